// @module-tag postgres

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attemptsOverWeekend, backoff } from '../../jobs/retry.ts';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver } from '../../test/webhook-receiver.ts';

let server: TestServer;
let inbox: Inbox;
/** The mail server's response to each recipient; null if it accepts the email. */
let refusal: { code: number; text: string } | null = null;

let isDown = false;

beforeAll(async () => {
  inbox = await openInbox({
    onMailFrom(_address, _session, done) {
      done(isDown ? Object.assign(new Error('Busy'), { responseCode: 451 }) : null);
    },
    onRcptTo(_address, _session, done) {
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
  });
  server = await startTestServer({ smtpUrl: inbox.url, allowPrivateTargets: true });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const as = () => server.acme.admin;
const list = async (who = as()) =>
  (await server.call('deadLetters.list', { as: who })).body.deadLetters;

async function repliedTicket(customerEmail: string) {
  const id = await makeTicket(server.acme, { customerEmail });
  await server.drain();
  const { body } = await server.call('tickets.reply', {
    as: server.acme.agent,
    params: { id },
    body: { message: 'A new one is on its way.' },
  });
  await server.drain();
  return { id, messageId: body.id };
}

const deliveriesOf = async (id: string, messageId: string) => {
  const { body } = await server.call('tickets.get', { as: server.acme.agent, params: { id } });
  return body.messages.find((message) => message.id === messageId)?.deliveries;
};

test('a sent reply shows its status and recipient', async () => {
  const { id, messageId } = await repliedTicket('ada@example.com');
  expect(await deliveriesOf(id, messageId)).toEqual([
    { recipient: 'ada@example.com', state: 'sent', reason: null },
  ]);
});

test('a permanently rejected reply shows the reason, is listed, and is sent again to the corrected address', async () => {
  const id = await makeTicket(server.acme, { customerEmail: 'full@example.com' });
  await server.drain();
  refusal = { code: 552, text: 'Mailbox full' };
  const params = { id };
  const { body } = await server.call('tickets.reply', {
    as: server.acme.agent,
    params,
    body: { message: 'Try the switch.' },
  });
  await server.drain();
  refusal = null;
  const reason = expect.stringContaining('Mailbox full');
  expect(await deliveriesOf(id, body.id)).toEqual([
    { recipient: 'full@example.com', state: 'failed', reason },
  ]);
  expect(await list()).toContainEqual(
    expect.objectContaining({
      kind: 'mail',
      name: 'ticket.replied',
      target: 'full@example.com',
      reason,
      ticket: expect.objectContaining({ id }),
    }),
  );
  await server.call('tickets.update', {
    as: as(),
    params,
    body: { customerEmail: 'ok@example.com' },
  });
  const again = await server.call('tickets.retryMails', {
    as: server.acme.agent,
    params: { id, messageId: body.id },
  });
  expect(again.body).toEqual({ queued: 1 });
  await server.drain();
  expect(await deliveriesOf(id, body.id)).toEqual([
    { recipient: 'ok@example.com', state: 'sent', reason: null },
  ]);
  expect(inbox.received.at(-1)?.to).toEqual(['ok@example.com']);
  expect((await list()).filter(({ ticket }) => ticket?.id === id)).toEqual([]);
});

test('an admin retries one dead letter, and all of one kind', async () => {
  refusal = { code: 550, text: 'No such mailbox' };
  const first = await repliedTicket('gone1@example.com');
  await repliedTicket('gone2@example.com');
  refusal = null;
  const dead = (await list()).filter(({ kind }) => kind === 'mail');
  const one = dead.find(({ name, ticket }) => name === 'ticket.replied' && ticket?.id === first.id);
  const params = { id: one?.id ?? '' };
  expect((await server.call('deadLetters.retry', { as: as(), params })).status).toBe(204);
  expect((await server.call('deadLetters.retry', { as: as(), params })).status).toBe(404);
  await server.drain();
  expect(inbox.received.some(({ to }) => to.includes('gone1@example.com'))).toBe(true);
  const all = await server.call('deadLetters.retryAll', { as: as(), body: { kind: 'mail' } });
  expect(all.body.queued).toBe(dead.length - 1);
  await server.drain();
  expect(inbox.received.some(({ to }) => to.includes('gone2@example.com'))).toBe(true);
  expect(await list()).toEqual([]);
});

test("a failed webhook delivery is listed with the webhook's name and sent again", async () => {
  const receiver = await startReceiver((response) => void response.writeHead(410).end());
  await server.call('webhooks.create', {
    as: as(),
    body: { name: 'Orders', url: receiver.url, events: ['ticket.created'] },
  });
  await makeTicket(server.acme);
  await server.drain();
  expect(await list()).toMatchObject([
    { kind: 'webhook', name: 'ticket.created', target: 'Orders' },
  ]);
  const { body } = await server.call('deadLetters.retryAll', { as: as(), body: {} });
  expect(body).toEqual({ queued: 1 });
  receiver.close();
  await server.drain();
});

test('AZ-06: only admins see and retry the dead letters, and only those of their organization', async () => {
  for (const who of [server.acme.agent, server.acme.customer]) {
    expect((await server.call('deadLetters.list', { as: who })).status).toBe(403);
    const all = await server.call('deadLetters.retryAll', { as: who, body: {} });
    expect(all.status).toBe(403);
  }
  expect(await list(server.globex.admin)).toEqual([]);
});

test('when mail works again after an outage, all waiting emails are sent at once', async () => {
  isDown = true;
  const waiting = await repliedTicket('later@example.com');
  expect(await deliveriesOf(waiting.id, waiting.messageId)).toMatchObject([{ state: 'waiting' }]);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await server.acme.org.write((tx) =>
    tx.update('outbox', (row) => row.whereNull('done_at'), { due_at: later }),
  );
  isDown = false;
  await repliedTicket('now@example.com');
  expect(await deliveriesOf(waiting.id, waiting.messageId)).toMatchObject([{ state: 'sent' }]);
});

test('retries an email for at least 72 hours', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  let whole = 0;
  for (let attempt = 1; attempt < attemptsOverWeekend; attempt += 1) whole += backoff(attempt);
  random.mockRestore();
  expect(whole).toBeGreaterThan(72 * 3_600_000);
});
