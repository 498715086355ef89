import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../../test/harness.ts';
import { answerTo, type Posted } from '../../test/mail-client.ts';
import type { Inbox, Received } from '../test-inbox.ts';
import { type MailServer, startMailServer } from './test-server.ts';

let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;
const vera = 'Vera Visitor <vera@visitor.example>';
const hugo = 'Hugo Host <hugo@visitor.example>';

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

async function write(): Promise<string> {
  await receive({
    from: vera,
    to: 'acme@help.example.com',
    subject: 'Kettle',
    text: 'It is cold.',
  });
  return (await ticketsNow())[0]?.id ?? '';
}

async function answerAsAgent(id: string, message: string): Promise<Received[]> {
  const before = inbox.received.length;
  await server.call('tickets.reply', { as: server.acme.agent, params: { id }, body: { message } });
  await server.drain();
  return inbox.received.slice(before);
}

const update = (id: string, body: object) =>
  server.call('tickets.update', { as: server.acme.agent, params: { id }, body });

test('after a change of requester, the new one gets replies and joins, and the former one opens a new ticket', async () => {
  const id = await write();
  const [toVera] = await answerAsAgent(id, 'Try again.');
  await update(id, { customerEmail: 'hugo@visitor.example', customerName: 'Hugo Host' });
  const mails = await answerAsAgent(id, 'And now?');
  expect(mails.map(({ to }) => to)).toEqual([['hugo@visitor.example']]);
  const [toHugo] = mails as [Received];
  expect(toHugo.headers.references?.[0]?.split(' ')[0]).toBe(
    toVera?.headers.references?.[0]?.split(' ')[0],
  );
  await receive(answerTo(toHugo, hugo, 'It works.'));
  await receive(answerTo(toVera as Received, vera, 'Still cold.'));
  const { messages } = await openTicket(id);
  expect(messages.map(({ message, senderName }) => [message, senderName])).toEqual([
    ['Try again.', expect.any(String)],
    ['And now?', expect.any(String)],
    ['It works.', 'Hugo Host'],
  ]);
  const tickets = await ticketsNow();
  expect(tickets.map(({ customerEmail, description }) => [customerEmail, description])).toEqual([
    ['hugo@visitor.example', 'It is cold.'],
    ['vera@visitor.example', 'Still cold.'],
  ]);
  const token = /#access=([\w-]+)/.exec(toHugo.text)?.[1];
  const seen = await server.call('publicTickets.get', {
    params: { subdomain: 'acme', ticketId: id },
    headers: { 'x-ticket-access': token ?? '' },
  });
  expect(seen.status).toBe(200);
});
