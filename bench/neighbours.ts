import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { startHelpdesk } from './server-process.ts';
import { casesOf } from './staff-cases.ts';
import { seedStaffArea } from './staff-data.ts';

/**
 * `npm run bench:neighbours [tickets]` (RL-06): measures how long one organization waits for its list alone, and while
 * another sends twenty times as many requests, with rate limits off. Runs on SQLite or the database in DATABASE_URL (an
 * empty one).
 */
const [first = '100000', ...more] = process.argv.slice(2);
const seconds = 20;
const rate = 20;

if (first === 'ask') await generateLoad(JSON.parse(more[0] ?? '{}') as Load);
else await compare(Number(first));

/** The load of a separate process: a number of calls per second, or a number of clients without pauses. */
interface Load {
  url: string;
  token: string;
  paths: string[];
  perSecond?: number;
  clients?: number;
}

async function compare(size: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
  const databaseUrl = process.env.DATABASE_URL || `sqlite:${join(dataDir, 'helpdesk.sqlite')}`;
  console.log(
    `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}, ${databaseUrl.split(':')[0]}; the loud neighbour has ${size.toLocaleString('en')} tickets`,
  );
  const data = await seedStaffArea(databaseUrl, size);
  const server = await startHelpdesk(dataDir, await freePort(), databaseUrl);
  const { url } = server;
  try {
    const quiet = { url, token: data.small.agent.token, paths: ['/api/tickets'], perSecond: rate };
    const loud = { url, token: data.big.agent.token, paths: ['/api/tickets'] };
    const everything = Object.values(casesOf(data, size)).flatMap((pathOf) =>
      [1, 2, 3].map((round) => pathOf(round)),
    );
    await ask(quiet);
    const alone = await ask(quiet);
    print('alone', alone, alone);
    const beside = async (name: string, load: Load) => {
      const stop = start(load);
      await new Promise((resume) => setTimeout(resume, 1_000));
      print(name, await ask(quiet), alone);
      stop();
    };
    await beside(`beside ${rate * 20} lists a second`, { ...loud, perSecond: rate * 20 });
    await beside('beside 20 clients that never rest', { ...loud, clients: 20 });
    await beside('beside 200 clients that never rest', { ...loud, clients: 200 });
    const mixed = { ...loud, paths: everything, perSecond: 100 };
    await beside('beside 100 searches, lists, filters a second', mixed);
    print('alone again', await ask(quiet), alone);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Generates the load in a separate process, so the measurement waits only for the server. */
function start(load: Load) {
  const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url));
  const args = [tsx, fileURLToPath(import.meta.url), 'ask', JSON.stringify(load)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return () => child.kill();
}

async function generateLoad(load: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let asked = 0;
  const next = () => time(load, agent, asked++).catch(() => 0);
  if (load.perSecond) setInterval(() => void next(), 1_000 / load.perSecond);
  const client = async (): Promise<void> => {
    await next();
    return client();
  };
  await Promise.all(Array.from({ length: load.clients ?? 0 }, client));
}

async function ask(load: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  for (let i = 0; i < rate * seconds; i++) {
    asked.push(time(load, agent, i));
    await new Promise((resume) => setTimeout(resume, 1_000 / rate));
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return times;
}

function time({ url, token, paths }: Load, agent: Agent, round: number): Promise<number> {
  const path = paths[round % paths.length] ?? '/';
  const started = performance.now();
  return new Promise((done, fail) => {
    get(url + path, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume();
      answer.once('end', () => done(performance.now() - started));
      answer.once('error', fail);
    }).once('error', fail);
  });
}

function print(name: string, times: number[], alone: number[]) {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const ratio = p99 / percentile(alone, 0.99);
  console.log(
    `${name.padEnd(48)}p50 ${p50.toFixed(1).padStart(6)}   p99 ${p99.toFixed(1).padStart(6)} ms   ${ratio.toFixed(2)} ×`,
  );
}

function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
