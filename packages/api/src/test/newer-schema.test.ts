// @module-tag slow

import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import {
  makeTemporaryFolder,
  openTestDatabase,
  quiet,
  runPast,
  type TestDatabase,
} from '../database/test-database.ts';
import { freePort } from './free-port.ts';
import { command } from './server-process.ts';

const folder = makeTemporaryFolder('helpdesk-newer-');
let stored: TestDatabase;

afterEach(async () => {
  await stored.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the server or an operator command on the database. */
const run = async (...args: readonly string[]) => {
  const env = {
    PATH: process.env.PATH,
    PORT: `${await freePort()}`,
    DATABASE_URL: stored.url,
    DATA_DIR: folder,
    DEMO: '0',
    EXAMPLES_PORT: '0',
    LOG_LEVEL: 'silent',
  };
  return promisify(execFile)(process.execPath, args, { env, timeout: 120_000 });
};

const commandOf = (name: string) => [
  '--conditions=helpdesk-source',
  '--import',
  'tsx',
  fileURLToPath(new URL(`../${name}.ts`, import.meta.url)),
];
const commands = ['dead-letters', 'reseal'];

test('a server and its commands refuse a database that a newer version has upgraded', async () => {
  stored = await openTestDatabase();
  // An SQLite file belongs to one process.
  await stored.database.close();
  await runPast(
    stored.url,
    `insert into migrations (name, applied_at) values ('9999-later', '2030-01-01T00:00:00.000Z')`,
  );
  const why =
    'This database was upgraded by a newer version (9999-later). ' +
    'Start that version, or restore the backup made before the upgrade.\n';
  await expect(run(...command)).rejects.toMatchObject({
    code: 1,
    stderr: `Helpdesk couldn't start: ${why}`,
  });
  for (const name of commands) {
    await expect(run(...commandOf(name)), name).rejects.toMatchObject({ code: 1, stderr: why });
  }
});

test('commands refuse a database that the server has not upgraded yet, and leave it unchanged', async () => {
  stored = await openTestDatabase(process.env.TEST_DATABASE_URL, quiet, 'unmigrated');
  const { database, url } = stored;
  const dump = new URL(`./releases/0.2.0.${database.dialect}.sql`, import.meta.url);
  await runPast(url, readFileSync(dump, 'utf8'));
  const pending = await database.pendingMigrations();
  expect(pending).toContain('0200-webhook-makers');
  if (database.dialect === 'sqlite') await database.close();
  for (const name of commands) {
    await expect(run(...commandOf(name)), name).rejects.toMatchObject({
      code: 1,
      stderr:
        `This database is from an older version (missing ${pending.join(', ')}). ` +
        'Start this version of the server first to upgrade the database.\n',
    });
  }
});
