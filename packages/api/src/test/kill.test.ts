// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/types.ts';
import { times } from './deep.ts';
import { demoPassword, type ServerProcess, serverProcess, startsWithin } from './server-process.ts';

let server: ServerProcess;
let token: string;

/** PostgreSQL keeps committed data independently of our process, so a few rounds are enough there. */
const kills = times(3, process.env.TEST_DATABASE_URL ? 4 : 20);
const clients = 8;

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
  const answer = await post('/api/auth/login', {
    email: 'agent@demo.test',
    password: demoPassword,
  });
  ({ token } = (await answer.json()) as { token: string });
});
afterAll(() => server.remove());

const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const acknowledged: string[] = [];

/** Creates tickets one after the other until the server is gone. */
async function writeUntilGone() {
  for (;;) {
    const answer = await post('/api/tickets', { subject: 'Kettle', description: 'Cold' }).catch(
      () => null,
    );
    const ticket = (await answer?.json().catch(() => null)) as { id: string } | null | undefined;
    if (!ticket) return;
    expect(answer?.status).toBe(201);
    acknowledged.push(ticket.id);
  }
}

test(`DU-01: killing the server ${kills} times while ${clients} clients write loses no acknowledged ticket`, async () => {
  const waits: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    if (round > 0) waits.push(await server.start());
    const writing = Promise.all(Array.from({ length: clients }, writeUntilGone));
    const enough = acknowledged.length + 5 + Math.random() * 40;
    while (acknowledged.length < enough) await new Promise((done) => setTimeout(done, 1));
    await server.end('SIGKILL');
    await writing;
  }
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(waits.sort((a, b) => a - b)[waits.length >> 1]).toBeLessThan(startsWithin);

  const { tickets, created, noted, outbox, seqs, organization, counts } =
    await server.look(readAll);
  const ids = new Set(tickets.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  // Every ticket has its event and its timeline entry, and none of those is without its ticket.
  const made = tickets.filter(({ subject }) => subject === 'Kettle').map(({ id }) => id);
  expect(created.filter((id) => made.includes(id))).toEqual(made);
  expect(noted.filter((id) => made.includes(id))).toEqual(made);
  expect([...created, ...noted].filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(tickets.map(({ number }) => number)).size).toBe(tickets.length);
  expect(seqs).toEqual(seqs.map((_, at) => at + 1));
  expect(organization.seq).toBe(seqs.length);
  expect(counts.reduce((sum, { value }) => sum + value, 0)).toBe(tickets.length);
  for (const seq of outbox) expect(seq).toBeLessThanOrEqual(seqs.length);
});

async function readAll(database: Database) {
  const [organization] = await database.directory.all<{ id: string }>(
    database.directory.from('organizations').where('subdomain', 'demo').select('id'),
  );
  const org = database.org(organization?.id ?? '');
  const events = await org.all<{ seq: number; name: string; payload: string }>(
    org.from('events').orderBy('seq'),
  );
  const notes = await org.all<{ ticket_id: string }>(
    org.from('ticket_activity').where('kind', 'created').orderBy('ticket_id'),
  );
  const outbox = await org.all<{ seq: number }>(org.from('outbox').select('seq'));
  const created = events
    .filter(({ name }) => name === 'ticket.created')
    .map(({ payload }) => (JSON.parse(payload) as { ticket: { id: string } }).ticket.id);
  return {
    tickets: await org.all<{ id: string; number: string; subject: string }>(
      org.from('tickets').orderBy('id'),
    ),
    created: created.sort(),
    noted: notes.map(({ ticket_id }) => ticket_id),
    outbox: outbox.map(({ seq }) => seq),
    seqs: events.map(({ seq }) => seq),
    organization: (await org.first<{ seq: number }>(org.from('organizations'))) ?? { seq: -1 },
    counts: await org.all<{ value: number }>(org.from('counters').whereLike('name', 'tickets.%')),
  };
}
