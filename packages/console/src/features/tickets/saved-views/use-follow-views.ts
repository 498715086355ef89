import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refresh } from '../../../data/cache.ts';
import { type LiveEvent, useLiveEvents } from '../../../data/live.ts';
import { useSession } from '../../../data/session.ts';
import { readsOfViews } from './saved-views.ts';

/** Milliseconds for which changes are collected: each count scans the tickets of its view. */
const GATHER = 3_000;

const moving = ['ticket.', 'tickets.', 'tag.'];

/** Refetches views when they have changed, and their counts when tickets have. */
export function useFollowViews() {
  const client = useQueryClient();
  const { user } = useSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useLiveEvents(({ name, payload }: LiveEvent) => {
    if (name === 'view.changed') {
      const { ownerId } = payload as { ownerId?: string | null };
      if (ownerId === null || ownerId === user.id) refresh(client, readsOfViews);
    } else if (moving.some((subject) => name.startsWith(subject))) {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        refresh(client, ['views.counts']);
      }, GATHER);
    }
  });
}
