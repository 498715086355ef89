import { Agent, request } from 'node:http';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { seededRandom } from '../packages/api/src/test/made-year.ts';
import { percentile } from './chat-clients.ts';
import type { Data } from './kept-data.ts';
import type { Report } from './report.ts';
import { memoryOf, type Process, startHelpdesk } from './server-process.ts';
import { wordOf } from './staff-data.ts';

const clients = 64;
const seconds = 30;
/** The number of recent tickets that get replies and changes. */
const remembered = 200;

interface Span {
  perSecond: number;
  p50: number;
  p99: number;
  memory: number;
  heap: number;
}

/** Prints the heap in bytes after a garbage collection when a signal asks for it. */
const tellHeap = `process.on('SIGUSR2', () => { gc(); console.log('heap ' + process.memoryUsage().heapUsed); })`;

/** `--soak`: runs 64 clients with a mix of requests; every half minute, reports their waiting times and the server's resources. */
export async function soak({ add }: Report, data: Data, minutes: number) {
  const nodeOptions = [
    '--expose-gc',
    '--import',
    `data:text/javascript,${encodeURIComponent(tellHeap)}`,
  ];
  const server = await startHelpdesk(data.dataDir, await freePort(), data.databaseUrl, {
    nodeOptions,
  });
  const spans: Span[] = [];
  let times = new Map<string, number[]>();
  let last = times;
  let isOver = false;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ask = mixOf(data, server.url, agent);
  const working = Array.from({ length: clients }, async (_, client) => {
    const kindOf = kindsOf(client);
    for (let round = client * 7; !isOver; round += 1) {
      const { operation, time } = await ask(round, kindOf(round));
      const some = times.get(operation) ?? [];
      times.set(operation, some);
      some.push(time);
    }
  });
  const failed = Promise.all(working).then(() => null);
  console.log(
    `${data.engine}, ${clients} clients: requests a second, p50 and p99 in ms, memory and heap in MB`,
  );
  try {
    for (let span = 0; span < minutes * (60 / seconds); span += 1) {
      // A failed request ends the soak at once.
      await Promise.race([new Promise((done) => setTimeout(done, seconds * 1000)), failed]);
      const done = [...times.values()].flat();
      last = times;
      times = new Map();
      spans.push({
        perSecond: done.length / seconds,
        p50: percentile(done, 0.5),
        p99: percentile(done, 0.99),
        memory: memoryOf(server.pid),
        heap: await heapOf(server),
      });
      print(spans);
    }
  } finally {
    isOver = true;
    await failed.catch(() => {});
    agent.destroy();
    await server.stop();
  }
  printOperations(last);
  const name = (figure: string) => `soak: ${figure}, end beside beginning, ${data.engine}`;
  for (const figure of ['p50', 'p99', 'memory', 'heap'] as const) {
    add(name(figure), {
      value: growthOf(spans.map((span) => span[figure])),
      unit: '×',
      goal: { most: 1.2 },
    });
  }
}

/** Returns the median of the last third as a multiple of that of the first, without the first half minute. */
export function growthOf(figures: readonly number[]) {
  const warm = figures.slice(1);
  const third = Math.max(1, Math.floor(warm.length / 3));
  return percentile(warm.slice(-third), 0.5) / percentile(warm.slice(0, third), 0.5);
}

function print(spans: readonly Span[]) {
  const { perSecond, p50, p99, memory, heap } = spans.at(-1) as Span;
  const cells = [perSecond, p50, p99, memory, heap].map((one, at) =>
    one.toFixed(at === 1 || at === 2 ? 1 : 0),
  );
  console.log([`${spans.length * seconds} s`, ...cells].map((cell) => cell.padStart(9)).join(''));
}

async function heapOf(server: Process) {
  const said = server.hear(/heap \d+/);
  process.kill(server.pid, 'SIGUSR2');
  return Number(/heap (\d+)/.exec(await said)?.[1]) / 2 ** 20;
}

