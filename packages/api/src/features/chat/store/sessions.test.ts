// @module-tag postgres

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { eventsAfter, lastSeq } from '../../../events/read.ts';
import { makeOrganization, type TestOrganization } from '../../../test/factories.ts';
import { findChat, readMessages, readQueue, readSatisfaction } from '../read/sessions.ts';
import { convertChat, leaveMessage } from '../to-ticket.ts';
import { mustFindChat } from './change.ts';
import { closeChat } from './close.ts';
import { inBatch } from './messages.ts';
import { closeIdleChats } from './overdue.ts';
import { releaseChats } from './queue.ts';
import {
  acceptChat,
  movePage,
  nameVisitor,
  rateChat,
  speakerOf,
  startChat,
  webAddress,
} from './sessions.ts';

let stored: TestDatabase;
let acme: TestOrganization;
let id: string;
let seq: number;

beforeAll(async () => {
  stored = await openTestDatabase();
});
afterAll(() => stored.remove());
let made = 0;
beforeEach(async () => {
  made += 1;
  acme = await makeOrganization(stored.database, `acme${made}`);
  id = await start('My kettle is cold');
});

async function start(message: string | null): Promise<string> {
  const chat = await startChat(acme.org, {
    visitorId: null,
    customerName: 'Vera',
    customerEmail: 'vera@x.example',
    isVerified: false,
    pageUrl: 'https://shop.example/',
    referrer: 'https://search.example/',
    browser: 'Firefox',
    greeting: 'Hi',
    message,
    clientId: null,
    wantsPerson: false,
  });
  seq = await lastSeq(acme.org);
  return chat.id;
}

const chat = async () => {
  const row = await findChat(acme.org, id);
  if (!row) throw new Error('There is no such chat');
  return row;
};
const recorded = async () => (await eventsAfter(acme.org, seq)).map(({ name }) => name);
const ann = { userId: 'ann', name: 'Ann' };
const staff = { type: 'staff', userId: null, name: 'Ann' } as const;
const set = (patch: object) => acme.org.write((tx) => tx.update('chat_sessions', { id }, patch));
const long = '2020-05-05T10:00:00.000Z';

test("a chat stores the visitor's origin and browser", async () => {
  expect(await chat()).toMatchObject({
    started_on: 'https://shop.example/',
    referrer: 'https://search.example/',
    browser: 'Firefox',
  });
});

test('chats of an agent who leaves the staff wait again as if never accepted', async () => {
  const agent = { ...ann, userId: acme.agent.userId };
  await acceptChat(acme.org, id, agent);
  await inBatch(acme.org, (batch) =>
    batch.say({
      sessionId: id,
      speaker: { type: 'agent', ...agent },
      text: 'One moment',
      clientId: null,
    }),
  );
  expect(await chat()).toMatchObject({ awaited_since: null });
  await releaseChats(acme.org, acme.admin.userId);
  expect(await chat()).toMatchObject({ status: 'active', agent_id: agent.userId });
  await releaseChats(acme.org, agent.userId);
  expect(await chat()).toMatchObject({
    status: 'waiting',
    agent_id: null,
    accepted_at: null,
    awaited_since: expect.any(String),
  });
  expect(await recorded()).toEqual(['chat.accepted', 'chat.message', 'chat.waiting']);
});

test('the queue has only waiting chats, longest wait first', async () => {
  const waiting = [id, await start('Second'), await start('Third')];
  for (const [at, minute] of [30, 10, 20].entries()) {
    const patch = { status: 'waiting', requested_at: `2020-05-05T10:${minute}:00.000Z` } as const;
    await acme.org.write((tx) => tx.update('chat_sessions', { id: waiting[at] ?? '' }, patch));
  }
  await start('Fourth');
  const queue = (await readQueue(acme.org)).map((one) => one.id);
  expect(queue).toEqual([waiting[1], waiting[2], waiting[0]]);
  expect(await readQueue(acme.org, 1)).toHaveLength(1);
});

