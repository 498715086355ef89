import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../../test/harness.ts';
import { answerTo, type Posted } from '../../test/mail-client.ts';
import type { Inbox, Received } from '../test-inbox.ts';
import { type MailServer, startMailServer } from './test-server.ts';

let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;
const vera = 'Vera Visitor <vera@visitor.example>';

beforeEach(async () => {
  mailServer = await startMailServer();
  ({ inbox, server } = mailServer);
});
afterEach(() => mailServer.stop());

const receive = (mail: Posted) => mailServer.receive(mail);
const write = (from = vera, text = 'It does not boil.') =>
  receive({
    from,
    to: 'acme@help.example.com',
    subject: 'Kettle',
    text,
    headers: { 'Authentication-Results': 'mx.help.example.com; spf=fail' },
  });
const tickets = async () =>
  (await server.call('tickets.list', { as: server.acme.agent, query: { sort: 'createdAt' } })).body;
const spam = async () => (await server.call('tickets.listSpam', { as: server.acme.agent })).body;

test("a blocked sender's email becomes spam without an answer, and shows where it came from", async () => {
  const { agent } = server.acme;
  const { body: made } = await server.call('blockedSenders.create', {
    as: agent,
    body: { value: 'visitor.example' },
  });
  await write();
  expect(await tickets()).toEqual([]);
  expect(inbox.received).toEqual([]);
  const [one] = await spam();
  expect(one).toMatchObject({ blockedBy: 'visitor.example', firstWords: 'It does not boil.' });
  const id = one?.id ?? '';
  const { body: shown } = await server.call('tickets.getSpam', { as: agent, params: { id } });
  const told = Object.fromEntries(shown.evidence.map(({ name, value }) => [name, value]));
  expect(told.From).toContain('vera@visitor.example');
  expect(told['Authentication-Results']).toBe('mx.help.example.com; spf=fail');
  const original = await server.call('tickets.mail', {
    as: agent,
    params: { id, mailId: shown.mailId ?? '' },
  });
  expect(original.status).toBe(200);
  await server.call('tickets.unmarkSpam', { as: agent, body: { ids: [id] } });
  expect(await tickets()).toMatchObject([{ id, customerEmail: 'vera@visitor.example' }]);
  await server.call('blockedSenders.delete', { as: agent, params: { id: made.id } });
  await write(vera, 'Still cold.');
  expect(await tickets()).toHaveLength(2);
});

test("a blocked sender's answer isn't added to the ticket", async () => {
  const { agent } = server.acme;
  const [confirmation] = await write();
  await server.call('blockedSenders.create', {
    as: agent,
    body: { value: 'vera@visitor.example' },
  });
  await receive(answerTo(confirmation as Received, vera, 'Buy now.'));
  const [ticket] = await tickets();
  const params = { id: ticket?.id ?? '' };
  expect((await server.call('tickets.get', { as: agent, params })).body.messages).toEqual([]);
  expect(await spam()).toMatchObject([{ firstWords: 'Buy now.' }]);
});

test("an answer to a ticket in the trash opens a new one, and doesn't restore it", async () => {
  const { admin } = server.acme;
  const [confirmation] = await write();
  const [{ id } = { id: '' }] = await tickets();
  await server.call('tickets.delete', { as: admin, params: { id } });
  await receive(answerTo(confirmation as Received, vera, 'And now?'));
  const now = await tickets();
  expect(now).toMatchObject([{ description: 'And now?' }]);
  expect(now[0]?.id).not.toBe(id);
  const { body: deleted } = await server.call('tickets.listDeleted', { as: admin });
  expect(deleted.map((ticket) => ticket.id)).toEqual([id]);
  const shown = await server.call('tickets.getDeleted', { as: admin, params: { id } });
  expect(shown.body.messages).toEqual([]);
});
