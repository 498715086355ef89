// @module-tag slow

// Runs commands as separate processes while a server runs. The ordinary tier tests the parts: test/backup (backup, drill and
// restore) and test/secret-rotation (everything can be re-encrypted).
// @module-tag full

import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { WebhookRow } from '../database/rows/programs.ts';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { demoPassword, type ServerProcess, serverProcess } from './server-process.ts';
import { waitFor } from './wait-for.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const page = readFileSync(`${root}docs/operating.md`, 'utf8');
const isSqlite = !process.env.TEST_DATABASE_URL;
const [before, after] = ['k7Rw2pXq9LmZ4vTc8NbY3hJd6FgS1aQe', 'Zt5Ub1Ww8Kk3Rr9Yy2Pp6Dd4Ff7Hh0Jj'];
const [office, home] = ['203.0.113.7', '198.51.100.9'];

let server: ServerProcess;
let token = '';

afterEach(() => server.remove());

const call = async (method: string, path: string, body?: object, from = office) => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': from,
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: as any program reads it
  return { status: answer.status, body: (await answer.json()) as any };
};

async function signIn() {
  token = '';
  const body = { email: 'admin@demo.test', password: demoPassword };
  token = (await call('POST', '/api/auth/login', body)).body.token;
}

/** Runs the SQL statement in the documentation that contains this text, for the demo organization. */
async function runFromPage(part: string) {
  const blocks = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
  const found = blocks.filter((sql) => sql.includes(part));
  expect(found, `statements with ${part}`).toHaveLength(1);
  const sql = (found[0] ?? '').replace("'acme'", "'demo'");
  // As documented: with SQLite, the server is stopped first.
  if (isSqlite) {
    expect(await server.end('SIGTERM')).toBe(0);
    const file = new Sqlite(server.databaseUrl.replace('sqlite:', ''));
    expect(file.prepare(sql).run().changes).toBe(1);
    file.close();
    await server.start();
    return;
  }
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  expect((await client.query(sql)).rowCount).toBe(1);
  await client.end();
}

/** A running server notices the change within half a minute. */
const becomes = (status: number, code?: string) =>
  waitFor(async () => {
    const answer = await call('GET', '/api/tickets', undefined, home);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

test('an operator can restore access for a locked-out team as documented', async () => {
  server = await serverProcess({ TRUSTED_PROXIES: '1' });
  await server.start();
  await signIn();
  const networks = [{ name: 'Office', network: '203.0.113.0/24' }];
  expect((await call('PUT', '/api/organization/networks', { networks })).status).toBe(200);
  await becomes(403, 'network_not_allowed');
  // The office's IP address has changed, so the allowlist keeps everyone out.
  if (isSqlite) await server.end('SIGTERM');
  await server.look(async ({ directory }) => {
    const row = await directory.first<{ id: string }>(
      directory.from('organizations').where('subdomain', 'demo').select('id'),
    );
    await directory.write((tx) =>
      tx.org(row?.id ?? '').update('organizations', {}, { sso_only: 1 }),
    );
  });
  if (isSqlite) await server.start();
  await becomes(403, 'network_not_allowed');
  await runFromPage('allowed_networks = null');
  await becomes(403, 'sso_required');
  await runFromPage('sso_only = 0');
  await becomes(200);
}, 600_000);

test('npm run secrets:reseal re-encrypts everything with the new secret, until the server needs only that one', async () => {
  const settings: Record<string, string> = { SECRET: before, TRUSTED_PROXIES: '1' };
  server = await serverProcess(settings);
  await server.start();
  await signIn();
  const hook = { name: 'Shop', url: 'https://shop.example/hook', events: ['ticket.created'] };
  const made = await call('POST', '/api/v1/webhooks', hook);
  expect(made.status).toBe(201);
  expect((await call('POST', '/api/chat/settings/identity-secret')).status).toBe(201);
  const sealed = () =>
    server.look(async ({ directory }) => {
      const rows = await directory.all<WebhookRow>(directory.from('webhooks'));
      return rows.find(({ id }) => id === made.body.data.id)?.secret;
    });

  await server.end('SIGTERM');
  const first = await sealed();
  settings.SECRET = `${after} ${before}`;
  // With SQLite, the command runs while the server is stopped; otherwise, while it runs.
  if (!isSqlite) await server.start();
  const reseal = (SECRET: string) =>
    promisify(execFile)('npm', ['run', '--silent', 'secrets:reseal'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        SECRET,
        DATABASE_URL: server.databaseUrl,
        DATA_DIR: dirname(server.databaseUrl.replace('sqlite:', '')),
      },
    });
  const said = await reseal(settings.SECRET);
  expect(said.stdout).toMatch(/Re-encrypted: \d+\. Already using the first secret: \d+\./);
  expect(said.stdout).toContain('Nothing uses the other secrets in SECRET anymore.');
  const second = await sealed();
  expect(second).not.toBe(first);
  expect((await reseal(settings.SECRET)).stdout).toContain('Re-encrypted: 0.');
  expect(await sealed()).toBe(second);
  // Without the secret that encrypted the values, the command fails with an error.
  await expect(reseal(before)).rejects.toMatchObject({ code: 1 });

  if (!isSqlite) await server.end('SIGTERM');
  settings.SECRET = after;
  await server.start();
  expect((await call('GET', '/api/v1/webhooks')).body.data).toHaveLength(1);
  const tried = await call('POST', `/api/v1/webhooks/${made.body.data.id}/test`);
  // The request could be signed; only the address doesn't respond.
  expect([tried.status, tried.body.code]).toEqual([502, 'delivery_failed']);
}, 600_000);

test('npm run backup, backup:drill and restore work as documented while the server runs', async () => {
  // Always on SQLite: pg_dump doesn't understand how tests name a schema in the URL.
  const [dataDir, restored] = [1, 2].map(() => makeTemporaryFolder('helpdesk-commands-'));
  const databaseIn = (folder = '') => join(folder, 'helpdesk.sqlite');
  const settingsOf = (folder = '') => ({
    DATA_DIR: folder,
    DATABASE_URL: `sqlite:${databaseIn(folder)}`,
  });
  server = await serverProcess(settingsOf(dataDir));
  await server.start();
  await signIn();
  const ticket = { subject: 'The kettle leaks', description: 'Since today.' };
  const { body } = await call('POST', '/api/tickets', ticket);
  const { PATH, HOME } = process.env;
  const npmRun = async (name: string, folder = '') => {
    const backups = { BACKUP_DIR: join(dataDir ?? '', 'backups'), BACKUP_KEY: before };
    const env = { PATH, HOME, ...backups, ...settingsOf(folder) };
    const options = { cwd: root, env };
    return (await promisify(execFile)('npm', ['run', '--silent', name], options)).stdout;
  };
  expect(await npmRun('backup', dataDir)).toMatch(/^Backup \S+: database and 0 files/m);
  expect(await npmRun('backup:drill', dataDir)).toContain('Backup check passed.');
  await server.end('SIGTERM');
  expect(await npmRun('restore', restored)).toContain('Restored the database and 0 files');
  const database = new Sqlite(databaseIn(restored), { readonly: true });
  const row = database.prepare('select subject from tickets where id = ?').get(body.id);
  database.close();
  for (const folder of [dataDir, restored]) rmSync(folder ?? '', { recursive: true, force: true });
  expect(row).toEqual({ subject: 'The kettle leaks' });
}, 600_000);
