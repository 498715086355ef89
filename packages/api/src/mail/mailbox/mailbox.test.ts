import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import type { Names } from '../../outbound/names.ts';
import { answerTo } from '../../test/mail-client.ts';
import { type MailServer, startMailServer } from '../in/test-server.ts';
import { mailRecords } from './records.ts';

let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  mail.server.context.names = namesWith({});
});
afterAll(() => mail.stop());
afterEach(() => mail.server.acme.org.write((tx) => tx.remove('inbound_mails', {})));

const acme = 'acme@help.example.com';
const as = () => mail.server.acme.admin;
const held = async (query = {}) =>
  (await mail.server.call('mailbox.listHeld', { as: as(), query })).body;
const takeIn = (id: string, by = as()) =>
  mail.server.call('mailbox.takeIn', { as: by, params: { id } });
const tickets = async () =>
  (await mail.server.call('tickets.list', { as: as(), query: { sort: 'createdAt' } })).body;

/** A resolver with these TXT records. */
function namesWith(texts: Record<string, string[] | null>): Names {
  return {
    texts: async (name) => (name in texts ? (texts[name] ?? null) : []),
    mailServers: async (name) =>
      name === 'help.example.com' ? [{ priority: 10, exchange: 'mx.example.com' }] : [],
    aliases: async () => [],
    records: async () => [],
  };
}

const away = (from: string, subject = 'Out of office') =>
  mail.receive({
    from,
    to: acme,
    subject,
    text: 'I am away.',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });

describe('quarantined email', () => {
  it('is listed with its reason, newest first, in pages', async () => {
    await away('Vera <vera@visitor.example>', 'Grüße: außer Haus');
    await away('hugo@visitor.example');
    const [first, second] = await held();
    expect(first).toMatchObject({
      sender: 'hugo@visitor.example',
      subject: 'Out of office',
      state: 'held',
      reason: 'It is an automatic reply without a ticket',
    });
    expect(second).toMatchObject({ sender: 'vera@visitor.example', subject: 'Grüße: außer Haus' });
    const page = await mail.server.call('mailbox.listHeld', { as: as(), query: { limit: 1 } });
    expect(page.body).toEqual([first]);
    const cursor = /cursor=([\w-]+)/.exec(page.headers.get('link') ?? '')?.[1];
    expect(await held({ limit: 1, cursor })).toEqual([second]);
    const other = await mail.server.call('mailbox.listHeld', { as: mail.server.globex.admin });
    expect(other.body).toEqual([]);
  });

  it('becomes a ticket once when released, and no one is emailed', async () => {
    await away('Vera <vera@visitor.example>', 'Take me in');
    const [one] = await held();
    const before = mail.inbox.received.length;
    expect((await takeIn(one?.id ?? '')).body).toMatchObject({ state: 'waiting', reason: null });
    expect((await takeIn(one?.id ?? '')).status).toBe(404);
    await mail.server.drain();
    expect(await held()).toEqual([]);
    const made = (await tickets()).filter(({ subject }) => subject === 'Take me in');
    expect(made).toMatchObject([
      { customerEmail: 'vera@visitor.example', description: 'I am away.' },
    ]);
    expect(
      mail.inbox.received.slice(before).filter(({ to }) => /visitor/.test(String(to))),
    ).toEqual([]);
  });

  it('becomes a message if it answers a ticket', async () => {
    const from = 'Vera <vera@visitor.example>';
    const [confirmation] = await mail.receive({ from, to: acme, subject: 'Kettle', text: 'Cold.' });
    const { id } = (await tickets()).find(({ subject }) => subject === 'Kettle') ?? { id: '' };
    if (!confirmation) throw new Error('No mail went out');
    const answer = answerTo(confirmation, from, 'Words that matter.');
    const { org } = mail.server.acme;
    await mail.receive(answer);
    // As if it had been quarantined.
    const [row] = await org.all<{ id: string }>(
      org.from('inbound_mails').orderBy('received_at', 'desc').limit(1),
    );
    await org.write(async (tx) => {
      await tx.remove('ticket_messages', { ticket_id: id });
      await tx.update('inbound_mails', { id: row?.id }, { state: 'held', outcome: null });
    });
    expect((await takeIn(row?.id ?? '')).status).toBe(200);
    await mail.server.drain();
    const ticket = await mail.server.call('tickets.get', { as: as(), params: { id } });
    expect(ticket.body.messages.map(({ message }) => message)).toEqual(['Words that matter.']);
  });

  it('asks for a sender if it has none, and becomes a ticket of that sender', async () => {
    const raw = 'From: v..v@visitor.example\r\nSubject: Nobody\r\n\r\nHello';
    await mail.receive({ from: 'x@visitor.example', to: acme, subject: '', text: '', raw });
    const [one] = await held();
    const id = one?.id ?? '';
    expect(one).toMatchObject({ state: 'failed', subject: 'Nobody', needsSender: true });
    const refused = await takeIn(id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'no_sender' });
    const from = (as: typeof mail.server.acme.admin, email: string) =>
      mail.server.call('mailbox.takeInFrom', { as, params: { id }, body: { email, name: 'Vera' } });
    expect((await from(mail.server.globex.admin, 'vera@visitor.example')).status).toBe(404);
    expect((await from(as(), 'Vera@Visitor.example')).body).toMatchObject({ state: 'waiting' });
    await mail.server.drain();
    expect(await held()).toEqual([]);
    const [made] = (await tickets()).filter(({ subject }) => subject === 'Nobody');
    expect(made).toMatchObject({ customerEmail: 'vera@visitor.example', customerName: 'Vera' });
    const ticket = await mail.server.call('tickets.get', {
      as: as(),
      params: { id: made?.id ?? '' },
    });
    expect(ticket.body.mailPeople).toMatchObject({ decidedBy: 'entered' });
  });

  it('requires permission to change settings, in its own organization', async () => {
    await away('vera@visitor.example');
    const [one] = await held();
    const { acme: ours, globex } = mail.server;
    expect((await takeIn(one?.id ?? '', globex.admin)).status).toBe(404);
    expect((await takeIn(one?.id ?? '', ours.agent)).status).toBe(403);
    for (const id of ['mailbox.get', 'mailbox.listHeld', 'mailbox.test'] as const) {
      expect((await mail.server.call(id, { as: ours.agent })).status).toBe(403);
    }
  });
});

