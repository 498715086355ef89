import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { ticketLike } from '../../../test/tickets.ts';
import { drawTickets, kettle, lamp, listed, serve } from './test-page.tsx';

afterEach(cleanup);

const answered = ticketLike({
  id: 't3',
  subject: 'Pot is cracked',
  turn: 'customer',
  lastMessage: 'We replace it.',
});
const withNews = () =>
  serve({
    'tickets.list': [kettle, lamp, answered],
    'tickets.unread': { ids: ['t2'] },
    'tickets.markRead': undefined,
    'tickets.markUnread': undefined,
  });
const marks = (calls: ReturnType<typeof serve>) =>
  calls.flatMap(({ operation, params }) =>
    operation.startsWith('tickets.mark') ? [[operation, params.id]] : [],
  );

it.each([true, false])('a row shows dot, last message and turn (table: %s)', async (wide) => {
  withNews();
  drawTickets(member('agent'), '', wide);
  const role = wide ? 'row' : 'listitem';
  const row = async (text: string) =>
    (await screen.findByText(text)).closest<HTMLElement>('[data-index]') as HTMLElement;
  expect(within(await row('Lamp flickers')).getByText('Unread')).toBeDefined();
  const pot = await row('Pot is cracked');
  expect(pot.matches(role === 'row' ? 'tr' : 'li')).toBe(true);
  expect(within(pot).queryByText('Unread')).toBeNull();
  expect(pot.textContent).toContain('We replace it.');
  expect(within(pot).getAllByText(/^Team · /)).not.toHaveLength(0);
  expect((await row('Kettle leaks')).textContent).toContain('Water everywhere.');
});

it('the shortcut U marks an unread row as read, and a read one as unread, at once', async () => {
  const user = userEvent.setup();
  const calls = withNews();
  drawTickets();
  const dots = () => screen.queryAllByText('Unread', { selector: '.sr-only' });
  await waitFor(() => expect(dots()).toHaveLength(1));
  (await screen.findByText('Lamp flickers')).focus();
  await user.keyboard('U');
  await waitFor(() => expect(dots()).toHaveLength(0));
  (await screen.findByText('Kettle leaks')).focus();
  await user.keyboard('U');
  await waitFor(() => expect(dots()).toHaveLength(1));
  expect(marks(calls)).toEqual([
    ['tickets.markRead', 't2'],
    ['tickets.markUnread', 't1'],
  ]);
});

it('the list can be filtered by unread and by turn, and a chip removes the filter by turn', async () => {
  const user = userEvent.setup();
  const calls = withNews();
  drawTickets(member('agent'), '?turn=us');
  await screen.findByText('Lamp flickers');
  await user.click(await screen.findByRole('button', { name: /^Unread ?1/ }));
  await waitFor(() => expect(listed(calls).at(-1)).toMatchObject({ turn: 'us', unread: 'true' }));
  await user.click(screen.getByRole('button', { name: /filter: Needs reply/ }));
  await waitFor(() => expect(listed(calls).at(-1)).toMatchObject({ unread: 'true' }));
  expect(listed(calls).at(-1)).not.toHaveProperty('turn');
});

it('customers see nothing as unread, and no request is made', async () => {
  const calls = withNews();
  drawTickets(member('customer'));
  await screen.findByText('Lamp flickers');
  expect(screen.queryByRole('button', { name: /^Unread/ })).toBeNull();
  expect(calls.map(({ operation }) => operation)).not.toContain('tickets.unread');
});
