import type { OperationId, Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import type { MockedAnswers } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, answerPages, failed } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import NotificationsPage from './NotificationsPage.tsx';
import { agoText } from './times.ts';

// A fixed time: on a slow machine, "minutes ago" would become more.
const now = Date.parse('2026-11-23T12:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));

const one: Schema<'Notification'> = {
  id: 'n1',
  title: 'New ticket',
  message: 'TK-2026-000001: Kettle',
  type: 'info',
  count: 1,
  isRead: false,
  createdAt: new Date(now - 5 * 60_000).toISOString(),
  actionUrl: '/tickets/t1',
  actionText: 'View ticket',
};
const other = { ...one, id: 'n2', title: 'Ada replied', message: 'TK-2: Lamp', isRead: true };

const counts = { tickets: 0, chatSessions: 0, notifications: 1, views: null };

function draw(notifications: Schema<'Notification'>[], at = '/', more: MockedAnswers = {}) {
  const calls = answerOperations({
    'dashboard.counts': counts,
    'notifications.list': notifications,
    'notifications.markRead': { ...one, isRead: true },
    'notifications.markAllRead': undefined,
    'notifications.delete': undefined,
    ...more,
  });
  open(at);
  return calls;
}

const open = (at = '/') =>
  drawPage(NotificationsPage, member('agent'), { at, paths: ['/tickets/$id'] });
const rows = () => screen.getAllByRole('listitem');
const made = (calls: ReturnType<typeof draw>, operation: OperationId) =>
  calls.filter((one) => one.operation === operation);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('notifications', () => {
  it('show what happened and how long ago, and link to it', async () => {
    draw([one, other]);
    await screen.findByText('New ticket');
    const [first] = screen.getAllByRole('listitem');
    const row = within(first as HTMLElement);
    expect(row.getByText('5 minutes ago')).toBeDefined();
    expect(row.getByRole('link', { name: 'View ticket' }).getAttribute('href')).toBe('/tickets/t1');
    expect(await screen.findByText('1 unread')).toBeDefined();
  });

  it('can be searched by title and message', async () => {
    draw([one, other]);
    await userEvent.type(await screen.findByLabelText('Search notifications'), 'lamp');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Ada replied')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Search notifications'), 'x');
    expect(screen.getByText('No notifications found')).toBeDefined();
    // The unread notification is only hidden by the search.
    expect(screen.queryByText("You're all caught up!")).toBeNull();
  });

  it("say that you're caught up once nothing is unread", async () => {
    draw([], '/?show=unread', { 'dashboard.counts': { ...counts, notifications: 0 } });
    expect(await screen.findByText("You're all caught up!")).toBeDefined();
  });

  it('can be filtered by read and unread', async () => {
    const calls = draw([one], '/?show=unread');
    await screen.findByText('New ticket');
    const listed = calls.find(({ operation }) => operation === 'notifications.list');
    expect(listed?.query.isRead).toBe('false');
  });

  it('are marked as read, one or all, and deleted; list and counts are refetched', async () => {
    const calls = draw([one]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      const made = calls.map(({ operation }) => operation);
      expect(made).toContain('notifications.markRead');
      expect(made).toContain('notifications.markAllRead');
      expect(made).toContain('notifications.delete');
      expect(made.filter((call) => call === 'dashboard.counts').length).toBeGreaterThan(1);
    });
  });
});

