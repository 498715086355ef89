import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Figure, worseFigures } from './compare.ts';
import { type Data, makeData } from './data.ts';
import { type Figures, type Load, measureBeside } from './load.ts';
import { startHello, startHelpdesk } from './server-process.ts';

/**
 * `npm run bench`: the cost of a request, as a ratio to a constant Koa response measured beside it. On SQLite, and on
 * PostgreSQL when TEST_DATABASE_URL names a server. `-- --json FILE` stores the ratios, and `-- --compare FILE` fails
 * when one is worse than in that file by more than 10 %: run the first at one commit, the second at another.
 */
interface Row extends Figure {
  floor: Figures;
  figures: Figures;
  /** The goal: at most this multiple of the floor. */
  goal?: number;
}

const { values: options } = parseArgs({
  options: { json: { type: 'string' }, compare: { type: 'string' } },
});
const rows: Row[] = [];
const hello = await startHello();

const line = (cells: string[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(52) : cell.padStart(11))).join(''));

async function add(name: string, load: Load, goal?: number) {
  const measured = await measureBeside({ url: hello.url, path: '/', status: 200 }, load);
  const ratio = measured.figures.cpu / measured.floor.cpu;
  rows.push({ name, ratio, ...measured, ...(goal ? { goal } : {}) });
  line([
    name,
    measured.figures.cpu.toFixed(3),
    measured.floor.cpu.toFixed(3),
    ratio.toFixed(1),
    goal ? `≤ ${goal} ${ratio <= goal ? '✓' : '✗'}` : '',
    Math.round(measured.figures.perSecond).toLocaleString('en'),
    String(measured.figures.p99),
  ]);
}

async function helpdesk(engine: string, tickets: number, port: number, databaseUrl = '') {
  const data = await makeData(tickets, databaseUrl);
  /** The goals are those of the embedded database. */
  const goal = (most: number) => (databaseUrl ? undefined : most);
  const { url, stop } = await startHelpdesk(data.dataDir, port, databaseUrl);
  const named = (name: string) => `${name}, ${tickets.toLocaleString('en')} tickets, ${engine}`;
  const headers = { authorization: `Bearer ${data.token}` };
  const anew = { ...headers, 'cache-control': 'no-cache' };
  const unchanged = async (path: string) => ({
    ...headers,
    'if-none-match': await etag(url, path, data),
  });
  const list = '/api/tickets';
  const counts = '/api/dashboard/counts';
  const ticket = `/api/tickets/${data.ticketId}`;
  const few = '/api/tickets?status=open&priority=urgent';
  await add(
    named('list of 50, nothing kept'),
    { url, path: list, headers: anew, status: 200 },
    goal(9),
  );
  await add(named('list of 50'), { url, path: list, headers, status: 200 }, goal(5));
  await add(
    named('unchanged list'),
    { url, path: list, headers: await unchanged(list), status: 304 },
    goal(2),
  );
  await add(
    named('unchanged badge poll'),
    { url, path: counts, headers: await unchanged(counts), status: 304 },
    goal(2),
  );
  await add(
    named('ticket, nothing kept'),
    { url, path: ticket, headers: anew, status: 200 },
    goal(6),
  );
  await add(named('ticket with 3 messages'), { url, path: ticket, headers, status: 200 }, goal(6));
  await add(
    named('filter without finds'),
    { url, path: few, headers: anew, status: 200 },
    goal(10),
  );
  const create = {
    url,
    path: list,
    method: 'POST' as const,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: 'The kettle does not boil', description: 'It stays cold.' }),
    clients: 32,
    status: 201,
  };
  await add(named('create, 32 clients, durable'), create, goal(14));
  await stop();
  rmSync(data.dataDir, { recursive: true, force: true });
}

async function etag(url: string, path: string, { token }: Data) {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  return response.headers.get('etag') ?? '';
}

/** Runs the work with an empty database of the server, which is dropped afterwards. */
async function withDatabase(server: string, work: (url: string) => Promise<void>) {
  const name = `helpdesk_bench_${process.pid}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    await work(url.href);
  } finally {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  }
}

console.log(`Node ${process.version}, ${availableParallelism()} cores; best of three rounds\n`);
line(['', 'CPU ms', 'floor', '× floor', 'goal', 'per second', 'p99 ms']);
await helpdesk('SQLite', 10_000, 3901);
await helpdesk('SQLite', 100_000, 3902);
const postgres = process.env.TEST_DATABASE_URL;
if (postgres) {
  await withDatabase(postgres, (url) => helpdesk('PostgreSQL', 10_000, 3903, url));
}
await hello.stop();

if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
if (options.compare) {
  const before = JSON.parse(readFileSync(options.compare, 'utf8')) as Figure[];
  const worse = worseFigures(before, rows);
  for (const one of worse) {
    console.log(`worse: ${one.name}: ${one.before.toFixed(1)} → ${one.ratio.toFixed(1)} × floor`);
  }
  if (worse.length > 0) process.exitCode = 1;
}
