import type { RealtimeConnection, RealtimePresence } from '@helpdesk/sdk';
import { useEffect, useSyncExternalStore } from 'react';

export type Present = RealtimePresence['members'][number];

type Line = Pick<RealtimeConnection, 'presence' | 'typing'>;

const nobody: readonly Present[] = [];
const listeners = new Set<() => void>();
let line: Line | null = null;
let looking: string | null = null;
let present = nobody;

/** Gives presence the line it is told on, or takes it away. */
export function presenceOn(next: Line | null) {
  line = next;
  show(nobody);
  if (looking) line?.presence(looking);
}

/** Who looks at the ticket on screen; nobody while the line is cut, as nothing is known then. */
export function showPresent(members: readonly Present[]) {
  show(members);
}

/** Tells the others that this ticket is on screen while mounted; answers who else looks at it. */
export function usePresent(ticketId: string, myId: string): readonly Present[] {
  useEffect(() => {
    look(ticketId);
    return () => look(null);
  }, [ticketId]);
  const members = useSyncExternalStore(subscribe, () => present);
  return members.filter(({ userId }) => userId !== myId);
}

/** Tells the others that an answer is being written; cheap enough for every key. */
export function sayTyping(ticketId: string) {
  line?.typing(ticketId);
}

/** Tells the others that nothing is being written any more. */
export function stopTyping(ticketId: string) {
  line?.presence(ticketId);
}

function look(ticketId: string | null) {
  looking = ticketId;
  show(nobody);
  line?.presence(ticketId);
}

function show(members: readonly Present[]) {
  present = members;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
