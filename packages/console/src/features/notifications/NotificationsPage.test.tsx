import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import NotificationsPage from './NotificationsPage.tsx';
import { agoText } from './times.ts';

const one: Schema<'Notification'> = {
  id: 'n1',
  title: 'New ticket',
  message: 'TK-2026-000001: Kettle',
  type: 'info',
  isRead: false,
  createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  actionUrl: '/tickets/t1',
  actionText: 'View ticket',
};
const other = { ...one, id: 'n2', title: 'Ada replied', message: 'TK-2: Lamp', isRead: true };

const counts = { tickets: 0, chatSessions: 0, notifications: 1 };

function draw(notifications: Schema<'Notification'>[], at = '/') {
  const calls = answerOperations({
    'dashboard.counts': counts,
    'notifications.list': notifications,
    'notifications.markRead': { ...one, isRead: true },
    'notifications.markAllRead': undefined,
    'notifications.delete': undefined,
  });
  drawPage(NotificationsPage, member('agent'), { at, paths: ['/tickets/$id'] });
  return calls;
}

afterEach(() => {
  cleanup();
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

  it('are found by title and message', async () => {
    draw([one, other]);
    await userEvent.type(await screen.findByLabelText('Search notifications'), 'lamp');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Ada replied')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Search notifications'), 'x');
    expect(screen.getByText('No notifications found')).toBeDefined();
    expect(screen.getByText("You're all caught up!")).toBeDefined();
  });

  it('are filtered by whether they were read', async () => {
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

it.each([
  [30_000, 'Just now'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_400_000, '1 day ago'],
  [3 * 86_400_000, '3 days ago'],
])('%i ms are shown as %s', (passed, text) => {
  expect(agoText(new Date(1_000_000_000_000 - passed).toISOString(), 1_000_000_000_000)).toBe(text);
});
