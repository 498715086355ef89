import autocannon from 'autocannon';
import { metricsToken } from './server-process.ts';

export interface Load {
  url: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  clients?: number;
  /** The status that every response must have, so that errors are not benchmarked. */
  status: number;
}

export interface Figures {
  /** CPU milliseconds of the server per request. */
  cpu: number;
  perSecond: number;
  p99: number;
}

const rounds = 3;
const seconds = 2;

/** The best of three rounds each, after one to warm up; in turns with the floor, so that both meet the same machine. */
export async function measureBeside(floor: Load, load: Load) {
  await round(floor, 1);
  await round(load, 1);
  const floors: Figures[] = [];
  const figures: Figures[] = [];
  for (let i = 0; i < rounds; i += 1) {
    floors.push(await round(floor, 1));
    figures.push(await round(load, seconds));
  }
  return { floor: best(floors), figures: best(figures) };
}

const best = (all: readonly Figures[]) =>
  all.reduce((least, one) => (one.cpu < least.cpu ? one : least));

async function round(load: Load, duration: number): Promise<Figures> {
  const before = await cpuSeconds(load.url);
  const result = await autocannon({
    url: `${load.url}${load.path}`,
    method: load.method ?? 'GET',
    headers: load.headers ?? {},
    ...(load.body ? { body: load.body } : {}),
    connections: load.clients ?? 8,
    duration,
  });
  const after = await cpuSeconds(load.url);
  const statuses = result.statusCodeStats as Record<string, { count: number }> | undefined;
  const right = statuses?.[load.status]?.count ?? 0;
  if (right === 0 || right < result.requests.total * 0.99) {
    throw new Error(`${load.path} answered ${JSON.stringify(statuses)} instead of ${load.status}`);
  }
  return {
    cpu: ((after - before) * 1000) / result.requests.total,
    perSecond: result.requests.average,
    p99: result.latency.p99,
  };
}

/** The server's metrics, as Prometheus would read them. */
async function cpuSeconds(url: string): Promise<number> {
  const text = await (
    await fetch(`${url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    })
  ).text();
  const match = /^process_cpu_seconds_total ([\d.e-]+)/m.exec(text);
  if (!match) throw new Error(`${url}/metrics does not tell the CPU time`);
  return Number(match[1]);
}
