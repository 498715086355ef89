// @module-tag postgres

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import type { OutboxRow } from '../database/rows/events.ts';
import { openTestDatabase, quiet, type TestDatabase } from '../database/test-database.ts';
import { addOrganization } from '../database/test-rows.ts';
import type { Database, Org } from '../database/types.ts';
import { needsPostgres } from '../test/needs.ts';
import { waitFor } from '../test/wait-for.ts';
import type { JobQueue } from './queue.ts';
import { backoff } from './retry.ts';
import { distribute } from './share-out.ts';
import { leasedRows, type OrganizationGroup, organizationGroup } from './store.ts';
import { createWorker, type Worker } from './worker.ts';

let stored: TestDatabase;
let acme: Org;
let globex: Org;
const workers: Worker[] = [];

beforeEach(async () => {
  stored = await openTestDatabase();
  acme = await addOrganization(stored.database, 'acme');
  globex = await addOrganization(stored.database, 'globex');
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await stored.remove();
});

type Letter = Pick<OutboxRow, 'organization_id' | 'id' | 'attempts' | 'leased_until'>;
type Letters = JobQueue<OrganizationGroup, Letter>;

/** A queue over the rows of the outbox, one of several in the product. */
function letters(database: Database, run: Letters['run'], more: Partial<Letters> = {}): Letters {
  const rows = leasedRows<Letter>(database, {
    table: 'outbox',
    waiting: "listener = 'test' and done_at is null",
    key: ['organization_id', 'id'],
    group: ['organization_id'],
  });
  return {
    name: 'test',
    concurrency: 4,
    timeout: 60_000,
    every: 20,
    groups: async () => (await rows.groups()).map((id) => organizationGroup(id, 3)),
    claim: rows.claim,
    run,
    retryAfter: ({ attempts }) => (attempts >= 3 ? null : 0),
    done: (job) => rows.settle(job, { done_at: new Date().toISOString() }),
    failed: (job, error, wait) => rows.release(job, wait, { last_error: String(error) }),
    putBack: (job, wait) => rows.release(job, wait, { attempts: job.attempts - 1 }),
    free: rows.free,
    ...more,
  };
}

function work(run: Letters['run'], more: Partial<Letters> = {}, database = stored.database) {
  const worker = createWorker(database, letters(database, run, more), quiet);
  workers.push(worker);
  return worker;
}

let count = 0;
/** A job about an event, like every row of the outbox. */
async function put(org: Org, name: string, more: Partial<OutboxRow> = {}) {
  const seq = await org.write((tx) => tx.record('member.joined', joined));
  const due_at = new Date(Date.now() - 1_000 + ++count).toISOString();
  await org.write((tx) =>
    tx.insert('outbox', { id: name, seq, listener: 'test', due_at, ...more }),
  );
}
const joined = { userId: 'u', role: 'agent', invitationId: null } as const;
const rowsOf = (org: Org) => org.all<OutboxRow>(org.from('outbox').orderBy('seq'));

test('draining includes the jobs that wait behind those already running', async () => {
  const seen: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const worker = work(async ({ id }) => {
    await opened;
    seen.push(id);
  });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await put(acme, name);
  await worker.wake();
  const drained = worker.drain();
  setTimeout(open, 50);
  expect(await drained).toBe(6);
  expect(seen).toHaveLength(6);
});

test('each job runs once, and draining returns how many there were', async () => {
  const seen: string[] = [];
  const worker = work(async ({ id }) => void seen.push(id));
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await put(acme, name);
  expect(await worker.drain()).toBe(6);
  expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect((await rowsOf(acme)).every(({ done_at }) => done_at)).toBe(true);
  expect(await worker.drain()).toBe(0);
});

test('a flood of jobs in one organization leaves slots to the other', async () => {
  const running: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  const worker = work(async ({ id }) => {
    running.push(id);
    await gate;
  });
  for (let at = 0; at < 50; at++) await put(acme, `flood ${at}`);
  await worker.wake();
  expect(running).toHaveLength(3);
  await put(globex, 'quiet');
  await worker.wake();
  expect(running).toContain('quiet');
  open();
  await worker.drain();
});

