import { freePort } from '../packages/api/src/test/free-port.ts';
import { watchBackends } from './backend-cpu.ts';
import type { Data } from './kept-data.ts';
import { type Ask, type Effort, type Load, measureBeside, type Target } from './load.ts';
import type { Report } from './report.ts';
import { startHelpdesk } from './server-process.ts';

export interface Bench {
  report: Report;
  /** Koa with a constant response. */
  floor: Target;
  effort: Effort;
}

export interface Running {
  data: Data;
  target: Target;
  /** The suffix of every figure's name. */
  suffix: string;
}

/** Runs some work against the built server with this data. */
export async function withServer(
  data: Data,
  suffix: string,
  work: (running: Running) => Promise<void>,
) {
  const server = await startHelpdesk(data.dataDir, await freePort(), data.databaseUrl);
  const backends = data.databaseUrl ? await watchBackends(data.databaseUrl) : null;
  const database = backends && (() => backends.milliseconds());
  try {
    await work({ data, suffix, target: { url: server.url, ...(database ? { database } : {}) } });
  } finally {
    await server.stop();
    await backends?.stop();
  }
}

export const list = '/api/tickets';
export const json = { 'content-type': 'application/json' };
export const anew = { 'cache-control': 'no-cache' };

/** Each path with the token of each organization's agent, or of one organization. */
export function asked(
  data: Data,
  pathsOf: (place: Data['places'][number]) => string[],
  headers = {},
) {
  return data.places.flatMap((place): Ask[] => {
    const own = { ...headers, authorization: `Bearer ${place.agentToken}` };
    return pathsOf(place).map((path) => ({ path, headers: own }));
  });
}

export const reads: Record<string, (data: Data) => Load> = {
  'list of 50, nothing kept': (data) => ({ asks: asked(data, () => [list], anew), status: 200 }),
  'ticket with 3 messages, nothing kept': (data) => ({
    asks: asked(data, ({ sample }) => sample.slice(0, 10).map((id) => `${list}/${id}`), anew),
    status: 200,
  }),
};

const filters: Record<string, string> = {
  status: 'status=open',
  'status and priority, few finds': 'status=open&priority=urgent',
  'status, priority and agent, few finds':
    'status=in_progress&priority=urgent&assignedAgentId=AGENT',
  'agent and status': 'assignedAgentId=AGENT&status=resolved',
  'without agent, by priority': 'assignedAgentId=none&sort=priority',
  turn: 'turn=customer',
  'agent, open or in progress': 'assignedAgentId=AGENT&turn=any',
  unread: 'unread=true',
  customer: 'customerEmail=vera77@example.com',
};

export const filtered = (data: Data, query: string): Load => ({
  asks: asked(data, ({ agent }) => [`${list}?${query.replace('AGENT', agent)}`], anew),
  status: 200,
});

export const filterNames = Object.entries(filters);

export function creating(data: Data): Load {
  return {
    asks: asked(data, () => [list], json).slice(0, 1),
    method: 'POST',
    body: JSON.stringify({ subject: 'The kettle does not boil', description: 'It stays cold.' }),
    clients: 32,
    status: 201,
  };
}

/** Measures requests as a multiple of the floor. Nearly all goals are those of the embedded database. */
export async function measureRequests(
  { report, floor, effort }: Bench,
  { data, target, suffix }: Running,
) {
  const isSqlite = data.engine === 'SQLite';
  const measure = async (name: string, load: Load, most?: number) => {
    const measured = await measureBeside(floor, target, load, effort);
    report.addRatio(`${name}, ${suffix}`, measured, isSqlite ? most : undefined);
    return measured;
  };
  const unchanged = async (path: string): Promise<Load> => {
    const [one] = asked(data, () => [path]) as [Ask];
    const etag = await etagOf(target.url, one);
    return { asks: [{ path, headers: { ...one.headers, 'if-none-match': etag } }], status: 304 };
  };
  for (const [name, loadOf] of Object.entries(reads)) {
    await measure(name, loadOf(data), name.startsWith('list') ? 9 : 6);
  }
  await measure('list of 50, kept', { asks: asked(data, () => [list]), status: 200 }, 5);
  await measure('unchanged list', await unchanged(list), 2);
  await measure('unchanged badge poll', await unchanged('/api/dashboard/counts'), 2);
  for (const [name, query] of filterNames) {
    await measure(`filter by ${name}`, filtered(data, query), 10);
  }
  const form = (headers = {}): Load => ({
    asks: data.places.map(({ subdomain }) => ({
      path: `/api/widget/form/default?org=${subdomain}`,
      headers,
    })),
    status: 200,
  });
  await measure('form of an element, nothing kept', form(anew));
  await measure('form of an element, kept', form());
  const created = await measure('create, 32 clients, durable', creating(data), 14);
  report.add(`created per second, ${suffix}`, {
    value: created.perSecond,
    unit: '/s',
    goal: { least: isSqlite ? 2_500 : 600 },
  });
}

async function etagOf(url: string, { path, headers = {} }: Ask) {
  const response = await fetch(url + path, { headers });
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}

/** Reports the cost of PostgreSQL as a multiple of SQLite's. */
export function compareEngines({ figures, add }: Report) {
  for (const name of Object.keys(reads)) {
    const of = (engine: string) =>
      figures.find((one) => one.name.startsWith(name) && one.name.endsWith(engine))?.ratio;
    const [sqlite, postgres] = [of('SQLite'), of('PostgreSQL')];
    if (!sqlite || !postgres) continue;
    add(`${name}, PostgreSQL beside SQLite`, {
      value: postgres / sqlite,
      unit: '×',
      goal: { most: 2 },
    });
  }
}