it('quarantine requires permission to see all tickets, because an email may belong to any of them', async () => {
  await away('vera@visitor.example');
  const [one] = await held();
  const { agent, org } = mail.server.acme;
  const give = (permissions: string | null) =>
    org.write((tx) => tx.update('memberships', { user_id: agent.userId }, { permissions }));
  const asked = async () => [
    (await mail.server.call('mailbox.listHeld', { as: agent })).status,
    (await mail.server.call('mailbox.takeIn', { as: agent, params: { id: one?.id ?? '' } })).status,
  ];
  await give('manage_settings');
  expect(await asked()).toEqual([403, 403]);
  expect((await mail.server.call('mailbox.get', { as: agent })).status).toBe(200);
  await give('manage_settings view_all_tickets');
  // Releasing an email creates a ticket.
  expect(await asked()).toEqual([200, 403]);
  await give('manage_settings view_all_tickets create_tickets');
  expect(await asked()).toEqual([200, 200]);
  await give(null);
});

describe('a loop test', () => {
  it('arrives, creates no ticket, and is visible only to its organization', async () => {
    const before = (await tickets()).length;
    const { body: sent } = await mail.server.call('mailbox.test', { as: as() });
    expect(sent.arrivedAt).toBeNull();
    const result = async () =>
      (await mail.server.call('mailbox.testResult', { as: as(), params: { id: sent.id } })).body;
    expect((await result()).arrivedAt).toBeNull();
    const out = mail.inbox.received.at(-1);
    expect(out?.to).toEqual([acme]);
    const post = { from: 'no-reply@help.example.com', to: acme, subject: '', text: '' };
    await mail.receive({ ...post, raw: out?.raw ?? '' });
    expect((await result()).arrivedAt).toEqual(expect.any(String));
    const { admin: other } = mail.server.globex;
    const params = { id: sent.id };
    const foreign = await mail.server.call('mailbox.testResult', { as: other, params });
    expect(foreign.status).toBe(404);
    expect(await tickets()).toHaveLength(before);
    expect(await held()).toEqual([]);
    // A forged signature makes it an ordinary email without a ticket.
    const forged = (out?.raw ?? '').replace(
      /(<circle\.\w+_)(\w)/,
      (_, id: string, first: string) => id + (first === '7' ? '6' : '7'),
    );
    await mail.receive({ ...post, raw: forged });
    expect(await held()).toMatchObject([{ reason: 'It is one of our own emails that came back' }]);
  });
});

describe('the mailbox', () => {
  it('shows its address, the sender address, and the state of the DNS records', async () => {
    const { body } = await mail.server.call('mailbox.get', { as: as() });
    expect(body).toMatchObject({ address: acme, from: 'no-reply@help.example.com' });
    expect(body.records.map(({ kind, name, state }) => [kind, name, state])).toEqual([
      ['mx', 'help.example.com', 'found'],
      ['spf', 'help.example.com', 'missing'],
      ['dkim', '….​_domainkey.help.example.com'.replace('\u200b', ''), 'unknown'],
      ['dmarc', '_dmarc.help.example.com', 'missing'],
    ]);
  });

  it('has no address if the server receives no email', async () => {
    const { smtpInPort } = mail.server.context.config;
    mail.server.context.config.smtpInPort = null;
    const { body } = await mail.server.call('mailbox.get', { as: as() });
    expect(body.address).toBeNull();
    expect((await mail.server.call('mailbox.test', { as: as() })).status).toBe(409);
    mail.server.context.config.smtpInPort = smtpInPort;
  });
});

test('reports each record of a domain as found, missing, or unknown, with the value to copy', async () => {
  const names = namesWith({
    'acme.example': ['v=spf1 -all', 'google-site-verification=x'],
    'google._domainkey.acme.example': ['v=DKIM1; k=rsa; p='],
    '_dmarc.acme.example': null,
  });
  const records = await mailRecords(names, {
    received: { domain: 'nowhere.example', host: 'help.example.com' },
    sent: { domain: 'acme.example', by: 'google' },
  });
  expect(records.map(({ kind, state, found, value }) => [kind, state, found, value])).toEqual([
    ['mx', 'missing', [], '10 help.example.com'],
    ['spf', 'found', ['v=spf1 -all'], 'v=spf1 include:_spf.google.com ~all'],
    // An empty key means a revoked key.
    ['dkim', 'missing', [], null],
    ['dmarc', 'unknown', [], 'v=DMARC1; p=none'],
  ]);
  const [record] = await mailRecords(names, {
    received: null,
    sent: { domain: 'b.example', by: { host: 'smtp.b.example' } },
  });
  expect(record).toMatchObject({ state: 'missing', value: 'v=spf1 a:smtp.b.example ~all' });
});
