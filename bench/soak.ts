import { Agent, request } from 'node:http';
import { percentile } from './chat-clients.ts';
import type { Data } from './kept-data.ts';
import type { Report } from './report.ts';
import { memoryOf, type Process, startHelpdesk } from './server-process.ts';
import { wordOf } from './staff-data.ts';

const clients = 64;
const seconds = 30;

interface Span {
  perSecond: number;
  p50: number;
  p99: number;
  memory: number;
  heap: number;
}

/** Tells the heap that is left after a garbage collection, in bytes, when a signal asks for it. */
const tellHeap = `process.on('SIGUSR2', () => { gc(); console.log('heap ' + process.memoryUsage().heapUsed); })`;

/** `--soak`: 64 clients with a mix of requests, and each half minute what they waited for and what the server takes. */
export async function soak({ add }: Report, data: Data, minutes: number) {
  const nodeOptions = [
    '--expose-gc',
    '--import',
    `data:text/javascript,${encodeURIComponent(tellHeap)}`,
  ];
  const server = await startHelpdesk(data.dataDir, 3906, data.databaseUrl, { nodeOptions });
  const spans: Span[] = [];
  let times: number[] = [];
  let isOver = false;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ask = mixOf(data, server.url, agent);
  const working = Array.from({ length: clients }, async (_, client) => {
    for (let round = client * 7; !isOver; round += 1) times.push(await ask(round));
  });
  const failed = Promise.all(working).then(() => null);
  console.log(
    `${data.engine}, ${clients} clients: requests a second, p50 and p99 in ms, memory and heap in MB`,
  );
  try {
    for (let span = 0; span < minutes * (60 / seconds); span += 1) {
      // A request that fails ends the soak at once.
      await Promise.race([new Promise((done) => setTimeout(done, seconds * 1000)), failed]);
      const done = times;
      times = [];
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
  const name = (figure: string) => `soak: ${figure}, end beside beginning, ${data.engine}`;
  for (const figure of ['p50', 'p99', 'memory', 'heap'] as const) {
    add(name(figure), {
      value: growthOf(spans.map((span) => span[figure])),
      unit: '×',
      goal: { most: 1.2 },
    });
  }
}

/** The middle of the last third as a multiple of the middle of the first, without the first half minute. */
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

/** Of 20 requests: lists, polls, tickets, filters, a search, a change and a new ticket. */
function mixOf({ places }: Data, url: string, agent: Agent) {
  const list = '/api/tickets';
  return (round: number) => {
    const place = places[round % places.length] as Data['places'][number];
    // Those that are changed get a longer history, so others are read.
    const half = Math.floor(place.sample.length / 2);
    const ticket = `${list}/${place.sample[round % half]}`;
    const changed = `${list}/${place.sample[half + (round % half)]}`;
    const headers = { authorization: `Bearer ${place.agentToken}` };
    const get = (path: string) => timeOfAny(url, path, { agent, headers });
    const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
      timeOfAny(url, path, { agent, headers, method }, JSON.stringify(body));
    const kind = round % 20;
    if (kind < 6) return get(list);
    if (kind < 10) return get('/api/dashboard/counts');
    if (kind < 14) return get(ticket);
    if (kind < 16) return get(`${list}?status=open&priority=urgent`);
    if (kind === 16) return get(`${list}?status=resolved&limit=20`);
    if (kind === 17) return get(`/api/search?q=${wordOf(round % 3_000)}`);
    if (kind === 18)
      return send('PATCH', changed, { priority: ['low', 'normal', 'high'][round % 3] });
    return send('POST', list, {
      subject: 'The kettle does not boil',
      description: 'It stays cold.',
    });
  };
}

interface Way {
  agent: Agent;
  headers: Record<string, string>;
  method?: 'POST' | 'PATCH';
}

function timeOfAny(
  url: string,
  path: string,
  { agent, headers, method }: Way,
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
      answer.resume().once('end', () => done(performance.now() - begun));
    });
    sent.end(body);
  });
}
