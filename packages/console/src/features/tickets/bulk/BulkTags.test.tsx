import type { Body } from '@helpdesk/sdk/contract/operations';
import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast, undoLast } from '../../../data/toast.ts';
import { late, onTicket, refund, tagLike, vip } from '../../../test/tags.ts';
import { ticketLike } from '../../../test/tickets.ts';
import { forgetToast } from '../../../test/toasts.ts';
import { drawTickets, serve } from '../list/test-page.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

const tickets = [
  ticketLike({ id: 't1', ticketNumber: 'TK-1', tags: [onTicket(refund), onTicket(vip)] }),
  ticketLike({ id: 't2', ticketNumber: 'TK-2', tags: [onTicket(refund)] }),
];
const before = tickets.map(({ id, tags }) => ({
  id,
  assignedAgentId: null,
  ...initialChoices,
  tagIds: tags.map((tag) => tag.id),
  snooze: null,
}));

async function open() {
  const calls = serve({
    'tickets.list': () => tickets,
    'tags.list': [late, refund, vip],
    'tags.create': ({ body }) => tagLike({ id: 'g9', name: (body as Body<'tags.create'>).name }),
    'tickets.bulk': { updated: 2, changed: before, failed: [] },
  });
  drawTickets();
  for (const { ticketNumber } of tickets) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${ticketNumber}` }));
  }
  const bar = within(await screen.findByRole('region', { name: 'Selected tickets' }));
  await userEvent.click(bar.getByRole('button', { name: 'Tags' }));
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tags, 2 tickets' });
  const sent = () =>
    calls.flatMap(({ operation, body }) => (operation === 'tickets.bulk' ? [body] : []));
  return { box, sent };
}
const option = (name: RegExp) => screen.findByRole('option', { name });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Tags, 2 tickets' }))
    .getAllByRole('option')
    .map((one) => `${one.getAttribute('aria-selected') === 'true' ? '✓ ' : ''}${one.textContent}`);
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply to 2 tickets' });

it("selected tickets get and lose tags in one step, and undo restores each ticket's tags", async () => {
  const { box, sent } = await open();
  await option(/Refund/);
  expect(options()).toEqual(['✓ Refund', 'VIPOn 1 of 2', 'Late delivery']);
  expect(apply().disabled).toBe(true);
  await userEvent.click(await option(/Refund/));
  await userEvent.click(await option(/VIP/));
  await userEvent.type(box, 'fragile');
  await userEvent.click(await option(/Create “fragile”/));
  await waitFor(() => expect(box.value).toBe(''));
  expect(options()).toEqual(['RefundRemove', '✓ VIPAdd', 'Late delivery', '✓ fragileAdd']);
  await userEvent.type(box, '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(shownToast()?.title).toBe('2 tickets updated'));
  const change = { addTagIds: ['g3', 'g9'], removeTagIds: ['g1'] };
  expect(sent()).toEqual([{ ids: ['t1', 't2'], ...change }]);
  expect(undoLast()).toBe(true);
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().slice(1)).toEqual([
    { ids: ['t1'], addTagIds: ['g1'], removeTagIds: ['g9'] },
    { ids: ['t2'], addTagIds: ['g1'], removeTagIds: ['g3', 'g9'] },
  ]);
});

it('nothing is changed until the choice is applied', async () => {
  const { sent } = await open();
  await userEvent.click(await option(/VIP/));
  await userEvent.click(await option(/VIP/));
  expect(options()[1]).toBe('VIPRemove');
  await userEvent.click(await option(/VIP/));
  expect(apply().disabled).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(sent()).toEqual([]);
  expect(screen.getByRole('region', { name: 'Selected tickets' })).toBeDefined();
});
