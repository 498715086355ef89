import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberWith } from '../../test/custom-role.ts';
import type { TestServer } from '../../test/harness.ts';
import { answerTo, type Posted } from '../../test/mail-client.ts';
import { messageIdOf } from '../sending/message-id.ts';
import { replyAddress } from '../sending/reply-address.ts';
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

const write = (subject = 'Kettle', from = vera, text = 'It does not boil.') =>
  receive({ from, to: 'acme@help.example.com', subject, text });

const ticketsNow = async () =>
  (await server.call('tickets.list', { as: server.acme.agent, query: { sort: 'createdAt' } })).body;

async function onlyTicket() {
  const tickets = await ticketsNow();
  expect(tickets).toHaveLength(1);
  return openTicket(tickets[0]?.id ?? '');
}

const openTicket = async (id: string) =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id } })).body;

async function answerAsAgent(id: string, message: string): Promise<Received> {
  const before = inbox.received.length;
  await server.call('tickets.reply', {
    as: server.acme.agent,
    params: { id },
    body: { message, isInternal: false },
  });
  await server.drain();
  const [mail] = inbox.received.slice(before);
  if (!mail) throw new Error('No mail went out');
  return mail;
}

test('keeps a conversation by email alone over five turns in one ticket', async () => {
  const [confirmation] = await write();
  expect(confirmation?.headers.to).toEqual(['vera@visitor.example']);
  const { id } = await onlyTicket();
  const said = ['It does not boil.'];
  let last = confirmation as Received;
  for (let turn = 1; turn <= 5; turn++) {
    await receive(answerTo(last, vera, `Turn ${turn}: still cold.`));
    last = await answerAsAgent(id, `Turn ${turn}: try again.`);
    expect(last.to).toEqual(['vera@visitor.example']);
    said.push(`Turn ${turn}: still cold.`, `Turn ${turn}: try again.`);
  }
  const ticket = await onlyTicket();
  expect([ticket.description, ...ticket.messages.map(({ message }) => message)]).toEqual(said);
  const authors = ticket.messages.map(({ authorType }) => authorType);
  expect(authors).toEqual(Array.from({ length: 5 }, () => ['customer', 'staff']).flat());
  expect(ticket.messages.every(({ isInternal }) => !isInternal)).toBe(true);
  expect(ticket).toMatchObject({
    customerEmail: 'vera@visitor.example',
    customerName: 'Vera Visitor',
  });
});

test('finds the ticket of an answer by our Message-ID alone, for example when it was forwarded to us', async () => {
  await write();
  const mail = await answerAsAgent((await onlyTicket()).id, 'Try again.');
  const { headers = {}, ...answer } = answerTo(mail, vera, 'Done.');
  await receive({ ...answer, to: 'acme@help.example.com', headers });
  expect((await onlyTicket()).messages.map(({ message }) => message)).toEqual([
    'Try again.',
    'Done.',
  ]);
});

test('keeps a spoofed email out of the ticket: with its subject, its number, or another sender', async () => {
  await write();
  const { id, ticketNumber } = await onlyTicket();
  const mail = await answerAsAgent(id, 'Try again.');
  const mallory = 'Mallory <mallory@evil.example>';
  const right = answerTo(mail, vera, 'I am Vera.');
  const org = server.acme.id;
  const seq = Number(/event\.\w+\.(\d+)\./.exec(mail.headers['message-id']?.[0] ?? '')?.[1]);
  const guessed = `<event.${org}.${seq}.mail@help.example.com>`;
  const signed = messageIdOf(
    { ...server.context.config, secret: 'a secret that somebody else has, not us' },
    { organizationId: org, seq, listener: 'mail', to: 'vera@visitor.example' },
  );
  const stolen = right.headers ?? {};
  const inboxAddress = 'acme@help.example.com';
  const thread = `<ticket.${org}.${id}@help.example.com>`;
  const spoofs = [
    { ...right, headers: {}, to: inboxAddress },
    { ...right, headers: {}, to: inboxAddress, subject: `Re: Kettle [${ticketNumber}]` },
    { ...right, headers: { 'In-Reply-To': guessed, References: guessed }, to: inboxAddress },
    { ...right, headers: { 'In-Reply-To': signed, References: signed }, to: inboxAddress },
    { ...right, headers: { 'In-Reply-To': thread, References: thread }, to: inboxAddress },
    { ...right, headers: stolen, from: mallory, to: inboxAddress },
    // The signed address of another person, with and without their header.
    { ...right, from: mallory },
    { ...right, from: mallory, headers: {} },
    // Vera's name with another address, and her address as a name.
    { ...right, from: 'Vera Visitor <vera@evil.example>' },
    { ...right, from: '"vera@visitor.example" <mallory@evil.example>' },
  ];
  for (const spoof of spoofs) await receive(spoof);
  expect((await openTicket(id)).messages.map(({ message }) => message)).toEqual(['Try again.']);
  expect(await ticketsNow()).toHaveLength(1 + spoofs.length);
});

