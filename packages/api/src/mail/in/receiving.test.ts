import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../../test/harness.ts';
import { post } from '../../test/mail-client.ts';
import type { Inbox } from '../test-inbox.ts';
import { type MailServer, startMailServer } from './test-server.ts';

let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;
const vera = 'Vera Visitor <vera@visitor.example>';
const support = 'acme@help.example.com';
const token = 'a-token-of-an-operator-long-enough';

beforeEach(async () => {
  mailServer = await startMailServer({ mailInToken: token });
  ({ inbox, server } = mailServer);
});
afterEach(() => mailServer.stop());

const corpus = (name: string) => readFileSync(new URL(`./corpus/${name}.eml`, import.meta.url));
const send = (subject: string, more: Partial<Parameters<typeof post>[1]> = {}) =>
  post(server.mailPort, { from: vera, to: support, subject, text: 'Words', ...more });
const sendRaw = (raw: Buffer | string, to = support) =>
  send('', { to, raw: raw.toString('latin1') });
const subjects = async () =>
  (await server.call('tickets.list', { as: server.acme.agent })).body.map(({ subject }) => subject);

const mails = () =>
  server.acme.org.all<{ state: string; error: string | null; outcome: string | null }>(
    server.acme.org.from('inbound_mails').orderBy('id').select('state', 'error', 'outcome'),
  );

test('one bad email never blocks the others, and is stored with the reason', async () => {
  const noSender = 'From: v..v@visitor.example\r\nSubject: Who am I?\r\n\r\nNobody knows.';
  const bad = [corpus('broken-nested'), noSender, Buffer.alloc(2_000, 0xff)];
  for (const [at, raw] of bad.entries()) {
    await sendRaw(raw);
    await send(`After ${at}`);
  }
  await sendRaw(corpus('broken-bytes'));
  await server.drain();
  expect((await subjects()).filter((one) => one.startsWith('After'))).toHaveLength(3);
  expect(await subjects()).toHaveLength(4);
  const failed = (await mails()).filter(({ state }) => state === 'failed');
  expect(failed.map(({ error }) => error)).toEqual([
    expect.stringContaining("It can't be read"),
    'It has no sender who can be answered',
    'It has no sender who can be answered',
  ]);
});

test('accepts only our addresses, in any case and with a tag', async () => {
  const strangers = [
    'nobody@help.example.com',
    'acme@elsewhere.example',
    'no-reply@help.example.com',
    'reply+@help.example.com',
    'postmaster@help.example.com',
  ];
  for (const to of strangers) await expect(send('No', { to })).rejects.toThrow(/550/);
  await send('Tagged', { to: 'ACME+shop@Help.Example.COM' });
  await server.drain();
  expect(await subjects()).toEqual(['Tagged']);
});

test('mail to a reserved mailbox goes to no organization, not even one with that name', async () => {
  const { org, id } = server.acme;
  const rename = (subdomain: string) =>
    org.write((tx) => tx.update('organizations', { id }, { subdomain }));
  for (const name of ['postmaster', 'hostmaster', 'no-reply', 'abuse']) {
    await rename(name);
    const to = `${name}@help.example.com`;
    await expect(send('Your certificate code', { to }), name).rejects.toThrow(/550/);
  }
  await rename('acme');
  const former = { subdomain: 'webmaster', since: new Date().toISOString() };
  await org.write((tx) => tx.insert('former_subdomains', former));
  await expect(send('No', { to: 'webmaster@help.example.com' })).rejects.toThrow(/550/);
});

test.each([
  ['with a dotless i', 'v\u0131ra@visitor.example'],
  ['with two dots', 'vera..v@visitor.example'],
  ['with an invisible letter', 've\u200bra@visitor.example'],
  ['with a hyphen at an end of the domain', 'vera@visitor-.example'],
])('AU-08: an email with an invalid sender address, %s, opens no ticket', async (_what, from) => {
  const raw = `From: ${from}\r\nSubject: Odd\r\n\r\nWords`;
  await post(server.mailPort, { from: vera, to: support, subject: '', text: '', raw });
  await server.drain();
  expect(await subjects()).toEqual([]);
  expect(await mails()).toMatchObject([
    { state: 'failed', error: 'It has no sender who can be answered' },
  ]);
});

