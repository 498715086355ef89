import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerPages, failed } from '../../../test/operations.ts';
import { ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { drawTicket, serve as serveTicket } from '../detail/test-page.tsx';
import { drawTickets, layOut, listed, serve } from './test-page.tsx';

const tickets = [0, 1, 2].map((at) =>
  ticketLike({ id: `t${at}`, ticketNumber: `TK-${at}`, subject: `Ticket ${at}` }),
);
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const pane = () => screen.getByRole('complementary', { name: 'List of tickets' });
const rows = () =>
  within(pane())
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.match(/Ticket \d/)?.[0]);
const current = () =>
  within(pane())
    .getAllByRole('link')
    .flatMap((link) => (link.ariaCurrent === 'page' ? [link.getAttribute('href')] : []));

beforeEach(() => {
  localStorage.setItem('helpdesk_choice:tickets-layout', 'beside');
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function openTicket() {
  let items = tickets;
  const calls = serveTicket(ticketDetail(), {
    'tickets.list': ({ query }) => (query.customerEmail ? [] : items),
    'tickets.get': ({ params: { id = '' } }) => ticketDetail({ id, subject: `Ticket ${id}` }),
    'tickets.update': ({ params: { id = '' }, body }) => {
      items = items.filter((ticket) => ticket.id !== id);
      return ticketDetail({ id, subject: `Ticket ${id}`, ...(body as object) });
    },
  });
  layOut();
  return { calls, ...drawTicket() };
}

it('v switches between the table and the list next to the open ticket', async () => {
  localStorage.clear();
  serve({ 'tickets.list': tickets });
  drawTickets(member('agent'), '?status=open');
  await screen.findByRole('button', { name: 'Display' });
  press('v');
  expect(await screen.findByText('No ticket open')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(rows()).toEqual(['Ticket 0', 'Ticket 1', 'Ticket 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Table' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

it("isn't available on a narrow screen", async () => {
  serve({ 'tickets.list': tickets });
  drawTickets(member('agent'), '', false);
  await screen.findByText('Ticket 0');
  expect(screen.queryByRole('complementary')).toBeNull();
  const display = await screen.findByRole('button', { name: 'Display' });
  press('v');
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(display);
  await screen.findByRole('menuitemradio', { name: 'Compact' });
  expect(screen.queryByRole('menuitemradio', { name: 'Table' })).toBeNull();
});

it("says if the next tickets can't be loaded, and retries on request", async () => {
  let isDown = true;
  const more = ticketLike({ id: 't9', ticketNumber: 'TK-9', subject: 'Ticket 9' });
  serve({
    'tickets.list': ({ query }) => (!query.cursor ? tickets : isDown ? failed : [more]),
  });
  answerPages('/api/tickets', (query) => ({
    total: 4,
    nextCursor: query.has('cursor') ? null : 'after-2',
  }));
  drawTickets();
  expect(await screen.findByText(/Failed to load more tickets/)).toBeDefined();
  expect(rows()).toHaveLength(3);
  isDown = false;
  await userEvent.click(within(pane()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(within(pane()).queryByText(/more tickets/)).toBeNull();
});

it('j opens the first ticket if none is open', async () => {
  serve({ 'tickets.list': tickets });
  const { router } = drawTickets();
  await screen.findByText('No ticket open');
  await waitFor(() => expect(rows()).toHaveLength(3));
  press('j');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t0'));
});

it('highlights the open ticket, and j and k open the next and previous one', async () => {
  openTicket();
  await screen.findByRole('heading', { name: 'Ticket t1' });
  await waitFor(() => expect(current()).toEqual(['/tickets/t1']));
  press('j');
  await screen.findByRole('heading', { name: 'Ticket t2' });
  expect(current()).toEqual(['/tickets/t2']);
  press('k');
  press('k');
  await screen.findByRole('heading', { name: 'Ticket t1' });
});

it('x selects the open ticket, and it stays selected when another one opens', async () => {
  openTicket();
  await screen.findByRole('heading', { name: 'Ticket t1' });
  await waitFor(() => expect(current()).toEqual(['/tickets/t1']));
  press('x');
  const tick = screen.getByLabelText<HTMLInputElement>('Select TK-1');
  await waitFor(() => expect(tick.checked).toBe(true));
  press('j');
  await screen.findByRole('heading', { name: 'Ticket t2' });
  expect(tick.checked).toBe(true);
  press('X');
  expect(screen.getByLabelText<HTMLInputElement>('Select TK-2').checked).toBe(true);
  expect(await screen.findByRole('region', { name: 'Selected tickets' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(tick.checked).toBe(false);
});

it("a ticket that leaves the list keeps its place while it's open", async () => {
  openTicket();
  await screen.findByRole('heading', { name: 'Ticket t1' });
  await waitFor(() => expect(current()).toEqual(['/tickets/t1']));
  press('e');
  await waitFor(() => expect(pane().querySelector('[data-gone]')).not.toBeNull());
  expect(rows()).toEqual(['Ticket 0', 'Ticket 1', 'Ticket 2']);
  press('j');
  await screen.findByRole('heading', { name: 'Ticket t2' });
  await waitFor(() => expect(rows()).toEqual(['Ticket 0', 'Ticket 2']));
});

it('changing its filters keeps the ticket open, and the back link includes them', async () => {
  const { calls, router } = openTicket();
  await screen.findByRole('heading', { name: 'Ticket t1' });
  await userEvent.selectOptions(screen.getByLabelText('Filter by status'), 'In Progress');
  await waitFor(() => expect(listed(calls).at(-1)).toMatchObject({ status: 'in_progress' }));
  expect(router.state.location.pathname).toBe('/tickets/t1');
  press('u');
  await waitFor(() => expect(router.state.location.href).toBe('/tickets?status=in_progress'));
});

it('each active filter is shown, even one without a field, and a click removes it', async () => {
  const calls = serve({ 'tickets.list': tickets });
  layOut();
  drawTickets(member('agent'), '?priority=urgent&agent=u1&unread=yes&turn=us');
  const chips = () =>
    screen
      .queryAllByRole('button', { name: /^Remove filter: / })
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(chips()).toEqual(['Priority: Urgent', 'Mine', 'Unread', 'Needs reply']),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Remove filter: Mine/ }));
  await waitFor(() => expect(chips()).toEqual(['Priority: Urgent', 'Unread', 'Needs reply']));
  await waitFor(() => expect(listed(calls).at(-1)).not.toHaveProperty('assignedAgentId'));
  expect(listed(calls).at(-1)).toMatchObject({ priority: 'urgent' });
});