test('rejects a reply address that was signed elsewhere', async () => {
  await write();
  const { id } = await onlyTicket();
  const mail = await answerAsAgent(id, 'Try again.');
  const right = answerTo(mail, vera, 'Done.');
  const forged = replyAddress(
    { ...server.context.config, secret: 'a secret that somebody else has, not us' },
    server.acme.id,
    id,
    'vera@visitor.example',
  );
  for (const to of [
    forged ?? '',
    right.to.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a')),
  ]) {
    await expect(receive({ ...right, to })).rejects.toThrow(/550/);
  }
  expect(await ticketsNow()).toHaveLength(1);
});

test("an answer to us can't reach another organization's ticket", async () => {
  await write();
  const mail = await answerAsAgent((await onlyTicket()).id, 'Try again.');
  await receive({ ...answerTo(mail, vera, 'Over there'), to: 'globex@help.example.com' });
  const there = await server.call('tickets.list', { as: server.globex.agent });
  expect(there.body.map(({ description }) => description)).toEqual(['Over there']);
  expect((await onlyTicket()).messages).toHaveLength(1);
});

test('an answer to a resolved ticket reopens it, one to a closed ticket opens the next one', async () => {
  await write();
  const { id } = await onlyTicket();
  const mail = await answerAsAgent(id, 'Try again.');
  const set = (status: 'resolved' | 'closed') =>
    server.call('tickets.update', { as: server.acme.agent, params: { id }, body: { status } });
  await set('resolved');
  await receive(answerTo(mail, vera, 'Still cold.'));
  expect((await onlyTicket()).status).toBe('open');
  await set('closed');
  await receive(answerTo(mail, vera, 'Cold again.'));
  const [next] = (await ticketsNow()).filter((ticket) => ticket.id !== id);
  expect(next).toMatchObject({ subject: 'Kettle', description: 'Cold again.', status: 'open' });
  expect((await openTicket(next?.id ?? '')).mailId).toEqual(expect.any(String));
  expect((await openTicket(id)).status).toBe('closed');
});

test('an agent answers by email from their own reply address: publicly, under their name', async () => {
  await write();
  const { id } = await onlyTicket();
  const { agent, admin } = server.acme;
  const to = replyAddress(server.context.config, server.acme.id, id, agent.email) ?? '';
  const text = '#internal note: she is difficult\n\nHold the button.';
  const sent = await receive({ from: `Agent <${agent.email}>`, to, subject: 'Re: Kettle', text });
  expect(sent.map((mail) => mail.to)).toEqual([['vera@visitor.example']]);
  const [message] = (await openTicket(id)).messages;
  expect(message).toMatchObject({
    authorType: 'staff',
    isInternal: false,
    senderEmail: agent.email,
    mailId: expect.any(String),
  });
  // Another member can't use this agent's reply address, and a customer's address is no reply address at all.
  await receive({ from: admin.email, to, subject: 'Re: Kettle', text: 'Not mine' });
  const customers =
    replyAddress(server.context.config, server.acme.id, id, server.acme.customer.email) ?? '';
  await expect(
    receive({
      from: server.acme.customer.email,
      to: customers,
      subject: 'Re: Kettle',
      text: 'Me?',
    }),
  ).rejects.toThrow(/550/);
  expect((await openTicket(id)).messages).toHaveLength(1);
});

