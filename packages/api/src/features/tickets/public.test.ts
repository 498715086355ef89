import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashToken } from '../../auth/tokens.ts';
import { ticketRows } from '../../database/ticket-rows.ts';
import { cpuTime } from '../../test/cpu-time.ts';
import { makeTicket } from '../../test/factories.ts';
import { type Answer, startTestServer, type TestServer } from '../../test/harness.ts';
import { updateTicket } from './store/update.ts';

let server: TestServer;
let id: string;
let number: string;

const email = 'vera@acme.example';

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme);
  number = (await staffView()).ticketNumber;
});

const staffView = async (ticketId = id) =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id: ticketId } })).body;

const lookUp = (body: object = { email, ticketNumber: number }, subdomain = 'acme') =>
  server.call('publicTickets.lookup', { params: { subdomain }, body }) as Promise<
    Answer<'publicTickets.lookup'> & { body: Schema<'PublicTicketAccess'> }
  >;

const get = (token: string, ticketId = id, subdomain = 'acme') =>
  server.call('publicTickets.get', {
    params: { subdomain, ticketId },
    headers: { 'x-ticket-access': token },
  });

const reply = (token: string, body: object, ticketId = id) =>
  server.call('publicTickets.reply', {
    params: { subdomain: 'acme', ticketId },
    headers: { 'x-ticket-access': token },
    body,
  });

const say = (message: string, isInternal = false) =>
  server.call('tickets.reply', {
    as: server.acme.agent,
    params: { id },
    body: { message, isInternal },
  });

const setStatus = (status: 'resolved' | 'closed') =>
  updateTicket(server.acme.org, id, { status }, { type: 'system', userId: null, name: null }, null);

test('PT-01: the right pair opens the ticket, in any spelling', async () => {
  for (const body of [
    { email, ticketNumber: number },
    { email: ' VERA@Acme.Example ', ticketNumber: ` ${number.toLowerCase()} ` },
    { email, ticketNumber: `Ticket #${number.replaceAll('-', '–')}.` },
    { email, ticketNumber: String(Number(number.split('-').at(-1))) },
  ]) {
    const answer = await lookUp(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, ticketNumber: number, messages: [] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await get(answer.body.accessToken)).status).toBe(200);
  }
});

test('PT-01: every wrong pair gets the same response', async () => {
  const foreign = await makeTicket(server.globex, { customerEmail: 'only@globex.example' });
  const theirs = await server.call('tickets.get', {
    as: server.globex.agent,
    params: { id: foreign },
  });
  const wrong = [
    await lookUp({ email: 'other@acme.example', ticketNumber: number }),
    await lookUp({ email, ticketNumber: 'TK-2020-000001' }),
    await lookUp({ email, ticketNumber: id }),
    await lookUp({ email: 'only@globex.example', ticketNumber: theirs.body.ticketNumber }),
    await lookUp({ email, ticketNumber: number }, 'globex'),
    await lookUp({ email, ticketNumber: number }, 'nowhere'),
    await lookUp({ email, ticketNumber: '%' }),
  ];
  for (const answer of wrong) {
    expect(answer.status).toBe(404);
    expect({ ...answer.error, requestId: '' }).toEqual({
      message: 'No ticket matches this email and ticket number',
      code: 'not_found',
      requestId: '',
    });
  }
});

test.each([
  [{ ticketNumber: 'TK-1' }, 'Email is required'],
  [{ email: '', ticketNumber: 'TK-1' }, 'Email is required'],
  [{ email: 'x', ticketNumber: 'TK-1' }, 'Please enter a valid email address'],
  [{ email }, 'Ticket number is required'],
  [{ email, ticketNumber: ' ' }, 'Ticket number is required'],
])('looking up %j reads "%s"', async (body, message) => {
  expect(await lookUp(body)).toMatchObject({ status: 400, error: { message } });
});

