import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startSession } from '../packages/api/src/auth/store/sessions.ts';
import { openDatabase } from '../packages/api/src/database/open.ts';
import { fill, type Place, type Size } from './fill.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/** A copy of the cached data with everyone signed in; runs can write to it. */
export interface Data {
  engine: Engine;
  dataDir: string;
  /** Empty for SQLite in the data folder. */
  databaseUrl: string;
  places: (Place & { adminToken: string; agentToken: string })[];
  remove(): Promise<void>;
}

const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const folder = join(caches, 'helpdesk', 'bench');
const file = 'helpdesk.sqlite';

/** Creates the data once and caches it, by size, migrations and the code that creates it. */
export async function provideData(engine: Engine, size: Size, server: string): Promise<Data> {
  const begun = `${engine}-${size.organizations}-${size.tickets}-${size.articles}-`.toLowerCase();
  const kept = join(folder, begun + hashOfMakers());
  const facts = join(kept, 'places.json');
  const name = `bench_${begun.replace(/^\w+-/, '')}${hashOfMakers()}`.replaceAll('-', '_');
  if (!existsSync(facts) || (engine === 'PostgreSQL' && !(await isThere(server, name)))) {
    await forget(engine, begun, server);
    mkdirSync(kept, { recursive: true });
    const started = performance.now();
    if (engine === 'PostgreSQL') await onServer(server, `create database ${name}`);
    const url = engine === 'SQLite' ? `sqlite:${join(kept, file)}` : at(server, name);
    const places = await fill(url, size);
    if (engine === 'PostgreSQL') await onServer(url, 'vacuum analyze');
    writeFileSync(facts, JSON.stringify(places));
    const seconds = Math.round((performance.now() - started) / 1000);
    const count = (size.tickets || size.articles).toLocaleString('en');
    console.log(`${count} ${size.tickets ? 'tickets' : 'articles'} made in ${seconds} s, and kept`);
  }
  const places = JSON.parse(readFileSync(facts, 'utf8')) as Place[];
  const copied = engine === 'SQLite' ? copyFile(kept) : await copyDatabase(server, name);
  return { engine, ...copied, ...(await signIn(copied, places)) };
}

/** Removes the cached data of an engine, all or one size. */
export async function forget(engine: Engine, begun: string, server: string) {
  const beginning = begun || `${engine.toLowerCase()}-`;
  for (const one of existsSync(folder) ? readdirSync(folder) : []) {
    if (!one.startsWith(beginning)) continue;
    rmSync(join(folder, one), { recursive: true, force: true });
    const name = `bench_${one.replace(/^\w+-/, '')}`.replaceAll('-', '_');
    if (engine === 'PostgreSQL') await onServer(server, `drop database if exists ${name}`);
  }
}

function hashOfMakers() {
  const hash = createHash('sha256');
  const here = fileURLToPath(new URL('.', import.meta.url));
  const migrations = join(here, '../packages/api/src/database/migrations');
  const sources = readdirSync(migrations, { recursive: true, encoding: 'utf8' })
    .filter((one) => one.endsWith('.ts'))
    .map((one) => join(migrations, one));
  for (const one of [...sources.sort(), join(here, 'fill.ts'), join(here, 'text.ts')]) {
    hash.update(readFileSync(one));
  }
  return hash.digest('hex').slice(0, 8);
}

function copyFile(kept: string) {
  const dataDir = mkdtempSync(join(folder, 'run-'));
  copyFileSync(join(kept, file), join(dataDir, file), constants.COPYFILE_FICLONE);
  const removeNow = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', removeNow);
  const remove = async () => {
    process.off('exit', removeNow);
    removeNow();
  };
  return { dataDir, databaseUrl: '', remove };
}

async function copyDatabase(server: string, name: string) {
  await dropAbandoned(server);
  const copy = `bench_run_${process.pid}_${Date.now()}`;
  const isNew = Number((await onServer(server, 'show server_version_num'))[0]?.server_version_num);
  // Copying files is faster than logging the copy.
  const strategy = isNew >= 150_000 ? ' strategy file_copy' : '';
  await onServer(server, `create database ${copy} template ${name}${strategy}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
  const remove = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await onServer(server, `drop database ${copy} with (force)`);
  };
  return { dataDir, databaseUrl: at(server, copy), remove };
}

/** Drops the copies of runs that were interrupted. */
async function dropAbandoned(server: string) {
  const copies = await onServer(
    server,
    `select datname from pg_database where datname like 'bench\\_run\\_%'`,
  );
  for (const { datname } of copies as { datname: string }[]) {
    if (!isRunning(Number(datname.split('_')[2])))
      await onServer(server, `drop database ${datname}`);
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Signs everyone in, because sessions in the cached data would have ended. */
async function signIn(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  all: Place[],
) {
  const url = databaseUrl || `sqlite:${join(dataDir, file)}`;
  const database = await openDatabase({ url, log: { info() {}, warn() {}, error: console.error } });
  const places = await database.directory.write(async (tx) => {
    const signedIn: Data['places'] = [];
    for (const place of all) {
      const adminToken = await startSession(tx, place.admin);
      signedIn.push({ ...place, adminToken, agentToken: await startSession(tx, place.agent) });
    }
    return signedIn;
  });
  await database.close();
  return { places };
}

const isThere = async (server: string, name: string) =>
  (await onServer(server, `select 1 from pg_database where datname = '${name}'`)).length > 0;

function at(server: string, name: string) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, sql: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
