import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { comeOnline, startChat, type TestChat, waitingChat } from '../../test/chats.ts';
import { makeOrganization, type TestOrganization } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let inbox: Inbox;
let secret: string;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
  const { body } = await server.call('chat.newIdentitySecret', { as: server.acme.admin });
  secret = body.secret;
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, by = secret) {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const said = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp, ...claims })}`;
  return `${said}.${createHmac('sha256', by).update(said).digest('base64url')}`;
}

const vera = { name: 'Vera', email: 'vera@shop.example' };
const identify = (chat: TestChat, body: object) =>
  server.call('publicChat.identify', { ...chat.at, body });
const seen = async (chat: TestChat, team: TestOrganization = server.acme) => {
  const { body } = await server.call('chat.get', { as: team.agent, params: { id: chat.id } });
  return body;
};
const contextOf = async (chat: TestChat) => (await seen(chat)).visitor.context;
const said = (name: string, value: string, isSigned = false) => ({ name, value, isSigned });

test("shows the page's context next to the chat as text, and as unverified", async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const context = { plan: 'gold', orderId: 4711, isTrial: false, note: hostile, nothing: null };
  const chat = await startChat(server, server.acme, { context });
  expect(await contextOf(chat)).toEqual([
    said('plan', 'gold'),
    said('orderId', '4711'),
    said('isTrial', 'false'),
    said('note', hostile),
  ]);
  const { body } = await server.call('publicChat.get', chat.at);
  expect(JSON.stringify(body)).not.toContain('4711');
});

test("a later context replaces the page's earlier one, and signed values stay first", async () => {
  const identity = signed({ ...vera, context: { plan: 'gold', deep: { no: 1 } } });
  const chat = await startChat(server, server.acme, {
    identity,
    context: { plan: 'free', orderId: 1 },
  });
  expect(await contextOf(chat)).toEqual([said('plan', 'gold', true), said('orderId', '1')]);
  await identify(chat, { context: { orderId: 2 } });
  expect(await contextOf(chat)).toEqual([said('plan', 'gold', true), said('orderId', '2')]);
  await identify(chat, { context: {} });
  expect(await contextOf(chat)).toEqual([said('plan', 'gold', true)]);
});

test('a visitor who signs in after the first message is identified, and repeats record no event', async () => {
  const chat = await startChat(server, server.acme, { message: 'Hello' });
  const token = signed(vera);
  const { status, body } = await identify(chat, { identity: token });
  expect([status, body.isVerified, body.customerName]).toEqual([200, true, 'Vera']);
  const updates = async () =>
    (
      await server.acme.org.all<{ payload: string }>(
        server.acme.org.from('events').where('name', 'chat.updated'),
      )
    ).filter(({ payload }) => payload.includes(chat.id)).length;
  const before = await updates();
  expect((await identify(chat, { identity: token })).status).toBe(200);
  expect(await updates()).toBe(before);
  expect(before).toBeGreaterThan(0);
});

test('a chat keeps its verified identity', async () => {
  const chat = await startChat(server, server.acme, { identity: signed(vera) });
  const other = await identify(chat, {
    identity: signed({ name: 'Eve', email: 'eve@shop.example' }),
    context: { plan: 'gold' },
  });
  expect([other.status, other.error.code]).toEqual([409, 'other_visitor']);
  expect((await seen(chat)).customerEmail).toBe(vera.email);
  expect(await contextOf(chat)).toEqual([]);
});

test.each([
  ['an identity signed by somebody else', () => ({ identity: signed(vera, 'chs_other') })],
  ['an object in an object', () => ({ context: { deep: {} } })],
  ['a list', () => ({ context: { list: [1] } })],
  [
    '21 names',
    () => ({ context: Object.fromEntries([...Array(21).keys()].map((at) => [at, at])) }),
  ],
  ['a long name', () => ({ context: { ['n'.repeat(41)]: 1 } })],
  ['a name of nothing', () => ({ context: { ' ': 1 } })],
  ['a long text', () => ({ context: { note: 'x'.repeat(201) } })],
  ['a context that is none', () => ({ context: 'gold' })],
])('rejects %s, before a chat and in it', async (_what, body) => {
  const chat = await startChat(server, server.acme);
  expect((await identify(chat, body())).status).toBe(400);
  const started = await server.call('publicChat.start', {
    params: { subdomain: 'acme' },
    body: body() as never,
  });
  expect(started.status).toBe(400);
  expect(await contextOf(chat)).toEqual([]);
});

test('a name such as constructor works like any other', async () => {
  const chat = await startChat(server, server.acme, {
    context: { constructor: 'x', toString: 'y' },
  });
  expect(await contextOf(chat)).toEqual([said('constructor', 'x'), said('toString', 'y')]);
});

test('the ticket of a chat shows the context to staff, and not to its customer', async () => {
  const chat = await startChat(server, server.acme, {
    message: 'Where is it?',
    customerEmail: server.acme.customer.email,
    context: { orderId: 4711 },
  });
  const made = await server.call('chat.convertToTicket', {
    as: server.acme.agent,
    params: { id: chat.id },
  });
  expect(made.body.visitorContext).toEqual([said('orderId', '4711')]);
  const get = async (as: TestOrganization['agent'], id: string) =>
    (await server.call('tickets.get', { as, params: { id } })).body;
  expect((await get(server.acme.agent, made.body.id)).visitorContext).toEqual([
    said('orderId', '4711'),
  ]);
  const own = await server.call('tickets.create', {
    as: server.acme.customer,
    body: { subject: 'Mine', description: 'Mine' },
  });
  const { id } = own.body;
  const visitor_context = JSON.stringify([said('orderId', '4711')]);
  await server.acme.org.write((tx) => ticketRows(tx).update({ id }, { visitor_context }));
  expect((await get(server.acme.customer, id)).visitorContext).toEqual([]);
  expect((await get(server.acme.agent, id)).visitorContext).toEqual([said('orderId', '4711')]);
});

test('a form passes the context to its ticket, and a verified address replaces an entered one', async () => {
  const submit = (more: object) =>
    server.call('widget.submit', {
      body: { formId: server.acme.formId, org: 'acme', data: { ...answers }, ...more },
    });
  const answers = Object.fromEntries(
    (
      await server.call('widget.form', {
        params: { formId: server.acme.formId },
        query: { org: 'acme' },
      })
    ).body.fields.map(({ name, type }) => [name, type === 'email' ? 'typed@x.example' : 'Hello']),
  );
  const { body } = await submit({ context: { plan: 'gold' }, identity: signed(vera) });
  const [ticket] = await server.acme.org.all<{ id: string }>(
    server.acme.org.from('tickets').where('number', body.ticketNumber),
  );
  const { body: detail } = await server.call('tickets.get', {
    as: server.acme.agent,
    params: { id: ticket?.id ?? '' },
  });
  expect(detail.visitorContext).toEqual([said('plan', 'gold')]);
  expect(detail.customerEmail).toBe(vera.email);
  expect((await submit({ identity: signed(vera, 'chs_other') })).status).toBe(400);
});

const mailed = (to: string) => inbox.received.filter((mail) => mail.to.includes(to));
const copy = (chat: TestChat, body: object = {}) =>
  server.call('publicChat.mailTranscript', { ...chat.at, body });

test("emails the transcript to the chat's address, without notes", async () => {
  const email = 'copy@visitor.example';
  const chat = await waitingChat(server, server.acme, { customerEmail: email });
  const as = server.acme.agent;
  await server.call('chat.accept', { as, params: { id: chat.id } });
  const words = 'See <b>https://shop.example</b>\r\nBcc: all@x.example';
  await server.call('publicChat.send', { ...chat.at, body: { message: words } });
  await server.call('chat.addNote', { as, params: { id: chat.id }, body: { message: 'Secret' } });
  expect((await copy(chat)).error).toMatchObject({ code: 'nobody_answered' });
  await server.call('chat.send', { as, params: { id: chat.id }, body: { message: 'It is here' } });
  const { status, body } = await copy(chat, { customerEmail: 'victim@elsewhere.example' });
  expect([status, body]).toEqual([200, { email }]);
  await server.drain();
  const [mail] = mailed(email);
  expect(mail?.text).toContain('It is here');
  expect(mail?.text).not.toContain('Anonymous Customer');
  expect(mail?.text).not.toContain('Secret');
  expect(mail?.html).not.toContain('<b>https');
  expect(mail?.headers['bcc']).toBeUndefined();
  expect(mailed('victim@elsewhere.example')).toEqual([]);
});

test('emails it to a verified visitor without an answer; a chat without an address asks for one and stores it', async () => {
  const email = 'proved@visitor.example';
  const proved = await startChat(server, server.acme, {
    message: 'Hello',
    identity: signed({ email }),
  });
  expect((await copy(proved)).body).toEqual({ email });
  const chat = await startChat(server, server.acme, { message: 'Hello' });
  expect((await copy(chat)).error.errors).toMatchObject([{ field: 'customerEmail' }]);
  const as = server.acme.agent;
  await comeOnline(server, server.acme, as);
  await server.call('chat.accept', { as, params: { id: chat.id } });
  await server.call('chat.send', { as, params: { id: chat.id }, body: { message: 'Hello' } });
  expect((await copy(chat, { customerEmail: 'Late@Visitor.example' })).body).toEqual({
    email: 'late@visitor.example',
  });
  expect((await copy(chat, { customerEmail: 'other@visitor.example' })).body).toEqual({
    email: 'late@visitor.example',
  });
});

test('the team can email it too, with its own email template', async () => {
  const team = await makeOrganization(server.context.database, 'transcripts');
  const as = team.admin;
  const email = 'sent@visitor.example';
  const chat = await waitingChat(server, team, { customerEmail: email });
  const send = (who = as) =>
    server.call('chat.mailTranscript', { as: who, params: { id: chat.id } });
  expect((await send(team.customer)).status).toBe(403);
  expect((await send(server.acme.admin)).status).toBe(404);
  const wrong = await server.call('mailTexts.update', {
    as,
    params: { kind: 'chat_transcript', language: 'en' },
    body: { subject: 'About {ticket.number}' },
  });
  expect(wrong.status).toBe(400);
  const words = { subject: 'What we said, {organization.name}', heading: 'Our talk' };
  const set = await server.call('mailTexts.update', {
    as,
    params: { kind: 'chat_transcript', language: 'en' },
    body: words,
  });
  expect(set.status).toBe(200);
  expect((await send()).body).toEqual({ email });
  await server.drain();
  expect(mailed(email).at(-1)?.raw).toMatch(/Subject: What we said|Our talk/);
  const unknown = await startChat(server, team);
  const none = await server.call('chat.mailTranscript', { as, params: { id: unknown.id } });
  expect([none.status, none.error.code]).toEqual([409, 'no_address']);
});

const forget = (chat: TestChat) => server.call('publicChat.forget', chat.at);

test('a visitor who asks to be forgotten ends the chat, and their token stops working', async () => {
  const chat = await startChat(server, server.acme, { customerEmail: 'typed@visitor.example' });
  expect((await forget(chat)).body).toEqual({ isErasureRequested: false });
  expect((await server.call('publicChat.get', chat.at)).status).toBe(404);
  expect((await seen(chat)).status).toBe('closed');
  const kept = await server.call('customers.list', {
    as: server.acme.agent,
    query: { email: 'typed@visitor.example' },
  });
  expect(kept.body).toEqual([]);
});

test('erasure requests of a verified visitor notify admins once and stay on the customer until done', async () => {
  const email = 'erase@visitor.example';
  const begin = () => startChat(server, server.acme, { identity: signed({ email }) });
  expect((await forget(await begin())).body).toEqual({ isErasureRequested: true });
  await forget(await begin());
  await server.drain();
  const told = async (as: TestOrganization['admin']) =>
    (await server.call('notifications.list', { as })).body.filter(({ message }) =>
      message.startsWith(email),
    ).length;
  expect([await told(server.acme.admin), await told(server.acme.agent)]).toEqual([1, 0]);
  const as = server.acme.agent;
  const list = async () => (await server.call('customers.list', { as, query: { email } })).body;
  expect((await list())[0]?.erasureRequestedAt).toEqual(expect.any(String));
  await server.call('customers.update', { as, body: { email, metadata: { plan: 'gold' } } });
  expect((await list())[0]?.erasureRequestedAt).toEqual(expect.any(String));
  await server.call('customers.update', { as, body: { email, metadata: {}, isErasureDone: true } });
  expect(await list()).toEqual([]);
});
