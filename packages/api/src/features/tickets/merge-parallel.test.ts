// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { recountListed } from './store/counts/recount.ts';

let server: TestServer;
let agent: TestMember;
let admin: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ agent, admin } = server.acme);
});
afterAll(() => server.stop());

const read = async (id: string, as: TestMember = agent) =>
  (await server.call('tickets.get', { as, params: { id } })).body;
const merge = (ids: string[], intoId?: string, as: TestMember = agent) =>
  server.call('tickets.merge', { as, body: { ids, ...(intoId && { intoId }) } });
const unmerge = (ids: string[], as: TestMember = agent) =>
  server.call('tickets.unmerge', { as, body: { ids } });
async function unmerged(ids: string[]) {
  const { status, body, error } = await unmerge(ids);
  expect(status, error?.message).toBe(200);
  return body.restored;
}
const words = async (id: string) => {
  const { description, messages } = await read(id);
  return [description, ...messages.map(({ message }) => message)];
};
const listed = async (query: Record<string, unknown> = {}) => {
  const { body, headers } = await server.call('tickets.list', {
    as: agent,
    query: { limit: 100, ...query },
  });
  return { ids: body.map(({ id }) => id), total: Number(headers.get('x-total-count')) };
};
/** All counters by name. */
async function figures() {
  const { org } = server.acme;
  const rows = await org.all<{ name: string; value: number }>(
    org.from('counters').whereRaw('value <> 0').orderBy('name').select('name', 'value'),
  );
  return Object.fromEntries(
    rows
      .filter(({ name }) => !/^ticket\.\d/.test(name))
      .map(({ name, value }) => [name, Number(value)]),
  );
}

test('64 parallel merges of overlapping tickets leave no orphans, cycles or partial merges', async () => {
  const tickets: string[] = [];
  for (let at = 0; at < 24; at += 1) {
    tickets.push(await makeTicket(server.acme, { description: `Words ${at}` }));
  }
  const started = await listed();
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, at) => {
      const some = [at, at * 5 + 1, at * 7 + 4].map((place) => tickets[place % 24] as string);
      const ids = [...new Set(some)];
      return merge(ids, at % 2 ? ids.at(-1) : undefined, at % 3 ? agent : admin);
    }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  const live = new Set((await listed()).ids);
  const leads = await Promise.all(tickets.map((id) => read(id)));
  for (const ticket of leads) expect(live.has(ticket.id)).toBe(true);
  const gone = tickets.filter((id) => !live.has(id));
  expect((await listed()).total).toBe(started.total - gone.length);
  const said: string[] = [];
  for (const id of new Set(leads.map((one) => one.id))) said.push(...(await words(id)));
  expect(said.sort()).toEqual(tickets.map((_, at) => `Words ${at}`).sort());
  const { org } = server.acme;
  const orphans = await org.all(
    org
      .from('merged_tickets')
      .whereNotIn('root_id', org.from('tickets').select('id') as never)
      .select('id'),
  );
  expect(orphans).toEqual([]);
  const before = await figures();
  await recountListed(server.context.database);
  expect(await figures()).toEqual(before);
  while ((await listed()).ids.filter((id) => tickets.includes(id)).length < tickets.length) {
    const left = (await Promise.all(tickets.map((id) => read(id)))).flatMap(
      ({ merged: had }) => had,
    );
    await unmerged([...new Set(left.map(({ id }) => id))].slice(0, 20));
  }
  for (const [at, id] of tickets.entries()) expect(await words(id)).toEqual([`Words ${at}`]);
}, 60_000);
