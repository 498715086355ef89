import type { Handlers } from '../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../http/paging.ts';
import { presentNotification } from './present.ts';
import {
  countNotifications,
  deleteNotification,
  markAllRead,
  markRead,
  readNotifications,
} from './store/notifications.ts';

/** Operations on the caller's own notifications; those of other members return 404. */
export const notifications: Handlers<'notifications'> = {
  list: async ({ org, session: { user }, query: { isRead, limit, cursor } }) => {
    const from = cursor ? (decodeCursor(cursor, ['text', 'text']) as [string, string]) : undefined;
    const rows = await readNotifications(org, user.id, isRead, from, limit + 1);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map(presentNotification),
      next: last ? encodeCursor([last.listed_at, last.listed_id]) : null,
      total: await countNotifications(org, user.id, isRead),
    };
  },

  markRead: async ({ org, session: { user }, params }) => {
    return presentNotification(await markRead(org, user.id, params.id));
  },

  markAllRead: async ({ org, session: { user } }) => {
    await markAllRead(org, user.id);
  },

  delete: async ({ org, session: { user }, params }) => {
    await deleteNotification(org, user.id, params.id);
  },
};
