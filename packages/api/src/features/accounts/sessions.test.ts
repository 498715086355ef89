import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { hashToken } from '../../auth/tokens.ts';
import { newId, now } from '../../database/ids.ts';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { unfinishedFolder } from '../../stored-files/disk.ts';
import type { TestMember } from '../../test/factories.ts';
import { startSecondNode, startTestServer, type TestServer } from '../../test/harness.ts';
import { promptly } from '../../test/promptly.ts';
import { waitFor } from '../../test/wait-for.ts';
import { hashPassword } from './passwords.ts';

let server: TestServer;
let other: TestServer;
let inbox: Inbox;
const hasNodes = Boolean(process.env.TEST_DATABASE_URL);
const password = 'a quiet harbour';
const firefox =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0';

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
  // SQLite has only one node, since one process owns the file.
  other = hasNodes ? await startSecondNode(server) : server;
  const { userId } = server.acme.agent;
  const password_hash = await hashPassword(password);
  await directory().write((tx) => tx.update('users', { id: userId }, { password_hash }));
});
afterAll(async () => {
  if (hasNodes) await other.stop();
  await server.stop();
  await inbox.close();
});
afterEach(() => inbox.received.splice(0));

const directory = () => server.context.database.directory;
const signIn = (headers: Record<string, string> = {}) =>
  server.call('auth.login', { body: { email: 'agent@acme.test', password }, headers });
const begin = async (member: TestMember = server.acme.agent): Promise<TestMember> => ({
  ...member,
  token: await directory().write((tx) => startSession(tx, member.userId)),
});
const list = async (as: { token: string | null }) =>
  (await server.call('sessions.list', { as })).body;
const idOf = async (as: { token: string | null }) => {
  const id = (await list(as)).find(({ isCurrent }) => isCurrent)?.id;
  if (!id) throw new Error('The session is not in its own list');
  return id;
};
const status = async (as: { token: string | null }, from = server) =>
  (await from.call('auth.user', { as })).status;

test('a user sees their sessions, the current one first, with browser, system and address', async () => {
  const { body: session } = await signIn({ 'user-agent': firefox });
  const [first, ...others] = await list(session);
  expect(first).toEqual({
    id: expect.any(String),
    browser: 'Firefox',
    system: 'macOS',
    address: expect.stringMatching(/127\.0\.0\.1$/),
    createdAt: expect.any(String),
    lastUsedAt: expect.any(String),
    isCurrent: true,
  });
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ isCurrent }) => !isCurrent)).toBe(true);
  const used = others.map(({ lastUsedAt }) => lastUsedAt);
  expect(used).toEqual([...used].sort().reverse());
  // The response contains neither a token nor its hash.
  const text = JSON.stringify([first, ...others]);
  expect(text).not.toContain(session.token ?? '');
  expect(text).not.toContain(hashToken(session.token ?? ''));
});

test('an expired or idle session is not listed and cannot be ended', async () => {
  const idle = await begin();
  const id = await idOf(idle);
  const last_used_at = '2020-01-01T00:00:00.000Z';
  await directory().write((tx) => tx.update('sessions', { id }, { last_used_at }));
  const as = await begin();
  expect((await list(as)).map((one) => one.id)).not.toContain(id);
  expect((await server.call('sessions.end', { as, params: { id } })).status).toBe(404);
});

test('AU-04: a user ends another of their sessions on every node at once, and keeps the current one', async () => {
  const [mine, stolen] = [await begin(), await begin()];
  expect(await status(stolen, other)).toBe(200);
  const params = { id: await idOf(stolen) };
  expect((await server.call('sessions.end', { as: mine, params })).status).toBe(204);
  await waitFor(async () => expect(await status(stolen, other)).toBe(401));
  expect(await status(stolen)).toBe(401);
  expect(await status(mine)).toBe(200);
  const again = await server.call('sessions.end', { as: mine, params });
  expect(again).toMatchObject({ status: 404, error: { message: 'Session not found' } });
});

test('a user can end the current session', async () => {
  const as = await begin();
  const params = { id: await idOf(as) };
  expect((await server.call('sessions.end', { as, params })).status).toBe(204);
  expect(await status(as)).toBe(401);
});

test('a user can sign out everywhere else', async () => {
  const [mine, stolen] = [await begin(), await begin()];
  expect((await server.call('sessions.endOthers', { as: mine })).status).toBe(204);
  expect(await status(stolen)).toBe(401);
  expect(await list(mine)).toHaveLength(1);
  expect((await server.call('sessions.endOthers', { as: mine })).status).toBe(204);
  expect(await status(mine)).toBe(200);
});

