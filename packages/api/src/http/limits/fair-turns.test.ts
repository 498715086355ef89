// @module-tag one-engine

import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

interface Asked {
  takes?: number;
  isWrite?: boolean;
  whose?: 'members' | 'visitors';
}

/** Runs turns on a simulated clock and event loop: each call takes a given time. */
function startLoop(settings: { atOnce?: number; readsAtOnce?: number; maxWaiting?: number } = {}) {
  let time = 0;
  const queue: (() => void)[] = [];
  const inTurn = createFairTurns({
    atOnce: 4,
    ...settings,
    now: () => time,
    later: (next) => queue.push(next),
  });
  const done: string[] = [];
  const settle = () => new Promise((resume) => setImmediate(resume));
  return {
    done,
    inTurn,
    ask: (key: string, name: string, { takes = 5, isWrite = false, whose }: Asked = {}) =>
      inTurn(
        key,
        isWrite,
        async () => {
          time += takes;
          done.push(name);
        },
        whose,
      ),
    /** Advances the event loop by this many turns. */
    async turn(count = 1) {
      for (let i = 0; i < count; i += 1) {
        for (const next of queue.splice(0)) next();
        await settle();
      }
    },
    settle,
    isIdle: () => queue.length === 0,
  };
}

test('a call runs immediately while the queue is empty', async () => {
  const loop = startLoop();
  const first = loop.ask('a', 'a1');
  expect(loop.done).toEqual(['a1']);
  await first;
  await loop.turn(2);
  expect(loop.isIdle()).toBe(true);
});

test("short calls in one turn of the loop don't wait for each other", async () => {
  const loop = startLoop();
  for (const name of ['a1', 'a2', 'a3']) void loop.ask('a', name, { takes: 0.1 });
  expect(loop.done).toEqual(['a1', 'a2', 'a3']);
});

test('RL-06: a flood waits behind itself, and other organizations are next', async () => {
  const loop = startLoop();
  for (let i = 1; i <= 20; i += 1) void loop.ask('loud', `loud ${i}`);
  expect(loop.done).toEqual(['loud 1']);
  await loop.turn(3);
  void loop.ask('quiet', 'quiet 1');
  void loop.ask('quiet', 'quiet 2');
  await loop.turn(4);
  const waitedFor = loop.done.slice(loop.done.indexOf('loud 4'));
  expect(waitedFor).toEqual(['loud 4', 'quiet 1', 'loud 5', 'quiet 2', 'loud 6']);
  await loop.turn(20);
  expect(loop.done).toHaveLength(22);
  expect(loop.isIdle()).toBe(true);
});

