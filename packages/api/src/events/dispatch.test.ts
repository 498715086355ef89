// @module-tag postgres

import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import type { OutboxRow } from '../database/rows/events.ts';
import { openTestDatabase, quiet, type TestDatabase } from '../database/test-database.ts';
import { addOrganization, createTicket } from '../database/test-rows.ts';
import type { Org } from '../database/types.ts';
import { NotNow } from '../jobs/retry.ts';
import { needsPostgres } from '../test/needs.ts';
import { waitFor } from '../test/wait-for.ts';
import { createDispatcher, type Dispatcher } from './dispatch.ts';

let stored: TestDatabase;
let dispatcher: Dispatcher;
let acme: Org;

beforeEach(async () => {
  stored = await openTestDatabase();
  acme = await addOrganization(stored.database, 'acme');
  dispatcher = createDispatcher(stored.database, { log: quiet, every: 20 });
});
afterEach(async () => {
  await dispatcher.stop();
  await stored.remove();
});

const create = () => acme.write((tx) => createTicket(tx));
const outbox = () => acme.all<OutboxRow>(acme.from('outbox').orderBy('seq'));
const events = ['ticket.deleted'] as const;

test('a listener handles the events it subscribed to, and no others', async () => {
  const heard: [organization: string, seq: number, ticket: string, attempt: number][] = [];
  dispatcher.registerListener({
    name: 'mail',
    events,
    handle: async (event, { attempt, org }) => {
      heard.push([org.id, event.seq, event.payload.ticket.ticketNumber, attempt]);
    },
  });
  await dispatcher.start();
  await create();
  await acme.write((tx) =>
    tx.record('member.joined', { userId: 'u', role: 'agent', invitationId: null }),
  );
  await create();
  await dispatcher.drain();
  // Events of two tickets are handled concurrently.
  expect(heard.toSorted(([, one], [, other]) => one - other)).toEqual([
    [acme.id, 1, 'TK-1', 1],
    [acme.id, 3, 'TK-2', 1],
  ]);
  expect((await outbox()).every((row) => row.done_at)).toBe(true);
});

test('a failed event is retried, with the same delivery id, until it succeeds', async () => {
  const ids: string[] = [];
  dispatcher.registerListener({
    name: 'mail',
    events,
    handle: async (_event, { id }) => {
      ids.push(id);
      if (ids.length < 3) throw new Error('The mail server is out');
    },
  });
  await create();
  for (let round = 1; round <= 3; round++) {
    await dispatcher.drain();
    expect(ids).toHaveLength(round);
    const [row] = await outbox();
    if (round < 3) expect(row).toMatchObject({ attempts: round, done_at: null });
    if (round < 3) expect(row?.last_error).toContain('The mail server is out');
    await acme.write((tx) =>
      tx.update('outbox', { done_at: null }, { due_at: new Date().toISOString() }),
    );
  }
  expect(new Set(ids).size).toBe(1);
  expect((await outbox())[0]).toMatchObject({ attempts: 3, last_error: null });
});

test('an event that a listener postpones is retried at the given time, without counting an attempt', async () => {
  const attempts: number[] = [];
  dispatcher.registerListener({
    name: 'mail',
    events,
    attempts: 1,
    handle: async (_event, { attempt }) => {
      attempts.push(attempt);
      if (attempts.length < 3) throw new NotNow(60_000);
    },
  });
  await create();
  for (let round = 1; round <= 3; round++) {
    await dispatcher.drain();
    expect(attempts).toHaveLength(round);
    const [row] = await outbox();
    if (round === 3) break;
    expect(row).toMatchObject({ attempts: 0, done_at: null, leased_until: null, last_error: null });
    expect(Date.parse(row?.due_at ?? '') - Date.now()).toBeGreaterThan(50_000);
    await acme.write((tx) =>
      tx.update('outbox', { done_at: null }, { due_at: new Date().toISOString() }),
    );
  }
  expect(attempts).toEqual([1, 1, 1]);
  expect((await outbox())[0]?.done_at).not.toBeNull();
});

test('an event that always fails becomes a dead letter after the last attempt', async () => {
  dispatcher.registerListener({
    name: 'mail',
    events,
    attempts: 1,
    handle: () => Promise.reject(new Error('No such mailbox')),
  });
  await create();
  await dispatcher.drain();
  expect(await outbox()).toMatchObject([{ due_at: null, done_at: null, attempts: 1 }]);
});

