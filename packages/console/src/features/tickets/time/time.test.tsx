import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, undoLast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { ada, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  dismissToast(shownToast()?.id ?? 0);
});

const entryLike = (more: Partial<Schema<'TimeEntry'>> = {}): Schema<'TimeEntry'> => ({
  id: 'e1',
  member: { ...ada, id: 'u1' },
  minutes: 80,
  day: '2026-01-05',
  note: null,
  startedAt: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  ...more,
});
const ticket = { id: 't1', ticketNumber: 'TK-1', subject: 'Kettle' };
const draw = (role: 'agent' | 'admin' = 'agent') => drawTicket({ ...member(role), id: 'u1' });
const card = async () => within(await screen.findByRole('region', { name: 'Time spent' }));
const time = async () => (await card()).findByRole<HTMLInputElement>('textbox', { name: 'Time' });
const sentBy = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(({ operation }) => /^time\.(?!list|timer)/.test(operation))
    .map(({ operation, params, body }) => [operation, params, body]);

it('time can be added by typing, for today', async () => {
  const calls = serve(ticketDetail(), { 'time.create': entryLike() });
  draw();
  await userEvent.type(await time(), 'soon{Enter}');
  await (await card()).findByText(/^Enter a time such as 1h 20m/);
  expect((await time()).getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(await time());
  await userEvent.type(await time(), '1.5h');
  await userEvent.type((await card()).getByRole('textbox', { name: 'Note' }), ' A call {Enter}');
  await waitFor(() => expect(sentBy(calls)).toHaveLength(1));
  const day = new Date().toLocaleDateString('sv');
  expect(sentBy(calls)).toEqual([
    ['time.create', { id: 't1' }, { minutes: 90, day, note: 'A call' }],
  ]);
  await waitFor(async () => expect((await time()).value).toBe(''));
  expect((await card()).queryByRole('textbox', { name: 'Note' })).toBeNull();
});

it("an entry that couldn't be added stays in the fields", async () => {
  serve(ticketDetail(), { 'time.create': failed });
  draw();
  await userEvent.type(await time(), '5m{Enter}');
  await waitFor(() => expect(shownToast()?.text).toBe('Something went wrong'));
  expect((await time()).value).toBe('5m');
});

it("agents can change their own entries, and an admin everyone's", async () => {
  const others = entryLike({ id: 'e2', member: { ...ada, id: 'u2' }, minutes: 30, note: 'Theirs' });
  const entries = [entryLike(), others];
  const calls = serve(ticketDetail(), {
    'time.list': entries,
    'time.update': ({ body }) => entryLike(body as object),
    'time.delete': undefined,
    'time.restore': entryLike(),
  });
  draw();
  await (await card()).findByText('1h 50m in total');
  expect((await card()).getByText('Theirs').closest('button')).toBeNull();
  await userEvent.click((await card()).getByRole('button', { name: /^Edit time: ?1h 20m/ }));
  const [field] = (await card()).getAllByRole('textbox', { name: 'Time' });
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field as HTMLElement);
  await userEvent.type(field as HTMLElement, 'no{Escape}');
  await (await card()).findByText(/^Enter a time such as/);
  await userEvent.clear(field as HTMLElement);
  await userEvent.type(field as HTMLElement, '2h{Escape}');
  const edit = await (await card()).findByRole('button', { name: /^Edit time: ?2h/ });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  await userEvent.click(edit);
  await userEvent.click((await card()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Time deleted'));
  undoLast();
  await waitFor(() => expect(sentBy(calls)).toHaveLength(3));
  expect(sentBy(calls)).toEqual([
    ['time.update', { id: 't1', entryId: 'e1' }, { minutes: 120 }],
    ['time.delete', { id: 't1', entryId: 'e1' }, undefined],
    ['time.restore', { id: 't1', entryId: 'e1' }, undefined],
  ]);
  cleanup();
  serve(ticketDetail(), { 'time.list': entries });
  draw('admin');
  expect(await (await card()).findAllByRole('button', { name: /^Edit time/ })).toHaveLength(2);
});

it('only the newest of many entries are shown, and all on request', async () => {
  const entries = Array.from({ length: 7 }, (_, at) =>
    entryLike({ id: `e${at}`, minutes: at + 1 }),
  );
  serve(ticketDetail(), { 'time.list': entries });
  draw();
  const rows = async () => (await card()).getAllByRole('button', { name: /^Edit time/ });
  await userEvent.click(await (await card()).findByRole('button', { name: 'Show all 7 entries' }));
  expect(await rows()).toHaveLength(7);
  expect((await card()).getByText('28m in total')).toBeDefined();
});

it('a running timer shows its duration, and one on another ticket shows that ticket', async () => {
  const startedAt = new Date(Date.now() - 12 * 60_000 - 5_000).toISOString();
  const own = entryLike({ minutes: 0, startedAt });
  const theirs = entryLike({ id: 'e2', member: { ...ada, id: 'u2' }, minutes: 0, startedAt });
  const calls = serve(ticketDetail(), {
    'time.list': [own, theirs],
    'time.timer': { timer: { entry: own, ticket } },
    'time.stopTimer': entryLike({ minutes: 12 }),
  });
  draw();
  await (await card()).findByText('Your timer');
  expect((await card()).getByText(/^Ada.*'s timer/)).toBeDefined();
  expect((await card()).getAllByText('12m')).toHaveLength(2);
  expect((await card()).queryByRole('button', { name: 'Start timer' })).toBeNull();
  await userEvent.click((await card()).getByRole('button', { name: 'Stop your timer' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Timer stopped, 12m logged'));
  expect(sentBy(calls)).toEqual([['time.stopTimer', {}, undefined]]);
  cleanup();
  serve(ticketDetail(), {
    'time.timer': { timer: { entry: own, ticket: { ...ticket, id: 't9', ticketNumber: 'TK-9' } } },
    'time.startTimer': entryLike({ minutes: 0, startedAt }),
  });
  draw();
  expect((await (await card()).findByRole('link', { name: 'TK-9' })).getAttribute('href')).toBe(
    '/tickets/t9',
  );
  await userEvent.click((await card()).getByRole('button', { name: 'Start timer' }));
  await waitFor(() =>
    expect(shownToast()?.title).toBe(
      'Timer started. Your timer on TK-9 was stopped and its time logged.',
    ),
  );
});

it('says if loading failed, and retries on request', async () => {
  let isAway = true;
  serve(ticketDetail(), { 'time.list': () => (isAway ? failed : [entryLike()]) });
  draw();
  const again = await (await card()).findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(again);
  await (await card()).findByText('1h 20m in total');
});

it('customers see no time entries', async () => {
  const calls = serve();
  drawTicket(member('customer'));
  await screen.findAllByText(ticketDetail().subject);
  expect(screen.queryByRole('region', { name: 'Time spent' })).toBeNull();
  expect(calls.some(({ operation }) => operation.startsWith('time.'))).toBe(false);
});
