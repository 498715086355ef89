import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ShownNotification } from './store/notifications.ts';

export function presentNotification(row: ShownNotification): Schema<'Notification'> {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    type: row.type as Schema<'Notification'>['type'],
    count: Number(row.count),
    isRead: row.is_read === 1,
    createdAt: row.created_at,
    actionUrl: row.action_url,
    actionText: row.action_text,
  };
}
