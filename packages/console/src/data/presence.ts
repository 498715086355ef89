import type { RealtimeConnection, RealtimePresence } from '@helpdesk/sdk';
import { useEffect, useSyncExternalStore } from 'react';

export type Present = RealtimePresence['members'][number];

type Connection = Pick<RealtimeConnection, 'presence' | 'typing'>;

const nobody: readonly Present[] = [];
const listeners = new Set<() => void>();
let connection: Connection | null = null;
let looking: string | null = null;
let present = nobody;

/** Sets the connection for presence, or null if there is none. */
export function setPresenceConnection(next: Connection | null) {
  connection = next;
  show(nobody);
  if (looking) connection?.presence(looking);
}

/** Sets the members who have the ticket open; empty while disconnected, because presence is then unknown. */
export function showPresent(members: readonly Present[]) {
  show(members);
}

/** Announces that the user is viewing this ticket while mounted in a visible tab; returns the other members who are viewing it. */
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

/** Announces that the user is typing; cheap enough to call on every key press. */
export function sayTyping(ticketId: string) {
  connection?.typing(ticketId);
}

/** Announces that the user has stopped typing. */
export function stopTyping(ticketId: string) {
  // The user may be viewing another ticket by the time a response arrives.
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
