import { type Ask, type Load, measureBeside } from './load.ts';
import { anew, asked, type Bench, json, list, type Running } from './request-rows.ts';

/** Other changes of an agent, sent by 32 clients, each durable: spread over many tickets, so no ticket gets an unrealistic history. */
const changing = (tickets: Ask[]): Load => ({
  asks: priorities.flatMap((priority) =>
    tickets.map((one) => ({ ...one, body: JSON.stringify({ priority }) })),
  ),
  method: 'PATCH',
  clients: 32,
  isSpread: true,
  status: 200,
});

const replying = (tickets: Ask[]): Load => ({
  asks: tickets.map((one) => ({ ...one, path: `${one.path}/messages` })),
  method: 'POST',
  body: JSON.stringify({ message: 'Plug it in.' }),
  clients: 32,
  isSpread: true,
  status: 201,
});

const priorities = ['low', 'high', 'urgent'];

const page = 100;

/** The oldest tickets of all organizations, for their agents. */
async function oldest({ data, target }: Running, count: number): Promise<Ask[]> {
  const found: Ask[] = [];
  for (const first of asked(data, () => [`${list}?sort=createdAt&limit=${page}`])) {
    let path: string | undefined = first.path;
    for (let read = 0; path && read < count; read += page) {
      const answer: Response = await fetch(target.url + path, { headers: first.headers ?? {} });
      const tickets = (await answer.json()) as { id: string }[];
      const headers = { ...first.headers, ...json };
      found.push(...tickets.map(({ id }) => ({ path: `${list}/${id}`, headers })));
      path = /<([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
  }
  return found;
}

/** Measures the changes of an agent, and reading the resulting notifications. Without goals. */
export async function measureChanges({ report, floor, effort }: Bench, running: Running) {
  const { data, target, suffix } = running;
  const measure = async (name: string, load: Load) =>
    report.addRatio(`${name}, ${suffix}`, await measureBeside(floor, target, load, effort));
  const tickets = await oldest(running, 2_000);
  await measure('change of a priority, 32 clients', changing(tickets));
  const bulk = { ids: tickets.slice(0, 50).map(({ path }) => path.slice(list.length + 1)) };
  await measure('bulk change of 50 tickets', {
    asks: priorities.flatMap((priority) =>
      asked(data, () => [`${list}/bulk`], json)
        .slice(0, 1)
        .map((one) => ({
          ...one,
          body: JSON.stringify({ ...bulk, priority }),
        })),
    ),
    method: 'POST',
    clients: 1,
    status: 200,
  });
  await measure('notifications', {
    asks: asked(data, () => ['/api/notifications'], anew),
    status: 200,
  });
  // Comes last, because its emails are still being written while the next row is measured.
  await measure('reply, 32 clients', replying(tickets));
}