test("an agent who writes in a colleague's chat does not take it over", async () => {
  const { agent, admin } = acme;
  await acceptChat(acme.org, id, { ...ann, userId: agent.userId });
  const speaker = { type: 'agent' as const, userId: admin.userId, name: 'Bob' };
  await inBatch(acme.org, (batch) =>
    batch.say({ sessionId: id, speaker, text: 'Hello', clientId: null }),
  );
  expect(await chat()).toMatchObject({ agent_id: agent.userId, last_seq: 3 });
});

test('a message left in an empty chat has no transcript', async () => {
  id = await start(null);
  const left = { customerName: 'Vera', customerEmail: 'vera@x.example', message: 'Call me' };
  const { ticket_id: ticket } = await leaveMessage(acme.org, id, left);
  const query = acme.org.from('tickets').where('id', ticket).select('subject', 'description');
  expect(await acme.org.first(query)).toEqual({ subject: 'Call me', description: 'Call me' });
});

test("the transcript keeps an agent's message with the same text as the left message", async () => {
  const speaker = { type: 'agent' as const, ...ann, userId: acme.agent.userId };
  await inBatch(acme.org, (batch) =>
    batch.say({ sessionId: id, speaker, text: 'Hello?', clientId: null }),
  );
  const left = { customerName: 'Vera', customerEmail: 'vera@x.example', message: 'Hello?' };
  const { ticket_id: ticket } = await leaveMessage(acme.org, id, left);
  const row = await acme.org.first<{ description: string }>(
    acme.org.from('tickets').where('id', ticket),
  );
  expect(row?.description).toMatch(/^Hello\?\n\nThe chat before:[^]*Ann \(..:.. UTC\): Hello\?$/);
});

test('an agent who accepts a chat takes it over from the bot at once', async () => {
  await set({ updated_at: long, requested_at: long });
  const agent = { ...ann, userId: acme.agent.userId };
  const taken = await acceptChat(acme.org, id, agent);
  expect(taken).toMatchObject({ with_bot: 0, agent_id: agent.userId, requested_at: long });
  expect(taken.updated_at > long).toBe(true);
  expect(await recorded()).toEqual(['chat.accepted']);
});

test('a closed chat has no offer and no bot, and is closed only once', async () => {
  id = await start(null);
  await set({ updated_at: long, offered_to: acme.agent.userId, offered_at: long });
  const closed = await closeChat(acme.org, id, staff, 'agent');
  expect(closed).toMatchObject({
    status: 'closed',
    with_bot: 0,
    offered_to: null,
    offered_at: null,
    updated_at: closed.closed_at,
  });
  expect(await closeChat(acme.org, id, staff, 'agent')).toEqual(closed);
  expect(await recorded()).toEqual(['chat.closed']);
});

test("records the visitor's page changes until the chat is closed", async () => {
  await movePage(acme.org, id, 'https://shop.example/');
  await movePage(acme.org, id, 'javascript:alert(1)');
  expect(await recorded()).toEqual([]);
  await movePage(acme.org, id, 'https://shop.example/cart');
  expect(await recorded()).toEqual(['chat.updated']);
  await closeChat(acme.org, id, staff, 'agent');
  await movePage(acme.org, id, 'https://shop.example/bye');
  expect(await chat()).toMatchObject({
    page_url: 'https://shop.example/cart',
    started_on: 'https://shop.example/',
  });
});

test.each([
  ['https://shop.example/a', 'https://shop.example/a'],
  ['http://shop.example', 'http://shop.example/'],
  ['javascript:alert(1)', null],
  ['nonsense', null],
  ['', null],
  [undefined, null],
])('turns the address %j into the link %j', (text, link) => {
  expect(webAddress(text)).toBe(link);
});

