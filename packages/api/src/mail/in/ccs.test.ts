import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../../test/harness.ts';
import { answerTo, type Posted } from '../../test/mail-client.ts';
import type { Inbox, Received } from '../test-inbox.ts';
import { type MailServer, startMailServer } from './test-server.ts';

let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;
const vera = 'Vera Visitor <vera@visitor.example>';
const carl = 'Carl Copied <carl@visitor.example>';
const mallory = 'Mallory <mallory@evil.example>';

beforeEach(async () => {
  mailServer = await startMailServer();
  ({ inbox, server } = mailServer);
});
afterEach(() => mailServer.stop());

const receive = (mail: Posted) => mailServer.receive(mail);
const ticketsNow = async () =>
  (await server.call('tickets.list', { as: server.acme.agent, query: { sort: 'createdAt' } })).body;
const openTicket = async (id: string) =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id } })).body;
const update = (id: string, body: object) =>
  server.call('tickets.update', { as: server.acme.agent, params: { id }, body });
const saidIn = async (id: string) =>
  (await openTicket(id)).messages.map(({ message, senderName }) => [message, senderName]);

async function write(more: Partial<Posted> = {}): Promise<string> {
  const to = 'acme@help.example.com';
  await receive({ from: vera, to, subject: 'Kettle', text: 'It is cold.', ...more });
  return (await ticketsNow())[0]?.id ?? '';
}

/** Sends an agent's message; returns the emails sent because of it, by recipient. */
async function say(id: string, message: string, more = {}): Promise<Map<string, Received>> {
  const before = inbox.received.length;
  const body = { message, ...more };
  await server.call('tickets.reply', { as: server.acme.agent, params: { id }, body });
  await server.drain();
  return new Map(inbox.received.slice(before).map((mail) => [mail.to.join(), mail]));
}

const addCarl = (id: string) =>
  update(id, { addCcs: [{ email: 'Carl@visitor.example', name: 'Carl Copied' }] });

/** Sends a reply; returns its two emails, to Vera and to Carl. */
async function sayToBoth(id: string, message = 'Try again.') {
  const mails = await say(id, message);
  const [toVera, toCarl] = ['vera', 'carl'].map((one) => mails.get(`${one}@visitor.example`));
  if (!toVera || !toCarl) throw new Error(`Mails went to ${[...mails.keys()].join(' ')}`);
  expect(mails.size).toBe(2);
  return { toVera, toCarl };
}

test('emails a reply to the requester and Cc, showing both, with a separate reply address for each', async () => {
  const id = await write();
  expect((await addCarl(id)).body.ccs).toEqual([
    { email: 'carl@visitor.example', name: 'Carl Copied' },
  ]);
  const { toVera, toCarl } = await sayToBoth(id);
  for (const { headers } of [toVera, toCarl]) {
    expect([headers.to, headers.cc]).toEqual([['vera@visitor.example'], ['carl@visitor.example']]);
    expect(headers.references?.[0]).toContain(`<ticket.${server.acme.id}.${id}@`);
  }
  expect(toVera.headers['reply-to']).not.toEqual(toCarl.headers['reply-to']);
  expect(toVera.headers['message-id']).not.toEqual(toCarl.headers['message-id']);
  // Quoting one of these emails to the other person must not give access to the ticket.
  for (const { raw } of [toVera, toCarl]) expect(raw).not.toContain('access=');
  // They contain no earlier messages either.
  for (const { text } of [toVera, toCarl]) expect(text).not.toContain('It is cold.');
  expect((await say(id, 'Hush', { isInternal: true })).size).toBe(0);
});

