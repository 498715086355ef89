import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import { metricsToken } from './server-process.ts';

/** The target of requests; `database` returns the CPU milliseconds of PostgreSQL's backends. */
export interface Target {
  url: string;
  database?: () => Promise<number>;
}

export interface Ask {
  path: string;
  headers?: Record<string, string>;
  /** Replaces the common body. */
  body?: string;
}

export interface Load {
  /** Requests that each client sends in turn. */
  asks: Ask[];
  method?: 'GET' | 'POST' | 'PATCH';
  body?: string;
  clients?: number;
  /** Whether clients start at different positions, so they don't send the same request at the same time. */
  isSpread?: boolean;
  /** The status that every response must have, so errors are not measured. */
  status: number;
}

export interface Figures {
  /** CPU milliseconds of the server per request. */
  cpu: number;
  /** CPU milliseconds of PostgreSQL's backends per request. */
  database: number;
  perSecond: number;
  p99: number;
}

export interface Effort {
  rounds: number;
  seconds: number;
}

export interface Measured {
  floor: Figures;
  figures: Figures;
  /** Requests per second in the fastest round. */
  perSecond: number;
  /** The CPU time of a request, including the database, as a multiple of the floor's. */
  ratio: number;
  /** Half of the range of the rounds' ratios. */
  margin: number;
}

const floorLoad: Load = { asks: [{ path: '/' }], status: 200 };
const costOf = ({ cpu, database }: Figures) => cpu + database;

type Extent = { duration: number } | { amount: number };

/** Requests to warm up the JIT compiler. */
const warm = 1_500;

/** Warms up the floor's JIT compiler: with a cold floor, all ratios look too good. */
export const warmFloor = (floor: Target) => round(floor, floorLoad, { amount: 20_000 });

/** Returns the best round, after one to warm up. Rounds alternate with the floor, so both run under the same conditions. */
export async function measureBeside(
  floor: Target,
  target: Target,
  load: Load,
  { rounds, seconds }: Effort,
): Promise<Measured> {
  await round(target, load, { amount: warm });
  const floors: Figures[] = [];
  const figures: Figures[] = [];
  for (let i = 0; i < rounds; i += 1) {
    floors.push(await round(floor, floorLoad, { duration: seconds / 2 }));
    figures.push(await round(target, load, { duration: seconds }));
  }
  const [lowest, best] = [leastOf(floors), leastOf(figures)];
  const ratios = figures.map((one, at) => costOf(one) / (floors[at]?.cpu ?? 1));
  const ratio = costOf(best) / lowest.cpu;
  const perSecond = Math.max(...figures.map((one) => one.perSecond));
  return { floor: lowest, figures: best, perSecond, ratio, margin: marginOf(ratios) };
}

export const marginOf = (all: readonly number[]) => (Math.max(...all) - Math.min(...all)) / 2;

const leastOf = (all: readonly Figures[]) =>
  all.reduce((least, one) => (costOf(one) < costOf(least) ? one : least));

async function round(target: Target, load: Load, extent: Extent): Promise<Figures> {
  const before = await usedBy(target);
  const connections = load.clients ?? 8;
  const requests = load.asks.map(({ path, headers = {}, body = load.body }) => ({
    method: load.method ?? 'GET',
    path,
    headers,
    ...(body ? { body } : {}),
  }));
  let begun = 0;
  const result = await autocannon({
    url: target.url,
    requests,
    ...(load.isSpread && {
      setupClient(client: { setRequests(some: typeof requests): void }) {
        const first = Math.floor((begun * requests.length) / connections);
        begun += 1;
        client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
      },
    }),
    connections,
    ...extent,
    sampleInt: 100,
  });
  const after = await usedBy(target);
  const statuses = result.statusCodeStats as Record<string, { count: number }> | undefined;
  const right = statuses?.[load.status]?.count ?? 0;
  const { total } = result.requests;
  if (right === 0 || right < total * 0.99) {
    const answers = JSON.stringify(statuses);
    throw new Error(`${load.asks[0]?.path} answered ${answers} instead of ${load.status}`);
  }
  return {
    cpu: (after.own - before.own) / total,
    database: (after.database - before.database) / total,
    perSecond: total / result.duration,
    p99: result.latency.p99,
  };
}

async function usedBy({ url, database }: Target) {
  const own = (await metric(url, 'process_cpu_seconds_total')) * 1000;
  return { own, database: (await database?.()) ?? 0 };
}

/** Reads a metric of the server, like Prometheus. */
export async function metric(url: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const match = new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(text);
  if (!match) throw new Error(`${url}/metrics does not tell ${name}`);
  return Number(match[1]);
}

const keptOpen = new Agent({ keepAlive: true });

/** Returns the milliseconds until the response is complete. */
export function timeOf(
  url: string,
  { path, headers = {} }: Ask,
  agent = keptOpen,
): Promise<number> {
  const started = performance.now();
  return new Promise((done, fail) => {
    get(url + path, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume();
      answer.once('end', () => done(performance.now() - started));
      answer.once('error', fail);
    }).once('error', fail);
  });
}
