// @module-tag postgres

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../database/ids.ts';
import type { TicketMessageRow, TicketRow } from '../../../database/rows/tickets.ts';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { eventsAfter } from '../../../events/read.ts';
import { makeOrganization, type TestOrganization } from '../../../test/factories.ts';
import { chatDetail } from '../read/detail.ts';
import { readQueue } from '../read/sessions.ts';
import { convertChat } from '../to-ticket.ts';
import { closeChat } from './close.ts';
import { bot } from './messages.ts';
import { closeIdleChats } from './overdue.ts';
import { acceptChat, requestPerson, say, speakerOf, startChat, transferChat } from './sessions.ts';
import { lookAfterUnanswered } from './unanswered.ts';

let stored: TestDatabase;
let acme: TestOrganization;

beforeAll(async () => {
  stored = await openTestDatabase();
});
afterAll(() => stored.remove());
beforeEach(async () => {
  acme = await makeOrganization(stored.database, `x${newId().toLowerCase().slice(-12)}`);
  for (const { userId } of [acme.agent, acme.admin]) {
    const seen_at = new Date().toISOString();
    await stored.database.directory.write((tx) =>
      tx.insert('chat_attendance', { organization_id: acme.id, user_id: userId, seen_at }),
    );
  }
});

const seconds = 1_000;
const maxWait = 120 * seconds;
const in_ = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const staff = { type: 'staff', userId: null, name: 'Ann' } as const;
const idle = { type: 'system', userId: null, name: null } as const;
const agent = () => ({ userId: acme.agent.userId, name: 'Ann' });

async function ask({ name = 'Vera', email = 'vera@x.example' as string | null } = {}) {
  const { id } = await startChat(acme.org, {
    visitorId: null,
    customerName: name,
    customerEmail: email,
    isVerified: false,
    pageUrl: null,
    referrer: null,
    browser: null,
    greeting: 'Hi',
    message: 'My kettle is cold',
    clientId: null,
    wantsPerson: true,
  });
  return id;
}

const words = (sessionId: string, by: 'visitor' | 'agent' | 'bot', text = 'Well?') => {
  const speakers = {
    visitor: speakerOf('Vera'),
    agent: { type: 'agent' as const, ...agent() },
    bot,
  };
  return say(acme.org, { sessionId, speaker: speakers[by], text, clientId: null });
};
/** Accepting, answering and asking again never happen in the same millisecond. */
const nextMillisecond = async () => {
  for (const at = Date.now(); Date.now() === at; ) await new Promise((done) => setImmediate(done));
};
const look = (after: number) => lookAfterUnanswered(stored.database, maxWait, in_(after));
const chat = (id: string) => chatDetail({ secret: 'a' }, acme.org, id);
const kinds = async (id: string) => (await chat(id)).timeline.map(({ kind }) => kind);
const named = async (name: string) =>
  (await eventsAfter(acme.org, 0)).filter((event) => event.name === name);
const tickets = () => acme.org.all<TicketRow>(acme.org.from('tickets'));

test('an accepted chat without an answer alerts its agent once, after two minutes', async () => {
  const id = await ask();
  await acceptChat(acme.org, id, agent());
  await look(119 * seconds);
  expect(await named('chat.called')).toEqual([]);
  await look(121 * seconds);
  await look(150 * seconds);
  expect(await named('chat.called')).toMatchObject([
    { payload: { session: { id, agentId: acme.agent.userId } } },
  ]);
  expect(await chat(id)).toMatchObject({ status: 'active', agentId: acme.agent.userId });
});

test('a minute after the reminder the chat is first in the queue for all agents, and the visitor sees it', async () => {
  const other = await ask({ name: 'Otto' });
  const id = await ask();
  await acceptChat(acme.org, id, agent());
  await look(121 * seconds);
  await look(180 * seconds);
  expect((await chat(id)).status).toBe('active');
  await look(182 * seconds);
  const back = await chat(id);
  expect(back).toMatchObject({ status: 'waiting', agentId: null, agent: null, acceptedAt: null });
  expect(back.messages.at(-1)?.message).toContain("You're next in line");
  expect((await readQueue(acme.org)).map((one) => one.id)).toEqual([id, other]);
  expect(await kinds(id)).toEqual(['accepted', 'called', 'returned']);
  const name = `agent ${acme.canary}`;
  expect(back.timeline.map(({ agentName }) => agentName)).toEqual([name, name, name]);
  const told = await named('chat.waiting');
  expect(told.at(-1)?.payload).toMatchObject({ session: { id, offeredTo: null } });
});

