import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { ticketDetail } from '../../../test/tickets.ts';
import { drawTickets, serve } from './test-page.tsx';

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => document.activeElement?.textContent;

async function open(user = member('agent')) {
  const calls = serve({
    'tickets.update': ticketDetail(),
    'tickets.bulk': { updated: 2, changed: [], failed: [] },
    'tags.list': [{ id: 'g1', name: 'Refund', color: 'blue', usageCount: 1 }] as never,
    'tickets.suggestTags': [],
  });
  drawTickets(user);
  await screen.findByText('Lamp flickers');
  const sent = (operation = 'tickets.update') =>
    calls
      .filter((one) => one.operation === operation)
      .map(({ params, body }) => ({ params, body }));
  return { calls, sent };
}

/** Waits for the shortcuts, which load after the list, and assigns. */
async function assignAt(row: string) {
  screen.getByRole('link', { name: row }).focus();
  await waitFor(() => {
    press('a');
    expect(screen.getByRole('combobox', { name: /^Assignee of/ })).toBeDefined();
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a assigns the focused ticket to a member who is found by typing, and returns the focus', async () => {
  const { sent } = await open();
  await assignAt('Lamp flickers');
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['ALMe', 'JWJonas Weber', 'Unassigned']);
  await userEvent.keyboard('web{Enter}');
  await waitFor(() =>
    expect(sent()).toEqual([{ params: { id: 't2' }, body: { assignedAgentId: 'u2' } }]),
  );
  expect(focused()).toBe('Lamp flickers');
});

it('m assigns it to the agent, s and p open the menus of its row, t its tags', async () => {
  const { sent } = await open();
  await assignAt('Kettle leaks');
  await userEvent.keyboard('{Escape}');
  press('m');
  await waitFor(() =>
    expect(sent()).toEqual([{ params: { id: 't1' }, body: { assignedAgentId: 'u1' } }]),
  );
  press('p');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Low' }));
  await waitFor(() => expect(sent()[1]?.body).toEqual({ priority: 'low' }));
  screen.getByRole('link', { name: 'Kettle leaks' }).focus();
  press('s');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Closed' }));
  await waitFor(() => expect(sent()[2]?.body).toEqual({ status: 'closed' }));
  screen.getByRole('link', { name: 'Kettle leaks' }).focus();
  press('t');
  await screen.findByRole('combobox', { name: 'Tags of TK-2026-000001' });
});

it('with a selection the shortcuts change all of it', async () => {
  const { sent } = await open();
  await assignAt('Lamp flickers');
  await userEvent.keyboard('{Escape}');
  press('x', 'k', 'x');
  await screen.findByRole('region', { name: 'Selected tickets' });
  press('e');
  const ids = ['t1', 't2'];
  await waitFor(() =>
    expect(sent('tickets.bulk').map(({ body }) => body)).toEqual([{ ids, status: 'resolved' }]),
  );
  expect(sent()).toEqual([]);
});

it('a opens the menu of the selection bar', async () => {
  const { sent } = await open();
  await assignAt('Lamp flickers');
  await userEvent.keyboard('{Escape}');
  press('x');
  await screen.findByRole('button', { name: 'Assign' });
  press('a');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Jonas Weber' }));
  await waitFor(() =>
    expect(sent('tickets.bulk').map(({ body }) => body)).toEqual([
      { ids: ['t2'], assignedAgentId: 'u2' },
    ]),
  );
});
