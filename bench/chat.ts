import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/api/src/test/free-port.ts';
import {
  type Client,
  closeAll,
  isOpen,
  openAll,
  type Pair,
  type Place,
  percentile,
  type Talk,
  talkEvenly,
  talkHard,
} from './chat-clients.ts';
import { type ChatData, makeChats } from './chat-data.ts';
import { stayConnected } from './chat-return.ts';
import { metric } from './load.ts';
import { startEcho, startHelpdesk } from './server-process.ts';

/**
 * `npm run bench:chat [sockets]`: measures live chat compared with a bare ws echo in the same run: idle sockets, 1,000
 * active chats at 500 messages a second, the maximum throughput of 100 chats compared with a relay that stores nothing, and
 * reconnecting after a restart. Runs on SQLite, or the database in DATABASE_URL (an empty one). Needs `ulimit -n` above the
 * number of sockets.
 */
const idle = Number(process.argv[2] ?? 10_000);
const active = Math.min(1_000, idle);
const rate = 500;
const port = Number(process.env.BENCH_PORT) || (await freePort());

const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
const databaseUrl = process.env.DATABASE_URL || `sqlite:${join(dataDir, 'helpdesk.sqlite')}`;
const goals: boolean[] = [];
const missed = (isMet: boolean) => {
  goals.push(isMet);
  return isMet ? '✓' : '✗';
};

console.log(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}, ${databaseUrl.split(':')[0]}\n`,
);
const data = await makeChats(databaseUrl, Math.max(idle, active), active);
const visitors = data.chats.map(
  ({ id, token }): Place => ({ path: `/ws?sessionId=${id}&after=1`, proof: () => token }),
);
try {
  await idleSockets();
  await activeChats();
  await everybodyBack();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
if (goals.includes(false)) process.exitCode = 1;

async function idleSockets() {
  const floor = await memoryOf(
    await startEcho(),
    visitors.map(() => ({ path: '/', proof: () => '' })),
  );
  const ours = await memoryOf(await startHelpdesk(dataDir, port, databaseUrl), visitors);
  for (const [name, { open, more, each, seconds }] of Object.entries({
    'bare ws': floor,
    helpdesk: ours,
  })) {
    console.log(
      `${name.padEnd(10)} ${open.toLocaleString('en')} of ${idle.toLocaleString('en')} idle sockets open in ${seconds.toFixed(1)} s, ` +
        `${more.toFixed(0)} MB more than with a tenth of them, ${each.toFixed(1)} kB each`,
    );
  }
  console.log(
    `goal: all open ${missed(ours.open === idle)}, at most 14 kB each ${missed(ours.each <= 14)}\n`,
  );
}

/** The first tenth of the sockets also fills caches, whose size doesn't depend on the number of sockets. */
async function memoryOf(server: Awaited<ReturnType<typeof startEcho>>, places: readonly Place[]) {
  const settle = () => new Promise((done) => setTimeout(done, 3_000));
  const tenth = Math.ceil(places.length / 10);
  const begun = performance.now();
  const first = await openAll(server.url, places.slice(0, tenth));
  await settle();
  const before = await memory(server.url);
  const others = await openAll(server.url, places.slice(tenth));
  const seconds = (performance.now() - begun) / 1000 - 3;
  await settle();
  const more = (await memory(server.url)) - before;
  const each = (more * 1024) / Math.max(1, others.filter(isOpen).length);
  const open = [...first, ...others].filter(isOpen).length;
  closeAll([...first, ...others]);
  await server.stop();
  return { open, more, each, seconds };
}

/** The server's memory in megabytes, as it reports it. */
async function memory(url: string): Promise<number> {
  return (await metric(url, 'process_resident_memory_bytes')) / 2 ** 20;
}

type Costly = Talk & { cpu: number };

/** Runs a conversation; returns it with the server's CPU milliseconds per message. */
async function costOf(url: string, talk: () => Promise<Talk>): Promise<Costly> {
  const before = await metric(url, 'process_cpu_seconds_total');
  const result = await talk();
  const used = (await metric(url, 'process_cpu_seconds_total')) - before;
  return { ...result, cpu: (used * 1000) / Math.max(1, result.sent) };
}

async function activeChats() {
  const echo = await startEcho();
  const alone = await openAll(
    echo.url,
    visitors.slice(0, active).map(() => ({ path: '/', proof: () => '' })),
  );
  const pairs = alone.map((client): Pair => ({ from: client, to: client }));
  const floor = await costOf(echo.url, () => talkEvenly(pairs, rate, 10));
  closeAll(alone);
  const rooms = Array.from({ length: 100 }, (_, n) => ({ path: `/?room=${n}`, proof: () => '' }));
  const [here, there] = [await openAll(echo.url, rooms), await openAll(echo.url, rooms)];
  const across = here.map((from, at): Pair => ({ from, to: there[at] as Client }));
  const hardFloor = await costOf(echo.url, () => talkHard(across, 16, 5));
  closeAll([...here, ...there]);
  await echo.stop();

  const server = await startHelpdesk(dataDir, port, databaseUrl);
  const chats = await openAll(server.url, visitors.slice(0, active));
  const staff = await openAll(server.url, staffPlaces(server.url, data));
  // Visitors and agents write alternately.
  const talking = chats.map((client, at): Pair => {
    const agent = staff[at] as Client;
    return at % 2 === 0 ? { from: client, to: agent } : { from: agent, to: client };
  });
  const ours = await costOf(server.url, () => talkEvenly(talking, rate, 10));
  const hard = await costOf(server.url, () => talkHard(talking.slice(0, 100), 16, 5));
  closeAll([...chats, ...staff]);
  await server.stop();

  const line = (name: string, { perSecond, p50, p99, cpu }: Costly) =>
    console.log(
      `${name.padEnd(34)} ${Math.round(perSecond).toLocaleString('en').padStart(8)}/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   CPU ${cpu.toFixed(3)} ms each`,
    );
  line(`${active} echoes, bare ws`, floor);
  line(`${active} chats, stored and relayed`, ours);
  console.log(
    `goal: all arrive ${missed(ours.received === ours.sent)}, p99 at most 100 ms ${missed(ours.p99 <= 100)}\n`,
  );
  line('100 rooms relayed from memory', hardFloor);
  line('100 chats as fast as they go', hard);
  const share = hard.perSecond / hardFloor.perSecond;
  console.log(
    `${Math.round(100 * share)} % of the relay from memory, ${(hard.cpu / hardFloor.cpu).toFixed(1)} times its CPU, every message durable`,
  );
  console.log(
    `goal: at least 60 % of the relay ${missed(share >= 0.6)}, p99 at most 20 ms ${missed(hard.p99 <= 20)}\n`,
  );
}

function staffPlaces(url: string, { agent, chats }: ChatData): Place[] {
  const headers = { authorization: `Bearer ${agent.token}` };
  return chats.slice(0, active).map(({ id }) => ({
    path: `/ws?sessionId=${id}&after=1`,
    async proof() {
      const answer = await fetch(`${url}/api/realtime/ticket`, { method: 'POST', headers });
      if (answer.status !== 201)
        throw new Error(`No proof: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { ticket: string }).ticket;
    },
  }));
}

