import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startHelpdesk } from './server-process.ts';
import { customerOf, type StaffData, seedStaffArea, wordOf } from './staff-data.ts';

/**
 * `npm run bench:staff [tickets]`: how long the staff area waits for the api in one organization of
 * 100,000 tickets and 500,000 messages, on SQLite or where DATABASE_URL points (an empty database).
 */
const size = Number(process.argv[2] ?? 100_000);
const limit = 100;
const rounds = 100;

const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
const databaseUrl = process.env.DATABASE_URL || `sqlite:${join(dataDir, 'helpdesk.sqlite')}`;
console.log(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
);
console.log(
  `${databaseUrl.split(':')[0]}, ${size.toLocaleString('en')} tickets, ${(size * 5).toLocaleString('en')} messages in one organization`,
);
const seeding = performance.now();
const data = await seedStaffArea(databaseUrl, size);
console.log(`seeded in ${Math.round((performance.now() - seeding) / 1000)} s\n`);
const server = await startHelpdesk(dataDir, 3903, databaseUrl);
let isFast = false;
try {
  isFast = await measureAll(server.url, data);
  await measureNeighbour(server.url, data);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (!isFast) process.exitCode = 1;

function casesOf({ sample, big }: StaffData): Record<string, (round: number) => string> {
  const ticket = (round: number) => sample[round % sample.length] ?? '';
  const number = (round: number) => String(1 + ((round * 997) % size)).padStart(6, '0');
  const list = (query: string) => () => `/api/tickets?${query}`;
  return {
    'list, last changed first': list('limit=50'),
    'list by priority': list('sort=priority'),
    'list, oldest first': list('sort=createdAt'),
    'list, open': list('status=open'),
    'list, unassigned and open': list('status=open&assignedAgentId=none'),
    'list, urgent and in progress': list('status=in_progress&priority=urgent'),
    'list, status + priority + agent': list(
      `status=resolved&priority=low&assignedAgentId=${big.agent.userId}`,
    ),
    'list, filters by priority order': list('status=closed&assignedAgentId=none&sort=priority'),
    'list, of one customer': (round) => `/api/tickets?customerEmail=${customerOf(round)}`,
    'list, number fragment': (round) => `/api/tickets?q=${number(round)}`,
    'list, common fragment': (round) => `/api/tickets?q=${wordOf(round % 10)}`,
    'list, rare fragment': (round) => `/api/tickets?q=${wordOf(9_000 + round * 97).slice(1)}`,
    'list, two letters': (round) => `/api/tickets?q=${wordOf(round * 7).slice(0, 2)}`,
    'list, one letter': (round) => `/api/tickets?q=${'aqzx@%'.charAt(round % 6)}`,
    'list, fragment and filters': (round) =>
      `/api/tickets?status=open&priority=urgent&q=${wordOf(round % 10)}`,
    'search, one common word': (round) => `/api/search?q=${wordOf(round % 10)}`,
    'search, three common words': (round) =>
      `/api/search?q=${[1, 2, 3].map((n) => wordOf((round % 10) + n)).join('+')}`,
    'search, a rare word': (round) => `/api/search?q=${wordOf(5_000 + round * 97)}`,
    'search, a letter begun': (round) => `/api/search?q=${'bktlmrsdvp'.charAt(round % 10)}`,
    'search, as one types': (round) => `/api/search?q=${wordOf(300 + round).slice(0, 3)}`,
    'search, common and begun': (round) =>
      `/api/search?q=${wordOf(round % 10)}+${wordOf(300 + round).slice(0, 2)}`,
    'search, a number': (round) => `/api/search?q=TK-2026-${number(round)}`,
    detail: (round) => `/api/tickets/${ticket(round)}`,
    stats: () => '/api/tickets/stats',
  };
}

async function measureAll(url: string, all: StaffData) {
  let isFast = true;
  console.log(
    `${'milliseconds'.padEnd(34)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'max'.padStart(8)}`,
  );
  for (const [name, pathOf] of Object.entries(casesOf(all))) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      times.push(await time(url + pathOf(round), all.big.agent.token));
    const p95 = percentile(times, 0.95);
    isFast &&= p95 <= limit;
    const figures = [percentile(times, 0.5), p95, percentile(times, 1)].map((one) =>
      one.toFixed(1).padStart(8),
    );
    console.log(`${name.padEnd(34)}${figures.join('')}${p95 <= limit ? '' : `   over ${limit}`}`);
  }
  return isFast;
}

/** RL-06: what the small organization waits while the big one asks twenty times as often. */
async function measureNeighbour(url: string, { big, small }: StaffData) {
  const small5 = () => atRate(5, 10, () => time(`${url}/api/tickets`, small.agent.token));
  const alone = await small5();
  let round = 0;
  const paths = Object.values(casesOf(data));
  const loud = atRate(100, 11, () =>
    time(url + paths[round % paths.length]?.(round++), big.agent.token),
  );
  const beside = await small5();
  await loud;
  const [before, after] = [percentile(alone, 0.5), percentile(beside, 0.5)];
  console.log(
    `\nthe neighbour's list, alone p50 ${before.toFixed(1)} p99 ${percentile(alone, 0.99).toFixed(1)} ms, beside 20 times its load p50 ${after.toFixed(1)} p99 ${percentile(beside, 0.99).toFixed(1)} ms`,
  );
}

async function atRate(perSecond: number, seconds: number, ask: () => Promise<number>) {
  const asked: Promise<number>[] = [];
  for (let i = 0; i < perSecond * seconds; i++) {
    asked.push(ask());
    await new Promise((resume) => setTimeout(resume, 1_000 / perSecond));
  }
  return Promise.all(asked);
}

async function time(url: string, token: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}

function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