test('RL-06: each of many waiting organizations gets one call per round', async () => {
  const loop = startLoop();
  for (const key of ['a', 'b', 'c']) {
    for (let i = 1; i <= 3; i += 1) void loop.ask(key, `${key}${i}`);
  }
  await loop.turn(10);
  expect(loop.done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
});

test('RL-06: one organization has a limited number of concurrent calls', async () => {
  const loop = startLoop({ atOnce: 2 });
  const ends: (() => void)[] = [];
  let begun = 0;
  const long = () =>
    loop.inTurn('loud', true, () => {
      begun += 1;
      return new Promise<void>((end) => ends.push(end));
    });
  for (let i = 0; i < 5; i += 1) void long();
  await loop.turn(3);
  expect(begun).toBe(2);
  void loop.ask('quiet', 'quiet 1');
  expect(loop.done).toEqual(['quiet 1']);
  ends[0]?.();
  await loop.settle();
  await loop.turn(3);
  expect(begun).toBe(3);
});

test("RL-06: new callers can't starve those already waiting", async () => {
  const loop = startLoop();
  void loop.ask('busy', 'busy 0');
  for (const key of ['a', 'b']) void loop.ask(key, `${key}1`);
  for (let i = 2; i <= 4; i += 1) {
    await loop.turn();
    for (const key of ['a', 'b']) void loop.ask(key, `${key}${i}`);
  }
  await loop.turn(10);
  expect(loop.done).toEqual(['busy 0', 'a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4', 'b4']);
});

test("RL-06: a flood from many addresses doesn't starve callers already waiting", async () => {
  const loop = startLoop();
  for (let i = 1; i <= 3; i += 1) void loop.ask('regular', `regular ${i}`);
  for (let i = 1; i <= 40; i += 1) void loop.ask(`address ${i}`, `address ${i}`);
  await loop.turn(50);
  const served = ['regular 1', 'regular 2', 'regular 3'].map((name) => loop.done.indexOf(name));
  expect(served).toEqual([0, 9, 18]);
});

test('RL-06: an organization can start only one call for each that ends', async () => {
  const loop = startLoop({ atOnce: 2 });
  const ends: (() => void)[] = [];
  let begun = 0;
  const long = () =>
    loop.inTurn('loud', true, () => {
      begun += 1;
      return new Promise<void>((end) => ends.push(end));
    });
  void long();
  void long();
  ends[0]?.();
  await loop.settle();
  void long();
  void long();
  await loop.turn(3);
  expect(begun).toBe(3);
});

test('writes of one organization run together and share a commit', async () => {
  const loop = startLoop();
  for (let i = 1; i <= 4; i += 1) void loop.ask('a', `a${i}`, { isWrite: true });
  expect(loop.done).toHaveLength(4);
  const whose = 'visitors';
  for (let i = 1; i <= 4; i += 1) void loop.ask('b', `b${i}`, { isWrite: true, whose });
  expect(loop.done).toHaveLength(8);
});

test('short calls that had to wait run one after another within a time slice', async () => {
  const loop = startLoop();
  void loop.ask('a', 'long');
  for (let i = 1; i <= 5; i += 1) void loop.ask('a', `short ${i}`, { takes: 0.4 });
  await loop.turn();
  expect(loop.done).toEqual(['long', 'short 1', 'short 2', 'short 3']);
  await loop.turn();
  expect(loop.done.slice(4)).toEqual(['short 4', 'short 5']);
});

test('waiting writes also run together, and not behind reads', async () => {
  const loop = startLoop();
  const ends: (() => void)[] = [];
  const long = () => loop.inTurn('a', true, () => new Promise<void>((end) => ends.push(end)));
  for (let i = 0; i < 4; i += 1) void long();
  for (let i = 1; i <= 3; i += 1) void loop.ask('a', `read ${i}`);
  for (let i = 1; i <= 3; i += 1) void loop.ask('a', `write ${i}`, { isWrite: true });
  expect(loop.done).toEqual([]);
  for (const end of ends) end();
  await loop.settle();
  await loop.turn();
  expect(loop.done).toEqual(['read 1', 'write 1', 'write 2', 'write 3']);
  void loop.ask('a', 'write 4', { isWrite: true });
  void loop.ask('a', 'by a visitor', { isWrite: true, whose: 'visitors' });
  expect(loop.done.at(-1)).toBe('write 4');
  await loop.turn(5);
  expect(loop.done.slice(-3)).toEqual(['read 2', 'read 3', 'by a visitor']);
});

test('RL-06: a full queue refuses with 429, for its own organization only', async () => {
  const loop = startLoop({ maxWaiting: 2 });
  const asked = Array.from({ length: 5 }, (_, i) => loop.ask('loud', `loud ${i}`));
  const refused = await Promise.allSettled(asked.slice(3));
  expect(refused).toMatchObject([
    { status: 'rejected', reason: { status: 429, code: 'rate_limited', retryAfter: 1 } },
    { status: 'rejected', reason: { status: 429 } },
  ]);
  const quiet = loop.ask('quiet', 'quiet 1');
  await loop.turn(5);
  await quiet;
  expect(loop.done).toContain('quiet 1');
});

test('a failed call makes room for the next', async () => {
  const loop = startLoop({ atOnce: 1 });
  const failing = loop.inTurn('a', true, () => Promise.reject(new Error('broken')));
  const next = loop.ask('a', 'a2', { isWrite: true });
  await expect(failing).rejects.toThrow('broken');
  await loop.turn(2);
  await next;
  expect(loop.done).toEqual(['a2']);
});

test('RL-06: a flood of visitors neither blocks nor delays members of the organization', async () => {
  const loop = startLoop({ maxWaiting: 10 });
  const refused = Array.from({ length: 30 }, (_, i) =>
    loop.ask('a', `visitor ${i}`, { whose: 'visitors' }).then(
      () => false,
      () => true,
    ),
  );
  const member = loop.ask('a', 'member');
  await loop.turn(2);
  expect(loop.done.slice(0, 3)).toEqual(['visitor 0', 'member', 'visitor 1']);
  await member;
  await loop.turn(20);
  expect((await Promise.all(refused)).filter(Boolean)).toHaveLength(19);
  expect(loop.isIdle()).toBe(true);
});

test("reads that wait for their limit don't delay writes of the same organization", async () => {
  const loop = startLoop({ atOnce: 4, readsAtOnce: 1 });
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const ask = (name: string, isWrite: boolean) =>
    loop.inTurn('a', isWrite, () => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const calls = [ask('read 1', false), ask('read 2', false), ask('write', true)];
  await loop.turn(3);
  expect(started).toEqual(['read 1', 'write']);
  ends[0]?.();
  await loop.turn(3);
  expect(started).toEqual(['read 1', 'write', 'read 2']);
  for (const end of ends) end();
  await Promise.all(calls);
});
