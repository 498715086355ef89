import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { ada, jonas, ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { filtersFrom } from '../list/filters.ts';
import { rowsQuery } from '../list/use-ticket-rows.ts';
import { drawTicket, serve } from './test-page.tsx';

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const sent = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ operation }) => operation === 'tickets.update').map(({ body }) => body);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('j and k open the neighbors in the list that the ticket was opened from', async () => {
  serve(ticketDetail(), {
    'tickets.get': ({ params: { id = '' } }) => ticketDetail({ id, subject: `Ticket ${id}` }),
  });
  const { client, router } = drawTicket();
  await screen.findByRole('heading', { name: 'Ticket t1' });
  press('j');
  const items = ['t0', 't1', 't2'].map((id) => ticketLike({ id }));
  client.setQueryData(rowsQuery(filtersFrom({})).key, { items, total: 3, nextCursor: null });
  press('j');
  expect(await screen.findByRole('heading', { name: 'Ticket t2' })).toBeDefined();
  press('j');
  press('k');
  expect(await screen.findByRole('heading', { name: 'Ticket t1' })).toBeDefined();
  press('k');
  expect(await screen.findByRole('heading', { name: 'Ticket t0' })).toBeDefined();
  press('k');
  expect(router.state.location.pathname).toBe('/tickets/t0');
});

it("a ticket that isn't in the list has no neighbors", async () => {
  serve();
  const { client, router } = drawTicket();
  await screen.findByRole('heading', { name: 'Kettle leaks' });
  const items = [ticketLike({ id: 't8' }), ticketLike({ id: 't9' })];
  client.setQueryData(rowsQuery(filtersFrom({})).key, { items, total: 2, nextCursor: null });
  press('j');
  press('r');
  expect(router.state.location.pathname).toBe('/tickets/t1');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reply' }));
});

it('e resolves a ticket that is not resolved', async () => {
  const calls = serve(ticketDetail(), {
    'tickets.update': ({ body }) => ticketDetail(body as object),
  });
  drawTicket();
  await screen.findByRole('heading', { name: 'Kettle leaks' });
  press('e');
  const reopen = await screen.findByRole('button', { name: 'Reopen' });
  press('e');
  await userEvent.click(reopen);
  await screen.findByRole('button', { name: 'Resolve' });
  expect(sent(calls)).toEqual([{ status: 'resolved' }, { status: 'open' }]);
});

it('e does nothing for a customer', async () => {
  const calls = serve();
  drawTicket(member('customer'));
  await screen.findByRole('heading', { name: 'Kettle leaks' });
  press('e');
  press('r');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reply' }));
  expect(sent(calls)).toEqual([]);
});

it('u goes back to the list with its filters', async () => {
  sessionStorage.setItem('helpdesk_list', '{"status":"open","nonsense":"1"}');
  serve();
  const { router } = drawTicket();
  await screen.findByRole('heading', { name: 'Kettle leaks' });
  press('u');
  await waitFor(() => expect(router.state.location.href).toBe('/tickets?status=open'));
});

it('s, p and a open their fields, m assigns the ticket to the agent', async () => {
  let ticket = ticketDetail();
  const calls = serve(ticket, {
    'tickets.get': () => ticket,
    'tickets.update': ({ body }) => {
      const { assignedAgentId, ...fields } = body as Record<string, string>;
      ticket = {
        ...ticket,
        ...fields,
        ...(assignedAgentId && { assignedAgent: assignedAgentId === 'u1' ? ada : jonas }),
      };
      return ticket;
    },
  });
  drawTicket();
  await screen.findByText('Jonas Weber (Agent)');
  const pick = async (key: string, menu: string, item: string) => {
    press(key);
    const shown = await screen.findByRole('menu', { name: menu });
    await userEvent.click(within(shown).getByRole('menuitemradio', { name: item }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  await pick('s', 'Status', 'In Progress');
  expect(await screen.findByRole('button', { name: /^Status:\s*in progress$/ })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Status/ }));
  await pick('p', 'Priority', 'Urgent');
  await pick('a', 'Assignee', 'Jonas Weber');
  press('m');
  await waitFor(() => expect(sent(calls)).toHaveLength(4));
  expect(await screen.findByRole('button', { name: /^Assignee:.*Ada Lovelace/ })).toBeDefined();
  press('m');
  await pick('s', 'Status', 'In Progress');
  expect(sent(calls)).toEqual([
    { status: 'in_progress' },
    { priority: 'urgent' },
    { assignedAgentId: 'u2' },
    { assignedAgentId: 'u1' },
  ]);
});

it('] opens the details as a sheet on a narrow screen, and toggles the sidebar on a wide one', async () => {
  serve();
  drawTicket();
  await screen.findByRole('heading', { name: 'Kettle leaks' });
  press(']');
  const sheet = await screen.findByRole('dialog', { name: 'Details' });
  expect(within(sheet).getByText('vera@example.com')).toBeDefined();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(784);
  const column = screen.getByRole('complementary', { name: 'About this ticket' });
  expect(column.className).toContain('lg:@[49rem]:block');
  press(']');
  await waitFor(() => expect(column.className).not.toContain('block'));
  expect(screen.queryByRole('dialog')).toBeNull();
  press(']');
  await waitFor(() => expect(column.className).toContain('block'));
});

it('the position in the list is shown, and kept when the ticket leaves the list', async () => {
  serve(ticketDetail(), {
    'tickets.get': ({ params: { id = '' } }) => ticketDetail({ id, subject: `Ticket ${id}` }),
  });
  const { client } = drawTicket();
  await screen.findByRole('heading', { name: 'Ticket t1' });
  expect(screen.queryByRole('button', { name: 'Next ticket' })).toBeNull();
  const show = (...ids: string[]) =>
    client.setQueryData(rowsQuery(filtersFrom({})).key, {
      items: ids.map((id) => ticketLike({ id })),
      total: 31,
      nextCursor: null,
    });
  show('t0', 't1', 't2');
  expect(await screen.findByText('2 of 31')).toBeDefined();
  show('t0', 't2');
  const next = screen.getByRole('button', { name: 'Next ticket' });
  await userEvent.click(next);
  expect(await screen.findByRole('heading', { name: 'Ticket t2' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next ticket' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Previous ticket' }));
  expect(await screen.findByRole('heading', { name: 'Ticket t0' })).toBeDefined();
});
