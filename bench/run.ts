import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Data, makeData } from './data.ts';
import { type Figures, type Load, measure } from './load.ts';
import { startHello, startHelpdesk } from './server-process.ts';

/** `npm run bench`: the cost of a request, as a ratio to a constant Koa response in the same run. */
interface Row {
  name: string;
  figures: Figures;
  /** The goal: at most this multiple of the baseline. */
  goal?: number;
}

const rows: Row[] = [];

async function hello() {
  const server = await startHello();
  const figures = await measure({ url: server.url, path: '/', status: 200 });
  await server.stop();
  return figures;
}

async function helpdesk(tickets: number, port: number) {
  const data = await makeData(tickets);
  const server = await startHelpdesk(data.dataDir, port);
  const size = tickets.toLocaleString('en');
  const add = async (name: string, load: Omit<Load, 'url'>, goal?: number) => {
    const figures = await measure({ url: server.url, ...load });
    rows.push({ name: `${name}, ${size} tickets`, figures, ...(goal ? { goal } : {}) });
  };
  const headers = { authorization: `Bearer ${data.token}` };
  const unchanged = { ...headers, 'if-none-match': await etag(server.url, '/api/tickets', data) };
  await add('list of 50', { path: '/api/tickets', headers, status: 200 }, 7);
  await add('unchanged list', { path: '/api/tickets', headers: unchanged, status: 304 }, 1.5);
  const counts = {
    ...headers,
    'if-none-match': await etag(server.url, '/api/dashboard/counts', data),
  };
  await add(
    'unchanged badge poll',
    { path: '/api/dashboard/counts', headers: counts, status: 304 },
    1.5,
  );
  await add(
    'ticket with 3 messages',
    { path: `/api/tickets/${data.ticketId}`, headers, status: 200 },
    6,
  );
  await add('create, 32 clients, durable', {
    path: '/api/tickets',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: 'The kettle does not boil', description: 'It stays cold.' }),
    clients: 32,
    status: 201,
  });
  await server.stop();
  rmSync(data.dataDir, { recursive: true, force: true });
}

async function etag(url: string, path: string, { token }: Data) {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  return response.headers.get('etag') ?? '';
}

console.log(`Node ${process.version}, ${availableParallelism()} cores; best of three rounds\n`);
const floor = await hello();
rows.push({ name: 'floor: Koa says hello', figures: floor });
await helpdesk(10_000, 3901);
await helpdesk(100_000, 3902);

const line = (cells: string[]) =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(44) : cell.padStart(12))).join('');
console.log(line(['', 'CPU ms', '× floor', 'goal', 'per second', 'p99 ms']));
for (const { name, figures, goal } of rows) {
  const ratio = figures.cpu / floor.cpu;
  console.log(
    line([
      name,
      figures.cpu.toFixed(3),
      ratio.toFixed(1),
      goal ? `≤ ${goal} ${ratio <= goal ? '✓' : '✗'}` : '',
      Math.round(figures.perSecond).toLocaleString('en'),
      String(figures.p99),
    ]),
  );
}
