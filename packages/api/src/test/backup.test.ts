// @module-tag postgres
// @module-tag slow

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BackupFolder, backupFolder, type StoredFile } from '../backup/backup-folder.ts';
import { snapshotBeforeMigration } from '../backup/before-migration.ts';
import { drillBackup } from '../backup/drill.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { readRestored } from '../backup/read.ts';
import { backupsToKeep } from '../backup/remove-old.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { restoreDatabase } from '../database/dump.ts';
import { openDatabase } from '../database/open.ts';
import { unfinishedRestore } from '../database/postgres/unfinished-restore.ts';
import { administrate } from '../database/test-connection.ts';
import { makeTemporaryFolder, quiet } from '../database/test-database.ts';
import type { Database } from '../database/types.ts';
import { receive } from '../stored-files/disk.ts';
import { storageOf } from '../stored-files/storage.ts';
import { keepUpload, placeFile } from '../stored-files/store/message-files.ts';
import { makeOrganization, makeTicket, type TestOrganization } from './factories.ts';
import { needs } from './programs.ts';

const server = process.env.TEST_DATABASE_URL;
// pg_dump refuses a server newer than itself, and isn't installed everywhere.
const hasTools = !server || spawnSync('pg_dump', ['--version']).status === 0;
const needsTools = server ? needs('pg_dump', hasTools) : {};
const folder = makeTemporaryFolder('helpdesk-backup-');
const made: string[] = [];
const key = 'k7Rw2pXq9LmZ4vTc8NbY3hJd6FgS1aQe';

/** Creates a separate, empty database, because a dump contains a whole database. */
async function emptyDatabase() {
  const name = `backup_test_${randomBytes(6).toString('hex')}`;
  if (!server) return `sqlite:${join(folder, name, 'helpdesk.sqlite')}`;
  await administrate(server, (client) => client.query(`create database ${name}`));
  made.push(name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function settings(more: Record<string, string> = {}) {
  const databaseUrl = await emptyDatabase();
  const dataDir = join(folder, randomBytes(6).toString('hex'));
  return readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY: key,
    ...more,
  });
}

/** On PostgreSQL: checks that no server starts after a killed restore, and that the restore can run again. */
async function restoreAgainAfterStop(from: BackupFolder, name: string, databaseUrl: string) {
  if (!server) return;
  await administrate(databaseUrl, async (client) => {
    await client.query(unfinishedRestore.begin);
    await client.query('drop table ticket_messages cascade');
  });
  const stopped = await openDatabase({ url: databaseUrl, log: quiet });
  await expect(stopped.migrate()).rejects.toThrow('did not finish');
  await stopped.close();
  const { dataDir } = await settings();
  await restoreBackup(from, name, { databaseUrl, dataDir, filesPlace: config.filesPlace });
  const restored = await openDatabase({ url: databaseUrl, log: quiet });
  await restored.migrate();
  const org = restored.org(acme.id);
  expect(await org.first(org.from('tickets').select('id').limit(1))).not.toBeNull();
  await restored.close();
}

let config: Awaited<ReturnType<typeof settings>>;
let database: Database;
let acme: TestOrganization;

