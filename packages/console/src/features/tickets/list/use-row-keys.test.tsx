import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { drawTickets, followsScrolling, serve, subjects } from './test-page.tsx';

const tickets = Array.from({ length: 60 }, (_, at) =>
  ticketLike({ id: `t${at}`, ticketNumber: `TK-${at}`, subject: `Ticket ${at}` }),
);
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => document.activeElement?.textContent;
const ticked = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox')
    .flatMap(({ checked, ariaLabel }) => (checked ? [ariaLabel] : []));

async function open(user = member('agent'), count = 7) {
  const calls = serve({
    'tickets.list': tickets.slice(0, count),
    'tickets.update': {
      ...ticketLike(),
      messages: [],
      timeline: [],
      earlier: null,
      scheduledReplies: [],
      visitorContext: [],
      merged: [],
      followers: [],
      ccs: [],
      files: [],
    },
  });
  drawTickets(user);
  await screen.findByText('Ticket 0');
  return () =>
    calls
      .filter(({ operation }) => operation === 'tickets.update')
      .map(({ params, body }) => ({ params, body }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('j and k move between tickets, and stop at the ends', async () => {
  await open();
  press('k');
  expect(focused()).toBe('Ticket 0');
  press('j');
  expect(focused()).toBe('Ticket 1');
  press('j', 'j');
  expect(focused()).toBe('Ticket 3');
  press('k');
  expect(focused()).toBe('Ticket 2');
  press('k', 'k', 'k', 'k');
  expect(focused()).toBe('Ticket 0');
  screen.getByRole('checkbox', { name: 'Select TK-4' }).focus();
  press('j');
  expect(focused()).toBe('Ticket 5');
  press('j', 'j', 'j', 'k');
  expect(focused()).toBe('Ticket 5');
});

it('j starts at the first ticket', async () => {
  await open();
  press('j');
  expect(focused()).toBe('Ticket 0');
});

it('x selects the focused ticket, X all since the last selected one, and e resolves it', async () => {
  const sent = await open();
  press('x', 'X', 'e');
  expect(ticked()).toEqual([]);
  press('j', 'j', 'x');
  expect(ticked()).toEqual(['Select TK-1']);
  press('j', 'j', 'X');
  expect(ticked()).toEqual(['Select TK-1', 'Select TK-2', 'Select TK-3']);
  press('x');
  expect(ticked()).toEqual(['Select TK-1', 'Select TK-2']);
  press('k', 'x', 'k', 'x', 'e');
  await waitFor(() =>
    expect(sent()).toEqual([{ params: { id: 't1' }, body: { status: 'resolved' } }]),
  );
});

it("a ticket that isn't rendered yet gets the focus once it is", async () => {
  await open(member('agent'), 60);
  await followsScrolling();
  const last = () => screen.getAllByRole('row').at(-2) as HTMLElement;
  const at = Number(last().dataset.index);
  expect(at).toBeGreaterThan(10);
  last().querySelector<HTMLElement>('a[data-open]')?.focus();
  const main = document.getElementById('main') as HTMLElement;
  main.scrollTo = ((to: ScrollToOptions) => {
    main.scrollTop = to.top ?? 0;
    fireEvent.scroll(main);
  }) as typeof main.scrollTo;
  press('j', 'j');
  await waitFor(() => expect(focused()).toBe(`Ticket ${at + 2}`));
});

it('keys focus the target row, even if the previous row is scrolled away first', async () => {
  await open(member('agent'), 60);
  await followsScrolling();
  const at = Number((screen.getAllByRole('row').at(-2) as HTMLElement).dataset.index);
  screen.getByText(`Ticket ${at}`).focus();
  const main = document.getElementById('main') as HTMLElement;
  main.scrollTo = vi.fn() as typeof main.scrollTo;
  press('j', 'j');
  const scrollTo = (top: number) => {
    main.scrollTop = top;
    fireEvent.scroll(main);
  };
  scrollTo(2_000);
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  scrollTo(1_500);
  await waitFor(() => expect(focused()).toBe(`Ticket ${at + 2}`));
});

it('keys continue from the row that was scrolled away, and nothing scrolls back automatically', async () => {
  await open(member('agent'), 60);
  await followsScrolling();
  press('j', 'j');
  const main = document.getElementById('main') as HTMLElement;
  main.scrollTo = vi.fn() as typeof main.scrollTo;
  main.scrollTop = 2_000;
  fireEvent.scroll(main);
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  expect(main.scrollTo).not.toHaveBeenCalled();
  press('j');
  main.scrollTop = 0;
  fireEvent.scroll(main);
  await waitFor(() => expect(focused()).toBe('Ticket 2'));
});

it('a customer can move with the keys, but not change anything', async () => {
  const sent = await open(member('customer'));
  press('j', 'x', 'e');
  expect(focused()).toBe('Ticket 0');
  expect(screen.queryByRole('region', { name: 'Selected tickets' })).toBeNull();
  expect(sent()).toEqual([]);
});

it('a row that leaves the list keeps its place and the focus until the focus moves on', async () => {
  let state = tickets.slice(0, 4);
  serve({
    'tickets.list': () => state,
    'tickets.update': ({ params: { id } }) => {
      state = state.filter((ticket) => ticket.id !== id);
      return ticketDetail({ id: id ?? '', status: 'resolved' });
    },
  });
  drawTickets(member('agent'), '?status=open');
  await screen.findByText('Ticket 0');
  press('j', 'j', 'e');
  expect(await screen.findByText('TK-1 is no longer in this list')).toBeDefined();
  expect(subjects()).toEqual(['Ticket 0', 'Ticket 1', 'Ticket 2', 'Ticket 3']);
  expect(focused()).toBe('Ticket 1');
  expect(document.activeElement?.closest('[data-gone]')).not.toBeNull();
  press('j');
  await waitFor(() => expect(subjects()).toEqual(['Ticket 0', 'Ticket 2', 'Ticket 3']));
  expect(focused()).toBe('Ticket 2');
  expect(screen.queryByText(/no longer in this list/)).toBeNull();
});

it('the last row of a list stays until the focus moves on too', async () => {
  let state = tickets.slice(0, 1);
  serve({
    'tickets.list': () => state,
    'tickets.update': () => {
      state = [];
      return ticketDetail({ status: 'resolved' });
    },
  });
  drawTickets(member('agent'), '?status=open');
  await screen.findByText('Ticket 0');
  press('j', 'e');
  expect(await screen.findByText('TK-0 is no longer in this list')).toBeDefined();
  expect(focused()).toBe('Ticket 0');
  await userEvent.selectOptions(screen.getByLabelText('Priority'), 'High');
  expect(await screen.findByText('No tickets found')).toBeDefined();
});

it('a row that moves to the top keeps its place while it has the focus', async () => {
  let state = tickets.slice(0, 4);
  serve({
    'tickets.list': () => state,
    'tickets.update': ({ params: { id } }) => {
      const [one, ...others] = state.toSorted((ticket) => (ticket.id === id ? -1 : 1));
      const updatedAt = new Date().toISOString();
      state = [{ ...(one ?? ticketLike()), priority: 'high', updatedAt }, ...others];
      return ticketDetail({ id: id ?? '' });
    },
  });
  drawTickets();
  await screen.findByText('Ticket 0');
  press('j', 'j', 'j', 'e');
  await screen.findByText('high');
  expect(subjects()).toEqual(['Ticket 0', 'Ticket 1', 'Ticket 2', 'Ticket 3']);
  expect(focused()).toBe('Ticket 2');
  press('j');
  await waitFor(() => expect(subjects()).toEqual(['Ticket 2', 'Ticket 0', 'Ticket 1', 'Ticket 3']));
  expect(focused()).toBe('Ticket 3');
});
