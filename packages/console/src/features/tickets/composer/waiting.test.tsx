import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

type Reply = Schema<'ScheduledReply'>;

const waits = (more: Partial<Reply> = {}): Reply => ({
  id: 's1',
  message: 'Soon',
  author: {
    id: 'u1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@acme.test',
    profileImageUrl: null,
  },
  sendAt: new Date(Date.now() + 10_000).toISOString(),
  holdSeconds: 10,
  status: null,
  stopped: null,
  files: [],
  createdAt: new Date().toISOString(),
  ...more,
});

/** Opens a ticket with delayed replies, which the fake server stores. */
async function open(kept: Reply[] = [], cancel?: MockedRefusal) {
  const ticket = () => ticketDetail({ messages: [messageLike()], scheduledReplies: [...kept] });
  const calls = serve(ticket(), {
    'tickets.get': ticket,
    'tickets.scheduleReply': ({ body }) => {
      const { message, holdSeconds = null, ...more } = body as Partial<Reply>;
      const reply = waits({ message: message ?? '', holdSeconds, ...more });
      kept.push(reply);
      return reply;
    },
    'tickets.cancelReply': () => cancel ?? (kept.pop() as Reply),
    'tickets.sendReplyNow': () => {
      kept.pop();
      return messageLike({ id: 's1' });
    },
  });
  drawTicket(member('agent', { undoSendSeconds: 10 }));
  await screen.findByRole('region', { name: 'Messages' });
  const bodies = () =>
    calls.filter(({ operation }) => operation === 'tickets.scheduleReply').map(({ body }) => body);
  return { calls, bodies };
}

const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Reply|Internal note)$/ });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const waiting = () => screen.findByRole('region', { name: 'Not sent yet' });

beforeEach(() => {
  dismissToast(shownToast()?.id ?? 0);
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
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
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a reply waits for its author's undo delay, and the undo shortcut restores its text", async () => {
  const { bodies } = await open();
  write('Soon');
  await click('Send Reply');
  await waitFor(() => expect(field().value).toBe(''));
  expect(bodies()).toEqual([{ message: 'Soon', holdSeconds: 10, seenMessageId: 'm1' }]);
  expect(shownToast()).toMatchObject({ title: 'Reply will be sent' });
  expect(within(await waiting()).getByText(/^Sending/).textContent).toMatch(/^Sending in \d+ s$/);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(field().value).toBe('Soon'));
  expect(shownToast()?.title).toBe('Reply not sent');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
});

test('the current text stays below the restored one', async () => {
  await open();
  write('First');
  await click('Send Reply');
  await waitFor(() => expect(field().value).toBe(''));
  write('Second');
  shownToast()?.undo?.();
  await waitFor(() => expect(field().value).toBe('First\n\nSecond'));
});

test("a reply that was already sent can't be undone, and the message says so", async () => {
  const refusal = new MockedRefusal(409, 'This reply was already sent', 'already_sent');
  await open([], refusal);
  write('Soon');
  await click('Send Reply');
  await waitFor(() => expect(shownToast()?.undo).toBeDefined());
  shownToast()?.undo?.();
  await waitFor(() => expect(shownToast()?.text).toBe('This reply was already sent'));
  expect(field().value).toBe('');
});

test("a delayed reply includes the status, and doesn't change the ticket before it's sent", async () => {
  const { calls, bodies } = await open();
  write('Done');
  await click('Send and Resolve');
  await waitFor(() => expect(field().value).toBe(''));
  expect(bodies()).toMatchObject([{ message: 'Done', status: 'resolved' }]);
  within(await waiting()).getByText('then Resolved');
  expect(calls.filter(({ operation }) => operation === 'tickets.update')).toEqual([]);
});

test("a note isn't delayed", async () => {
  const { calls } = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  expect(screen.queryByRole('button', { name: 'Send later' })).toBeNull();
  expect(calls.filter(({ operation }) => operation === 'tickets.scheduleReply')).toEqual([]);
});

test("the agent's own scheduled reply can be edited or sent now, and a colleague's can be canceled", async () => {
  const later = { holdSeconds: null, sendAt: new Date(Date.now() + 3_600_000).toISOString() };
  const { calls } = await open([
    waits({ ...later, id: 's2', author: { ...waits().author, id: 'u2', firstName: 'Bo' } }),
    waits(later),
  ]);
  const [theirs, own] = within(await waiting()).getAllByRole('listitem');
  const namesIn = (item: HTMLElement | undefined) =>
    within(item as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(namesIn(theirs)).toEqual(['Cancel sending']);
  expect(namesIn(own)).toEqual(['Edit', 'Send now']);
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'tickets.sendReplyNow')?.params).toEqual({
      id: 't1',
      replyId: 's1',
    }),
  );
});

test('a stopped reply says why, and can be edited or sent anyway', async () => {
  await open([waits({ holdSeconds: null, stopped: 'newer_message' })]);
  within(await waiting()).getByText('Not sent: a newer message arrived');
  screen.getByRole('button', { name: 'Send anyway' });
  await click('Edit');
  await waitFor(() => expect(field().value).toBe('Soon'));
});
