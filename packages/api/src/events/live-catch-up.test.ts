// @module-tag postgres

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, quiet, type TestDatabase } from '../database/test-database.ts';
import { addOrganization } from '../database/test-rows.ts';
import type { Commit, Database, Org } from '../database/types.ts';
import { waitFor } from '../test/wait-for.ts';
import { createLive, type Live } from './live.ts';

let stored: TestDatabase;
let live: Live;
let acme: Org;
/** Commit notices that the test sends by hand: of this process, and of other nodes. */
let own: (commit: Commit) => void;
let foreign: (organizationId: string | null) => void;
/** Gates that reads wait for before and after they run, and the organizations whose reads have begun and finished. */
let before: () => Promise<unknown>;
let after: () => Promise<unknown>;
let reads: string[];
let done: string[];
const late = vi.fn();

beforeEach(async () => {
  stored = await openTestDatabase();
  acme = await addOrganization(stored.database, 'acme');
  before = after = async () => {};
  reads = [];
  done = [];
  late.mockClear();
  live = createLive(byHand(stored.database), { ...quiet, warn: late });
});
afterEach(async () => {
  vi.useRealTimers();
  live.close();
  await stored.remove();
});

function byHand(database: Database): Database {
  const read = async <R>(id: string, work: () => Promise<R>): Promise<R> => {
    reads.push(id);
    await before();
    const rows = await work();
    done.push(id);
    await after();
    return rows;
  };
  const org = (id: string) => {
    const real = database.org(id);
    return {
      ...real,
      id,
      all: (query: never) => read(id, () => real.all(query)),
      first: (query: never) => read(id, () => real.first(query)),
    };
  };
  const onCommit: Database['onCommit'] = (listener) => {
    own = listener;
    return () => {
      own = () => {};
    };
  };
  const onForeignCommit: Database['onForeignCommit'] = (listener) => {
    foreign = listener;
    return () => {
      foreign = () => {};
    };
  };
  return { ...database, org, onCommit, onForeignCommit } as Database;
}

/** Commits this many events at once; returns the notice that this process would get. */
async function commit(org: Org, count = 1): Promise<Commit> {
  const commits: Commit[] = [];
  const stop = stored.database.onCommit((one) => commits.push(one));
  await org.write(async (tx) => {
    for (let at = 0; at < count; at += 1) {
      await tx.record('member.joined', { userId: `${at}`, role: 'agent', invitationId: null });
    }
  });
  stop();
  return commits[0] as Commit;
}

async function listen(org = acme) {
  const received: number[] = [];
  const { seq, stop } = await live.subscribe(org.id, (event) => received.push(event.seq));
  return { received, seq, stop };
}

/** A promise that reads wait for until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, wait: () => opened };
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
/** Waits without moving the clock. */
async function until(fits: () => boolean) {
  while (!fits()) await new Promise(setImmediate);
}
/** Waits for everything that depends only on the database. */
const settled = () => stored.database.ping().then(() => new Promise(setImmediate));

test('events of another node are read page after page, and published in order', async () => {
  const { received } = await listen();
  await commit(acme, 501);
  foreign(acme.id);
  await waitFor(() => expect(received).toEqual(upTo(501)));
});

test('a notice of another node causes one read, in its organization only', async () => {
  const globex = await addOrganization(stored.database, 'globex');
  const [here, there] = [await listen(), await listen(globex)];
  reads = [];
  foreign(acme.id);
  await commit(acme);
  await waitFor(() => expect(reads).toEqual([acme.id]));
  await settled();
  foreign('an organization without subscribers');
  await commit(globex);
  foreign(null);
  await waitFor(() => expect([here.received, there.received]).toEqual([[1], [1]]));
  expect(reads.filter((id) => id === globex.id)).toEqual([globex.id]);
});

test('commits that return out of order are published in order, once', async () => {
  const { received } = await listen();
  const [first, second, third] = [await commit(acme, 2), await commit(acme), await commit(acme)];
  own(second);
  await waitFor(() => expect(received).toEqual([1, 2, 3, 4]));
  await settled();
  reads = [];
  for (const late of [first, second, third]) own(late);
  own(await commit(acme));
  expect(received).toEqual([1, 2, 3, 4, 5]);
  expect(reads).toEqual([]);
});

