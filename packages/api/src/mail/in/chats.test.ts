import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventsAfter } from '../../events/read.ts';
import { mailUnreadAnswers } from '../../features/chat/store/mail-answers.ts';
import { closeIdleChats } from '../../features/chat/store/overdue.ts';
import { type TestChat, visitorSocket, waitingChat } from '../../test/chats.ts';
import type { TestServer } from '../../test/harness.ts';
import { answerTo, type Posted } from '../../test/mail-client.ts';
import type { Inbox, Received } from '../test-inbox.ts';
import { type MailServer, startMailServer } from './test-server.ts';

let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;
const email = 'vera@visitor.example';
const vera = `Vera Visitor <${email}>`;
const token = 'a-token-of-a-provider-that-hands-us-mail';

beforeEach(async () => {
  mailServer = await startMailServer({ mailInToken: token });
  ({ inbox, server } = mailServer);
});
afterEach(() => mailServer.stop());

const agent = () => server.acme.agent;
const receive = (mail: Posted) => mailServer.receive(mail);
const minutes = 60_000;

/** Starts a chat in which an agent answers after the visitor has left. */
async function answered(...answers: string[]): Promise<TestChat> {
  const chat = await waitingChat(server, server.acme, { message: 'My kettle is cold.' });
  for (const message of answers) await answer(chat, message);
  return chat;
}

const answer = ({ id }: TestChat, message: string) =>
  server.call('chat.send', { as: agent(), params: { id }, body: { message } });

/** Returns the emails that are sent after this many minutes. */
async function mailsAfter(passed: number): Promise<Received[]> {
  const before = inbox.received.length;
  await mailUnreadAnswers(
    server.context.database,
    new Date(Date.now() + passed * minutes).toISOString(),
  );
  await server.drain();
  return inbox.received.slice(before);
}

async function mailed(): Promise<Received> {
  const [mail] = await mailsAfter(3);
  if (!mail) throw new Error('No mail went out');
  return mail;
}

const forStaff = async ({ id }: TestChat) =>
  (await server.call('chat.get', { as: agent(), params: { id } })).body;
const forVisitor = async ({ at }: TestChat) => (await server.call('publicChat.get', at)).body;
const tickets = async () => (await server.call('tickets.list', { as: agent() })).body;
const close = ({ id }: TestChat) => server.call('chat.close', { as: agent(), params: { id } });
const kindsIn = async (chat: TestChat) => (await forStaff(chat)).timeline.map(({ kind }) => kind);

test('emails unread answers to the visitor after some minutes, once and together', async () => {
  const chat = await answered('Is it plugged in?', 'Try **another** socket.');
  expect(await mailsAfter(2)).toEqual([]);
  const mails = await mailsAfter(3);
  expect(mails.map(({ to }) => to)).toEqual([[email]]);
  const [first] = mails;
  expect(first?.text).toContain('Is it plugged in?');
  expect(first?.text).toContain('Try **another** socket.');
  // The address may belong to another person, so the email contains nothing that the visitor wrote.
  expect(first?.text).not.toContain('My kettle is cold.');
  expect(first?.headers['reply-to']?.[0]).toContain('reply+');
  expect(await mailsAfter(60)).toEqual([]);
  await answer(chat, 'Does it work now?');
  const [next] = await mailsAfter(3);
  expect(next?.text).toContain('Does it work now?');
  expect(next?.text).not.toContain('Is it plugged in?');
  expect(await kindsIn(chat)).toEqual(['accepted', 'emailed', 'emailed']);
});

test("doesn't email an answer that the visitor reads in the panel, even when it is due", async () => {
  const chat = await answered('Is it plugged in?');
  const read = (await forVisitor(chat)).lastSeq;
  await server.call('publicChat.markRead', { ...chat.at, body: { read } });
  expect(await mailsAfter(3)).toEqual([]);
  await answer(chat, 'Try another socket.');
  await server.call('publicChat.markRead', { ...chat.at, body: { read: read + 1 } });
  // As if the visitor had read the answer between its falling due and the email.
  const due = { sessionId: chat.id, email, after: read, until: read + 1 };
  await server.acme.org.write((tx) => tx.record('chat_answers.due', due));
  await server.drain();
  expect(inbox.received).toEqual([]);
});

