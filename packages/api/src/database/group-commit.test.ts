// @module-tag one-engine

import { expect, test, vi } from 'vitest';
import type { Runner } from './engine.ts';
import { DatabaseBusy, DatabaseUnavailable } from './errors.ts';
import { groupCommit, type Session } from './group-commit.ts';

class Conflict extends Error {}

/** A queue on a session that records its calls, and fails where the test says so. */
function startQueue(fails: Partial<Record<keyof Session, unknown[]>> = {}, slice?: number) {
  const steps: string[] = [];
  const warnings: string[] = [];
  const step = (name: keyof Session) => async () => {
    steps.push(name);
    const failure = fails[name]?.shift();
    if (failure) throw failure;
  };
  let isOpen = true;
  const run = async (sql: string) => {
    steps.push(sql);
    return 1;
  };
  const session: Session = {
    runner: { run, all: async () => [], first: async () => undefined } as Runner,
    begin: step('begin'),
    commit: step('commit'),
    rollback: step('rollback'),
    savepoint: step('savepoint'),
    releaseSavepoint: step('releaseSavepoint'),
    rollbackToSavepoint: step('rollbackToSavepoint'),
    isOpen: () => isOpen,
    release: (error) => {
      steps.push(error ? 'release broken' : 'release');
    },
  };
  const queue = groupCommit({
    open: () => session,
    isConflict: (error) => error instanceof Conflict,
    timeout: 60_000,
    ...(slice !== undefined && { slice }),
    log: { info() {}, error() {}, warn: (_, message) => warnings.push(message) },
  });
  return {
    ...queue,
    steps,
    warnings,
    lose: () => {
      isOpen = false;
    },
    say: (sql: string, of?: string) => queue.write((runner) => runner.run(sql, []), of),
  };
}

test('a single write is one transaction without a savepoint', async () => {
  const queue = startQueue();
  expect(queue.isIdle()).toBe(true);
  const written = queue.say('a');
  expect(queue.isIdle()).toBe(false);
  expect(await written).toBe(1);
  await queue.idle();
  expect(queue.isIdle()).toBe(true);
  expect(queue.steps).toEqual(['begin', 'a', 'commit', 'release']);
});

test('writes of several organizations take turns', async () => {
  const queue = startQueue();
  const acme = ['a', 'b', 'c'].map((sql) => queue.say(sql, 'acme'));
  await Promise.all([...acme, queue.say('x', 'globex')]);
  expect(queue.steps.filter((step) => step.length === 1)).toEqual(['a', 'x', 'b', 'c']);
});

test('a write left out of a commit comes first in the next one', async () => {
  const queue = startQueue({}, 0);
  await Promise.all(['acme', 'globex', 'initech'].map((of) => queue.say(of, of)));
  const order = queue.steps.filter((step) => ['acme', 'globex', 'initech'].includes(step));
  expect(order).toEqual(['acme', 'globex', 'initech']);
});

test('a commit stops adding writes when its time is over, and runs the remaining ones later', async () => {
  const queue = startQueue({}, 0);
  const all = ['a', 'b', 'c'].map((sql) => queue.say(sql, 'acme'));
  expect(await Promise.all(all)).toEqual([1, 1, 1]);
  expect(queue.steps.filter((step) => step === 'commit' || step.length === 1)).toEqual(
    ['a', 'b', 'c'].flatMap((sql) => [sql, 'commit']),
  );
});

