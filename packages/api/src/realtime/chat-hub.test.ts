import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoredEvent } from '../event-catalog.ts';
import type { Live } from '../events/live.ts';
import { startChat, waitingChat } from '../test/chats.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { type ChatConnection, type ChatHub, createChatHub } from './chat-hub.ts';

let server: TestServer;
let hub: ChatHub;
/** Sends an event to the hub; null if there is no subscription. */
let publish: ((event: StoredEvent) => void) | null;
let subscribe: () => Promise<void>;
let subscriptions: number;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  publish = null;
  subscriptions = 0;
  subscribe = async () => {};
  const live: Live = {
    async subscribe(_, subscriber) {
      subscriptions += 1;
      await subscribe();
      publish = subscriber;
      const stop = () => {
        publish = null;
      };
      return { seq: 0, stop };
    },
    close() {},
  };
  hub = createChatHub(server.context.database, live);
});
afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

/** A connection that records what it receives. */
function connection(side: ChatConnection['side'], userId: string | null = null) {
  const told: string[] = [];
  const one: ChatConnection = {
    side,
    userId,
    receive: ({ name }) => told.push(name),
    send: (frame) =>
      told.push(frame.type === 'presence' ? `visitor here: ${frame.isVisitorHere}` : frame.type),
    end: () => told.push('end'),
    viewChanged: () => told.push('view changed'),
  };
  return Object.assign(one, { told, last: () => told.splice(0) });
}

const acme = 'acme';
const typing = { type: 'typing', senderType: 'agent', senderName: 'Ada', isTyping: true } as const;
const event = (name: string, payload: object) => ({ name, payload }) as unknown as StoredEvent;
/** Waits without advancing the clock. */
async function until(fits: () => boolean) {
  while (!fits()) await new Promise(setImmediate);
}

test('an event is sent only to the sockets of its chat', async () => {
  const [one, two, other] = [
    connection('customer'),
    connection('staff', 'a'),
    connection('customer'),
  ];
  const chats = await hub.join(acme, 's1', one);
  await hub.join(acme, 's1', two);
  await hub.join(acme, 's2', other);
  expect(subscriptions).toBe(1);
  for (const each of [one, two, other]) each.last();
  publish?.(event('chat.message', { session: { id: 's1' } }));
  publish?.(event('chat.read', { sessionId: 's2' }));
  publish?.(event('ticket.created', { ticket: { id: 's1' } }));
  expect([one.told, two.told, other.told]).toEqual([
    ['chat.message'],
    ['chat.message'],
    ['chat.read'],
  ]);
  expect([...chats.connectionsOf('s1')]).toEqual([one, two]);
  expect([...chats.connectionsOf('s3')]).toEqual([]);
});

test("staff are notified when a visitor's first socket opens and the last one closes", async () => {
  const [staff, first, second] = [
    connection('staff', 'a'),
    connection('customer'),
    connection('customer'),
  ];
  const chats = await hub.join(acme, 's1', staff);
  expect(chats.isVisitorHere('s1')).toBe(false);
  await hub.join(acme, 's1', first);
  await hub.join(acme, 's1', second);
  expect(chats.isVisitorHere('s1')).toBe(true);
  expect([staff.last(), first.told]).toEqual([['visitor here: true'], []]);
  chats.leave('s1', first);
  expect(staff.last()).toEqual([]);
  chats.leave('s1', second);
  chats.leave('s1', second);
  expect(staff.last()).toEqual(['visitor here: false']);
  expect(chats.isVisitorHere('s1')).toBe(false);
});

test('typing is sent to the others in the chat, but not to other tabs of the same person', async () => {
  const [ada, adaElsewhere, bob] = [
    connection('staff', 'a'),
    connection('staff', 'a'),
    connection('staff', 'b'),
  ];
  const [tab, otherTab, other] = [
    connection('customer'),
    connection('customer'),
    connection('customer'),
  ];
  const chats = await hub.join(acme, 's1', ada);
  for (const each of [adaElsewhere, bob, tab, otherTab]) await hub.join(acme, 's1', each);
  await hub.join(acme, 's2', other);
  const all = [ada, adaElsewhere, bob, tab, otherTab, other];
  for (const each of all) each.last();
  chats.typing('s1', ada, typing);
  expect(all.map((each) => each.last().length)).toEqual([0, 0, 1, 1, 1, 0]);
  chats.typing('s1', tab, typing);
  expect(all.map((each) => each.last().length)).toEqual([1, 1, 1, 0, 1, 0]);
  chats.typing('s3', other, typing);
  expect(all.every((each) => each.told.length === 0)).toBe(true);
});

