import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { makePostgresBeside } from '../packages/api/src/database/postgres/dump.ts';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { percentile } from './chat-clients.ts';
import { type Data, type Engine, provideData } from './kept-data.ts';
import { environment, startHelpdesk } from './server-process.ts';

/**
 * `npm run bench:backup -- --engine=postgres --tickets=100000`: measures a backup under load, its restore and the start of
 * the restored server, and checks that everything acknowledged before the backup is there. Runs on SQLite, and on the
 * PostgreSQL of TEST_DATABASE_URL with the matching pg_dump.
 */
const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite,postgres' },
    tickets: { type: 'string', default: '100000' },
    files: { type: 'string', default: '1000' },
    writers: { type: 'string', default: '4' },
  },
});
/** Maximum seconds for backup, restore and start together. */
const goal = 60;
const fileBytes = 50_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const server = process.env.TEST_DATABASE_URL ?? '';
const wanted = options.engine.toLowerCase().split(',');
const engines = (['SQLite', 'PostgreSQL'] as const).filter(
  (engine) =>
    (engine === 'SQLite' || server !== '') &&
    wanted.some((one) => one !== '' && engine.toLowerCase().startsWith(one)),
);

console.log(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}; ${Number(options.tickets).toLocaleString('en')} tickets, ${options.files} files of 50 kB, ${options.writers} clients that write without a pause`,
);
for (const engine of engines) await measure(engine);

interface Made {
  organization: number;
  id: string;
  reply: string;
  /** When the last of its two writes was acknowledged. */
  at: number;
}

async function measure(engine: Engine) {
  const size = { organizations: 10, tickets: Number(options.tickets), articles: 1_000 };
  const data = await provideData(engine, size, server);
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-bench-backup-'));
  const target = join(folder, 'restored');
  const own = data.databaseUrl || `sqlite:${join(data.dataDir, 'helpdesk.sqlite')}`;
  const beside =
    engine === 'PostgreSQL'
      ? await makePostgresBeside(own)
      : { url: `sqlite:${join(target, 'helpdesk.sqlite')}`, remove: async () => {} };
  const keys = { BACKUP_DIR: join(folder, 'backups'), BACKUP_KEY: randomBytes(32).toString('hex') };
  try {
    storeFiles(data);
    const { made, seconds: backup, begun, waits } = await backUpUnderLoad(data, own, keys);
    const env = { ...environment(target, 0, beside.url), ...keys };
    const restore = await timed(() => npmRun('restore', env));
    const port = await freePort();
    let started = performance.now();
    const restored = await startHelpdesk(target, port, beside.url);
    const start = (performance.now() - started) / 1_000;
    try {
      started = performance.now();
      await get(restored.url, '/api/tickets', data.places[0]?.adminToken ?? '');
      const list = performance.now() - started;
      const before = made.filter(({ at }) => at < begun);
      const missing = await missingIn(restored.url, data, before, size.tickets);
      const all = backup + restore + start;
      const print = (name: string, text: string) => console.log(`  ${name.padEnd(34)}${text}`);
      console.log(engine);
      print('backup', `${backup.toFixed(1)} s`);
      print('restore', `${restore.toFixed(1)} s`);
      print('start', `${start.toFixed(1)} s`);
      print('together', `${all.toFixed(1)} s, goal ${goal} s ${all <= goal ? 'met' : 'MISSED'}`);
      print('first list afterwards', `${list.toFixed(0)} ms`);
      print('a write before the backup', spread(waits.before));
      print('a write during the backup', spread(waits.during));
      print('acknowledged before its start', `${before.length}, missing ${missing.length}`);
      // Some later ones are too late for the backup; their number shows that the check detects missing tickets.
      const later = made.filter(({ at }) => at >= begun);
      const late = await lostOf(restored.url, data, later);
      print('acknowledged during it', `${later.length}, ${late.length} too late for it`);
      if (missing.length > 0) console.error(missing.slice(0, 10).join('\n'));
      if (missing.length > 0 || all > goal) process.exitCode = 1;
    } finally {
      await restored.stop();
    }
  } finally {
    await beside.remove();
    await data.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function spread(times: readonly number[]) {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}

/** Stores message files on disk. */
function storeFiles({ dataDir, places }: Data) {
  for (let at = 0; at < Number(options.files); at += 1) {
    const bytes = randomBytes(fileBytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const folder = join(dataDir, 'files', places[at % places.length]?.id ?? '');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, sha256), bytes);
  }
}

async function backUpUnderLoad(data: Data, databaseUrl: string, keys: Record<string, string>) {
  const port = await freePort();
  const helpdesk = await startHelpdesk(data.dataDir, port, data.databaseUrl);
  const made: Made[] = [];
  const waits = { before: [] as number[], during: [] as number[] };
  let begun = Number.POSITIVE_INFINITY;
  let isOver = false;
  const writer = async (which: number) => {
    for (let round = which; !isOver; round += 1) {
      const organization = round % data.places.length;
      const token = data.places[organization]?.adminToken ?? '';
      const started = performance.now();
      const ticket = { subject: `Under load ${round}`, description: 'Does it arrive?' };
      const { id } = await post(helpdesk.url, '/api/tickets', token, ticket);
      const reply = `Yes, ${round}.`;
      await post(helpdesk.url, `/api/tickets/${id}/messages`, token, { message: reply });
      const at = performance.now();
      made.push({ organization, id, reply, at });
      waits[at < begun ? 'before' : 'during'].push((at - started) / 2);
    }
  };
  const writing = Promise.all(
    Array.from({ length: Number(options.writers) }, (_, which) => writer(which)),
  );
  try {
    await Promise.race([new Promise((done) => setTimeout(done, 5_000)), writing]);
    begun = performance.now();
    const env = { ...environment(data.dataDir, port, databaseUrl), ...keys };
    const seconds = await timed(() => npmRun('backup', env));
    isOver = true;
    await writing;
    return { made, seconds, begun, waits };
  } finally {
    isOver = true;
    await helpdesk.stop();
  }
}

/** Returns acknowledged data that is missing or incomplete. */
async function missingIn(url: string, data: Data, before: readonly Made[], filled: number) {
  const missing = await lostOf(url, data, before);
  let there = 0;
  for (const { adminToken } of data.places) {
    const { headers } = await get(url, '/api/tickets?limit=1', adminToken);
    there += Number(headers.get('x-total-count'));
  }
  if (there < filled + before.length) {
    missing.push(`${there} tickets of ${filled + before.length} are there`);
  }
  return missing;
}

/** Returns the tickets that are missing or lack their reply. */
async function lostOf(url: string, data: Data, made: readonly Made[]) {
  const lost: string[] = [];
  for (const { organization, id, reply } of made) {
    const token = data.places[organization]?.adminToken ?? '';
    const { status, body } = await get(url, `/api/tickets/${id}`, token);
    const said = (body.messages as { message: string }[] | undefined) ?? [];
    if (status !== 200 || !said.some(({ message }) => message === reply)) {
      lost.push(`Ticket ${id} or its reply is missing (${status})`);
    }
  }
  return lost;
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

function npmRun(name: string, env: NodeJS.ProcessEnv) {
  return promisify(execFile)('npm', ['run', '--silent', name], { cwd: root, env });
}

async function get(url: string, path: string, token: string) {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const body = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, headers: answer.headers, body };
}

async function post(url: string, path: string, token: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as { id: string };
}
