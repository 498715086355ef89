import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../../test/harness.ts';
import { answerTo, type Posted, post } from '../../test/mail-client.ts';
import { replyAddress } from '../sending/reply-address.ts';
import type { Inbox, Received } from '../test-inbox.ts';
import { type MailServer, startMailServer } from './test-server.ts';

let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;
const vera = 'vera@visitor.example';
const support = 'acme@help.example.com';

beforeEach(async () => {
  mailServer = await startMailServer();
  ({ inbox, server } = mailServer);
});
afterEach(() => mailServer.stop());

const receive = (mail: Posted) => mailServer.receive(mail);

const fromCorpus = (name: string) =>
  readFileSync(new URL(`./corpus/${name}.eml`, import.meta.url)).toString('latin1');

const tickets = async () => (await server.call('tickets.list', { as: server.acme.agent })).body;
const open = async (id: string) =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id } })).body;

const mails = () =>
  server.acme.org.all<{ state: string; error: string | null; outcome: string | null }>(
    server.acme.org.from('inbound_mails').orderBy('id').select('state', 'error', 'outcome'),
  );

/** Opens a ticket and answers it; returns the ticket and the email with the answer. */
async function answered(): Promise<{ id: string; mail: Received }> {
  await receive({ from: vera, to: support, subject: 'Kettle', text: 'It does not boil.' });
  const id = (await tickets())[0]?.id ?? '';
  const before = inbox.received.length;
  const body = { message: 'Hold the button.', isInternal: false };
  await server.call('tickets.reply', { as: server.acme.agent, params: { id }, body });
  await server.drain();
  return { id, mail: inbox.received[before] as Received };
}