test('a job that always fails is given up after its attempts and does not block others', async () => {
  const tries: string[] = [];
  const worker = work(async ({ id }) => {
    tries.push(id);
    if (id === 'broken') throw new Error('For ever');
  });
  await put(acme, 'broken');
  await put(acme, 'whole');
  await worker.drain();
  expect(tries.filter((id) => id === 'broken')).toHaveLength(3);
  const [broken, whole] = await rowsOf(acme);
  expect(broken).toMatchObject({ due_at: null, done_at: null, attempts: 3, leased_until: null });
  expect(broken?.last_error).toContain('For ever');
  expect(whole?.done_at).not.toBeNull();
});

test('an attempt that takes too long counts as failed', async () => {
  const worker = work(() => new Promise(() => {}), { timeout: 30, retryAfter: () => null });
  await put(acme, 'slow');
  await worker.drain();
  expect((await rowsOf(acme))[0]).toMatchObject({ due_at: null, done_at: null, attempts: 1 });
});

describe('a lease', () => {
  test.each([3, -3])(
    "goes by the database's clock, even on a node whose own clock is %d minutes ahead",
    needsPostgres,
    async (minutes) => {
      const rows = leasedRows<Letter>(stored.database, {
        table: 'outbox',
        waiting: "listener = 'test' and done_at is null",
        key: ['organization_id', 'id'],
        group: ['organization_id'],
      });
      const claim = () => rows.claim({ organization_id: acme.id }, 4, 60_000);
      const elsewhere = async <R>(work: () => Promise<R>) => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
        return work().finally(() => vi.useRealTimers());
      };
      await put(acme, 'a');
      expect(await claim()).toHaveLength(1);
      expect(await elsewhere(rows.groups)).toEqual([]);
      expect(await elsewhere(claim)).toEqual([]);
      await put(globex, 'b');
      const claimThere = () => rows.claim({ organization_id: globex.id }, 4, 60_000);
      const [job] = await elsewhere(claimThere);
      expect(job).toMatchObject({ id: 'b' });
      expect(await claimThere()).toEqual([]);
      if (!job) return;
      expect(await elsewhere(() => rows.extend(job, 60_000, {}))).toBe(true);
      expect(await claimThere()).toEqual([]);
    },
  );

  test('reserves a job until it expires, then another worker may take it', async () => {
    const rows = leasedRows<Letter>(stored.database, {
      table: 'outbox',
      waiting: "listener = 'test' and done_at is null",
      key: ['organization_id', 'id'],
      group: ['organization_id'],
    });
    await put(acme, 'a');
    const [first] = await rows.claim({ organization_id: acme.id }, 4, 60_000);
    expect(first).toMatchObject({ id: 'a', attempts: 1 });
    expect(await rows.groups()).toEqual([]);
    expect(await rows.claim({ organization_id: acme.id }, 4, 60_000)).toEqual([]);
    await acme.write((tx) => tx.update('outbox', {}, { leased_until: '2020-01-01T00:00:00.000Z' }));
    expect(await rows.groups()).toEqual([acme.id]);
    // A different length: leases of the same millisecond end together.
    const [second] = await rows.claim({ organization_id: acme.id }, 4, 61_000);
    expect(second).toMatchObject({ id: 'a', attempts: 2 });
    if (!first || !second) throw new Error('Nothing was claimed');
    // A worker that lost its lease doesn't release the job while another one runs it.
    await rows.release(first, 0, { last_error: 'late' });
    expect((await rowsOf(acme))[0]).toMatchObject({ last_error: null });
    expect(await rows.groups()).toEqual([]);
    // It still records completion.
    await rows.settle(first, { done_at: new Date().toISOString() });
    expect((await rowsOf(acme))[0]?.done_at).not.toBeNull();
  });

  test('of a killed process is free after the restart', async () => {
    const seen: string[] = [];
    await put(acme, 'left', { attempts: 1, leased_until: '9999-01-01T00:00:00.000Z' });
    // With several nodes, none notices another's crash: the lease has to expire.
    if (stored.database.dialect === 'postgres') {
      await acme.write((tx) => tx.update('outbox', {}, { leased_until: new Date().toISOString() }));
    }
    const worker = work(async ({ id, attempts }) => void seen.push(`${id} ${attempts}`));
    await worker.start();
    await waitFor(() => expect(seen).toEqual(['left 2']));
  });
});