async function everybodyBack() {
  const first = await startHelpdesk(dataDir, port, databaseUrl);
  const crowd = await stayConnected(first.url, visitors);
  await first.stop();
  const begun = performance.now();
  const second = await startHelpdesk(dataDir, port, databaseUrl);
  const started = (performance.now() - begun) / 1000;
  const others = await askMeanwhile(second.url, () => crowd.open() === idle, 60_000);
  const seconds = (performance.now() - begun) / 1000;
  crowd.close();
  await second.stop();
  console.log(
    `restart: ready after ${started.toFixed(1)} s, ${crowd.most().toLocaleString('en')} of ${idle.toLocaleString('en')} back after ${seconds.toFixed(1)} s; ` +
      `meanwhile ${others.asked} other requests, ${others.failed} failed, p99 ${others.p99.toFixed(0)} ms`,
  );
  console.log(
    `goal: all back within 30 s ${missed(crowd.most() === idle && seconds <= 30)}, no error ${missed(others.failed === 0)}`,
  );
}

/** Repeatedly requests a page of tickets, like a colleague at work. */
async function askMeanwhile(url: string, isOver: () => boolean, longest: number) {
  const headers = { authorization: `Bearer ${data.agent.token}` };
  const times: number[] = [];
  let failed = 0;
  for (const end = performance.now() + longest; !isOver() && performance.now() < end; ) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/tickets`, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status !== 200) failed += 1;
    times.push(performance.now() - begun);
    await new Promise((done) => setTimeout(done, 20));
  }
  return { asked: times.length, failed, p99: percentile(times, 0.99) };
}
