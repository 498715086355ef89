import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/api/src/test/free-port.ts';
import {
  type Client,
  closeAll,
  isOpen,
  openAll,
  type Pair,
  type Place,
  type Talk,
  talkHard,
} from './chat-clients.ts';
import { type ChatData, makeChats } from './chat-data.ts';
import { metric } from './load.ts';
import type { Bench } from './request-rows.ts';
import { memoryOf, type Process, startEcho, startHelpdesk } from './server-process.ts';

const rooms = 100;
const sockets = 5_000;
const port = await freePort();
const pause = (time: number) => new Promise((done) => setTimeout(done, time));

type Costly = Talk & { cpu: number };

/** Measures the messages per second of 100 chats, their latency, and the memory of an idle socket, compared with a bare echo. */
export async function measureChat({ report, effort }: Bench) {
  const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
  const data = await makeChats(`sqlite:${join(dataDir, 'helpdesk.sqlite')}`, sockets, rooms);
  const places = placesOf(data);
  const echo = await startEcho();
  const server = await startHelpdesk(dataDir, port);
  try {
    const kilobytes = await weigh(server, places.visitors);
    report.add(
      'chat: an idle socket, SQLite',
      { value: kilobytes, unit: 'kB', goal: { most: 14 }, details: `${sockets} sockets` },
      { ratio: kilobytes },
    );
    const echoes = await openAll(
      echo.url,
      places.visitors.slice(0, rooms).map(() => ({ path: '/', proof: () => '' })),
    );
    const alone = echoes.map((client): Pair => ({ from: client, to: client }));
    const visitors = await openAll(server.url, places.visitors.slice(0, rooms));
    const staff = await openAll(server.url, places.staff(server.url));
    const talking = visitors.map((client, at): Pair => {
      const agent = staff[at] as Client;
      return at % 2 === 0 ? { from: client, to: agent } : { from: agent, to: client };
    });
    const full: { ours: Costly; floor: Costly }[] = [];
    const calm: Costly[] = [];
    for (let round = 0; round < effort.rounds; round += 1) {
      const floor = await cost(echo, alone, 16, effort.seconds);
      full.push({ floor, ours: await cost(server, talking, 16, effort.seconds) });
      calm.push(await cost(server, talking, 2, effort.seconds));
    }
    reportTalk({ report, full, calm });
    closeAll([...echoes, ...visitors, ...staff]);
  } finally {
    await Promise.all([echo.stop(), server.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function reportTalk({
  report,
  full,
  calm,
}: Pick<Bench, 'report'> & { full: { ours: Costly; floor: Costly }[]; calm: Costly[] }) {
  const best = full.reduce((most, one) => (one.ours.perSecond > most.ours.perSecond ? one : most));
  const ratios = full.map(({ ours, floor }) => ours.cpu / floor.cpu);
  const margin = (Math.max(...ratios) - Math.min(...ratios)) / 2;
  const { ours, floor } = best;
  report.add(
    'chat: messages a second, 100 rooms, 16 under way in each, SQLite',
    {
      value: ours.perSecond,
      unit: '/s',
      goal: { least: 20_000 },
      details: `p99 ${ours.p99.toFixed(1)} ms; CPU ${ours.cpu.toFixed(3)} ms each, an echo ${floor.cpu.toFixed(3)}`,
    },
    { ratio: Math.min(...ratios), margin },
  );
  report.add('chat: beside an echo of memory, SQLite', {
    value: (100 * ours.perSecond) / floor.perSecond,
    unit: '%',
    goal: { least: 60 },
  });
  const quick = calm.reduce((least, one) => (one.p99 < least.p99 ? one : least));
  report.add('chat: p99, 100 rooms, 2 under way in each, SQLite', {
    value: quick.p99,
    unit: 'ms',
    goal: { most: 20 },
    details: `${Math.round(quick.perSecond).toLocaleString('en')}/s`,
  });
}

/** Runs a conversation; returns it with the server's CPU milliseconds per message. */
async function cost(
  { url }: Process,
  pairs: Pair[],
  underWay: number,
  seconds: number,
): Promise<Costly> {
  const before = await metric(url, 'process_cpu_seconds_total');
  const talk = await talkHard(pairs, underWay, seconds);
  const used = (await metric(url, 'process_cpu_seconds_total')) - before;
  return { ...talk, cpu: (used * 1000) / talk.sent };
}

/** Returns the kilobytes per idle socket. */
async function weigh({ url, pid }: Process, visitors: Place[]) {
  // Opens some first, to load what is loaded on first use.
  closeAll(await openAll(url, visitors.slice(0, 20)));
  await pause(1_000);
  const before = memoryOf(pid);
  const clients = await openAll(url, visitors);
  await pause(2_000);
  const open = clients.filter(isOpen).length;
  const more = memoryOf(pid) - before;
  closeAll(clients);
  return (more * 1024) / open;
}

function placesOf({ agent, chats }: ChatData) {
  const path = (id: string) => `/ws?sessionId=${id}&after=1`;
  const headers = { authorization: `Bearer ${agent.token}` };
  const proof = async (url: string) => {
    const answer = await fetch(`${url}/api/realtime/ticket`, { method: 'POST', headers });
    return ((await answer.json()) as { ticket: string }).ticket;
  };
  return {
    visitors: chats
      .slice(0, sockets)
      .map(({ id, token }): Place => ({ path: path(id), proof: () => token })),
    staff: (url: string) =>
      chats.slice(0, rooms).map(({ id }): Place => ({ path: path(id), proof: () => proof(url) })),
  };
}