/** Prints the waiting times of each operation. */
function printOperations(times: ReadonlyMap<string, readonly number[]>) {
  console.log('\nin the last half minute: requests, p50 and p99 in ms');
  for (const [operation, done] of times) {
    const cells = [
      String(done.length),
      ...[0.5, 0.99].map((at) => percentile(done, at).toFixed(1)),
    ];
    console.log(`${operation.padEnd(10)}${cells.map((cell) => cell.padStart(9)).join('')}`);
  }
}

/**
 * Returns which of the 20 kinds of requests a client sends: each once in 20, in a different order each time. With one order
 * for all, the clients would gather at the slowest request, move on together, and wait for each other more and more.
 */
export function kindsOf(client: number) {
  const random = seededRandom(client + 1);
  let kinds: number[] = [];
  return (round: number) => {
    if (round % 20 === 0 || kinds.length === 0) {
      const placed = Array.from({ length: 20 }, (_, kind) => ({ kind, place: random() }));
      kinds = placed.sort((one, other) => one.place - other.place).map(({ kind }) => kind);
    }
    return kinds[round % 20] ?? 0;
  };
}

/**
 * Returns 20 requests: lists, polls, tickets, filters, a search, a new ticket, and a reply and a change to a recent one.
 * Changing the same few tickets for minutes would give them an unrealistic history, included in each response.
 */
export function mixOf({ places }: Pick<Data, 'places'>, url: string, agent: Agent) {
  const list = '/api/tickets';
  const made = places.map((place) => place.sample);
  return (round: number, kind: number) => {
    const at = round % places.length;
    const place = places[at] as Data['places'][number];
    const ticket = `${list}/${place.sample[round % place.sample.length]}`;
    const recent = made[at] as string[];
    const changed = `${list}/${recent[Math.floor(round / 20) % recent.length]}`;
    const headers = { authorization: `Bearer ${place.agentToken}` };
    const get = async (operation: string, path: string) => ({
      operation,
      time: await timeOfAny(url, path, { agent, headers }),
    });
    const send = async (
      operation: string,
      method: 'POST' | 'PATCH',
      path: string,
      body: object,
      heard?: Way['heard'],
    ) => ({
      operation,
      time: await timeOfAny(url, path, { agent, headers, method, heard }, JSON.stringify(body)),
    });
    if (kind < 5) return get('list', list);
    if (kind === 5) return send('reply', 'POST', `${changed}/messages`, { message: 'Plug it in.' });
    if (kind < 10) return get('counts', '/api/dashboard/counts');
    if (kind < 14) return get('ticket', ticket);
    if (kind < 16) return get('filter', `${list}?status=open&priority=urgent`);
    if (kind === 16) return get('filter', `${list}?status=resolved&limit=20`);
    if (kind === 17) return get('search', `/api/search?q=${wordOf(round % 3_000)}`);
    if (kind === 18) {
      const priority = ['low', 'normal', 'high'][round % 3];
      return send('change', 'PATCH', changed, { priority });
    }
    const opened = { subject: 'The kettle does not boil', description: 'It stays cold.' };
    return send('create', 'POST', list, opened, (text) => {
      const { id } = JSON.parse(text) as { id: string };
      made[at] = [id, ...(made[at] ?? [])].slice(0, remembered);
    });
  };
}

interface Way {
  agent: Agent;
  headers: Record<string, string>;
  method?: 'POST' | 'PATCH';
  /** Receives the text of the response; without it, the text is not read. */
  heard?: ((text: string) => void) | undefined;
}

function timeOfAny(
  url: string,
  path: string,
  { agent, headers, method, heard }: Way,
  body?: string,
): Promise<number> {
  const begun = performance.now();
  return new Promise((done, fail) => {
    const type = body ? { 'content-type': 'application/json' } : {};
    const sent = request(url + path, {
      agent,
      method: method ?? 'GET',
      headers: { ...headers, ...type },
    });
    sent.once('error', fail);
    sent.once('response', (answer) => {
      if ((answer.statusCode ?? 500) >= 400)
        fail(new Error(`${path} answered ${answer.statusCode}`));
      let text = '';
      if (heard) answer.setEncoding('utf8').on('data', (some) => (text += some));
      answer.resume().once('end', () => {
        done(performance.now() - begun);
        heard?.(text);
      });
    });
    sent.end(body);
  });
}