test('PT-01: the response time doesn’t reveal whether number or email was right', async () => {
  const pairs = {
    wrongEmail: { email: 'other@acme.example', ticketNumber: number },
    wrongNumber: { email, ticketNumber: 'TK-2020-999999' },
  };
  const times: Record<keyof typeof pairs, number[]> = { wrongEmail: [], wrongNumber: [] };
  for (let round = 0; round < 100; round += 1) {
    for (const name of ['wrongEmail', 'wrongNumber'] as const) {
      times[name].push(await cpuTime(() => lookUp(pairs[name])));
    }
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[50] ?? 0;
  expect(median(times.wrongEmail) / median(times.wrongNumber)).toBeGreaterThan(0.6);
  expect(median(times.wrongEmail) / median(times.wrongNumber)).toBeLessThan(1.6);
});

test('PT-02: without a valid access token nothing is shown or stored', async () => {
  const { accessToken } = (await lookUp()).body;
  const other = await makeTicket(server.acme);
  const tampered = accessToken.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const [token, ticketId] of [
    ['', id],
    [tampered, id],
    [accessToken, other],
    [server.acme.admin.token, id],
    [id, id],
  ] as const) {
    for (const answer of [
      await get(token, ticketId),
      await reply(token, { message: 'Hi' }, ticketId),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: { message: 'Ticket not found' } });
    }
  }
  expect((await staffView()).messages).toEqual([]);
  expect((await staffView(other)).messages).toEqual([]);
});

test.each([
  ['24 hours without use', { last_used_at: hoursAgo(24.1) }, 404],
  ['23 hours without use', { last_used_at: hoursAgo(23) }, 200],
  ['30 days', { expires_at: hoursAgo(0.1) }, 404],
])('PT-02: after %s the proof answers accordingly', async (_name, patch, status) => {
  const { accessToken } = (await lookUp()).body;
  const token_hash = hashToken(accessToken);
  await server.acme.org.write((tx) => tx.update('ticket_access', { token_hash }, patch));
  expect((await get(accessToken)).status).toBe(status);
  expect((await get(accessToken)).status).toBe(status);
});