test('waiting writes share a commit, each in its own savepoint', async () => {
  const queue = startQueue();
  const fail = () =>
    queue.write(async (runner) => {
      await runner.run('b', []);
      throw new Error('No');
    });
  const all = await Promise.allSettled([queue.say('a'), fail(), queue.say('c')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(queue.steps).toEqual([
    'begin',
    'savepoint',
    'a',
    'releaseSavepoint',
    'savepoint',
    'b',
    'rollbackToSavepoint',
    'savepoint',
    'c',
    'releaseSavepoint',
    'commit',
    'release',
  ]);
});

test('a write that only reads needs no savepoint, and gets one before its first change', async () => {
  const queue = startQueue();
  const read = () => queue.say('select a');
  const change = () =>
    queue.write(async (runner) => {
      await runner.run('select b', []);
      await runner.run('update c', []);
      throw new Error('No');
    });
  await Promise.allSettled([read(), change(), read()]);
  expect(queue.steps).toEqual([
    'begin',
    'select a',
    'select b',
    'savepoint',
    'update c',
    'rollbackToSavepoint',
    'select a',
    'commit',
    'release',
  ]);
});

test('deferred rows of a write may wait for others that share its transaction', async () => {
  const queue = startQueue();
  const mayWait = () => queue.write(async (runner) => runner.mayWait);
  expect(await Promise.all([mayWait(), mayWait()])).toEqual([true, true]);
  expect(await mayWait()).toBe(false);
});

test('an error at the end of a transaction makes its writes run again without deferring, and then each alone', async () => {
  const queue = startQueue();
  const seen: boolean[] = [];
  const write = (failsAtMost: number) => {
    let failed = 0;
    return queue.write(async (runner) => {
      seen.push(runner.mayWait);
      runner.beforeCommit(async () => {
        if (failed++ < failsAtMost) throw new Error('Spoilt');
      });
    });
  };
  await Promise.all([write(0), write(1)]);
  expect(seen).toEqual([true, true, false, false]);
  const both = await Promise.allSettled([write(0), write(9)]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(queue.steps.filter((step) => step === 'commit')).toHaveLength(2);
});

test('a transaction in which every write fails is rolled back', async () => {
  const queue = startQueue();
  await expect(queue.write(() => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(queue.steps).toEqual(['begin', 'rollback', 'release']);
});

test('two hundred writes share a commit, and the next one waits for another', async () => {
  const queue = startQueue();
  await Promise.all(Array.from({ length: 201 }, () => queue.say('a')));
  const commits = queue.steps.flatMap((name, at) => (name === 'commit' ? [at] : []));
  expect(commits).toHaveLength(2);
  expect(queue.steps.slice(0, commits[0]).filter((name) => name === 'a')).toHaveLength(200);
});

test('deferred work runs right before the commit, for writes that succeed', async () => {
  const queue = startQueue();
  const write = (name: string, then: () => Promise<unknown>) =>
    queue.write(async (runner) => {
      runner.beforeCommit((into) => into.run(`late ${name}`, []));
      await then();
    });
  await Promise.allSettled([
    write('a', async () => {}),
    write('b', () => Promise.reject(new Error('No'))),
    queue.say('c'),
  ]);
  const late = queue.steps.filter((name) => name.startsWith('late'));
  expect(late).toEqual(['late a']);
  expect(queue.steps.slice(-3)).toEqual(['late a', 'commit', 'release']);
});

test('a failed commit rejects every write in it, and none is tried again', async () => {
  const full = new DatabaseUnavailable('The disk is full');
  const queue = startQueue({ commit: [full] });
  const all = await Promise.allSettled([queue.say('a'), queue.say('b')]);
  expect(all).toEqual([
    { status: 'rejected', reason: full },
    { status: 'rejected', reason: full },
  ]);
  expect(queue.steps.filter((name) => name === 'begin')).toHaveLength(1);
  expect(queue.steps.slice(-2)).toEqual(['rollback', 'release broken']);
});

test('a transaction ended by the database is not rolled back, and its session is not used again', async () => {
  const queue = startQueue();
  const writes = [
    queue.write(async () => {
      queue.lose();
      throw new DatabaseUnavailable('Lost');
    }),
    queue.say('b'),
  ];
  for (const { status } of await Promise.allSettled(writes)) expect(status).toBe('rejected');
  expect(queue.steps).toEqual(['begin', 'release broken']);
});

test('a failed rollback does not hide the earlier error', async () => {
  const full = new DatabaseUnavailable('The disk is full');
  const queue = startQueue({ commit: [full], rollback: [new Error('Nor this')] });
  await expect(queue.say('a')).rejects.toBe(full);
});

test('a conflict with another node is retried until it succeeds', async () => {
  const queue = startQueue({ commit: [new Conflict(), new Conflict()] });
  expect(await queue.say('a')).toBe(1);
  expect(queue.steps.filter((name) => name === 'commit')).toHaveLength(3);
});

test('a conflict within a write is retried with the whole transaction', async () => {
  const queue = startQueue();
  let tries = 0;
  const write = queue.write(async () => {
    tries += 1;
    if (tries === 1) throw new Conflict();
    return tries;
  });
  expect(await Promise.all([write, queue.say('b')])).toEqual([2, 1]);
  expect(queue.steps.filter((name) => name === 'begin')).toHaveLength(2);
});

test('a persistent conflict becomes a busy database after six attempts', async () => {
  const queue = startQueue({ commit: Array.from({ length: 9 }, () => new Conflict()) });
  await expect(queue.say('a')).rejects.toThrow(DatabaseBusy);
  expect(queue.steps.filter((name) => name === 'commit')).toHaveLength(6);
});

test('a statement after the end of its transaction is rejected', async () => {
  const queue = startQueue();
  const runner = await queue.write(async (own) => [own]);
  for (const late of ['all', 'first', 'run'] as const) {
    await expect(runner[0]?.[late]('late', [])).rejects.toThrow('This transaction is over');
  }
  expect(queue.steps).not.toContain('late');
});

test('a write that holds the database for more than a quarter of a second is reported', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  try {
    const queue = startQueue();
    const takes = (ms: number) =>
      queue.write(async () => {
        time += ms;
      });
    await takes(250);
    expect(queue.warnings).toEqual([]);
    await takes(251);
    expect(queue.warnings).toEqual(['A write held the database for too long']);
  } finally {
    clock.mockRestore();
  }
});
