import type { Input, OperationId } from '@helpdesk/sdk/contract/operations';
import { type MockedAnswers, MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../../data/browser.ts';
import { createCache, readKey } from '../../../data/cache.ts';
import { readDrafts } from '../../../data/drafts.ts';
import { keepReadsOfNewSession } from '../../../data/offline/kept-reads.ts';
import { unsent } from '../../../data/offline/unsent.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, unauthorized } from '../../../test/operations.ts';
import { ada, jonas, messageLike, ticketDetail } from '../../../test/tickets.ts';
import { draftsKey } from '../composer/draft.ts';
import { createCallOrWait } from './call-or-wait.ts';
import { startUnsent } from './start-unsent.ts';
import { discardUnsent, sendUnsentNow, takeBackUnsent } from './take-back-unsent.ts';
import { type NewUnsent, type Unsent, whatOf, withUnsent } from './unsent.ts';
import { readUnsent, unsentNow } from './unsent-list.ts';

const draftsOf = (id: string) => readDrafts(draftsKey('u1', id));

/** The browser's stored writes, including those of others. */
const disk = vi.hoisted(() => ({
  rows: [] as Unsent[],
  isFull: false,
  forgets: true,
  last: 0,
}));
vi.mock('./unsent-database.ts', () => ({
  unsentOf: async (owner: string) =>
    disk.rows.filter((row) => row.owner === owner).toSorted((a, b) => a.at - b.at),
  putUnsent: async (writes: (NewUnsent | Unsent)[]) => {
    if (disk.isFull) return false;
    for (const one of writes) {
      disk.last += 1;
      const row = { at: disk.last, ...one };
      disk.rows = [...disk.rows.filter(({ at }) => at !== row.at), row];
    }
    return true;
  },
  dropUnsent: async (places: number[]) => {
    if (disk.forgets) disk.rows = disk.rows.filter(({ at }) => !places.includes(at));
  },
  dropUnsentBefore: async () => {},
}));

vi.spyOn(browser, 'open').mockImplementation(() => {});
const owner = 'o1:u1';
const newer = new MockedRefusal(409, 'Somebody answered meanwhile.', 'newer_message');
const stale = new MockedRefusal(412, 'This ticket was changed by someone else', 'stale');

/** A fake server that can be unreachable, or process a request and lose its response. */
const server = { isAway: false, losesAnswers: false };

/** Opens Ada's window with two tickets, with these responses of the server. */
function open(answers: MockedAnswers = {}) {
  const calls = answerOperations({
    'tickets.reply': ({ body }) => messageLike(body as object),
    'tickets.update': ({ params: { id }, body }) => ticketDetail({ id, ...(body as object) }),
    ...answers,
  });
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (server.isAway) throw new TypeError('Failed to fetch');
    if (url === '/api/v1/health') return new Response('{}');
    const response = await answered(url, request);
    if (server.losesAnswers) throw new TypeError('Failed to fetch');
    return response;
  });
  const client = createCache();
  client.setQueryData(readKey('auth.user'), member('agent'));
  for (const id of ['t1', 't2']) {
    client.setQueryData(readKey('tickets.get', { id }), ticketDetail({ id }));
  }
  startUnsent(client);
  const sent = () =>
    calls.map(({ params, body }) => [params.id, ...Object.values(body as object)].join(' '));
  const keys = () => calls.map(({ headers }) => headers.get('idempotency-key'));
  return { client, calls, sent, keys };
}

const write = <Id extends OperationId>(id: Id, input: Input<Id>, from?: object) =>
  unsent.call(id, input, { from });
const reply = (message: string, id = 't1') => write('tickets.reply', { id, message });
const resolve = (id = 't1') =>
  write('tickets.update', { id, status: 'resolved' }, { status: 'open' });

