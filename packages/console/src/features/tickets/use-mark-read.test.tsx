import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../test/harness.tsx';
import { messageLike, ticketDetail } from '../../test/tickets.ts';
import { drawTicket, serve } from './detail/test-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ticket = ticketDetail({ messages: [messageLike({ id: 'm7' })] });
const open = (ids: string[], user = member('agent')) => {
  const calls = serve(ticket, {
    'tickets.unread': { ids },
    'tickets.markRead': undefined,
    'tickets.markUnread': undefined,
  });
  drawTicket(user);
  return () =>
    calls.flatMap(({ operation, body }) =>
      operation.startsWith('tickets.mark') ? [[operation, body]] : [],
    );
};
const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  fireEvent(document, new Event('visibilitychange'));
};

it('opening a ticket marks it as read, up to its newest message', async () => {
  const marks = open(['t1', 't2']);
  await waitFor(() => expect(marks()).toEqual([['tickets.markRead', { seenMessageId: 'm7' }]]));
});

it('a ticket in a hidden tab is marked as read once the tab is visible', async () => {
  show('hidden');
  const marks = open(['t1']);
  await screen.findByRole('heading', { name: ticket.subject });
  expect(marks()).toEqual([]);
  show('visible');
  await waitFor(() => expect(marks()).toHaveLength(1));
});

it('opening a read ticket marks its notifications as read, once', async () => {
  const marks = open(['t2']);
  await waitFor(() => expect(marks()).toEqual([['tickets.markRead', { seenMessageId: 'm7' }]]));
});

it('a customer who opens their own ticket marks its notifications as read, once', async () => {
  const marks = open([], member('customer'));
  await waitFor(() => expect(marks()).toEqual([['tickets.markRead', { seenMessageId: 'm7' }]]));
});

it('the shortcut U leaves the ticket unread', async () => {
  const user = userEvent.setup();
  const marks = open([]);
  await screen.findByRole('heading', { name: ticket.subject });
  await waitFor(() => expect(marks()).toHaveLength(1));
  await user.keyboard('U');
  await waitFor(() => expect(screen.queryByRole('heading', { name: ticket.subject })).toBeNull());
  const made = () => marks().map(([operation]) => operation);
  await waitFor(() => expect(made()).toEqual(['tickets.markRead', 'tickets.markUnread']));
});
