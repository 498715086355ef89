import { prepare } from '../../database/prepare.ts';
import type { NotificationRow } from '../../database/rows/people.ts';
import type { Org, P } from '../../database/types.ts';
import { entryOf } from '../../features/notifications/staff-entry.ts';
import { findEntry } from '../../features/notifications/store/staff-news-read.ts';

const unread = prepare((org, p: P<'user' | 'id'>) =>
  org.from('notifications').where('user_id', p.user).where('id', p.id).where('is_read', 0),
);

export type Unread = Pick<
  NotificationRow,
  'kind' | 'seq' | 'title' | 'message' | 'action_url' | 'action_text' | 'count'
>;

/** Finds an unread notification, or unread news for the staff, by the id that its reader sees. */
export async function findUnread(org: Org, user: string, id: string): Promise<Unread | null> {
  const own = await org.first<NotificationRow>(unread({ user, id }));
  if (own) return own;
  const news = await findEntry(org, id, user);
  return news && !news.isRead && news.isListed ? entryOf(news.row, news.reader) : null;
}
