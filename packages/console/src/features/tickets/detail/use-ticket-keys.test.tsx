import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { filtersFrom } from '../list/filters.ts';
import { rowsQuery } from '../list/use-ticket-rows.ts';
import { drawTicket, serve } from './test-page.tsx';

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const sent = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ operation }) => operation === 'tickets.update').map(({ body }) => body);

afterEach(() => {
  cleanup();
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

it('a ticket that is not in the list has no neighbors', async () => {
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
