import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openDatabase } from '../database/open.ts';
import { runPast } from '../database/test-database.ts';
import { makeOrganization } from './factories.ts';
import { startNode, type TestServer } from './harness.ts';
import { actOut, releaseSecret } from './release-acts.ts';

/**
 * Writes the input of `upgrade.test.ts`: a database as this release leaves it. Run it once for each release, from
 * packages/api: `tsx --conditions=helpdesk-source src/test/write-release.ts [postgres://…/an_empty_database]`. It needs
 * sqlite3 or pg_dump.
 */
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-release-'));
const url = process.argv[2] ?? `sqlite:${join(folder, 'release.sqlite')}`;
const log = pino({ level: 'error' });
const database = await openDatabase({ url, log });
await database.migrate();
const settings = { secret: releaseSecret, allowPrivateTargets: true };
const server = (await startNode(database, settings, log)) as TestServer;
const acme = await makeOrganization(database, 'acme');
const events = [
  'ticket.created',
  'ticket.updated',
  'ticket.assigned',
  'ticket.resolved',
  'contact_form.submitted',
];
const webhook = { name: 'Shop', url: 'http://127.0.0.1:9/hook', events };
const made = await server.call('webhooks.create', { as: acme.admin, body: webhook });
if (made.status !== 201) throw new Error(made.error.message);
await actOut(server, acme);
await server.drain();
await server.stop();
await database.close();
// As if the server stopped before any listener handled the events.
await runPast(
  url,
  `delete from webhook_deliveries; update webhook_health set told_until = 0;
   delete from notifications; update outbox set done_at = null, due_at = '2025-01-01T00:00:00.000Z',
   leased_until = null, attempts = 0, last_error = null`,
);

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string };
const write = (dialect: string, sql: string) =>
  writeFileSync(new URL(`./releases/${version}.${dialect}.sql`, import.meta.url), inThePast(sql));
if (database.dialect === 'sqlite') {
  write('sqlite', execFileSync('sqlite3', [join(folder, 'release.sqlite'), '.dump']).toString());
} else {
  const options = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', url];
  const dump = execFileSync('pg_dump', options).toString();
  const lines = dump
    .split('\n')
    .filter((line) => !/^(--|SET |\\|$)|set_config|^CREATE SCHEMA/.test(line));
  write(
    'postgres',
    `SET check_function_bodies = false;\n${lines.join('\n')}\n`.replaceAll('public.', ''),
  );
}
rmSync(folder, { recursive: true });

/** Moves dates to the past, independent of the test machine's clock. */
function inThePast(sql: string): string {
  const year = new Date().getUTCFullYear();
  return sql.replace(new RegExp(`\\b(${year}|${year + 1})(?=-\\d\\d-\\d\\d)`, 'g'), (of) =>
    String(Number(of) - (year - 2024)),
  );
}
