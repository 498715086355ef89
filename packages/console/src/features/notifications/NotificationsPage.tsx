import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BellOff, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useCounts } from '../../data/live/counts.ts';
import { toggleDesktop, useNoticeSettings } from '../../data/notice-settings.ts';
import { usePages } from '../../data/use-pages.ts';
import { useWrite } from '../../data/use-write.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import m from './messages.yaml';
import { NotificationRow } from './NotificationRow.tsx';

const filters = [
  { value: 'all', label: m.notificationsPage.all },
  { value: 'unread', label: m.notificationsPage.unread },
  { value: 'read', label: m.notificationsPage.read },
] as const;

const inputs = { all: {}, unread: { isRead: false }, read: { isRead: true } };

/** The user's notifications, newest first, with filters. */
export default function NotificationsPage() {
  const search: { show?: string } = useSearch({ strict: false });
  const show = filters.find(({ value }) => value === search.show)?.value ?? 'all';
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { desktop, desktopIsPossible } = useNoticeSettings();
  const unread = useCounts()?.notifications ?? 0;
  const list = usePages('notifications.list', { ...inputs[show], limit: 100 });
  const found = list.items?.filter(({ title, message }) =>
    `${title} ${message}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const readAll = useWrite('notifications.markAllRead', {
    failed: m.notificationsPage.failedToMarkAllNotificationsAs,
    refresh: ['notifications.list', 'dashboard.counts'],
  });
  return (
    <Page kind="document">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label={m.notificationsPage.searchNotifications}
          placeholder={m.notificationsPage.searchNotifications2}
          text={text}
          onText={setText}
          className="min-w-44"
        />
        <Select
          aria-label={m.notificationsPage.show}
          options={filters}
          value={show}
          className="w-28"
          onChange={(event) =>
            void navigate({ to: '.', search: { show: event.target.value } as never, replace: true })
          }
        />
        {desktopIsPossible && (
          <Switch
            label={m.notificationsPage.desktopNotifications}
            checked={desktop}
            onChange={() => void toggleDesktop()}
          />
        )}
        <span className="ml-auto flex items-center gap-2">
          <Badge tone={unread > 0 ? 'accent' : 'neutral'}>
            {m.notificationsPage.unread2({ unread })}
          </Badge>
          <Button
            icon={<CheckCheck />}
            busy={readAll.busy}
            disabled={unread === 0}
            onClick={() => readAll.write({})}
          >
            {m.notificationsPage.markAllAsRead}
          </Button>
        </span>
      </div>
      <Card className="overflow-hidden">
        {list.problem ? (
          <ErrorState text={list.problem} onRetry={list.retry} />
        ) : found?.length === 0 && !list.hasMore ? (
          <EmptyState
            icon={<BellOff />}
            title={m.notificationsPage.noNotificationsFound}
            text={unread === 0 && text === '' ? m.notificationsPage.youreAllCaughtUp : undefined}
            action={
              list.items?.length === 0 &&
              show === 'all' && (
                <Link to="/profile" className={buttonClass('secondary')}>
                  {m.notificationsPage.chooseWhatNotifiesYou}
                </Link>
              )
            }
          />
        ) : (
          // Only the list scrolls, so the filters stay visible.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
          <ul
            aria-label={m.notificationsPage.notifications}
            tabIndex={0}
            className="max-h-[600px] divide-y overflow-y-auto"
          >
            {found
              ? found.map((one) => <NotificationRow key={one.id} notification={one} />)
              : [0, 1, 2].map((row) => <LoadingRow key={row} />)}
            {list.hasMore && (
              <li className="p-3 text-center">
                <Button busy={list.isGrowing} onClick={list.more}>
                  {m.notificationsPage.showOlder}
                </Button>
              </li>
            )}
          </ul>
        )}
      </Card>
    </Page>
  );
}

function LoadingRow() {
  return (
    <li className="px-4 py-3.5">
      <Skeleton className="w-48" />
      <Skeleton className="mt-2 h-3 w-80 max-w-full" />
    </li>
  );
}
