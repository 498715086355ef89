// @module-tag slow

// Starts two servers per test. The ordinary tier tests the parts: features/tickets/scheduled and snooze (two nodes share the
// work) and test/kill (acknowledged writes survive).
// @module-tag full

import { afterEach, expect, test } from 'vitest';
import { callerOf } from './caller.ts';
import { needsPostgres } from './needs.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { waitFor } from './wait-for.ts';

const secret = 'one secret of both nodes, in a test';
const started: ServerProcess[] = [];

afterEach(async () => {
  for (const node of started.splice(0).toReversed()) await node.remove();
});

async function twoNodes() {
  const first = await serverProcess({ SECRET: secret });
  started.push(first);
  await first.start();
  const second = await serverProcess({
    SECRET: secret,
    DATABASE_URL: first.databaseUrl,
    DATA_DIR: first.dataDir,
  });
  started.push(second);
  await second.start();
  return { first, second, call: await callerOf<Answer>(second, 'agent@demo.test') };
}

/** The fields of any response that these tests read. */
interface Answer {
  id: string;
  snoozedAt: string | null;
  messages: { id: string }[];
  timeline: { kind: string; to: string | null }[];
}

const count = 12;
const hour = 3_600_000;
const from = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const each = <R>(make: (at: number) => Promise<R>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const opened = { subject: 'Kept', description: 'Kept?' };

test(
  'each scheduled reply is sent once, even if one of two nodes is killed',
  needsPostgres,
  async () => {
    const { first, call } = await twoNodes();
    const { id } = await call('/api/tickets', opened);
    const path = `/api/tickets/${id}`;
    const kept = await each((at) =>
      call(`${path}/scheduled-replies`, { message: `Word ${at}`, holdSeconds: 1 + (at % 3) }),
    );
    const sent = async () => (await call(path)).messages.map((message) => message.id);
    await waitFor(async () => expect(await sent()).not.toEqual([]));
    await first.end('SIGKILL');
    await waitFor(async () => expect((await sent()).length).toBeGreaterThanOrEqual(count));
    expect((await sent()).sort()).toEqual(kept.map((reply) => reply.id).sort());
  },
);

test(
  'each snoozed ticket returns on time and once, even if one of two nodes is killed',
  needsPostgres,
  async () => {
    const { first, call } = await twoNodes();
    const tickets = await each(() => call('/api/tickets', opened));
    await each((at) => call(`/api/tickets/${tickets[at]?.id}/snooze`, { until: from(hour) }));
    // They are due one after the other from now on, no matter how long snoozing them took.
    await first.look(({ directory }) =>
      directory.write(async (tx) => {
        for (const [at, { id }] of tickets.entries()) {
          const due = from(300 * at);
          await tx.update('ticket_snoozes', { ticket_id: id }, { due_at: due });
        }
      }),
    );
    const all = () => each((at) => call(`/api/tickets/${tickets[at]?.id}`));
    await waitFor(async () =>
      expect((await all()).some(({ snoozedAt }) => snoozedAt === null)).toBe(true),
    );
    await first.end('SIGKILL');
    await waitFor(async () =>
      expect((await all()).filter(({ snoozedAt }) => snoozedAt !== null)).toEqual([]),
    );
    for (const { timeline } of await all()) {
      expect(timeline.filter(({ kind }) => kind === 'unsnoozed')).toMatchObject([{ to: 'time' }]);
    }
    const recorded = await first.look(({ org, directory }) =>
      directory.all<{ id: string }>(directory.from('organizations').select('id')).then((rows) =>
        Promise.all(
          rows.map(({ id }) => {
            const events = org(id).from('events').where('name', 'ticket.unsnoozed');
            return org(id).all(events);
          }),
        ),
      ),
    );
    expect(recorded.flat()).toHaveLength(count);
  },
);

test(
  "a second node with files on its own disk doesn't start, and doesn't affect the first",
  needsPostgres,
  async () => {
    const first = await serverProcess({ SECRET: secret });
    started.push(first);
    await first.start();
    const second = await serverProcess({ SECRET: secret, DATABASE_URL: first.databaseUrl });
    started.push(second);
    await expect(second.start()).rejects.toThrow('The server ended with 1');
    expect((await fetch(`${first.url}/api/v1/health`)).status).toBe(200);
  },
);
