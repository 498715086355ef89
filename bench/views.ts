import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { type Data, type Engine, provideData } from './kept-data.ts';
import { startHelpdesk } from './server-process.ts';

/**
 * `npm run bench:views -- --engine=postgres --tickets=1000000`: measures saved views over the tickets of 100 organizations,
 * on SQLite, and on the PostgreSQL of TEST_DATABASE_URL: the first page of a view, its count, and the counts of all views.
 * Each organization gets each request once, so no response is cached.
 */
const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite,postgres' },
    tickets: { type: 'string', default: '1000000' },
  },
});
const tickets = Number(options.tickets);
const limit = 50;
const server = process.env.TEST_DATABASE_URL ?? '';
const wanted = options.engine.toLowerCase().split(',');
const engines = (['SQLite', 'PostgreSQL'] as const).filter((engine) =>
  wanted.some((one) => one !== '' && engine.toLowerCase().startsWith(one)),
);

const queries: Record<string, string> = {
  'all, last changed first': '',
  mine: 'assignee:me turn:any',
  'unassigned, oldest first': 'assignee:none status:open sort:oldest',
  'needs reply': 'turn:us',
  'urgent, not done': 'priority:urgent turn:any',
  'high, waiting, by priority': 'priority:high turn:customer sort:priority',
  unread: 'is:unread',
  'of one customer': 'from:vera42@example.com',
  'of the last days': 'after:yesterday status:open',
  'by email, which few came by': 'channel:email',
  'by the contact page': 'channel:form',
  'by the contact page, needs reply': 'channel:form turn:us',
  'by chat, oldest first': 'channel:chat sort:oldest',
  'of a form': 'form:"Main Contact Form"',
  'of a form, closed, high': 'form:"Main Contact Form" status:closed priority:high',
  // Replaced by a word from one of the organization's tickets.
  'with a word': 'WORD',
  'closed, with a word': 'status:closed WORD',
};

for (const engine of engines) {
  if (engine === 'PostgreSQL' && server === '') {
    console.log('Not measured: PostgreSQL, which TEST_DATABASE_URL names none of');
    if (engines.length === 1) process.exitCode = 1;
  } else if (!(await measureOn(engine))) process.exitCode = 1;
}

async function measureOn(engine: Engine): Promise<boolean> {
  const data = await provideData(engine, { organizations: 100, tickets, articles: 0 }, server);
  const running = await startHelpdesk(data.dataDir, await freePort(), data.databaseUrl);
  console.log(
    `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}, ${engine}, ${tickets.toLocaleString('en')} tickets`,
  );
  try {
    return await measure(running.url, data.places);
  } finally {
    await running.stop();
    await data.remove();
  }
}

async function measure(url: string, places: Data['places']) {
  let isFast = true;
  const tell = (name: string, times: number[]) => {
    const p95 = percentile(times, 0.95);
    isFast &&= p95 <= limit;
    const figures = [percentile(times, 0.5), p95, percentile(times, 1)];
    const row = figures.map((one) => one.toFixed(1).padStart(8)).join('');
    console.log(`${name.padEnd(44)}${row}${p95 <= limit ? '' : `   over ${limit}`}`);
  };
  const warm = async () => {
    for (const query of Object.values(queries)) await call(url, places[0], pageOf(query));
  };
  await warm();
  console.log(
    `${'milliseconds'.padEnd(44)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'max'.padStart(8)}`,
  );
  const views = new Map<string, string[]>();
  for (const [name, typed] of Object.entries(queries)) {
    const pages: number[] = [];
    const counts: number[] = [];
    for (const place of places) {
      const query = typed.replace('WORD', await wordOf(url, place));
      const { id } = await save(url, place, { name, query });
      pages.push(await call(url, place, pageOf(query)));
      counts.push(await call(url, place, '/api/views/counts'));
      views.set(place.id, [...(views.get(place.id) ?? []), id]);
      await send(url, place, `/api/views/${id}`, 'DELETE');
    }
    tell(`page:  ${name}`, pages);
    tell(`count: ${name}`, counts);
  }
  const all: number[] = [];
  for (const place of places) {
    for (const id of views.get(place.id) ?? []) {
      await send(url, place, `/api/views/${id}/restore`, 'POST');
    }
    all.push(await call(url, place, '/api/views/counts'));
  }
  tell('counts of all together', all);
  return isFast;
}

function pageOf(query: string) {
  return `/api/tickets?${new URLSearchParams({ limit: '50', query })}`;
}

type Place = Data['places'][number] | undefined;

/** Returns the first word of a ticket's subject. */
async function wordOf(url: string, place: Place): Promise<string> {
  const ticket = await send(url, place, `/api/tickets/${place?.sample[0]}`, 'GET');
  return ((await ticket.json()) as { subject: string }).subject.split(' ')[0] ?? '';
}

async function save(url: string, place: Place, body: object) {
  const answer = await send(url, place, '/api/views', 'POST', body);
  return (await answer.json()) as { id: string };
}

async function send(url: string, place: Place, path: string, method: string, body?: object) {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${place?.agentToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Returns the milliseconds until the response is complete. */
async function call(url: string, place: Place, path: string): Promise<number> {
  const started = performance.now();
  const response = await send(url, place, path, 'GET');
  await response.arrayBuffer();
  return performance.now() - started;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