test('EM-02: notes an automatic reply to our automatic email on the ticket, without answering it', async () => {
  const { id, mail } = await answered();
  await server.call('tickets.update', {
    as: server.acme.agent,
    params: { id },
    body: { status: 'resolved' },
  });
  const sent = inbox.received.length;
  const absences: Record<string, string>[] = [
    { 'Auto-Submitted': 'auto-replied' },
    { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    { 'X-Autoreply': 'yes' },
    { Precedence: 'auto_reply' },
  ];
  for (const headers of absences) {
    const answer = answerTo(mail, vera, `Away until Monday ${JSON.stringify(headers)}`);
    await receive({ ...answer, headers: { ...answer.headers, ...headers } });
  }
  await receive({ ...answerTo(mail, vera, 'Away, says my server'), envelopeFrom: '' });
  const ticket = await open(id);
  expect(ticket.messages).toHaveLength(1);
  expect(ticket.status).toBe('resolved');
  const notes = ticket.timeline.filter(({ kind }) => kind === 'mail_automatic');
  expect(notes).toHaveLength(5);
  expect(notes[0]).toMatchObject({ from: vera, actor: null });
  expect(notes[0]?.to).toMatch(/^Away until Monday/);
  expect(inbox.received).toHaveLength(sent);
  expect(await tickets()).toHaveLength(1);
});

test('an answer from another address of the same mailbox joins', async () => {
  const from = 'vera.visitor@gmail.com';
  await receive({ from, to: support, subject: 'Kettle', text: 'It does not boil.' });
  const id = (await tickets())[0]?.id ?? '';
  const before = inbox.received.length;
  const body = { message: 'Hold the button.', isInternal: false };
  await server.call('tickets.reply', { as: server.acme.agent, params: { id }, body });
  await server.drain();
  const mail = inbox.received[before] as Received;
  await receive(answerTo(mail, 'veravisitor@googlemail.com', 'It boils.'));
  await receive(answerTo(mail, 'vera.visitor@visitor.example', 'Let me in.'));
  expect((await open(id)).messages.map(({ message }) => message)).toEqual([
    'Hold the button.',
    'It boils.',
  ]);
});

test("EM-02: an automatic reply without a ticket doesn't open one", async () => {
  await receive({
    from: vera,
    to: support,
    subject: '',
    text: '',
    raw: fromCorpus('auto-gmail-vacation'),
  });
  expect(await tickets()).toEqual([]);
  expect(await mails()).toEqual([
    { state: 'held', outcome: null, error: 'It is an automatic reply without a ticket' },
  ]);
  expect(inbox.received).toEqual([]);
});

test.each(['program-monitoring', 'list-newsletter'])(
  'opens a ticket without a confirmation for an automatic or list email (%s)',
  async (name) => {
    const sent = await receive({
      from: vera,
      to: support,
      subject: '',
      text: '',
      raw: fromCorpus(name),
    });
    expect(await tickets()).toHaveLength(1);
    expect(sent).toEqual([]);
  },
);

/** Builds a bounce of one of our emails, as a mail server sends it to the envelope sender. */
function bounceOf(mail: Received, action = 'failed'): string {
  return fromCorpus('bounce-postfix')
    .replace('Action: failed', `Action: ${action}`)
    .replace('<event.x.7.mail.y@help.example.com>', mail.headers['message-id']?.[0] ?? '');
}

test("notes a bounce on the ticket whose email failed, and doesn't count it as a reply", async () => {
  const { id, mail } = await answered();
  expect(mail.from).toMatch(/^reply\+/);
  const sent = inbox.received.length;
  const back = {
    from: 'mailer-daemon@mx.visitor.example',
    subject: '',
    text: '',
    envelopeFrom: '',
  };
  await receive({ ...back, to: mail.from, raw: bounceOf(mail) });
  // If the envelope has no address of ours, the Message-ID of the returned email identifies the ticket.
  await receive({ ...back, to: support, raw: bounceOf(mail, 'delayed') });
  const ticket = await open(id);
  expect(ticket.messages).toHaveLength(1);
  expect(ticket.timeline.filter(({ kind }) => kind.startsWith('mail_'))).toMatchObject([
    { kind: 'mail_bounced', from: vera, to: expect.stringContaining('User unknown') },
    { kind: 'mail_delayed', from: vera },
  ]);
  expect(inbox.received).toHaveLength(sent);
});

test('matches a plain-text bounce to the reply that came back, and shows it as not delivered', async () => {
  const { id, mail } = await answered();
  const delivered = () => open(id).then(({ messages }) => messages[0]?.deliveries);
  expect(await delivered()).toMatchObject([{ state: 'sent' }]);
  const words = `From: Mail Delivery System <MAILER-DAEMON@mx.visitor.example>\r\nTo: ${support}\r\nSubject: Mail delivery failed\r\n\r\nThis mail came back:\r\n\r\n  ${vera}\r\n    550 no such mailbox\r\n\r\nTo: ${vera}\r\nMessage-ID: ${mail.headers['message-id']?.[0]}\r\n`;
  await receive({ from: 'x@mx.visitor.example', to: support, subject: '', text: '', raw: words });
  expect(await delivered()).toMatchObject([
    { recipient: vera, state: 'failed', reason: '550 no such mailbox' },
  ]);
  expect(await tickets()).toHaveLength(1);
});

test('shortens a long reason of a bounce to one line of 200 characters', async () => {
  const { id, mail } = await answered();
  const raw = bounceOf(mail).replaceAll('User unknown', `User unknown: ${'very '.repeat(60)}`);
  const from = 'mailer-daemon@mx.visitor.example';
  await receive({ from, to: mail.from, subject: '', text: '', envelopeFrom: '', raw });
  const [entry] = (await open(id)).timeline.filter(({ kind }) => kind === 'mail_bounced');
  expect(entry?.to).toMatch(/User unknown: very .*…$/);
  expect(entry?.to).toHaveLength(200);
});

test("ignores a bounce of an email that we haven't sent", async () => {
  const { id, mail } = await answered();
  const forged = bounceOf(mail).replace(/(event\.\w+\.\d+\.\w+\.)\w+@/, '$1aaaaaaaaaaaaaaaaaaaa@');
  await receive({
    from: 'mailer-daemon@mx.visitor.example',
    to: support,
    subject: '',
    text: '',
    envelopeFrom: '',
    raw: forged,
  });
  expect((await open(id)).timeline.some(({ kind }) => kind.startsWith('mail_'))).toBe(false);
  expect((await mails()).at(-1)).toMatchObject({ state: 'held' });
});

test('stops our own email when it is forwarded back to us', async () => {
  const { mail } = await answered();
  const sent = inbox.received.length;
  await receive({ from: mail.from, to: support, subject: '', text: '', raw: mail.raw });
  expect(await tickets()).toHaveLength(1);
  expect((await mails()).at(-1)?.error).toBe('It is one of our own emails that came back');
  expect(inbox.received).toHaveLength(sent);
});

test('stops an email that pretends to come from one of our reply addresses', async () => {
  const { id } = await answered();
  const from = replyAddress(server.context.config, server.acme.id, id, vera) ?? '';
  await receive({ from, to: support, subject: 'Kettle', text: 'From yourselves.' });
  expect(await tickets()).toHaveLength(1);
  expect((await mails()).at(-1)?.error).toBe('It is one of our own emails that came back');
});

/** Sends emails in batches: our server delays its greeting by a tenth of a second, against clients that don't wait for it. */
async function flood(count: number) {
  const send = (i: number) =>
    post(server.mailPort, { from: vera, to: support, subject: `Re: ${i}`, text: `Number ${i}` });
  for (let sent = 0; sent < count; sent += 10) {
    const some = Math.min(10, count - sent);
    await Promise.all(Array.from({ length: some }, (_, i) => send(sent + i)));
  }
}

test('two programs that answer each other stop after 60 emails, and get five answers', async () => {
  await flood(65);
  await server.drain();
  expect(await mails()).toHaveLength(65);
  expect((await mails()).filter(({ state }) => state === 'held')).toHaveLength(5);
  expect(inbox.received.length).toBeLessThanOrEqual(5);
});

test("a flood in a person's name doesn't block their answers to a ticket", async () => {
  const { id, mail } = await answered();
  await flood(62);
  await receive(answerTo(mail, vera, 'It is me.'));
  expect((await open(id)).messages.at(-1)?.message).toBe('It is me.');
});