test("records a visitor's new name once, and keeps a signed one", async () => {
  const name = (customerName: string) =>
    acme.org.write(async (tx) =>
      nameVisitor(tx, await mustFindChat(tx, id), {
        customerName,
        customerEmail: 'Vera@x.example',
      }),
    );
  await name('Vera');
  expect(await recorded()).toEqual([]);
  await name('Vera V.');
  expect(await recorded()).toEqual(['chat.updated']);
  await set({ is_verified: 1 });
  await name('Mallory');
  expect(await chat()).toMatchObject({ customer_name: 'Vera V.' });
});

test('the ticket of a chat has its messages with times, and the chat links to it', async () => {
  const words = 'x'.repeat(121);
  await acme.org.write((tx) =>
    tx.update('chat_messages', { session_id: id, seq: 2 }, { body: words, created_at: long }),
  );
  const ticketId = await convertChat(acme.org, id, staff);
  const { org } = acme;
  const row = await org.first<{ subject: string; description: string }>(org.from('tickets'));
  expect(row?.subject).toBe(`${'x'.repeat(119)}…`);
  expect(row?.description).toContain(`Vera (10:00 UTC): ${words}`);
  expect(await chat()).toMatchObject({ ticket_id: ticketId });
  expect(await recorded()).toContain('chat.updated');
});

test('counts visitor and agent messages in one batch correctly, and leaves other chats unchanged', async () => {
  const first = id;
  id = await start('Another matter');
  const before = await chat();
  const [other, sessionId] = [id, first];
  const { userId } = acme.agent;
  await inBatch(acme.org, async (batch) => {
    const visitor = { speaker: speakerOf('Vera'), clientId: null, sessionId };
    await batch.say({ ...visitor, text: 'One' });
    const agent = { type: 'agent' as const, userId, name: 'Ann' };
    await batch.say({ sessionId, speaker: agent, text: 'Two', clientId: null });
    await batch.say({ ...visitor, text: 'Three' });
  });
  id = first;
  expect(await chat()).toMatchObject({ last_seq: 5, unread: 3, agent_id: userId });
  expect((await readMessages(acme.org, id, 1, 2)).map((one) => one.seq)).toEqual([2, 3]);
  await inBatch(acme.org, (batch) => batch.see({ sessionId, side: 'staff', read: 5 }));
  expect(await chat()).toMatchObject({ unread: 0, staff_read: 5, staff_delivered: 5 });
  id = other;
  expect(await chat()).toEqual(before);
});

test("a chat is idle exactly from the organization's timeout", async () => {
  await set({ updated_at: long });
  const state = async (at: string) => {
    await closeIdleChats(stored.database, at);
    return (await chat()).status;
  };
  expect(await state('2020-05-05T10:14:59.999Z')).toBe('active');
  expect(await state('2020-05-05T10:15:00.000Z')).toBe('closed');
});

test('satisfaction covers the ratings in a period, and is null without any', async () => {
  const read = (since: string, until: string) =>
    readSatisfaction(acme.org, { slots: [{ day: 0, since, until }] });
  expect(await read('2000', '9999')).toBeNull();
  await rateChat(acme.org, id, 1, null);
  expect(await read('2000', '9999')).toBeNull();
  const { userId } = acme.agent;
  const agent = { type: 'agent' as const, userId, name: 'Ann' };
  const hello = { sessionId: id, speaker: agent, text: 'Hello', clientId: null };
  await inBatch(acme.org, (batch) => batch.say(hello));
  await rateChat(acme.org, id, 4, null);
  await set({ rated_at: long });
  expect(await read(long, '9999')).toBe(100);
  expect(await read('2000', long)).toBeNull();
  await rateChat(acme.org, id, 2, 'Slow');
  expect(await read(long, '9999')).toBe(0);
  expect(await chat()).toMatchObject({ rating: 2, rating_comment: 'Slow', rated_at: long });
  expect((await recorded()).filter((name) => name === 'chat.rated')).toHaveLength(3);
});