test('AU-08: stores the sender in the normalized form that is used for comparison', async () => {
  const raw = 'From: \uff36era@Visitor.Example\r\nSubject: Wide\r\n\r\nWords';
  await post(server.mailPort, { from: vera, to: support, subject: '', text: '', raw });
  await server.drain();
  const { body } = await server.call('tickets.list', { as: server.acme.agent });
  expect(body).toMatchObject([{ subject: 'Wide', customerEmail: 'vera@visitor.example' }]);
});

test('a duplicate email becomes one ticket; a different one with the same id is not lost', async () => {
  const again = {
    messageId: '<once@visitor.example>',
    headers: { Date: 'Fri, 20 Nov 2026 10:00:00 +0000' },
  };
  await send('Once', again);
  await send('Once', { ...again, headers: { ...again.headers, Received: 'from elsewhere' } });
  await send('Another', again);
  await server.drain();
  expect((await subjects()).toSorted()).toEqual(['Another', 'Once']);
  // Two emails are processed in parallel, so the second may become the ticket and the first the duplicate.
  const outcomes = (await mails()).map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual(['repeated', 'ticket', 'ticket']);
});

test('an email to two organizations opens a ticket in each', async () => {
  await post(server.mailPort, { from: vera, to: support, subject: 'Both', text: 'Words' });
  await post(server.mailPort, {
    from: vera,
    to: 'globex@help.example.com',
    subject: 'Both',
    text: 'Words',
  });
  await server.drain();
  expect(await subjects()).toEqual(['Both']);
  const there = await server.call('tickets.list', { as: server.globex.agent });
  expect(there.body.map(({ subject }) => subject)).toEqual(['Both']);
});

test('rejects an email larger than 25 MB, and accepts the next one', async () => {
  const huge = `From: ${vera}\r\nSubject: Huge\r\n\r\n${'x'.repeat(76).concat('\r\n').repeat(340_000)}`;
  await expect(sendRaw(huge)).rejects.toThrow(/552/);
  await send('Small');
  await server.drain();
  expect(await subjects()).toEqual(['Small']);
});

test("clients can't sign in, and an interrupted email isn't stored", async () => {
  const said = await talk([
    'EHLO x',
    'AUTH PLAIN AGEAYg==',
    `MAIL FROM:<a@b.example>`,
    `RCPT TO:<${support}>`,
    'DATA',
    'Subject: Half',
  ]);
  expect(said).not.toMatch(/^250[- ](AUTH|STARTTLS)/m);
  expect(said).toMatch(/^50\d/m);
  expect(said).toMatch(/^354/m);
  await server.drain();
  expect(await mails()).toEqual([]);
});

test('rejects an unknown address at once, before the email itself is sent', async () => {
  const said = await talk([
    'EHLO x',
    'MAIL FROM:<a@b.example>',
    'RCPT TO:<nobody@help.example.com>',
    `RCPT TO:<${support}>`,
    'QUIT',
  ]);
  expect(said).toMatch(/^550 No such address here\r\n250 /m);
});

/** Sends SMTP commands, one after each response, and disconnects at the end. */
function talk(lines: string[]): Promise<string> {
  return new Promise((done) => {
    let said = '';
    const rest = [...lines];
    const socket = connect(Number(server.mailPort), '127.0.0.1');
    socket.on('data', (chunk) => {
      said += chunk.toString();
      const isWhole = /^\d{3} .*\r\n$/m.test(chunk.toString());
      const line = isWhole ? rest.shift() : undefined;
      if (line) socket.write(`${line}\r\n`);
      if (rest.length === 0) socket.end();
    });
    socket.on('close', () => done(said));
  });
}