function hoursAgo(hours: number) {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

test('S1: changing the requester’s email or deleting the ticket revokes access', async () => {
  const { accessToken } = (await lookUp()).body;
  await server.acme.org.write((tx) =>
    ticketRows(tx).update({ id }, { customer_email: 'b@acme.test' }),
  );
  expect((await get(accessToken)).status).toBe(404);
  await server.acme.org.write((tx) => ticketRows(tx).update({ id }, { customer_email: email }));
  expect((await get(accessToken)).status).toBe(200);
  await server.call('tickets.delete', { as: server.acme.admin, params: { id } });
  expect((await get(accessToken)).status).toBe(404);
});

test('S3: the visitor sees which staff member replied, and replies in their own name', async () => {
  const { accessToken } = (await lookUp()).body;
  await say('Have you tried another socket?');
  const spoofed = { message: ' Yes ', customerName: 'The Boss', customerEmail: 'boss@acme.test' };
  const sent = await reply(accessToken, spoofed);
  expect(sent).toMatchObject({
    status: 201,
    body: { message: 'Yes', isInternal: false, customerEmail: email, followUp: null },
  });
  const { messages } = (await get(accessToken)).body;
  expect(messages).toMatchObject([
    { isInternal: true, user: { firstName: 'agent' }, customerEmail: null },
    { isInternal: false, user: null, customerName: 'Vera Visitor', customerEmail: email },
  ]);
  expect((await staffView()).messages.at(-1)).toMatchObject({
    authorType: 'customer',
    senderName: 'Vera Visitor',
    senderEmail: email,
  });
});

test('the visitor sees the name of the assignee, or that there is one', async () => {
  const { accessToken } = (await lookUp()).body;
  const { agent, org, canary } = server.acme;
  const assigned = async () => (await get(accessToken)).body.assignedAgent?.name;
  expect(await assigned()).toBeUndefined();
  await org.write((tx) => ticketRows(tx).update({ id }, { assigned_agent_id: agent.userId }));
  expect(await assigned()).toBe(`agent ${canary}`);
  const rename = (first_name: string, last_name: string) =>
    server.context.database.directory.write((tx) =>
      tx.update('users', { id: agent.userId }, { first_name, last_name }),
    );
  await rename('', '');
  expect(await assigned()).toBe('Support Agent');
  await rename('agent', canary);
});

test.each([{}, { message: '' }, { message: ' \n ' }])(
  'an answer of %j is refused',
  async (body) => {
    const { accessToken } = (await lookUp()).body;
    expect(await reply(accessToken, body)).toMatchObject({
      status: 400,
      error: { message: 'Message is required' },
    });
  },
);

test('PT-05: the text of an internal note never reaches a visitor', async () => {
  await say('kanarienvogel', true);
  const found = await lookUp();
  const { accessToken } = found.body;
  const answers = [
    found,
    await get(accessToken),
    await reply(accessToken, { message: 'Hello' }),
    await lookUp(),
  ];
  for (const { status, body } of answers) {
    expect(status).toBeLessThan(300);
    expect(JSON.stringify(body)).not.toContain('kanarienvogel');
  }
});

test('PT-07: a visitor gets exactly these fields', async () => {
  await server.call('tickets.update', {
    as: server.acme.agent,
    params: { id },
    body: { assignedAgentId: server.acme.agent.userId },
  });
  await say('Hello');
  const found = (await lookUp()).body;
  const ticketKeys =
    'assignedAgent createdAt customerEmail customerName description descriptionHtml files id messages priority status subject ticketNumber updatedAt';
  const keys = (value: object) => Object.keys(value).sort().join(' ');
  expect(
    keys(found)
      .split(' ')
      .filter((key) => !key.startsWith('access'))
      .join(' '),
  ).toBe(ticketKeys);
  const shown = (await get(found.accessToken)).body;
  expect(keys(shown)).toBe(ticketKeys);
  expect(keys(shown.assignedAgent ?? {})).toBe('firstName lastName name');
  const messageKeys = 'createdAt customerEmail customerName files html id isInternal message user';
  expect(keys(shown.messages[0] ?? {})).toBe(messageKeys);
  expect(keys(shown.messages[0]?.user ?? {})).toBe('firstName lastName');
  expect(JSON.stringify(shown)).not.toContain(server.acme.agent.email);
  const sent = await reply(found.accessToken, { message: 'Hi' });
  expect(keys(sent.body)).toBe(
    'createdAt customerEmail customerName files followUp html id isInternal message user',
  );
  const organization = await server.call('publicOrganization.get', {
    params: { subdomain: 'acme' },
  });
  expect(keys(organization.body)).toBe('id languages logoUrl name ownWords primaryColor subdomain');
});

test('a reply to a resolved ticket reopens it', async () => {
  const { accessToken } = (await lookUp()).body;
  await setStatus('resolved');
  await reply(accessToken, { message: 'Still broken' });
  const seen = await staffView();
  expect(seen.status).toBe('open');
  expect(seen.timeline.at(-1)).toMatchObject({ kind: 'reopened', from: 'resolved', to: 'open' });
});

test('a reply to a closed ticket opens a linked follow-up', async () => {
  const { accessToken } = (await lookUp()).body;
  await setStatus('closed');
  const { body } = await reply(accessToken, { message: 'It broke again' });
  const ticketNumber = body.followUp?.ticketNumber ?? '';
  expect(ticketNumber).not.toBe(number);
  const closed = await staffView();
  expect(closed).toMatchObject({ status: 'closed', messages: [] });
  expect(closed.timeline.at(-1)).toMatchObject({ kind: 'follow_up', to: ticketNumber });
  const opened = await lookUp({ email, ticketNumber });
  expect(opened.body).toMatchObject({ status: 'open', description: 'It broke again' });
});
