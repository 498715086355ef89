import type { Org } from '../../database/types.ts';
import type { Member } from '../../http/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../http/paging.ts';
import { notFound } from '../../http/refusal.ts';
import { presentNotification } from './present.ts';
import {
  countNotifications,
  deleteNotification,
  markAllRead,
  markRead,
  readNotifications,
} from './store.ts';

/** Everything here is the caller's own: another member's is not found. */
export const notifications: Handlers<'notifications'> = {
  list: async (request) => {
    const { org, userId } = own(request);
    const { isRead, limit, cursor } = request.query;
    const from = cursor ? (decodeCursor(cursor, ['text', 'text']) as [string, string]) : undefined;
    const rows = await readNotifications(org, userId, isRead, from, limit + 1);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map(presentNotification),
      next: last ? encodeCursor([last.created_at, last.id]) : null,
      total: await countNotifications(org, userId, isRead),
    };
  },

  markRead: async (request) => {
    const { org, userId } = own(request);
    return presentNotification(await markRead(org, userId, request.params.id));
  },

  markAllRead: async (request) => {
    const { org, userId } = own(request);
    await markAllRead(org, userId);
  },

  delete: async (request) => {
    const { org, userId } = own(request);
    await deleteNotification(org, userId, request.params.id);
  },
};

function own({ org, member }: { org: Org | null; member: Member | null }) {
  if (!org || !member) throw notFound('Organization not found');
  return { org, userId: member.user.id };
}