test('offers the chat to the other agents before the one who did not answer', async () => {
  const id = await ask();
  await acceptChat(acme.org, id, agent());
  await look(121 * seconds);
  await look(182 * seconds);
  expect((await chat(id)).offeredTo).toBe(acme.admin.userId);
});

test('one answer from the agent is enough, and later visitor messages trigger no reminder', async () => {
  const id = await ask();
  await acceptChat(acme.org, id, agent());
  await words(id, 'agent', 'One moment');
  expect((await chat(id)).awaitedSince).toBeNull();
  await nextMillisecond();
  await words(id, 'visitor', 'Yes?');
  await look(900 * seconds);
  await look(990 * seconds);
  expect(await chat(id)).toMatchObject({ status: 'active', agentId: acme.agent.userId });
  expect(await kinds(id)).toEqual(['accepted']);
});

test('an agent who is given a chat has two full minutes', async () => {
  const id = await ask();
  await acceptChat(acme.org, id, agent());
  await look(121 * seconds);
  await transferChat(acme.org, id, acme.admin.userId, agent());
  await look(100 * seconds);
  expect(await kinds(id)).toEqual(['accepted', 'called', 'transferred']);
  await look(122 * seconds);
  expect(await kinds(id)).toEqual(['accepted', 'called', 'transferred', 'called']);
});

test('of two simultaneous checks, one reminds the agent, and one returns the chat', async () => {
  const id = await ask();
  await acceptChat(acme.org, id, agent());
  await Promise.all([look(121 * seconds), look(121 * seconds), look(121 * seconds)]);
  await Promise.all([look(200 * seconds), look(200 * seconds), look(200 * seconds)]);
  expect(await kinds(id)).toEqual(['accepted', 'called', 'returned']);
  expect((await chat(id)).messages.filter(({ senderType }) => senderType === 'bot')).toHaveLength(
    2,
  );
});

test('the visitor has been waiting since their first unanswered message', async () => {
  const id = await ask();
  const since = (await chat(id)).awaitedSince;
  expect(since).toBe((await chat(id)).messages[1]?.createdAt);
  await words(id, 'visitor', 'Hello?');
  expect((await chat(id)).awaitedSince).toBe(since);
  await words(id, 'bot', 'Still first in the queue');
  expect((await chat(id)).awaitedSince).toBe(since);
});

test.each([
  ['the visitor leaves the queue', false, 'visitor'],
  ['it was idle in the queue', false, 'idle'],
  ['it was accepted, never answered, and idle', true, 'idle'],
  ['the agent closes it without a word', true, 'agent'],
] as const)(
  'an unanswered chat becomes exactly one ticket when %s',
  async (_how, isTaken, reason) => {
    const id = await ask();
    if (isTaken) await acceptChat(acme.org, id, agent());
    const by = reason === 'agent' ? staff : idle;
    await Promise.all([1, 2, 3].map(() => closeChat(acme.org, id, by, reason)));
    const made = await tickets();
    expect(made).toMatchObject([
      {
        subject: 'My kettle is cold',
        customer_email: 'vera@x.example',
        assigned_agent_id: isTaken ? acme.agent.userId : null,
      },
    ]);
    const closed = await chat(id);
    expect(closed).toMatchObject({ status: 'closed', ticketId: made[0]?.id });
    const isTold = closed.messages.at(-1)?.message.includes(closed.ticketNumber ?? '?');
    expect(isTold).toBe(reason !== 'agent');
    expect(await named('chat.closed')).toHaveLength(1);
  },
);