test('adds an answer by a person in Cc to the ticket under their name, no matter how they answer', async () => {
  const id = await write();
  await addCarl(id);
  const { toVera, toCarl } = await sayToBoth(id);
  await receive(answerTo(toCarl, carl, 'By my own address.'));
  const { headers = {}, ...byId } = answerTo(toCarl, carl, 'By the id alone.');
  await receive({ ...byId, to: 'acme@help.example.com', headers });
  // A reply-all to an answer by the requester.
  await receive({ ...answerTo(toVera, carl, 'By the address of Vera.'), headers: {} });
  await receive(answerTo(toVera, vera, 'I am here, too.'));
  expect((await saidIn(id)).slice(1)).toEqual([
    ['By my own address.', 'Carl Copied'],
    ['By the id alone.', 'Carl Copied'],
    ['By the address of Vera.', 'Carl Copied'],
    ['I am here, too.', 'Vera Visitor'],
  ]);
  expect((await openTicket(id)).customerEmail).toBe('vera@visitor.example');
  expect(await ticketsNow()).toHaveLength(1);
});

test('a person in Cc can neither answer as the requester nor open the ticket', async () => {
  const id = await write();
  await addCarl(id);
  const { toVera, toCarl } = await sayToBoth(id);
  const asVera = answerTo(toCarl, vera, 'Send me the money.');
  await receive(asVera);
  await receive({ ...asVera, text: 'By the id of it.', to: 'acme@help.example.com' });
  await receive(answerTo(toVera, mallory, 'I am in Cc, too.'));
  expect(await saidIn(id)).toHaveLength(1);
  expect(await ticketsNow()).toHaveLength(4);
  const { ticketNumber } = await openTicket(id);
  const looked = await server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email: 'carl@visitor.example', ticketNumber },
  });
  expect(looked.status).toBe(404);
});

test('an answer by a person in Cc to a merged ticket moves back on unmerge', async () => {
  const first = await write();
  await write({ subject: 'Again', text: 'Still cold.' });
  const second = (await ticketsNow()).find(({ id }) => id !== first)?.id ?? '';
  await addCarl(second);
  const { toVera, toCarl } = await sayToBoth(second);
  const as = server.acme.agent;
  await server.call('tickets.merge', { as, body: { ids: [first, second], intoId: first } });
  await receive(answerTo(toCarl, carl, 'By my own address.'));
  await receive({ ...answerTo(toCarl, carl, 'By the id alone.'), to: 'acme@help.example.com' });
  await receive({ ...answerTo(toVera, carl, 'By the address of Vera.'), headers: {} });
  await server.call('tickets.unmerge', { as, body: { ids: [second] } });
  expect(await saidIn(first)).toEqual([]);
  expect((await saidIn(second)).slice(1).map(([message]) => message)).toEqual([
    'By my own address.',
    'By the id alone.',
    'By the address of Vera.',
  ]);
});

test('an answer by a person in Cc to a closed ticket opens their own ticket', async () => {
  const id = await write();
  await addCarl(id);
  const { toCarl } = await sayToBoth(id);
  await update(id, { status: 'closed' });
  await receive(answerTo(toCarl, carl, 'Again.'));
  expect((await ticketsNow()).map(({ customerEmail }) => customerEmail)).toEqual([
    'vera@visitor.example',
    'carl@visitor.example',
  ]);
});

test('a person removed from Cc gets no more emails, and their answer opens their own ticket', async () => {
  const id = await write();
  await addCarl(id);
  const { toCarl } = await sayToBoth(id);
  const { body } = await update(id, { removeCcs: ['carl@visitor.example', 'no@visitor.example'] });
  expect(body.ccs).toEqual([]);
  expect(body.timeline.filter(({ kind }) => kind === 'ccs')).toMatchObject([
    { from: null, to: 'carl@visitor.example' },
    { from: 'carl@visitor.example', to: null },
  ]);
  const mails = await say(id, 'Only Vera.');
  expect([...mails.keys()]).toEqual(['vera@visitor.example']);
  expect(mails.get('vera@visitor.example')?.raw).toContain('access=');
  await receive(answerTo(toCarl, carl, 'Hello?'));
  expect(await saidIn(id)).toHaveLength(2);
  expect((await ticketsNow()).map(({ description }) => description)).toEqual([
    'It is cold.',
    'Hello?',
  ]);
});