test('two workers share the jobs and run none twice', async () => {
  const seen: string[] = [];
  const other =
    stored.database.dialect === 'postgres'
      ? await openDatabase({ url: stored.url, log: quiet })
      : stored.database;
  const both = [stored.database, other].map((database) =>
    work(
      async ({ id }) => {
        seen.push(id);
        await new Promise((done) => setTimeout(done, 2));
      },
      {},
      database,
    ),
  );
  for (let at = 0; at < 60; at++) await put(at % 3 ? acme : globex, `job ${at}`);
  await Promise.all(both.map((worker) => worker.drain()));
  await Promise.all(both.map((worker) => worker.drain()));
  expect(seen).toHaveLength(60);
  expect(new Set(seen).size).toBe(60);
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  if (other !== stored.database) await other.close();
});

test('stopping waits for running jobs and starts no new ones', async () => {
  let done = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const worker = work(async () => {
    await opened;
    done += 1;
  });
  for (let at = 0; at < 8; at++) await put(at % 2 ? acme : globex, `job ${at}`);
  await worker.wake();
  const stopped = worker.stop();
  open();
  await stopped;
  expect(done).toBe(4);
  const rows = [...(await rowsOf(acme)), ...(await rowsOf(globex))];
  expect(rows.filter(({ done_at }) => done_at)).toHaveLength(4);
  expect(rows.filter(({ leased_until }) => leased_until)).toHaveLength(0);
});

test('stopping waits for a running poll and its jobs', async () => {
  let begin = () => {};
  let go = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const seen: string[] = [];
  const worker = work(async ({ id }) => void seen.push(id), {
    async prepare() {
      begin();
      await gate;
    },
  });
  await put(acme, 'found late');
  void worker.wake();
  await begun;
  let isStopped = false;
  const stopped = worker.stop().then(() => {
    isStopped = true;
  });
  await new Promise((done) => setImmediate(done));
  expect(isStopped).toBe(false);
  go();
  await stopped;
  expect(seen).toEqual(['found late']);
  expect((await rowsOf(acme))[0]).toMatchObject({ leased_until: null });
  expect((await rowsOf(acme))[0]?.done_at).not.toBeNull();
});

test('a worker polls immediately after a write that may have created a job', async () => {
  const seen: string[] = [];
  const worker = work(async ({ id }) => void seen.push(id), {
    every: 60_000,
    wakesOn: ({ name }) => name === 'member.joined',
  });
  stored.database.sendToOutbox('test', ['member.joined']);
  await worker.start();
  await acme.write((tx) => tx.record('member.joined', joined));
  await waitFor(() => expect(seen).toHaveLength(1));
});

describe('free slots', () => {
  const groups = [
    { key: 'a', max: 3 },
    { key: 'b', max: 3 },
    { key: 'c', max: 1 },
  ];
  const shares = (
    free: number,
    busy: Record<string, number>,
    served: Record<string, number> = {},
  ) =>
    Object.fromEntries(
      distribute(groups, free, (key) => ({ busy: busy[key] ?? 0, served: served[key] ?? 0 })).map(
        ({ group, places }) => [group.key, places],
      ),
    );

  test('go to the group with the fewest running jobs', () => {
    expect(shares(4, { a: 3 })).toEqual({ b: 3, c: 1 });
    expect(shares(4, { a: 1 })).toEqual({ a: 1, b: 2, c: 1 });
  });

  test('go first to the group that has waited longest, and no group exceeds its maximum', () => {
    expect(shares(1, {}, { a: 5, b: 4, c: 6 })).toEqual({ b: 1 });
    expect(shares(20, {})).toEqual({ a: 3, b: 3, c: 1 });
  });
});

test('retries are a second apart at first and an hour at last', () => {
  expect(backoff(1)).toBeGreaterThanOrEqual(500);
  expect(backoff(1)).toBeLessThanOrEqual(1_000);
  expect(backoff(40)).toBeLessThanOrEqual(3_600_000);
});
