import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseBusy } from '../errors.ts';
import { createLimit, createTurns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** Runs everything that needs no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('writes that lock the same organization wait for each other, others do not', async () => {
  const turns = createTurns(1_000);
  const log: string[] = [];
  const run = async (name: string, organizations: string[]) => {
    const end = await turns.take(organizations);
    log.push(name);
    return end;
  };
  const endFirst = await run('first', ['a', 'b']);
  const second = run('second', ['b', 'c']);
  const third = run('third', ['c']);
  await run('other', ['d']);
  await settle();
  expect(log).toEqual(['first', 'third', 'other']);
  endFirst();
  (await third)();
  (await second)();
  expect(log).toEqual(['first', 'third', 'other', 'second']);
});

test('writes that name two organizations in opposite order do not deadlock', async () => {
  const turns = createTurns(1_000);
  const ends = Array.from({ length: 20 }, (_, at) => turns.take(at % 2 ? ['a', 'b'] : ['b', 'a']));
  for (const end of ends) (await end)();
});

test('a write that waits too long is busy, and leaves no gap in the queue', async () => {
  const turns = createTurns(1_000);
  const end = await turns.take(['b']);
  const late = failureOf(turns.take(['a', 'b']));
  await vi.advanceTimersByTimeAsync(500);
  const another = turns.take(['a']);
  await vi.advanceTimersByTimeAsync(500);
  expect(await late).toBeInstanceOf(DatabaseBusy);
  (await another)();
  const next = turns.take(['b']);
  end();
  (await next)();
});

test('at most the maximum runs at once, and each passes its slot on at the end', async () => {
  const limit = createLimit(2, 1_000);
  const [first, second] = [await limit.take(), await limit.take()];
  let third: (() => void) | undefined;
  const waiting = limit.take().then((end) => {
    third = end;
  });
  await settle();
  expect(third).toBeUndefined();
  first();
  first();
  await waiting;
  const late = failureOf(limit.take());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeInstanceOf(DatabaseBusy);
  second();
  third?.();
  await Promise.all([limit.take(), limit.take()]);
});
