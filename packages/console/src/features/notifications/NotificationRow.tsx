import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { Link } from '@tanstack/react-router';
import { Check, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useNow } from '../../data/use-now.ts';
import { useWrite } from '../../data/use-write.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import m from './messages.yaml';
import { agoText } from './times.ts';

type Notification = Schema<'Notification'>;

const looks = {
  success: { icon: CircleCheck, colour: 'text-success-text' },
  warning: { icon: TriangleAlert, colour: 'text-warning-text' },
  error: { icon: CircleAlert, colour: 'text-destructive-text' },
  info: { icon: Info, colour: 'text-info-text' },
} as const;

const refresh = ['notifications.list', 'dashboard.counts'] as const;

export function NotificationRow({ notification }: { notification: Notification }) {
  const now = useNow();
  const { id, title, message, type, isRead, createdAt, actionUrl, actionText } = notification;
  const { icon: Icon, colour } = looks[type];
  const read = useWrite('notifications.markRead', {
    failed: m.notificationRow.failedToMarkTheNotificationAs,
    refresh,
  });
  const remove = useWrite('notifications.delete', {
    failed: m.notificationRow.failedToDeleteTheNotification,
    refresh,
  });
  return (
    <li className={cx('flex items-start gap-3 px-4 py-3', !isRead && 'bg-accent/5')}>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4.5 shrink-0', colour)} />
      <div className="min-w-0 flex-1">
        <p className={cx('text-sm', !isRead && 'font-semibold')}>
          {title}
          {!isRead && <span className="sr-only"> {m.notificationRow.unread}</span>}
        </p>
        <p className="text-sm wrap-anywhere text-muted-foreground">{message}</p>
        <p className="mt-1 flex items-center gap-3 text-xs text-muted-foreground">
          <time dateTime={createdAt} title={dateTime(createdAt)}>
            {agoText(createdAt, now)}
          </time>
          {actionUrl && (
            <Link
              to={actionUrl}
              onClick={() => !isRead && read.write({ id })}
              className="font-medium text-primary-text hover:underline"
            >
              {actionText ?? m.notificationRow.open}
            </Link>
          )}
        </p>
      </div>
      {!isRead && (
        <IconButton
          label={m.notificationRow.markAsRead}
          disabled={read.busy}
          onClick={() => read.write({ id })}
        >
          <Check />
        </IconButton>
      )}
      <IconButton
        label={m.notificationRow.delete}
        disabled={remove.busy}
        onClick={() => remove.write({ id })}
      >
        <X />
      </IconButton>
    </li>
  );
}
