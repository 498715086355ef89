import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, member } from '../../test/harness.tsx';
import { drawPage } from '../../test/page.tsx';
import NotificationsPage from './NotificationsPage.tsx';
import { agoText } from './times.ts';

const one = {
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

const counts = { body: { tickets: 0, chatSessions: 0, notifications: 1 } };

function draw(notifications: unknown[], at = '/') {
  const calls = answerCalls({
    'GET /api/dashboard/counts': counts,
    'GET /api/notifications': { body: notifications },
    'PATCH /api/notifications/n1/read': { body: { ...one, isRead: true } },
    'PATCH /api/notifications/read-all': { status: 204 },
    'DELETE /api/notifications/n1': { status: 204 },
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
    const listed = calls.find(({ call }) => call === 'GET /api/notifications');
    expect(listed?.url.searchParams.get('isRead')).toBe('false');
  });

  it('are marked as read, one or all, and deleted; list and counts are refetched', async () => {
    const calls = draw([one]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      const made = calls.map(({ call }) => call);
      expect(made).toContain('PATCH /api/notifications/n1/read');
      expect(made).toContain('PATCH /api/notifications/read-all');
      expect(made).toContain('DELETE /api/notifications/n1');
      expect(made.filter((call) => call === 'GET /api/dashboard/counts').length).toBeGreaterThan(1);
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