beforeAll(async () => {
  if (!hasTools) return;
  config = await settings();
  database = await openDatabase({ url: config.databaseUrl, log: quiet });
  await database.migrate();
  acme = await makeOrganization(database, 'acme');
});
afterAll(async () => {
  await database?.close();
  for (const name of made) {
    await administrate(server ?? '', (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    );
  }
  rmSync(folder, { recursive: true, force: true });
});

async function upload(content: string) {
  async function* source() {
    yield Buffer.from(content);
  }
  const received = await receive(config.dataDir, source());
  const placed = await placeFile(config, acme.org, received, 'a.txt');
  await keepUpload(acme.org, placed, { userId: acme.agent.userId });
  return placed.sha256;
}

const drill = (name: string, its = config) =>
  drillBackup(backupFolder(its.backup.dir ?? '', its.backup.key), name, its, quiet);

test(
  'a backup during writes contains all earlier data, and can be restored with its files and its secret',
  needsTools,
  async () => {
    const before: string[] = [];
    const files: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      before.push(await makeTicket(acme));
      files.push(await upload(`file ${i}`));
    }
    let isDone = false;
    const load = (async () => {
      for (let i = 10; !isDone; i += 1) {
        await makeTicket(acme);
        await upload(`file ${i}`);
      }
    })();
    const backup = await makeBackup(config, '0.2.0').finally(() => {
      isDone = true;
    });
    await load;
    expect(backup.damaged).toEqual([]);
    expect((await drill(backup.name)).problems).toEqual([]);

    const target = await settings();
    rmSync(join(target.dataDir, 'secret'));
    const from = backupFolder(config.backup.dir ?? '', key);
    await restoreBackup(from, backup.name, target);
    const restored = await openDatabase({ url: target.databaseUrl, log: quiet });
    const org = restored.org(acme.id);
    const tickets = await org.all<{ id: string }>(org.from('tickets').select('id'));
    expect(tickets.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    const { named } = await readRestored(restored);
    expect(named.map(({ sha256 }) => sha256)).toEqual(expect.arrayContaining(files));
    for (const { organizationId, sha256 } of named) {
      const content = await storageOf(target).read(organizationId, sha256);
      expect(content).not.toBeNull();
      content?.destroy();
    }
    await restored.close();
    const secret = readFileSync(join(target.dataDir, 'secret'), 'utf8').trim();
    expect(secret).toBe(config.secret);
    await restoreAgainAfterStop(from, backup.name, target.databaseUrl);
    // A database that isn't empty is not overwritten.
    await expect(restoreBackup(from, backup.name, target)).rejects.toThrow('not empty');
  },
);

test('nothing in an encrypted backup can be read without its key', needsTools, async () => {
  const { name } = await makeBackup(config, '0.2.0');
  const dir = config.backup.dir ?? '';
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const bytes = readFileSync(path);
    expect(bytes.subarray(0, 4).toString(), path).toBe('HDB1');
    expect(bytes.includes('file 1'), path).toBe(false);
  }
  const other = backupFolder(dir, `${key}-another`);
  expect((await drillBackup(other, name, config, quiet)).problems.length).toBeGreaterThan(0);
});

test(
  'the drill fails on a damaged database, and on damaged or missing files',
  needsTools,
  async () => {
    const flip = (path = '') => {
      const bytes = readFileSync(path);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    };
    for (const own of [key, null]) {
      const dir = join(folder, `planted ${own}`);
      const its = { ...config, backup: { ...config.backup, key: own, dir } };
      const { name } = await makeBackup(its, '0.2.0');
      const from = backupFolder(dir, own);
      const { files } = await from.readManifest(name);
      flip(from.fileOf(files[0] as StoredFile));
      rmSync(from.fileOf(files[1] as StoredFile));
      const first = (await drill(name, its)).problems;
      expect(first).toHaveLength(2);
      expect(first[0]).toMatch(/is damaged|cannot be read/);
      expect(first[1]).toContain('is missing');
      flip(from.pathOf(name, 'database'));
      expect((await drill(name, its)).problems[0]).toMatch(/damaged|authenticate/);
    }
  },
);

test(
  'the database is copied before a newer version migrates it, and the last two copies are kept',
  needsTools,
  async () => {
    const its = await settings({ MIGRATION_SNAPSHOTS: 'on' });
    const snapshots = () => readdirSync(join(its.dataDir, 'snapshots'));
    const older = await openDatabase({ url: its.databaseUrl, log: quiet });
    // A new database has no data to lose.
    await snapshotBeforeMigration(its, older, quiet);
    await older.migrate();
    await makeOrganization(older, 'acme');
    await snapshotBeforeMigration(its, older, quiet);
    expect(existsSync(join(its.dataDir, 'snapshots'))).toBe(false);
    const pending = { pendingMigrations: async () => ['9999-next'] };
    for (let i = 0; i < 3; i += 1) await snapshotBeforeMigration(its, pending, quiet);
    expect(snapshots()).toHaveLength(2);
    await older.close();
    const target = await settings();
    await restoreDatabase(target.databaseUrl, join(its.dataDir, 'snapshots', snapshots()[1] ?? ''));
    const restored = await openDatabase({ url: target.databaseUrl, log: quiet });
    expect((await readRestored(restored)).organizations).toBe(1);
    await restored.close();
    const broken = { ...its, databaseUrl: `${its.databaseUrl}-missing` };
    await expect(snapshotBeforeMigration(broken, pending, quiet)).rejects.toThrow(
      "Couldn't back up the database before the upgrade",
    );
  },
);

test('the newest backup of each recent day, week and month is kept', () => {
  const names = Array.from({ length: 120 }, (_, i) =>
    new Date(Date.UTC(2026, 10, 28, 12) - i * 12 * 60 * 60 * 1_000)
      .toISOString()
      .replace(/[:.]/g, '-'),
  );
  const kept = [...backupsToKeep(names, { days: 3, weeks: 2, months: 2 })].map((name) =>
    name.slice(0, 13),
  );
  expect(kept).toEqual([
    '2026-11-28T12',
    '2026-11-27T12',
    '2026-11-26T12',
    '2026-11-22T12',
    '2026-10-31T12',
  ]);
});