/** Waits until the console has polled the server again, which it does every three seconds. */
async function comesBack() {
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(3_000);
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });
const isEmpty = () => soon(() => expect(unsentNow()).toEqual([]));
const texts = () => unsentNow().map((one) => one.stopped?.text ?? 'waits');
const keyOf = (at: number) => unsentNow()[at]?.key ?? '';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.setItem('auth_token', 'adas');
  keepReadsOfNewSession();
});
afterEach(async () => {
  Object.assign(server, { isAway: false, losesAnswers: false });
  Object.assign(disk, { rows: [], isFull: false, forgets: true });
  await readUnsent();
  // The next test starts with a reachable server.
  await vi.advanceTimersByTimeAsync(70_000);
  dismissToast(shownToast()?.id ?? 0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test("writes are queued while the server is unreachable, and sent once and in order when it's back", async () => {
  const { sent, keys } = open();
  server.isAway = true;
  expect(await reply('One')).toBeUndefined();
  expect(shownToast()?.title).toBe('Waiting to be sent');
  expect(await resolve()).toBeUndefined();
  expect(await reply('Other', 't2')).toBeUndefined();
  expect(await write('tickets.reply', { id: 't1', message: 'Two', isInternal: true })).toBe(
    undefined,
  );
  expect(unsentNow().map(whatOf)).toEqual(['Reply', 'Status: Resolved', 'Reply', 'Internal note']);
  expect(unsent.count()).toBe(4);
  expect(sent()).toEqual([]);
  await comesBack();
  await isEmpty();
  expect(sent()).toEqual(['t1 One', 't1 resolved [object Object]', 't2 Other', 't1 Two true']);
  expect(new Set(keys()).size).toBe(4);
  expect(shownToast()).toMatchObject({
    title: 'All waiting items sent',
    text: '4 messages and changes',
  });
});

test('a write whose response was lost is repeated with the same idempotency key', async () => {
  const { sent, keys } = open();
  server.losesAnswers = true;
  expect(await reply('Once')).toBeUndefined();
  expect(await resolve()).toBeUndefined();
  server.losesAnswers = false;
  await isEmpty();
  const ofReply = keys().filter((_, at) => sent()[at] === 't1 Once');
  expect(ofReply.length).toBeGreaterThan(1);
  expect(new Set(ofReply).size).toBe(1);
});

test("a reply doesn't overtake queued writes of its ticket, and one of another ticket doesn't wait", async () => {
  let isBusy = true;
  const busy = new MockedRefusal(503, 'Busy', 'unavailable');
  const { sent } = open({
    'tickets.reply': ({ body }) => (isBusy ? busy : messageLike(body as object)),
  });
  expect(await reply('First')).toBeUndefined();
  expect(await reply('Second')).toBeUndefined();
  expect(await resolve('t2')).toMatchObject({ status: 'resolved' });
  expect(sent()).not.toContain('t1 Second');
  isBusy = false;
  await isEmpty();
  expect(sent().slice(-2)).toEqual(['t1 First', 't1 Second']);
});

test('a refused write keeps its text with the error, stops later writes of its ticket, and nothing else', async () => {
  const { client, sent } = open({
    'tickets.reply': ({ params: { id }, body }) => {
      const isUnseen = id === 't1' && 'seenMessageId' in (body as object);
      return isUnseen ? newer : messageLike(body as object);
    },
  });
  server.isAway = true;
  await write('tickets.reply', { id: 't1', message: 'Late', seenMessageId: 'm1' });
  await resolve();
  await reply('Fine', 't2');
  await comesBack();
  await soon(() => expect(sent()).toContain('t2 Fine'));
  await soon(() => expect(shownToast()?.title).toBe("Some items weren't sent"));
  expect(texts()).toEqual(['Somebody answered meanwhile.', "An earlier item wasn't sent."]);
  expect(sent()).toEqual(['t1 Late m1', 't2 Fine']);
  // The author has read the newer message.
  await sendUnsentNow(client, keyOf(0));
  expect(sent().at(-1)).toBe('t1 Late');
  await sendUnsentNow(client, keyOf(0));
  await isEmpty();
  expect(sent().at(-1)).toMatch(/^t1 resolved/);
});

test('a change is refused if someone else has changed the same field, unless its author insists', async () => {
  const { client, calls } = open({
    'tickets.update': ({ body }) =>
      'onlyIf' in (body as object) ? stale : ticketDetail(body as object),
  });
  server.isAway = true;
  await write('tickets.update', { id: 't1', status: 'in_progress' }, { status: 'open' });
  await resolve();
  await comesBack();
  await soon(() => expect(unsentNow()[0]?.stopped?.code).toBe('stale'));
  expect(calls.map(({ body }) => body)).toEqual([
    { status: 'in_progress', onlyIf: { status: 'open' } },
  ]);
  // It replaces the value of the queued change before it.
  expect(unsentNow()[1]?.from).toEqual({ status: 'in_progress' });
  await sendUnsentNow(client, keyOf(0));
  expect(calls.at(-1)?.body).toEqual({ status: 'in_progress' });
});

test('a canceled message is in its box again, and a note stays a note', async () => {
  const { client, sent } = open();
  server.isAway = true;
  await reply('Not so fast');
  await write('tickets.reply', { id: 't2', message: 'Between us', isInternal: true });
  for (const { key } of unsentNow()) expect(await takeBackUnsent(client, key)).toBe(true);
  expect(draftsOf('t1')).toMatchObject({
    reply: { text: 'Not so fast', isFormatted: false },
    note: { text: '' },
  });
  expect(draftsOf('t2')).toMatchObject({
    shown: 'note',
    reply: { text: '' },
    note: { text: 'Between us', isFormatted: false },
  });
  await comesBack();
  await reply('Now');
  expect(sent()).toEqual(['t1 Now']);
});

test("a sent write can't be canceled, and the toast says so", async () => {
  const { client } = open();
  server.isAway = true;
  await reply('Gone');
  const key = keyOf(0);
  await comesBack();
  await isEmpty();
  expect(await takeBackUnsent(client, key)).toBe(false);
  expect(shownToast()?.text).toBe('It was already sent');
  expect(draftsOf('t1').reply.text).toBe('');
});

test('discarding a change lets the next one replace the original value, and undo restores it', async () => {
  const { client } = open();
  server.isAway = true;
  await write('tickets.update', { id: 't1', status: 'in_progress' }, { status: 'open' });
  await resolve();
  const from = () => unsentNow().map((one) => one.from);
  await discardUnsent(client, keyOf(0));
  expect(from()).toEqual([{ status: 'open' }]);
  shownToast()?.undo?.();
  await soon(() => expect(from()).toEqual([{ status: 'open' }, { status: 'in_progress' }]));
});

test('a ticket shows its queued writes', () => {
  const change = (input: object, agent: typeof ada | null = null) =>
    ({ operation: 'tickets.update', ticket: { id: 't1' }, input, agent }) as unknown as Unsent;
  const ticket = ticketDetail();
  expect(withUnsent(ticket, [])).toBe(ticket);
  const all = [change({ status: 'closed' }), change({ assignedAgentId: 'u1' }, ada)];
  expect(withUnsent(ticket, all)).toEqual({ ...ticket, status: 'closed', assignedAgent: ada });
  const held = all.map((one) => ({ ...one, stopped: { code: 'stale', text: 'Changed' } }));
  expect(withUnsent(ticket, held)).toEqual(ticket);
  expect(withUnsent(ticketDetail({ id: 't2' }), all)).toEqual(ticketDetail({ id: 't2' }));
});

test('a queued assignment shows the agent, or no one', async () => {
  const { client } = open();
  client.setQueryData(readKey('team.assignable'), [{ user: jonas }]);
  const call = createCallOrWait(client);
  server.isAway = true;
  for (const assignedAgentId of [jonas.id, member('agent').id, null]) {
    await call(
      'tickets.update',
      { id: 't1', assignedAgentId },
      { from: { assignedAgentId: 'u3' } },
    );
  }
  expect(unsentNow().map(({ agent }) => agent?.id)).toEqual(['u2', 'u1', undefined]);
  expect(unsentNow().map(whatOf).at(-1)).toBe('Unassigned');
});

test('if nothing can be stored, a write fails as before', async () => {
  open();
  server.isAway = true;
  disk.isFull = true;
  await expect(reply('Lost?')).rejects.toThrow('could not be reached');
  expect(unsentNow()).toEqual([]);
});

test("an error of the first attempt is shown at once, and the write isn't queued", async () => {
  open({ 'tickets.reply': newer });
  await expect(reply('Late')).rejects.toThrow('Somebody answered meanwhile.');
  expect(unsentNow()).toEqual([]);
});

const keptBefore = (more: Partial<Unsent> = {}) =>
  ({
    at: 7,
    owner,
    operation: 'tickets.reply',
    input: { id: 't1', message: 'Before the reload' },
    key: 'a-key',
    madeAt: Date.now(),
    since: Date.now(),
    wasTried: true,
    ticket: { id: 't1', ticketNumber: 'TK-1', subject: 'Kettle leaks' },
    from: null,
    agent: null,
    stopped: null,
    ...more,
  }) as Unsent;

test('a write queued before a reload is sent after it, with its idempotency key', async () => {
  disk.rows = [keptBefore()];
  const { sent, keys } = open();
  await soon(() => expect(disk.rows).toEqual([]));
  expect(sent()).toEqual(['t1 Before the reload']);
  expect(keys()).toEqual(['a-key']);
});

test('queued writes of another user or organization are neither shown nor sent', async () => {
  disk.rows = [keptBefore({ owner: 'o1:u2' }), keptBefore({ at: 8, owner: 'o2:u1' })];
  const { sent } = open();
  await reply('Mine');
  expect(unsentNow()).toEqual([]);
  expect(sent()).toEqual(['t1 Mine']);
  expect(disk.rows).toHaveLength(2);
});

test('nothing is sent with the session of a user who has signed in in another window', async () => {
  const { sent } = open();
  server.isAway = true;
  await reply('Adas');
  localStorage.setItem('auth_token', 'somebody-elses');
  await comesBack();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toEqual([]);
  expect(disk.rows).toHaveLength(1);
});

test('an expired session keeps the queue for the next one', async () => {
  open({ 'tickets.reply': unauthorized });
  server.isAway = true;
  await reply('Later');
  await comesBack();
  await soon(() => expect(shownToast()?.title).toBe('Unauthorized'));
  expect(disk.rows).toHaveLength(1);
  expect(disk.rows[0]?.stopped).toBeNull();
});

test('a write of more than a day ago is sent only manually, as the server has forgotten its key', async () => {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  disk.rows = [keptBefore({ key: 'an-old-key', madeAt: dayAgo, since: dayAgo })];
  const { client, sent } = open();
  await soon(() => expect(unsentNow()[0]?.stopped?.code).toBe('old'));
  expect(sent()).toEqual([]);
  await sendUnsentNow(client, 'an-old-key');
  await isEmpty();
  expect(sent()).toEqual(['t1 Before the reload']);
});

test('an error that the response was too long to store means that the write succeeded', async () => {
  disk.rows = [keptBefore({ key: 'a-done-key' })];
  const lost = new MockedRefusal(409, 'This was done before', 'idempotency_answer_lost');
  open({ 'tickets.reply': lost });
  await soon(() => expect(disk.rows).toEqual([]));
});

test("a disk that fails to remove or to store writes doesn't cause endless retries", async () => {
  Object.assign(disk, { rows: [keptBefore({ key: 'sent' })], forgets: false });
  const { sent } = open();
  await soon(() => expect(shownToast()?.title).toBe('All waiting items sent'));
  await vi.advanceTimersByTimeAsync(200);
  expect(sent()).toEqual(['t1 Before the reload']);
  Object.assign(disk, { rows: [keptBefore({ key: 'refused' })], isFull: true });
  const refusing = open({ 'tickets.reply': newer });
  await soon(() => expect(refusing.sent()).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(200);
  expect(refusing.sent()).toHaveLength(1);
});

test('added and removed tags are queued, shown, and sent in order with their names kept', async () => {
  const { client, sent } = open();
  const [vip, refund] = [
    { id: 'g1', name: 'VIP', color: 'blue' },
    { id: 'g2', name: 'Refund', color: 'gray' },
  ] as const;
  server.isAway = true;
  expect(await unsent.call('tickets.update', { id: 't1', addTagIds: ['g1'] }, { tag: vip })).toBe(
    undefined,
  );
  await unsent.call('tickets.update', { id: 't1', removeTagIds: ['g2'] }, { tag: refund });
  expect(unsentNow().map(whatOf)).toEqual(['Tag VIP added', 'Tag Refund removed']);
  const ticket = ticketDetail({ tags: [refund] });
  expect(withUnsent(ticket, unsentNow()).tags).toEqual([vip]);
  expect(await takeBackUnsent(client, keyOf(1))).toBe(true);
  expect(withUnsent(ticket, unsentNow()).tags).toEqual([refund, vip]);
  await comesBack();
  await isEmpty();
  expect(sent()).toEqual(['t1 g1']);
});
