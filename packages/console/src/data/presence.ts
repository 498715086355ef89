import type { RealtimeConnection, RealtimePresence } from '@helpdesk/sdk';
import { useEffect, useSyncExternalStore } from 'react';

export type Present = RealtimePresence['members'][number];

type Connection = Pick<RealtimeConnection, 'presence' | 'typing'>;

const nobody: readonly Present[] = [];
const listeners = new Set<() => void>();
let connection: Connection | null = null;
let looking: string | null = null;
let present = nobody;

/** Sets the connection that presence is sent on, or null when there is none. */
export function setPresenceConnection(next: Connection | null) {
  connection = next;
  show(nobody);
  if (looking) connection?.presence(looking);
}

/** Shows who has the ticket open; empty while disconnected, as presence is then unknown. */
export function showPresent(members: readonly Present[]) {
  show(members);
}

/** Announces that this ticket is looked at while mounted in a visible tab; returns the other members who look at it. */
export function usePresent(ticketId: string, myId: string): readonly Present[] {
  useEffect(() => {
    const tell = () => look(document.visibilityState === 'visible' ? ticketId : null);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      look(null);
    };
  }, [ticketId]);
  const members = useSyncExternalStore(subscribe, () => present);
  return members.filter(({ userId }) => userId !== myId);
}

/** Announces that the user is typing; cheap enough to call for every key. */
export function sayTyping(ticketId: string) {
  connection?.typing(ticketId);
}

/** Announces that the user has stopped typing. */
export function stopTyping(ticketId: string) {
  // An answer may come when another ticket is looked at by then.
  if (looking === ticketId) connection?.presence(ticketId);
}

function look(ticketId: string | null) {
  looking = ticketId;
  show(nobody);
  connection?.presence(ticketId);
}

function show(members: readonly Present[]) {
  present = members;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
