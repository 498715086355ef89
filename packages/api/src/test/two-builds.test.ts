// Starts a server of the last release and one of this code. The ordinary tier tests the parts: newer-schema (an old server
// refuses a newer database), database/migrate (nodes migrate once) and upgrade (data of each release can be read).
// @module-tag full
// @module-tag slow

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { freePort } from './free-port.ts';
import { lastRelease, unpackServer } from './last-release.ts';
import { hasPostgres } from './needs.ts';
import { needs } from './programs.ts';
import { command, demoPassword, type ServerProcess, serverProcess } from './server-process.ts';
import { waitFor } from './wait-for.ts';

const { version, commit } = lastRelease;
const history = `a history with the commit "Release ${version}"`;
const onPostgres = needs(`TEST_DATABASE_URL, and ${history}`, hasPostgres && commit !== null);
const onAny = needs(history, commit !== null);
const settings = { SECRET: 'one secret of two builds, in a test' };
const signIn = { email: 'admin@demo.test', password: demoPassword };
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** The fields of any response that this test reads. */
interface Answer {
  id: string;
  token: string;
  status: string;
  subject: string;
  data: { id: string; version: string };
  session: { id: string };
  messages: { message: string }[];
  tickets: { id: string }[];
}

type Call = (path: string, body?: object, more?: Record<string, string>) => Promise<Answer>;

/** Calls a node; fails if the response isn't a success. */
function callerOf({ url }: ServerProcess, token: () => string): Call {
  return async (path, body, more = {}) => {
    const { 'x-method': method = body ? 'POST' : 'GET', ...headers } = more;
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token() && { authorization: `Bearer ${token()}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true);
    return (text ? JSON.parse(text) : {}) as Answer;
  };
}

const patch = { 'x-method': 'PATCH' };

/** Writes on one node, and reads, changes and replies on the other. */
async function workTogether(one: Call, other: Call, name: string) {
  const { id } = await one('/api/tickets', { subject: `From ${name}`, description: 'Leaks.' });
  expect((await other(`/api/tickets/${id}`)).subject).toBe(`From ${name}`);
  await other(`/api/tickets/${id}/messages`, { message: `Answer to ${name}` });
  await one(`/api/tickets/${id}/messages`, { message: 'A note', isInternal: true });
  await other(`/api/tickets/${id}`, { status: 'resolved' }, patch);
  const read = await one(`/api/tickets/${id}`);
  expect(read.status).toBe('resolved');
  expect(read.messages.map(({ message }) => message)).toEqual([`Answer to ${name}`, 'A note']);
  expect((await other(`/api/search?q=From+${name}`)).tickets.map((one) => one.id)).toContain(id);

  const chat = await one('/api/public/chat/demo/sessions', { message: `Hello ${name}` });
  const visitor = { 'x-chat-access': chat.token };
  await other(`/api/chat/sessions/${chat.session.id}/accept`, {});
  await other(`/api/chat/sessions/${chat.session.id}/messages`, { message: 'How can I help?' });
  const seen = await one(`/api/public/chat/demo/sessions/${chat.session.id}`, undefined, visitor);
  expect(seen.messages.map(({ message }) => message)).toContain('How can I help?');

  const hook = { name, url: 'https://shop.example/hook', events: ['ticket.created'] };
  const made = await one('/api/v1/webhooks', hook);
  await other(`/api/v1/webhooks/${made.data.id}`, { isActive: false }, patch);
  await one(`/api/v1/webhooks/${made.data.id}`);
  await one('/api/tags', { name });
  await other('/api/tags');
  await other('/api/organization/settings/general', { timezone: 'UTC' }, patch);
  for (const path of ['tickets', 'dashboard/stats', 'notifications', 'team/members', 'views']) {
    await one(`/api/${path}`);
  }
  return id;
}

test('a server of the last release and a new one work on one database during an upgrade without losing data', {
  ...onPostgres,
  timeout: 300_000,
}, async () => {
  const release = unpackServer(commit ?? '');
  cleanups.push(release.remove);
  const old = await serverProcess(settings, release.command);
  cleanups.push(() => old.remove());
  await old.start();
  let token = '';
  const onOld = callerOf(old, () => token);
  expect((await onOld('/api/v1/health')).data.version).toBe(version);
  ({ token } = await onOld('/api/auth/login', signIn));

  // The new server migrates the database while the old one uses it.
  const made: string[] = [];
  const fresh = await serverProcess({
    ...settings,
    DATABASE_URL: old.databaseUrl,
    DATA_DIR: old.dataDir,
    // pg_dump doesn't understand how tests name a schema in the URL.
    MIGRATION_SNAPSHOTS: 'off',
  });
  cleanups.push(() => fresh.remove());
  let isReady = false;
  const starting = fresh.start().finally(() => {
    isReady = true;
  });
  while (!isReady) {
    const ticket = { subject: `While it migrates ${made.length}`, description: 'Works?' };
    made.push((await onOld('/api/tickets', ticket)).id);
    await onOld('/api/tickets');
  }
  await starting;
  expect(made.length).toBeGreaterThan(0);

  const onNew = callerOf(fresh, () => token);
  made.push(await workTogether(onOld, onNew, 'old'));
  made.push(await workTogether(onNew, onOld, 'new'));

  expect(await old.end('SIGTERM')).toBe(0);
  for (const id of made) expect((await onNew(`/api/tickets/${id}`)).id).toBe(id);
  await waitFor(async () => {
    const open = await fresh.look(({ directory }) =>
      directory.all(directory.from('outbox').whereNull('done_at').whereNull('due_at')),
    );
    expect(open).toEqual([]);
  });
});

test('with SQLite, a new server refuses a file that a server of the last release has open, and opens it afterwards', {
  ...onAny,
  timeout: 300_000,
}, async () => {
  const release = unpackServer(commit ?? '');
  cleanups.push(release.remove);
  const dataDir = makeTemporaryFolder('helpdesk-two-builds-');
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const file = join(dataDir, 'helpdesk.sqlite');
  const same = { ...settings, DATABASE_URL: `sqlite:${file}`, DATA_DIR: dataDir };
  const old = await serverProcess(same, release.command);
  cleanups.push(() => old.remove());
  await old.start();
  let token = '';
  const onOld = callerOf(old, () => token);
  ({ token } = await onOld('/api/auth/login', signIn));
  const { id } = await onOld('/api/tickets', { subject: 'Kept', description: 'Kept?' });

  const env = { ...same, PATH: process.env.PATH, PORT: `${await freePort()}`, EXAMPLES_PORT: '0' };
  const refused = promisify(execFile)(process.execPath, command, { env, timeout: 120_000 });
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: `Helpdesk couldn't start: ${file} is in use by another process. Stop the server first.\n`,
  });
  expect((await onOld(`/api/tickets/${id}`)).id).toBe(id);

  expect(await old.end('SIGTERM')).toBe(0);
  const fresh = await serverProcess(same);
  cleanups.push(() => fresh.remove());
  await fresh.start();
  const onNew = callerOf(fresh, () => token);
  expect((await onNew(`/api/tickets/${id}`)).subject).toBe('Kept');
});
