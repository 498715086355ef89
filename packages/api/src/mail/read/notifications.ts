import { prepare } from '../../database/prepare.ts';
import type { NotificationRow } from '../../database/rows/people.ts';
import type { Org, P } from '../../database/types.ts';

const unread = prepare((org, p: P<'user' | 'id'>) =>
  org.from('notifications').where('user_id', p.user).where('id', p.id).where('is_read', 0),
);

/** A notification that is still unread. */
export const findUnread = (org: Org, user: string, id: string) =>
  org.first<NotificationRow>(unread({ user, id }));
