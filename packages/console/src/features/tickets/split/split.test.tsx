import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

const made = { id: 't9', ticketNumber: 'TK-9', subject: 'Toaster' };

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a message becomes a ticket from its menu, and the toast can undo that', async () => {
  const calls = serve(ticketDetail({ messages: [messageLike()] }), {
    'tickets.split': made,
    'tickets.unsplit': { id: 't1', ticketNumber: 'TK-2026-000001', subject: 'Kettle leaks' },
  });
  drawTicket();
  const name = "Actions for Vera Visitor's message";
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Split into a new ticket/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Toaster');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Split' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Ticket split' }));
  const call = (operation: string) => calls.find((one) => one.operation === operation);
  expect(call('tickets.split')).toMatchObject({
    params: { id: 't1' },
    body: { messageId: 'm1', andLater: true, subject: 'Toaster' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  shownToast()?.undo?.();
  await waitFor(() => expect(shownToast()?.title).toBe('Split undone'));
  expect(call('tickets.unsplit')?.params).toEqual({ id: 't9' });
});

const splitLine = (more: object) => ({
  id: 'a1',
  kind: 'split' as const,
  actor: 'Jonas Weber',
  from: 'TK-2026-000001',
  to: null,
  mergedFrom: null,
  createdAt: new Date().toISOString(),
  ...more,
});

it('a split-off ticket shows a banner that can undo the split', async () => {
  const calls = serve(ticketDetail(), {
    'tickets.get': ({ params: { id = '' } }) =>
      ticketDetail({ id, timeline: id === 't1' ? [splitLine({})] : [] }),
    'tickets.unsplit': { id: 't0', ticketNumber: 'TK-0', subject: 'Kettle' },
  });
  const { router } = drawTicket();
  const banner = within(await screen.findByRole('region', { name: 'Split off' }));
  expect(banner.getByText(/Jonas Weber split this ticket off from TK-2026-000001/)).toBeDefined();
  await userEvent.click(banner.getByRole('button', { name: 'Undo split' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t0'));
  expect(shownToast()?.title).toBe('Split undone');
  expect(calls.find(({ operation }) => operation === 'tickets.unsplit')?.params).toEqual({
    id: 't1',
  });
});

it.each([
  ['a day later', { createdAt: '2026-01-01T00:00:00.000Z' }],
  ['on the ticket that it came from', { from: null, to: 'TK-9' }],
  ['of one that was merged into it', { mergedFrom: 'TK-5' }],
])('shows no banner %s', async (_, more) => {
  serve(ticketDetail({ timeline: [splitLine(more)], messages: [messageLike()] }));
  drawTicket();
  await screen.findByRole('button', { name: "Actions for Vera Visitor's message" });
  await screen.findByText('No linked tickets');
  expect(screen.queryByRole('button', { name: 'Undo split' })).toBeNull();
});

it('a note has no menu, nor does any message for users who may not change tickets', async () => {
  serve(ticketDetail({ messages: [messageLike({ isInternal: true, authorType: 'staff' })] }));
  drawTicket();
  await screen.findByText('Any news?');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  cleanup();
  serve(ticketDetail({ messages: [messageLike()] }));
  drawTicket(member('customer'));
  await screen.findByText('Any news?');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});
