import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { plainMetrics } from '../packages/api/src/test/plain-metrics.ts';
import type { Schema } from '../packages/sdk/src/contract/operations.ts';
import { dayIn, daysUpTo } from '../packages/sdk/src/rules/calendar.ts';
import { seedYear, type YearData } from './metrics-data.ts';
import { startHelpdesk } from './server-process.ts';

/**
 * `npm run bench:metrics [tickets]`: measures the metrics of a year with 100,000 tickets, how long other requests wait
 * meanwhile, and whether the metrics are correct. Runs on SQLite or the database in DATABASE_URL (an empty one).
 */
const size = Number(process.argv[2] ?? 100_000);
const limit = 300;
const stallLimit = 50;
const rounds = 40;
const timezone = 'Europe/Berlin';
const screens = {
  'metrics/overview': ['30d', '365d'],
  'metrics/agents': ['30d', '365d'],
  'metrics/sla': ['30d', '365d'],
  'dashboard/stats': ['7d', '90d'],
  'dashboard/performance': ['7d', '90d'],
};

const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
const databaseUrl = process.env.DATABASE_URL || `sqlite:${join(dataDir, 'helpdesk.sqlite')}`;
console.log(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
);
console.log(`${databaseUrl.split(':')[0]}, ${size.toLocaleString('en')} tickets in a year`);
const seeding = performance.now();
const data = await seedYear(databaseUrl, size, timezone);
console.log(`seeded in ${Math.round((performance.now() - seeding) / 1000)} s\n`);
const server = await startHelpdesk(dataDir, await freePort(), databaseUrl);
try {
  const isRight = await check(server.url, data);
  const isFast = await measureAll(server.url, data.token);
  if (!isRight || !isFast) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Compares the server's metrics with figures counted row by row. */
async function check(url: string, { made, token, agents }: YearData): Promise<boolean> {
  const today = dayIn(timezone);
  const dates = daysUpTo(today, 365);
  const plain = plainMetrics(made.tickets, made.ratings, timezone, dates, {
    replies: made.replies,
  });
  const overview = await read<Schema<'MetricsOverview'>>(
    `${url}/api/metrics/overview?period=365d`,
    token,
  );
  const team = await read<Schema<'MetricsAgents'>>(`${url}/api/metrics/agents?period=365d`, token);
  const found = {
    totals: overview.totals,
    days: overview.days,
    agents: team.agents.map(
      ({
        user: _,
        role: __,
        open: ___,
        waiting: ____,
        timeSpent: _____,
        handleTime: ______,
        ...figures
      }) => figures,
    ),
  };
  const expected = {
    totals: plain.totals,
    days: plain.days,
    agents: team.agents.map(({ user }) => plain.agent(user?.id ?? null, agents)),
  };
  const wrong = Object.keys(found).filter(
    (part) => sorted(found[part as 'days']) !== sorted(expected[part as 'days']),
  );
  console.log(wrong.length === 0 ? 'every figure is right\n' : `WRONG: ${wrong.join(', ')}\n`);
  return wrong.length === 0;
}

/** Returns the same text for the same fields in any order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

async function measureAll(url: string, token: string): Promise<boolean> {
  let isFast = true;
  const heads = ['p50', 'p95', 'max', 'others wait'].map((head) => head.padStart(13)).join('');
  console.log(`${'milliseconds'.padEnd(28)}${heads}`);
  for (const [name, periods] of Object.entries(screens)) {
    for (const period of periods) {
      const path = `${url}/api/${name}?period=${period}`;
      await read(path, token);
      const times: number[] = [];
      const neighbour = watchNeighbour(`${url}/api/v1/health?probe=live`);
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await read(path, token);
        times.push(performance.now() - began);
      }
      const waits = await neighbour();
      const p95 = percentile(times, 0.95);
      const wait = percentile(waits, 0.99);
      isFast &&= p95 <= limit && wait <= stallLimit;
      const figures = [percentile(times, 0.5), p95, percentile(times, 1), wait];
      const line = figures.map((one) => one.toFixed(1).padStart(13)).join('');
      console.log(`${`${name}, ${period}`.padEnd(28)}${line}`);
    }
  }
  return isFast;
}

/** Sends a trivial request repeatedly; returns how long each took. */
function watchNeighbour(url: string) {
  let isOver = false;
  const waits: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(url)).arrayBuffer();
      waits.push(performance.now() - began);
      await new Promise((next) => setTimeout(next, 2));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return waits;
  };
}

async function read<Body>(url: string, token: string): Promise<Body> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json() as Promise<Body>;
}

function percentile(times: number[], share: number): number {
  const inOrder = [...times].sort((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0;
}