test("an organization's events are subscribed to while one of its chats has a socket", async () => {
  const [one, two] = [connection('customer'), connection('customer')];
  const chats = await hub.join(acme, 's1', one);
  await hub.join(acme, 's2', two);
  chats.leave('s1', two);
  chats.leave('s1', one);
  chats.leave('s1', one);
  expect(publish).not.toBeNull();
  chats.leave('s2', two);
  expect(publish).toBeNull();
  await hub.join(acme, 's1', one);
  expect([subscriptions, publish === null]).toEqual([2, false]);
  // A connection that already left doesn't affect the current ones.
  chats.leave('s1', one);
  expect(publish).not.toBeNull();
});

test('a socket that closes while opening leaves nothing behind', async () => {
  let open = () => {};
  subscribe = () =>
    new Promise((done) => {
      open = done;
    });
  const one = connection('customer');
  const joining = hub.join(acme, 's1', one);
  await until(() => subscriptions === 1);
  hub.close();
  open();
  await joining;
  expect(publish).toBeNull();
});

test('a socket is refused if the subscription fails, and the next one tries again', async () => {
  subscribe = () => Promise.reject(new Error('The database is down'));
  await expect(hub.join(acme, 's1', connection('customer'))).rejects.toThrow(
    'The database is down',
  );
  subscribe = async () => {};
  const staff = connection('staff', 'a');
  const chats = await hub.join(acme, 's1', staff);
  expect([chats.isVisitorHere('s1'), subscriptions]).toEqual([false, 2]);
});

test('a server that stops ends all subscriptions', async () => {
  await hub.join(acme, 's1', connection('customer'));
  const timers = vi.getTimerCount();
  hub.close();
  expect([publish, vi.getTimerCount()]).toEqual([null, timers - 1]);
  await hub.join(acme, 's1', connection('customer'));
  expect(subscriptions).toBe(2);
});

test("only visitors are notified when their position or an agent's availability changes", async () => {
  const { globex } = server;
  const [first, second] = [await waitingChat(server, globex), await waitingChat(server, globex)];
  const talking = await startChat(server, globex);
  const [one, two, three, staff] = [
    connection('customer'),
    connection('customer'),
    connection('customer'),
    connection('staff', 'a'),
  ];
  const chats = await hub.join(globex.id, first.id, one);
  await hub.join(globex.id, second.id, two);
  await hub.join(globex.id, second.id, staff);
  await hub.join(globex.id, talking.id, three);
  expect([first, second, talking].map(({ id }) => chats.viewOf(id))).toEqual([
    { queuePosition: 1, isAnybodyOnline: true, faces: expect.any(Map) },
    { queuePosition: 2, isAnybodyOnline: true, faces: expect.any(Map) },
    { queuePosition: null, isAnybodyOnline: true, faces: expect.any(Map) },
  ]);
  for (const each of [one, two, three, staff]) each.last();
  await server.call('publicChat.close', first.at);
  publish?.(event('chat.message', { session: { id: 'another' } }));
  vi.advanceTimersByTime(1_000);
  expect(chats.viewOf(second.id).queuePosition).toBe(2);
  publish?.(event('chat.closed', { session: { id: 'another' } }));
  publish?.(event('chat.closed', { session: { id: 'another' } }));
  vi.advanceTimersByTime(1_000);
  await until(() => chats.viewOf(second.id).queuePosition === 1);
  await until(() => two.told.length > 0);
  expect([one, two, three, staff].map((each) => each.last())).toEqual([
    ['view changed'],
    ['view changed'],
    [],
    [],
  ]);
  await globex.org.write((tx) =>
    tx.update('chat_attendance', {}, { seen_at: new Date(0).toISOString() }),
  );
  vi.advanceTimersByTime(30_000);
  vi.advanceTimersByTime(1_000);
  await until(() => three.told.length > 0);
  expect([two, three, staff].map((each) => each.last())).toEqual([
    ['view changed'],
    ['view changed'],
    [],
  ]);
  expect(chats.viewOf(second.id)).toEqual({
    queuePosition: 1,
    isAnybodyOnline: false,
    faces: expect.any(Map),
  });
  hub.refresh('another');
  hub.refresh(globex.id);
  vi.advanceTimersByTime(1_000);
  await server.context.database.ping();
  expect(three.told).toEqual([]);
});
