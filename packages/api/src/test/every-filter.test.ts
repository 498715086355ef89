// @module-tag postgres
// @module-tag slow

import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputOf, type Parameter } from './contract-check.ts';
import { type FilterWorld, fillLists } from './filter-world.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let world: FilterWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await fillLists(server);
}, 60_000);
afterAll(() => server.stop());

const ids = Object.keys(operations) as OperationId[];
const queryOf = (id: OperationId) => inputOf(id).parameters.filter((one) => one.in === 'query');
const isList = (id: OperationId) =>
  operations[id].method === 'GET' &&
  operations[id].status === 200 &&
  operations[id].query.length > 0;

/** Parameters that don't change the response of a healthy server with events. */
const exempt: Record<string, string> = {
  'v1.health probe': 'differs only while the server starts or stops',
  'v1.events wait': 'waits only where there is no event',
  'publicTickets.get before':
    'is a place in a long conversation: features/tickets/long-conversation.test.ts',
  'tickets.get before':
    'is a place in a long conversation: features/tickets/long-conversation.test.ts',
};

const nothing = 'zz9nothing';
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Returns values of a parameter: one that matches nothing, or several that must produce at least two different responses. */
function valuesOf(id: OperationId, { name, schema }: Parameter): string[] {
  if (name === 'noTag') return [world.noTag[id] ?? ''];
  if (name === 'from') return [daysAgo(60), daysAgo(5)];
  if (name === 'to') return [daysAgo(1), daysAgo(30)];
  if (schema.enum) return schema.enum as string[];
  if (schema.type === 'boolean') return ['true', 'false'];
  if (schema.type === 'integer') {
    return [schema.minimum ?? 0, schema.maximum ?? 100_000].map(String);
  }
  const pattern = schema.pattern as string | undefined;
  if (pattern) return ['1d', '366d'].filter((one) => new RegExp(pattern).test(one));
  if (schema.format !== 'date-time') return [nothing];
  return /before|until/i.test(name) ? ['1999-01-01T00:00:00Z'] : ['2999-01-01T00:00:00Z'];
}

/** Returns the query that an operation requires, and that a parameter needs to have an effect. */
function neededBy(id: OperationId, parameter?: Parameter): Record<string, string> {
  const { canary } = server.acme;
  const known = {
    q: canary,
    report: 'tickets',
    figure: id === 'metrics.agentChats' ? 'chats' : 'resolved',
    pageType: 'article',
    host: 'acme.localhost',
    org: 'acme',
  };
  const needed = queryOf(id).filter((one) => (one as { required?: boolean }).required);
  return {
    ...Object.fromEntries(needed.map(({ name }) => [name, known[name as keyof typeof known]])),
    ...(parameter?.name === 'to' && { from: daysAgo(60) }),
  };
}

interface Asked {
  status: number;
  text: string;
  /** The number of rows in a list; null if the response isn't a list. */
  rows: number | null;
}

async function ask(id: OperationId, query: Record<string, string>): Promise<Asked> {
  const { path, access }: Operation = operations[id];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => world.params(id)[name] ?? '');
  const isForKeys = access.some(({ scheme }) => scheme === 'apiKey');
  const response = await fetch(`${server.url}${filled}?${new URLSearchParams(query)}`, {
    headers: {
      ...(access.length > 0 && {
        authorization: `Bearer ${isForKeys ? world.key : server.acme.admin.token}`,
      }),
      'x-chat-access': world.chatToken,
    },
  });
  // The times at which figures were computed always differ.
  const text = (await response.text()).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');
  return { status: response.status, text, rows: response.ok ? rowsIn(response, text) : null };
}

function rowsIn({ headers }: Response, text: string): number | null {
  const type = headers.get('content-type') ?? '';
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  if (type.startsWith('text/csv')) return lines - 1;
  if (type.includes('ndjson')) return lines;
  if (!type.startsWith('application/json')) return null;
  const body = JSON.parse(text);
  const list = Array.isArray(body) ? body : body.data;
  return Array.isArray(list) ? list.length : null;
}

const isNothing = ({ status, rows }: Asked) => (status >= 400 && status < 500) || rows === 0;

/** Whether responses differ because of the parameter, and not because every response differs. */
async function isRead(id: OperationId, needed: Record<string, string>, asked: Asked[]) {
  const all = await ask(id, needed);
  if (asked.some(isNothing)) return all.rows === null || all.rows > 0;
  const isSteady = all.text === (await ask(id, needed)).text;
  const texts = new Set(asked.map(({ text }) => text).concat(asked.length > 1 ? [] : all.text));
  return isSteady && texts.size > 1;
}

const cases = ids
  .filter(isList)
  .flatMap((id) =>
    queryOf(id).map((parameter) => [`${id} ${parameter.name}`, id, parameter] as const),
  )
  .filter(([name, , { schema }]) => !exempt[name] && (schema.enum as unknown[])?.length !== 1);

test.each(cases)('%s affects the response', async (_name, id, parameter) => {
  const needed = neededBy(id, parameter);
  expect((await ask(id, needed)).status, 'without it').toBe(200);
  const asked: Asked[] = [];
  for (const value of valuesOf(id, parameter)) {
    asked.push(await ask(id, { ...needed, [parameter.name]: value }));
  }
  expect(asked.filter(({ status }) => status >= 500)).toEqual([]);
  const isFilter = asked.length === 1 && asked[0]?.rows !== null;
  if (isFilter)
    expect(
      asked.filter((one) => !isNothing(one)),
      'what fits nothing',
    ).toEqual([]);
  expect(await isRead(id, needed, asked)).toBe(true);
});

test.each(ids.filter((id) => isList(id) && operations[id].query.length > 1))(
  '%s still returns nothing if a filter without matches is combined with any other parameter',
  async (id) => {
    const all = queryOf(id);
    const widened: string[] = [];
    for (const filter of all) {
      const needed = neededBy(id, filter);
      const fitsNothing = await firstThatFitsNothing(id, filter, needed);
      if (fitsNothing === null) continue;
      for (const other of all) {
        if (other.name === filter.name || exempt[`${id} ${other.name}`]) continue;
        const [value = ''] = valuesOf(id, other);
        const wide = value === nothing ? server.acme.canary : value;
        const query = { ...needed, [other.name]: wide, [filter.name]: fitsNothing };
        const answer = await ask(id, query);
        if (!isNothing(answer)) widened.push(`${JSON.stringify(query)}: ${answer.status}`);
      }
    }
    expect(widened).toEqual([]);
  },
);

/** Returns a value of a parameter with which a list has no rows. */
async function firstThatFitsNothing(
  id: OperationId,
  filter: Parameter,
  needed: Record<string, string>,
) {
  // The other parameters take precedence over a period.
  if (filter.name === 'offset' || filter.name === 'period') return null;
  for (const value of valuesOf(id, filter)) {
    if ((await ask(id, { ...needed, [filter.name]: value })).rows === 0) return value;
  }
  return null;
}
