import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { unfinishedRestore } from './unfinished-restore.ts';

/** Writes a dump of a database as of one moment. Level 6, the default, takes three times as long for two thirds of the size. */
export const dumpPostgres = (url: string, to: string) =>
  runClient('pg_dump', url, [
    '--format=custom',
    '--compress=1',
    '--no-owner',
    '--no-privileges',
    `--file=${to}`,
  ]);

/**
 * Restores a dump into an empty database: several tables and indexes in parallel, and indexes with more memory than usual. A
 * schema marks the restore as unfinished: a stopped restore starts again from the beginning, and no server starts in between.
 */
export async function restorePostgres(url: string, from: string): Promise<void> {
  const isSecondAttempt = await withClient(url, async (client) => {
    const { rowCount } = await client.query(unfinishedRestore.find);
    if (rowCount === 0) await client.query(unfinishedRestore.begin);
    return rowCount !== 0;
  });
  const target = new URL(url);
  if (!target.searchParams.has('options')) {
    target.searchParams.set('options', '-cmaintenance_work_mem=256MB');
  }
  await runClient('pg_restore', target.href, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    `--jobs=${Math.max(2, availableParallelism())}`,
    ...(isSecondAttempt ? ['--clean', '--if-exists'] : []),
    from,
  ]);
  await withClient(url, (client) => client.query(unfinishedRestore.end));
}

/** Passes the password in a temporary file, because every user on the machine can see the arguments of a program. */
async function runClient(program: string, url: string, options: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'helpdesk-pg-'));
  try {
    const target = new URL(url);
    if (target.password) {
      const escaped = decodeURIComponent(target.password).replace(/[\\:]/g, '\\$&');
      const passfile = join(folder, 'pgpass');
      await writeFile(passfile, `*:*:*:*:${escaped}\n`, { mode: 0o600 });
      target.password = '';
      target.searchParams.set('passfile', passfile);
    }
    await promisify(execFile)(program, [`--dbname=${target.href}`, ...options]);
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') {
      throw new Error(`${program} was not found. Install the client of your PostgreSQL version.`);
    }
    throw new Error(`${program} failed: ${(stderr ?? String(error)).trim().slice(0, 2_000)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a database has no tables yet, or only those of a stopped restore. */
export async function isEmptyPostgres(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(unfinishedRestore.find);
    if (rowCount !== 0) return true;
    const { rows } = await client.query(
      `select 1 from pg_tables where schemaname = any(current_schemas(false)) limit 1`,
    );
    return rows.length === 0;
  });
}

/** Creates an empty, temporary database on the same server. */
export async function makePostgresBeside(url: string) {
  const name = `helpdesk_drill_${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) => client.query(`create database ${name}`));
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  beside.searchParams.delete('options');
  return {
    url: beside.href,
    async remove() {
      await withClient(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function withClient<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