test('adds the Cc of an answer by the requester, except our addresses, the staff and the requester', async () => {
  const id = await write({ headers: { Cc: 'early@visitor.example' } });
  expect((await openTicket(id)).ccs).toEqual([]);
  const [toVera] = [...(await say(id, 'Try again.')).values()] as [Received];
  const many = Array.from({ length: 12 }, (_, at) => `Cy ${at} <cy${at}@visitor.example>`);
  const answer = answerTo(toVera, vera, 'With my colleagues.');
  const Cc = [
    vera,
    'acme@help.example.com',
    'no-reply@help.example.com',
    server.acme.agent.email,
    carl,
    carl,
    'not an address',
    ...many,
  ].join(', ');
  await receive({ ...answer, headers: { ...answer.headers, Cc } });
  const { ccs } = await openTicket(id);
  expect(ccs).toHaveLength(10);
  const emails = ccs.map(({ email }) => email);
  expect(emails).toContain('carl@visitor.example');
  expect(emails.every((email) => /^(carl|cy\d+)@visitor\.example$/.test(email))).toBe(true);
  expect(ccs.find(({ email }) => email.startsWith('carl'))?.name).toBe('Carl Copied');
});

test('neither a person in Cc nor an automatic answer can add others to Cc', async () => {
  const id = await write();
  await addCarl(id);
  const { toVera, toCarl } = await sayToBoth(id);
  const byCarl = answerTo(toCarl, carl, 'With a friend.');
  await receive({ ...byCarl, headers: { ...byCarl.headers, Cc: mallory } });
  const away = answerTo(toVera, vera, 'I am away.');
  const automatic = { 'Auto-Submitted': 'auto-replied', Cc: mallory };
  await receive({ ...away, headers: { ...away.headers, ...automatic } });
  const { ccs, messages } = await openTicket(id);
  expect(ccs.map(({ email }) => email)).toEqual(['carl@visitor.example']);
  expect(messages).toHaveLength(2);
});

test('notes an automatic answer by a person in Cc in the timeline, without answering it', async () => {
  const id = await write();
  await addCarl(id);
  const { toCarl } = await sayToBoth(id);
  const away = answerTo(toCarl, carl, 'I am away.');
  const sent = await receive({
    ...away,
    headers: { ...away.headers, 'Auto-Submitted': 'auto-replied' },
  });
  expect(sent).toEqual([]);
  const { timeline, messages } = await openTicket(id);
  expect(timeline.at(-1)).toMatchObject({ kind: 'mail_automatic', from: 'carl@visitor.example' });
  expect(messages).toHaveLength(1);
});

test('agents can add at most ten people to Cc, and none of our own addresses', async () => {
  const id = await write();
  const add = async (...emails: string[]) => {
    const { status, error } = await update(id, { addCcs: emails.map((email) => ({ email })) });
    return [status, status === 200 ? '' : error.message];
  };
  expect(await add('acme@help.example.com')).toEqual([
    400,
    "This is one of the helpdesk's own addresses",
  ]);
  expect(await add(server.acme.agent.email)).toEqual([400, 'Add staff as followers instead of Cc']);
  expect(await add('vera@visitor.example')).toEqual([200, '']);
  expect((await openTicket(id)).ccs).toEqual([]);
  expect(await add(...Array.from({ length: 9 }, (_, at) => `cy${at}@visitor.example`))).toEqual([
    200,
    '',
  ]);
  expect(await add('a@visitor.example', 'b@visitor.example')).toEqual([
    400,
    'A ticket can have up to 10 people in Cc',
  ]);
  expect((await openTicket(id)).ccs).toHaveLength(9);
  const changed = await server.acme.org.all<{ payload: string }>(
    server.acme.org.from('events').where('name', 'ticket.updated').orderBy('seq', 'desc').limit(1),
  );
  expect(JSON.parse(changed[0]?.payload ?? '').changes.ccs.from).toBeNull();
});

test('a person who becomes the requester is no longer in Cc, and gets one email', async () => {
  const id = await write();
  await addCarl(id);
  await update(id, { customerEmail: 'carl@visitor.example', customerName: 'Carl' });
  expect((await openTicket(id)).ccs).toEqual([]);
  expect([...(await say(id, 'Hello Carl')).keys()]).toEqual(['carl@visitor.example']);
});
