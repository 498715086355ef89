import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { startHelpdesk } from './server-process.ts';
import { casesOf } from './staff-cases.ts';
import { type StaffData, seedStaffArea } from './staff-data.ts';

/**
 * `npm run bench:staff [tickets]`: measures how long the console waits for the api in one organization of 100,000 tickets
 * and 500,000 messages, on SQLite or the database in DATABASE_URL (an empty one).
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
const server = await startHelpdesk(dataDir, await freePort(), databaseUrl);
let isFast = false;
try {
  isFast = await measureAll(server.url, data);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (!isFast) process.exitCode = 1;

async function measureAll(url: string, all: StaffData) {
  let isFast = true;
  console.log(
    `${'milliseconds'.padEnd(34)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'max'.padStart(8)}`,
  );
  for (const [name, pathOf] of Object.entries(casesOf(all, size))) {
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