test('emails answers from a closed chat, but not if the visitor closed it or is blocked', async () => {
  const chat = await answered('A new one is on its way.');
  await close(chat);
  expect((await mailed()).text).toContain('A new one is on its way.');
  const left = await answered('Bye');
  await server.call('publicChat.close', left.at);
  const blocked = await answered('Bye');
  await server.call('chat.block', { as: server.acme.admin, params: { id: blocked.id } });
  expect(await mailsAfter(3)).toEqual([]);
});

test('emails nothing without an address, and earlier answers once there is one', async () => {
  const chat = await waitingChat(server, server.acme, { customerEmail: '', message: 'Hello' });
  await answer(chat, 'Is it plugged in?');
  expect(await mailsAfter(3)).toEqual([]);
  await server.call('publicChat.requestPerson', {
    ...chat.at,
    body: { customerName: 'Vera', customerEmail: email },
  });
  expect((await mailed()).text).toContain('Is it plugged in?');
});

test('can be turned off by the organization', async () => {
  const before = await server.call('chat.settings', { as: server.acme.admin });
  expect(before.body.emailsUnreadAnswers).toBe(true);
  const { body } = await server.call('chat.updateSettings', {
    as: server.acme.admin,
    body: { emailsUnreadAnswers: false },
  });
  expect(body.emailsUnreadAnswers).toBe(false);
  await answered('Is it plugged in?');
  expect(await mailsAfter(3)).toEqual([]);
});

test('adds an answer by email to the chat, for the visitor and for the staff', async () => {
  const chat = await answered('Is it plugged in?');
  const mail = await mailed();
  const panel = await visitorSocket(server, chat);
  await receive(answerTo(mail, vera, 'Yes, it is.'));
  expect((await panel.until(({ data }) => data?.message === 'Yes, it is.')).data).toMatchObject({
    senderType: 'customer',
  });
  await panel.close();
  expect((await forVisitor(chat)).messages.at(-1)).toEqual(
    expect.not.objectContaining({ email: expect.anything() }),
  );
  const { messages, awaitedSince } = await forStaff(chat);
  expect(messages.at(-1)).toMatchObject({
    message: 'Yes, it is.',
    senderType: 'customer',
    senderName: 'Vera Visitor',
    email: { senderCheck: { result: 'unknown' } },
  });
  expect(awaitedSince).toEqual(expect.any(String));
  expect(await tickets()).toEqual([]);
});