test("an agent who has left can't answer by email", async () => {
  await write();
  const { id } = await onlyTicket();
  const { agent, admin } = server.acme;
  const to = replyAddress(server.context.config, server.acme.id, id, agent.email) ?? '';
  const members = (await server.call('team.list', { as: admin })).body;
  const memberId = members.find(({ userId }) => userId === agent.userId)?.id ?? '';
  expect((await server.call('team.remove', { as: admin, params: { memberId } })).status).toBe(204);
  await expect(
    receive({ from: agent.email, to, subject: 'Re: Kettle', text: 'I am still here' }),
  ).rejects.toThrow(/550/);
});

test("AZ-21: an agent who no longer sees the ticket can't answer by an old email", async () => {
  await write();
  const { id } = await onlyTicket();
  const { acme, call, context } = server;
  const { agent, admin } = acme;
  const to = replyAddress(context.config, acme.id, id, agent.email) ?? '';
  const answer = (text: string) => receive({ from: agent.email, to, subject: 'Re: Kettle', text });
  const assign = (assignedAgentId: string) =>
    call('tickets.update', { as: admin, params: { id }, body: { assignedAgentId } });
  await memberWith(server, acme, ['resolve_tickets']);
  await assign(agent.userId);
  await answer('It is mine');
  await assign(admin.userId);
  await expect(answer('It was mine')).rejects.toThrow(/550/);
  const { body } = await call('tickets.get', { as: admin, params: { id } });
  expect(body.messages).toMatchObject([{ message: 'It is mine' }]);
});

test('PT-09: the confirmation of an email contains nothing from that email', async () => {
  const spam = 'BUY-PILLS http://evil.example';
  const [mail] = await write(spam, `${spam.slice(0, 9)} <vera@visitor.example>`, spam);
  expect(mail?.raw).not.toMatch(/PILLS|evil\.example/);
  for (let i = 0; i < 10; i++) await write(`Again ${i}`);
  expect(inbox.received).toHaveLength(5);
});

test('an answer to no-reply joins the ticket of the email that it answers, and any other email to no-reply is rejected', async () => {
  await write();
  const mail = await answerAsAgent((await onlyTicket()).id, 'Try again.');
  const [from = ''] = mail.headers.from ?? [];
  expect(from).toContain('<no-reply@help.example.com>');
  const right = answerTo(mail, vera, 'Still cold.');
  const to = 'no-reply@help.example.com';
  await receive({ ...right, to });
  await receive({
    ...answerTo(mail, vera, 'By References.'),
    to,
    headers: { References: right.headers?.References ?? '' },
  });
  expect((await onlyTicket()).messages.map(({ message }) => message)).toEqual([
    'Try again.',
    'Still cold.',
    'By References.',
  ]);
  const mallory = 'Mallory <mallory@evil.example>';
  for (const wrong of [
    { ...right, headers: {} },
    { ...right, from: mallory },
    {
      ...right,
      headers: { 'In-Reply-To': '<event.x.1.mail.abcdefghijklmnopqrst@help.example.com>' },
    },
  ]) {
    await expect(receive({ ...wrong, to })).rejects.toThrow(/550.*accepts only replies/);
  }
  expect((await onlyTicket()).messages).toHaveLength(3);
});

test('marks emails from a program as automatic, but not those from a person', async () => {
  const [confirmation] = await write();
  expect(confirmation?.headers['auto-submitted']).toEqual(['auto-generated']);
  const { id } = await onlyTicket();
  await server.call('tickets.update', {
    as: server.acme.agent,
    params: { id },
    body: { addCcs: [{ email: 'cora@visitor.example', name: null }] },
  });
  const before = inbox.received.length;
  await answerAsAgent(id, 'Try again.');
  const mails = inbox.received.slice(before);
  expect(mails).toHaveLength(2);
  for (const { headers } of mails) {
    expect(headers).not.toHaveProperty('auto-submitted');
    expect(headers).not.toHaveProperty('x-auto-response-suppress');
  }
});