test('a commit during a read is published after what was read, and once', async () => {
  const { received } = await listen();
  const { open, wait } = gate();
  before = wait;
  const first = await commit(acme);
  foreign(acme.id);
  await waitFor(() => expect(reads).toHaveLength(2));
  own(first);
  own(await commit(acme));
  open();
  await waitFor(() => expect(received).toEqual([1, 2]));
  await settled();
  own(await commit(acme));
  await waitFor(() => expect(received).toEqual([1, 2, 3]));
});

test('events committed during a read cause another read', async () => {
  const { received } = await listen();
  await commit(acme);
  const { open, wait } = gate();
  after = wait;
  foreign(acme.id);
  await waitFor(() => expect(done).toHaveLength(2));
  await commit(acme);
  foreign(acme.id);
  open();
  await waitFor(() => expect(received).toEqual([1, 2]));
});

test('a commit while the newest number is being read is published, and no event twice', async () => {
  const { open, wait } = gate();
  after = wait;
  const subscribing = listen();
  await waitFor(() => expect(done).toHaveLength(1));
  own(await commit(acme));
  open();
  const { received, seq } = await subscribing;
  await waitFor(() => expect([seq, received]).toEqual([0, [1]]));
});

test('a failed read is made up for by the next notice', async () => {
  const { received } = await listen();
  before = () => Promise.reject(new Error('The database is down'));
  await commit(acme);
  foreign(acme.id);
  await waitFor(() => expect(late).toHaveBeenCalled());
  expect(late).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'The database is down' }), organizationId: acme.id },
    'Live events are delayed',
  );
  before = async () => {};
  foreign(acme.id);
  await waitFor(() => expect(received).toEqual([1]));
});

test('a failed read is retried after a second, even without another notice', async () => {
  const { received } = await listen();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  before = () => Promise.reject(new Error('The database is down'));
  await commit(acme);
  foreign(acme.id);
  await until(() => late.mock.calls.length === 1);
  before = async () => {};
  vi.advanceTimersByTime(1_000);
  await until(() => received.length > 0);
  expect(received).toEqual([1]);
});

test('nothing is read without subscribers: neither after a notice nor after a failure', async () => {
  const { stop } = await listen();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  before = () => Promise.reject(new Error('The database is down'));
  foreign(acme.id);
  await until(() => late.mock.calls.length === 1);
  stop();
  reads = [];
  foreign(acme.id);
  foreign(null);
  vi.advanceTimersByTime(2_000);
  await new Promise(setImmediate);
  expect(reads).toEqual([]);
});

test('a subscriber who leaves during a read ends it', async () => {
  const { stop } = await listen();
  await commit(acme, 501);
  const { open, wait } = gate();
  before = wait;
  reads = [];
  foreign(acme.id);
  await waitFor(() => expect(reads).toHaveLength(1));
  stop();
  done = [];
  open();
  await waitFor(() => expect(done).toHaveLength(1));
  await settled();
  expect(reads).toHaveLength(1);
});

test('a failed subscription rejects, and the next one starts over', async () => {
  before = () => Promise.reject(new Error('The database is down'));
  await expect(listen()).rejects.toThrow('The database is down');
  before = async () => {};
  await commit(acme);
  const { received, seq } = await listen();
  expect(seq).toBe(1);
  own(await commit(acme));
  expect(received).toEqual([2]);
});

test('unsubscribing, even twice, does not affect other subscribers', async () => {
  const [first, second] = [await listen(), await listen()];
  first.stop();
  own(await commit(acme));
  expect([first.received, second.received]).toEqual([[], [1]]);
  second.stop();
  await commit(acme);
  const third = await listen();
  expect(third.seq).toBe(2);
  second.stop();
  own(await commit(acme));
  expect(third.received).toEqual([3]);
});

test('no subscriber receives events after closing', async () => {
  const { received } = await listen();
  const [heard, elsewhere] = [own, foreign];
  live.close();
  own(await commit(acme));
  foreign(acme.id);
  reads = [];
  heard(await commit(acme));
  elsewhere(null);
  await settled();
  expect([received, reads]).toEqual([[], []]);
});