const hook = (query: string, body: Buffer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/inbound/mail?${query}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}`, ...headers },
  });

test("accepts an email over HTTP only with the operator's token", async () => {
  const mail = corpus('first-iso-2022-jp');
  const to = `to=${encodeURIComponent(support)}`;
  const refused = await Promise.all([
    hook(to, mail, { authorization: 'Bearer wrong' }),
    hook(to, mail, { authorization: '' }),
    hook(to, mail, { 'content-type': 'application/json' }),
    hook('to=nobody@help.example.com', mail),
    hook('', mail),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 415, 404, 404]);
  const taken = await hook(`${to}&from=taro@visitor.example`, mail);
  expect([taken.status, await taken.json()]).toEqual([202, { message: 'Kept' }]);
  await server.drain();
  expect(await subjects()).toEqual(['やかんが壊れました']);
  expect(inbox.received.map((one) => one.to)).toEqual([['taro@visitor.example']]);
});

test('accepts several of our addresses at once, with others among them', async () => {
  const to = `to=${encodeURIComponent(`${support}, x@elsewhere.example,globex@help.example.com `)}`;
  expect((await hook(to, corpus('first-iso-2022-jp'))).status).toBe(202);
  await server.drain();
  for (const { agent } of [server.acme, server.globex]) {
    const { body } = await server.call('tickets.list', { as: agent });
    expect(body.map(({ subject }) => subject)).toEqual(['やかんが壊れました']);
  }
  const leased = server.acme.org.from('inbound_mails').select('state', 'leased_until');
  expect(await server.acme.org.all(leased)).toEqual([{ state: 'done', leased_until: null }]);
});

test("the staff can download an email as received, with quotes and attachments; a customer can't", async () => {
  const raw = corpus('first-with-attachments').toString('latin1');
  await sendRaw(raw);
  // Emails are processed in parallel, so their order would be random.
  await server.drain();
  await sendRaw(corpus('first-plain'));
  await server.drain();
  const { agent, customer } = server.acme;
  const [first, second] = (
    await server.call('tickets.list', { as: agent, query: { sort: 'createdAt' } })
  ).body;
  const { mailId } = (
    await server.call('tickets.get', { as: agent, params: { id: first?.id ?? '' } })
  ).body;
  const download = (id: string | undefined, as: { token: string }) =>
    fetch(`${server.url}/api/tickets/${id}/mails/${mailId}`, {
      headers: { authorization: `Bearer ${as.token}` },
    });
  const file = await download(first?.id, agent);
  expect(file.headers.get('content-type')).toBe('message/rfc822');
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${mailId}.eml"`);
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
  expect(plain(Buffer.from(await file.arrayBuffer()).toString('latin1'))).toBe(plain(raw));
  expect((await download(second?.id, agent)).status).toBe(404);
  expect((await download(first?.id, server.globex.agent)).status).toBe(404);
  expect((await download(first?.id, customer)).status).toBe(403);
});

test("RL-08: one network can't take all connections, and rejected ones don't count", async () => {
  const sockets: Socket[] = [];
  /** Returns the status code that a client from this local address is greeted with. */
  const greeting = (localAddress: string) =>
    new Promise<string>((done, fail) => {
      const port = server.mailPort ?? 0;
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      sockets.push(socket);
      socket.once('error', fail);
      socket.once('data', (line) => done(String(line).slice(0, 3)));
    });
  const greetings = async (address: string, count: number) => [
    ...new Set(await Promise.all(Array.from({ length: count }, () => greeting(address)))),
  ];
  expect(await greetings('127.0.0.11', 20)).toEqual(['220']);
  expect(await greetings('127.0.0.11', 5)).toEqual(['421']);
  expect(await greetings('127.0.0.12', 20)).toEqual(['220']);
  expect(await greetings('127.0.0.13', 5)).toEqual(['421']);
  expect(await greetings('127.0.1.11', 1)).toEqual(['220']);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => greeting('127.0.0.13')).toBe('220');
  sockets.at(-1)?.destroy();
});