test('an idle chat becomes a ticket if the visitor wrote last, but not if an agent did', async () => {
  const [open, done] = [await ask(), await ask()];
  for (const id of [open, done]) {
    await words(id, 'agent', 'Is it plugged in?');
    await words(id, 'visitor', 'It is.');
  }
  await words(done, 'agent', 'Then I send a new one.');
  await closeIdleChats(stored.database, in_(16 * 60 * seconds));
  expect((await chat(done)).ticketId).toBeNull();
  expect((await tickets()).map(({ id }) => id)).toEqual([(await chat(open)).ticketId]);
  expect((await chat(open)).messages.at(-1)?.message).toContain(
    "We couldn't answer your last message here",
  );
});

test("an unanswered chat's messages are messages of its ticket, of the agent it's assigned to", async () => {
  const id = await ask();
  await words(id, 'bot', 'Fill it with vinegar.');
  await acceptChat(acme.org, id, agent());
  await words(id, 'agent', 'Is it plugged in?');
  await words(id, 'visitor', 'It is.');
  await words(id, 'visitor', 'And it is still cold.');
  await closeIdleChats(stored.database, in_(16 * 60 * seconds));
  const [ticket] = await tickets();
  expect(ticket).toMatchObject({
    description: 'My kettle is cold',
    assigned_agent_id: acme.agent.userId,
    turn: 'us',
    last_message: 'It is. And it is still cold.',
  });
  const messages = await acme.org.all<TicketMessageRow>(
    acme.org.from('ticket_messages').orderBy('created_at'),
  );
  expect(messages.map(({ author_type, body }) => [author_type, body])).toEqual([
    ['bot', 'Fill it with vinegar.'],
    ['staff', 'Is it plugged in?'],
    ['customer', 'It is.\nAnd it is still cold.'],
  ]);
  const first = (await chat(id)).messages.find(({ senderType }) => senderType === 'customer');
  expect(messages[1]).toMatchObject({ user_id: acme.agent.userId, visibility: 'public' });
  expect(ticket?.created_at).toBe(first?.createdAt);
  expect(ticket?.first_response_at).toBe(messages[1]?.created_at);
});

test('what is too long for one message of its ticket is several', async () => {
  const id = await ask();
  const long = 'x'.repeat(3_999);
  for (let at = 0; at < 6; at += 1) await words(id, 'visitor', long);
  await closeChat(acme.org, id, idle, 'idle');
  const [ticket] = await tickets();
  const [second] = await acme.org.all<TicketMessageRow>(acme.org.from('ticket_messages'));
  expect(ticket?.description.length).toBe('My kettle is cold'.length + 4 * 4_000);
  expect(second?.body).toBe(`${long}\n${long}`);
});

test('an unanswered chat without an address becomes a ticket, too', async () => {
  const id = await ask({ email: null });
  await closeChat(acme.org, id, idle, 'idle');
  expect(await tickets()).toMatchObject([{ customer_email: null }]);
});

test('adds unanswered messages written after a chat became a ticket to that ticket', async () => {
  const id = await ask();
  await words(id, 'agent', 'I make a ticket of it');
  const ticketId = await convertChat(acme.org, id, staff);
  await words(id, 'visitor', 'And the lid is loose');
  await closeChat(acme.org, id, idle, 'visitor');
  expect(await tickets()).toHaveLength(1);
  const added = await acme.org.all<{ body: string; author_type: string }>(
    acme.org.from('ticket_messages').where('ticket_id', ticketId),
  );
  expect(added).toMatchObject([{ author_type: 'customer' }]);
  expect(added[0]?.body).toContain('And the lid is loose');
});

test('a chat answered by the bot becomes no ticket, unless the visitor asked for a person', async () => {
  await stored.database.directory.write((tx) =>
    tx.remove('chat_attendance', { organization_id: acme.id }),
  );
  const [answered, asked] = [await ask(), await ask()];
  for (const id of [answered, asked]) await words(id, 'bot', 'Fill it with vinegar.');
  await stored.database.directory.write((tx) =>
    tx.insert('chat_attendance', {
      organization_id: acme.id,
      user_id: acme.agent.userId,
      seen_at: new Date().toISOString(),
    }),
  );
  await requestPerson(acme.org, asked, { customerName: 'Vera', customerEmail: 'vera@x.example' });
  for (const id of [answered, asked]) await closeChat(acme.org, id, idle, 'visitor');
  expect((await chat(answered)).ticketId).toBeNull();
  expect((await chat(asked)).ticketId).not.toBeNull();
});