describe('the page of notifications', () => {
  it('highlights unread ones, and offers "mark as read" only for these', async () => {
    const plain = { ...other, actionText: null, type: 'error' as const };
    const silent = { ...other, id: 'n3', actionUrl: null, type: 'success' as const };
    draw([one, plain, silent, { ...other, id: 'n4', type: 'warning' }]);
    await screen.findByText('New ticket');
    const [first, second, third] = rows().map((row) => within(row));
    expect(rows().map(({ className }) => className.includes('bg-accent/5'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(first?.getByText('New ticket').textContent).toBe('New ticket (unread)');
    expect(first?.getByText('New ticket').className).toContain('font-semibold');
    expect(second?.getByText('Ada replied').textContent).toBe('Ada replied');
    expect(second?.getByText('Ada replied').className).not.toContain('font-semibold');
    expect(second?.getByRole('link', { name: 'Open' })).toBeDefined();
    expect(third?.queryByRole('link')).toBeNull();
    expect(first?.getByRole('button', { name: 'Mark as read' })).toBeDefined();
    expect(second?.queryByRole('button', { name: 'Mark as read' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(4);
    const looks = rows().map((row) => row.querySelector('svg')?.getAttribute('class'));
    const expected = [
      ['lucide-info', 'text-info-text'],
      ['lucide-circle-alert', 'text-destructive-text'],
      ['lucide-circle-check', 'text-success-text'],
      ['lucide-triangle-alert', 'text-warning-text'],
    ];
    for (const [at, [icon, color]] of expected.entries()) {
      expect(looks[at]).toContain(icon);
      expect(looks[at]).toContain(color);
    }
    const time = first?.getByText('5 minutes ago');
    expect(time?.getAttribute('dateTime')).toBe(one.createdAt);
    expect(time?.title).toBe(dateTime(one.createdAt));
    expect(screen.getByRole('list', { name: 'Notifications' }).tabIndex).toBe(0);
  });

  it('shows skeletons while loading, and says if that failed', async () => {
    let answer = () => {};
    let isDown = true;
    const calls = draw([], '/', {
      'dashboard.counts': { ...counts, notifications: 0 },
      'notifications.list': () =>
        isDown
          ? new Promise((resolve) => {
              answer = () => resolve(failed);
            })
          : [one],
    });
    expect(await screen.findByRole('list', { name: 'Notifications' })).toBeDefined();
    expect(rows()).toHaveLength(3);
    const all = screen.getByRole('button', { name: 'Mark all as read' });
    expect(all).toHaveProperty('disabled', true);
    expect(screen.getByText('0 unread').className).toContain('text-muted-foreground');
    await waitFor(() => expect(made(calls, 'notifications.list')).toHaveLength(1));
    answer();
    expect(await screen.findByText('Failed to load data')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('New ticket')).toBeDefined();
  });

  it('keeps its filters in the address', async () => {
    const calls = answerOperations({
      'dashboard.counts': counts,
      'notifications.list': [other],
    });
    const { router } = open('/?show=nonsense');
    await screen.findByText('Ada replied');
    const show = screen.getByLabelText<HTMLSelectElement>('Show');
    expect([...show.options].map(({ textContent }) => textContent)).toEqual([
      'All',
      'Unread',
      'Read',
    ]);
    expect(show.value).toBe('all');
    const entries = router.history.length;
    await userEvent.selectOptions(show, 'Read');
    await waitFor(() => expect(router.state.location.search).toEqual({ show: 'read' }));
    await waitFor(() => expect(made(calls, 'notifications.list')).toHaveLength(2));
    await userEvent.selectOptions(show, 'Unread');
    await waitFor(() => expect(made(calls, 'notifications.list')).toHaveLength(3));
    expect(made(calls, 'notifications.list').map(({ query }) => query)).toEqual([
      { limit: '100' },
      { isRead: 'true', limit: '100' },
      { isRead: 'false', limit: '100' },
    ]);
    expect(router.history.length).toBe(entries);
    expect(screen.getByText('1 unread').className).toContain('text-primary-text');
  });

  it('searches title and message, ignoring case and surrounding spaces', async () => {
    draw([one, other]);
    await screen.findByText('New ticket');
    const search = screen.getByLabelText('Search notifications');
    expect(search).toHaveProperty('placeholder', 'Search notifications...');
    for (const [text, found] of [
      [' KETTLE ', ['New ticket']],
      ['replied', ['Ada replied']],
      ['lied tk', ['Ada replied']],
      [' ', ['New ticket', 'Ada replied']],
    ] as const) {
      fireEvent.change(search, { target: { value: text } });
      expect(rows().map((row) => row.querySelector('p')?.firstChild?.textContent)).toEqual(found);
    }
  });

  it('loads older ones on request, even if none of the loaded ones matches', async () => {
    const calls = draw([one], '/', {
      'notifications.list': ({ query }) => (query.cursor ? [other] : [one]),
    });
    answerPages('/api/notifications', (query) => ({
      total: 2,
      nextCursor: query.has('cursor') ? null : 'after-n1',
    }));
    await screen.findByText('New ticket');
    fireEvent.change(screen.getByLabelText('Search notifications'), { target: { value: 'lamp' } });
    expect(screen.queryByText('No notifications found')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(await screen.findByText('Ada replied')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    expect(made(calls, 'notifications.list')[1]?.query.cursor).toBe('after-n1');
  });

  it.each([
    ['Mark as read', 'notifications.markRead', 'Failed to mark the notification as read'],
    ['Delete', 'notifications.delete', 'Failed to delete the notification'],
    ['Mark all as read', 'notifications.markAllRead', 'Failed to mark all notifications as read'],
  ] as const)(
    '%s is sent only once while pending, and shows an error on failure',
    async (name, id, text) => {
      dismissToast(shownToast()?.id ?? 0);
      let answer = () => {};
      const slow = () =>
        new Promise<typeof failed>((resolve) => {
          answer = () => resolve(failed);
        });
      const calls = draw([one], '/', { [id]: slow });
      await screen.findByText('1 unread');
      const button = await screen.findByRole('button', { name });
      await userEvent.click(button);
      const isBusy = () => button.hasAttribute('disabled') || button.ariaDisabled === 'true';
      expect(isBusy()).toBe(true);
      await userEvent.click(button);
      await waitFor(() => expect(made(calls, id)).toHaveLength(1));
      answer();
      await waitFor(() =>
        expect(shownToast()).toMatchObject({ title: 'Error', text, destructive: true }),
      );
      expect(isBusy()).toBe(false);
      expect(made(calls, 'notifications.list')).toHaveLength(1);
      expect(made(calls, id)).toHaveLength(1);
    },
  );

  it('refetches the list and the counts after each change', async () => {
    const calls = draw([one, other]);
    for (const [at, name] of ['Mark as read', 'Mark all as read', 'Delete'].entries()) {
      const [button] = await screen.findAllByRole('button', { name });
      await waitFor(() => expect(button).toHaveProperty('disabled', false));
      await userEvent.click(button as HTMLElement);
      await waitFor(() => {
        expect(made(calls, 'notifications.list')).toHaveLength(at + 2);
        expect(made(calls, 'dashboard.counts')).toHaveLength(at + 2);
      });
    }
    expect(made(calls, 'notifications.markRead')[0]?.params).toEqual({ id: 'n1' });
    expect(made(calls, 'notifications.delete')[0]?.params).toEqual({ id: 'n1' });
  });

  it.each([
    [one, 1],
    [other, 0],
  ])(
    'marks a notification as read when its link is opened, unless it already was (%#)',
    async (which, times) => {
      const calls = draw([which]);
      await userEvent.click(await screen.findByRole('link', { name: 'View ticket' }));
      await waitFor(() => expect(screen.queryByText('View ticket')).toBeNull());
      expect(made(calls, 'notifications.markRead').map(({ params }) => params)).toEqual(
        Array.from({ length: times }, () => ({ id: 'n1' })),
      );
    },
  );
});

it.each([
  [-5_000, 'Just now'],
  [59_999, 'Just now'],
  [120_000, '2 minutes ago'],
  [7_200_000, '2 hours ago'],
  [86_399_999, '23 hours ago'],
  [30_000, 'Just now'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_400_000, '1 day ago'],
  [3 * 86_400_000, '3 days ago'],
])('%i ms are shown as %s', (passed, text) => {
  expect(agoText(new Date(1_000_000_000_000 - passed).toISOString(), 1_000_000_000_000)).toBe(text);
});