test('a failure is stored with its first 500 characters', async () => {
  const reason = 'x'.repeat(2_000);
  dispatcher.registerListener({ name: 'mail', events, handle: () => Promise.reject(reason) });
  await create();
  await dispatcher.drain();
  expect((await outbox())[0]?.last_error).toBe(reason.slice(0, 500));
});

test('an event is only queued for listeners that it concerns', async () => {
  const heard: number[] = [];
  dispatcher.registerListener({
    name: 'mail',
    events,
    concerns: ({ payload }) => payload.ticket.ticketNumber === 'TK-2',
    handle: async ({ seq }) => {
      heard.push(seq);
    },
  });
  for (let n = 0; n < 3; n += 1) await create();
  expect((await outbox()).map(({ seq }) => seq)).toEqual([2]);
  await dispatcher.drain();
  expect(heard).toEqual([2]);
});

test('draining also handles and counts the events that listeners record', async () => {
  const joined: string[] = [];
  dispatcher.registerListener({
    name: 'welcome',
    events: ['member.joined'],
    handle: async ({ payload }) => {
      joined.push(payload.userId);
    },
  });
  dispatcher.registerListener({
    name: 'mail',
    events,
    handle: async ({ seq }, { org }) => {
      const member = { userId: `${seq}`, role: 'agent', invitationId: null };
      await org.write((tx) => tx.record('member.joined', member));
    },
  });
  await create();
  await create();
  expect(await dispatcher.drain()).toBe(4);
  expect(joined.sort()).toEqual(['1', '2']);
  expect(await dispatcher.drain()).toBe(0);
});

test('OP-02: a stalled listener delays no other listener', async () => {
  let quick = 0;
  let hanging = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  dispatcher.registerListener({
    name: 'webhooks',
    events,
    handle: () => {
      hanging += 1;
      return ended;
    },
  });
  dispatcher.registerListener({
    name: 'mail',
    events,
    handle: async () => {
      quick += 1;
    },
  });
  await dispatcher.start();
  await Promise.all(Array.from({ length: 10 }, create));
  await waitFor(() => expect(quick).toBe(10));
  await waitFor(() => expect(hanging).toBeGreaterThan(0));
  const slow = (await outbox()).filter(({ listener }) => listener === 'webhooks');
  expect(slow.filter(({ done_at, last_error }) => done_at || last_error)).toEqual([]);
  end();
});

test('OP-02: a stalled listener fails after its timeout', async () => {
  const handle = () => new Promise<void>(() => {});
  dispatcher.registerListener({ name: 'webhooks', events, timeout: 100, handle });
  await create();
  await dispatcher.drain();
  expect((await outbox())[0]).toMatchObject({ done_at: null, attempts: 1 });
  expect((await outbox())[0]?.last_error).toContain('Timeout');
});

test('stopping waits for running handlers and starts no new ones', async () => {
  let done = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  dispatcher.registerListener({
    name: 'mail',
    events,
    concurrency: 2,
    handle: async () => {
      await opened;
      done += 1;
    },
  });
  await Promise.all(Array.from({ length: 6 }, create));
  await dispatcher.start();
  await waitFor(async () =>
    expect((await outbox()).filter((row) => row.leased_until)).toHaveLength(2),
  );
  const stopped = dispatcher.stop();
  open();
  await stopped;
  expect(done).toBe(2);
  const rows = await outbox();
  expect(rows.filter((row) => row.done_at)).toHaveLength(2);
  expect(rows.filter((row) => row.leased_until)).toHaveLength(0);
});

test('the events of a killed process are handled after the restart', async () => {
  let heard = 0;
  dispatcher.registerListener({
    name: 'mail',
    events,
    handle: async () => {
      heard += 1;
    },
  });
  await create();
  const isOver = stored.database.dialect === 'postgres' ? -1 : 60_000;
  await acme.write((tx) =>
    tx.update('outbox', {}, { leased_until: new Date(Date.now() + isOver).toISOString() }),
  );
  await dispatcher.start();
  await waitFor(() => expect(heard).toBe(1));
});

test('two nodes share the work and handle no event twice', needsPostgres, async () => {
  const node = await openDatabase({ url: stored.url, log: quiet });
  const other = createDispatcher(node, { log: quiet, every: 20 });
  const heard: string[] = [];
  for (const each of [dispatcher, other]) {
    each.registerListener({
      name: 'mail',
      events,
      handle: async (_event, { id }) => {
        heard.push(id);
      },
    });
  }
  await Promise.all([dispatcher.start(), other.start()]);
  await Promise.all(Array.from({ length: 100 }, create));
  await waitFor(() => expect(new Set(heard).size).toBe(100));
  await other.stop();
  await node.close();
  expect(heard).toHaveLength(100);
});