test('AZ-01: users can neither see nor end sessions of other users, in any organization', async () => {
  const victim = await begin(server.acme.admin);
  const id = await idOf(victim);
  for (const as of [server.acme.customer, server.globex.admin, await begin()]) {
    const answer = await server.call('sessions.end', { as, params: { id } });
    const unknown = await server.call('sessions.end', { as, params: { id: 'unknown' } });
    expect({ ...answer.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
    expect(answer.status).toBe(404);
    expect((await list(as)).map((one) => one.id)).not.toContain(id);
  }
  expect(await status(victim)).toBe(200);
});

test('a session of a custom domain neither sees nor ends the sessions of the account', async () => {
  const { acme } = server;
  const token = await directory().write((tx) => startSession(tx, acme.agent.userId, acme.id));
  const as = { token };
  const refused = [
    await server.call('sessions.list', { as }),
    await server.call('sessions.endOthers', { as }),
    await server.call('sessions.end', { as, params: { id: 'any' } }),
  ];
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 403, error: { code: 'only_in_organization' } });
});

describe('ending a session closes its connections within a second on every node', () => {
  /** Starts a request over plain HTTP; `cut` resolves when its connection is closed. */
  function open(path: string, method: string, as: TestMember, headers = {}) {
    const call = request(`${other.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${as.token}`, ...headers },
    });
    const cut = new Promise<void>((done) => {
      call.once('error', () => done());
      call.once('response', (answer) => answer.once('error', () => done()));
    });
    return { call, cut };
  }

  async function endFrom(mine: TestMember, ended: TestMember) {
    const params = { id: await idOf(ended) };
    expect((await server.call('sessions.end', { as: mine, params })).status).toBe(204);
  }

  /** The unfinished uploads on the other node. */
  const arriving = () => readdir(unfinishedFolder(other.context.config.dataDir)).catch(() => []);

  test('an upload', async () => {
    const [mine, ended, kept] = [await begin(), await begin(), await begin()];
    const type = { 'content-type': 'application/octet-stream', 'content-length': '1000' };
    const upload = open('/api/files?name=a.txt', 'POST', ended, type);
    const beside = open('/api/files?name=b.txt', 'POST', kept, type);
    upload.call.write('a'.repeat(500));
    beside.call.write('b'.repeat(500));
    await waitFor(async () => expect(await arriving()).toHaveLength(2));
    await endFrom(mine, ended);
    await promptly(upload.cut, () => status(mine, other));
    const answered = new Promise<number>((done) =>
      beside.call.once('response', ({ statusCode = 0 }) => done(statusCode)),
    );
    beside.call.end('b'.repeat(500));
    expect(await answered).toBe(201);
  });

  test('a download', async () => {
    const { org } = server.acme;
    const text = 'x'.repeat(50_000);
    await org.write(async (tx) => {
      for (let i = 0; i < 400; i += 1)
        await tx.insert('canned_replies', {
          id: newId(),
          owner_id: null,
          title: `Long ${i}`,
          shortcut: null,
          text,
          format: 'text',
          folder: null,
          search_text: `long ${i}`,
          use_count: 0,
          created_at: now(),
          updated_at: now(),
          deleted_at: null,
        });
    });
    const [mine, ended] = [await begin(), await begin()];
    const download = open('/api/canned-replies.csv', 'GET', ended);
    const answered = new Promise<IncomingMessage>((done) => download.call.once('response', done));
    download.call.end();
    // The download stays open because the test reads nothing yet.
    const answer = await answered;
    await endFrom(mine, ended);
    let size = 0;
    answer.on('data', (bytes: Buffer) => {
      size += bytes.length;
    });
    await promptly(download.cut, () => status(mine, other));
    expect(size).toBeLessThan(400 * text.length);
  });
});

describe('a sign-in', () => {
  const mails = () => inbox.received.filter(({ to }) => to.includes('agent@acme.test'));

  // Emails about the sign-ins of earlier tests may still arrive.
  beforeAll(async () => {
    await server.drain();
    inbox.received.splice(0);
  });

  test('with an unknown browser sends an email with its details', async () => {
    await signIn({ 'user-agent': firefox });
    await waitFor(() => expect(mails()).toHaveLength(1));
    const [mail] = mails();
    expect(mail?.headers.subject).toEqual(['New sign-in to your account']);
    expect(mail?.text).toMatch(/Browser: Firefox/);
    expect(mail?.text).toMatch(/Device: macOS/);
    expect(mail?.text).toMatch(/IP address: \S*127\.0\.0\.1/);
    expect(mail?.text).toContain('/profile');
  });

  test('sends an email even if it is ended at once', async () => {
    const { body } = await signIn({ 'user-agent': firefox });
    await server.call('auth.logout', { as: body });
    await waitFor(() => expect(mails()).toHaveLength(1));
  });

  test('with a known browser or a wrong password sends no email', async () => {
    const { headers } = await signIn();
    const device = headers.getSetCookie().find((one) => one.startsWith('helpdesk-device=')) ?? '';
    await waitFor(() => expect(mails()).toHaveLength(1));
    await signIn({ cookie: device.split(';')[0] ?? '' });
    const body = { email: 'agent@acme.test', password: 'not the password' };
    await server.call('auth.login', { body });
    await server.drain();
    expect(mails()).toHaveLength(1);
  });
});
