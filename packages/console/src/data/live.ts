import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { refresh } from './cache.ts';
import { helpdesk } from './client.ts';
import type { EventReads } from './gather-reads.ts';
import { setPresenceConnection, showPresent } from './presence.ts';
import { useCan, useSession } from './session.ts';
import { isUnauthorized, leaveToLogin } from './unauthorized.ts';

export type LiveState = 'off' | 'connecting' | 'live' | 'reconnecting';

const listeners = new Set<() => void>();
/** An event; each feature reads the parts of its payload that it shows. */
export type LiveEvent = Schema<'SocketEvent'>;

const eventListeners = new Set<(event: LiveEvent) => void>();
let state: LiveState = 'off';

/** Whether live updates are connected. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribe, () => state);
}

/** Keeps the staff socket open while mounted, and refetches what its events have changed. */
export function useLiveUpdates() {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user.id;
  const can = useCan();
  const allowed = can(['view_assigned_tickets', 'view_live_chat']);

  useEffect(() => {
    if (!allowed) return;
    let reads: EventReads | undefined;
    let isOver = false;
    let wasOpen = false;
    const connection = helpdesk.realtime.connect({
      onEvent: (event) => {
        void import('./gather-reads.ts').then(
          ({ eventReads }) => {
            if (isOver) return;
            reads ??= eventReads(client, userId);
            reads.take(event);
          },
          // Without this code, it isn't known which reads are stale.
          () => void client.invalidateQueries(),
        );
        for (const listener of eventListeners) listener(event);
      },
      onStartOver: () => void client.invalidateQueries(),
      onPresence: ({ members }) => showPresent(members),
      onStatus: (status) => {
        if (status !== 'open') showPresent([]);
        // A change between loading the data and opening the connection is in neither of them.
        else if (!wasOpen) void client.invalidateQueries();
        wasOpen ||= status === 'open';
        setState(next(status));
      },
      onRefused: (error) => {
        setState('off');
        if (isUnauthorized(error)) leaveToLogin();
        // The session has ended elsewhere, or the role has changed: refetching the user shows which.
        else refresh(client, ['auth.user']);
      },
    });
    setPresenceConnection(connection);
    return () => {
      setPresenceConnection(null);
      connection.close();
      isOver = true;
      reads?.stop();
      setState('off');
    };
  }, [client, allowed, userId]);
}

/** Calls the listener for every event immediately; for lists that are too long to refetch. */
export function useLiveEvents(onEvent: (event: LiveEvent) => void) {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    const listener = (event: LiveEvent) => latest.current(event);
    eventListeners.add(listener);
    return () => void eventListeners.delete(listener);
  }, []);
}

function next(status: 'connecting' | 'open' | 'closed'): LiveState {
  if (status === 'open') return 'live';
  return status === 'closed' || state === 'reconnecting' ? 'reconnecting' : 'connecting';
}

function setState(value: LiveState) {
  state = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