test('adds a file of the email to the chat, and its event contains only what people see', async () => {
  const chat = await answered('What does the log say?');
  const reply = answerTo(await mailed(), vera, '');
  const raw = [
    `From: ${vera}`,
    `To: ${reply.to}`,
    ...Object.entries(reply.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This:',
    '--b',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename=boiler.log',
    '',
    'Error 7',
    '--b--',
    '',
  ].join('\r\n');
  await receive({ ...reply, raw });
  const file = { id: expect.any(String), name: 'boiler.log', size: 8, type: 'text/plain' };
  const shown = { ...file, state: 'ready', threat: null, url: expect.any(String) };
  expect((await forStaff(chat)).messages.at(-1)).toMatchObject({
    message: 'This:',
    files: [shown],
  });
  const events = await eventsAfter(server.acme.org, 0);
  const [said] = events.flatMap(({ name, payload }) =>
    name === 'chat.message' && payload.message.message === 'This:' ? [payload.message] : [],
  );
  expect(said?.files).toEqual([{ ...file, verdict: null, threat: null }]);
});

test('finds its chat by the Message-ID alone, and adds the same email only once', async () => {
  const chat = await answered('Is it plugged in?');
  const reply = { ...answerTo(await mailed(), vera, 'Yes.'), to: 'acme@help.example.com' };
  const posted = { ...reply, headers: { ...reply.headers, Date: new Date().toUTCString() } };
  const once = { ...posted, messageId: '<one@visitor.example>' };
  await receive(once);
  await receive(once);
  const said = (await forStaff(chat)).messages.filter(({ message }) => message === 'Yes.');
  expect(said).toHaveLength(1);
  expect(await tickets()).toEqual([]);
});

test("reopens a closed chat with its agent, and turns it into their ticket if they don't answer", async () => {
  const chat = await answered('Is it plugged in?');
  await close(chat);
  await receive(answerTo(await mailed(), vera, 'Yes, it is.'));
  expect(await forStaff(chat)).toMatchObject({
    status: 'active',
    agentId: agent().userId,
    closedAt: null,
  });
  expect((await forVisitor(chat)).status).toBe('active');
  const later = new Date(Date.now() + 20 * minutes).toISOString();
  await closeIdleChats(server.context.database, later);
  const [ticket] = await tickets();
  expect(ticket).toMatchObject({ customerEmail: email, assignedAgent: { id: agent().userId } });
});

test('moves the chat to the queue if its agent has left', async () => {
  const chat = await answered('Is it plugged in?');
  await close(chat);
  const mail = await mailed();
  const as = server.acme.admin;
  const members = (await server.call('team.list', { as })).body;
  const memberId = members.find(({ userId }) => userId === agent().userId)?.id ?? '';
  await server.call('team.remove', { as, params: { memberId } });
  await receive(answerTo(mail, vera, 'Yes, it is.'));
  const { body } = await server.call('chat.get', { as, params: { id: chat.id } });
  expect(body).toMatchObject({ status: 'waiting', agentId: null });
});

test('adds the answer to the ticket if the chat has become one', async () => {
  const chat = await answered('Is it plugged in?');
  const mail = await mailed();
  const { body: ticket } = await server.call('chat.convertToTicket', {
    as: agent(),
    params: { id: chat.id },
  });
  await receive(answerTo(mail, vera, 'Yes, it is.'));
  const { body } = await server.call('tickets.get', { as: agent(), params: { id: ticket.id } });
  expect(body.messages.map(({ message }) => message)).toEqual(['Yes, it is.']);
  expect((await forStaff(chat)).messages.at(-1)?.message).toBe('Is it plugged in?');
});

test('rejects answers by other people and by programs', async () => {
  const chat = await answered('Is it plugged in?');
  const mail = await mailed();
  await receive(answerTo(mail, 'Mallory <mallory@evil.example>', 'I am Vera.'));
  const away = answerTo(mail, vera, 'I am away.');
  await receive({ ...away, headers: { ...away.headers, 'Auto-Submitted': 'auto-replied' } });
  expect((await forStaff(chat)).messages.at(-1)?.message).toBe('Is it plugged in?');
  expect((await tickets()).map(({ customerEmail }) => customerEmail)).toEqual([
    'mallory@evil.example',
  ]);
});

test('marks an email that fails the sender check', async () => {
  const zone: Record<string, unknown[]> = {
    'TXT _dmarc.visitor.example': [['v=DMARC1; p=reject']],
    'TXT visitor.example': [['v=spf1 ip4:1.1.1.1 -all']],
  };
  server.context.names.records = async (name, type) => {
    const found = zone[`${type} ${name}`];
    if (!found) throw Object.assign(new Error('None'), { code: 'ENOTFOUND' });
    return found;
  };
  const chat = await answered('Is it plugged in?');
  const { to, text, headers } = answerTo(await mailed(), vera, 'Send it to Hugo.');
  const raw = [
    `From: ${vera}`,
    `To: ${to}`,
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n');
  const query = new URLSearchParams({
    to: to.replace(/^.*<|>$/g, ''),
    from: 'x@elsewhere.example',
    ip: '9.9.9.9',
  });
  await fetch(`${server.url}/api/inbound/mail?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
    body: raw,
  });
  await server.drain();
  expect((await forStaff(chat)).messages.at(-1)).toMatchObject({
    message: 'Send it to Hugo.',
    email: { senderCheck: { result: 'failed', domain: 'visitor.example' } },
  });
});

test('notes a bounced email in the timeline of the chat', async () => {
  const chat = await answered('Is it plugged in?');
  const [to = ''] = (await mailed()).headers['reply-to'] ?? [];
  await receive({
    from: 'MAILER-DAEMON@visitor.example',
    to: /<([^>]+)>/.exec(to)?.[1] ?? to,
    envelopeFrom: '',
    subject: 'Undelivered',
    text: '',
    raw: [
      'From: MAILER-DAEMON@visitor.example',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'It could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.visitor.example',
      '',
      `Final-Recipient: rfc822; ${email}`,
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 User unknown',
      '',
      '--b--',
      '',
    ].join('\r\n'),
  });
  const { timeline } = await forStaff(chat);
  expect(timeline.map(({ kind }) => kind)).toEqual(['accepted', 'emailed', 'bounced']);
  // The staff see whose answer didn't arrive.
  const { agentName } = timeline[0] ?? {};
  expect(agentName).toMatch(/\w/);
  expect(timeline[2]).toMatchObject({ agentName });
});
