// @module-tag one-engine

import { expect, test } from 'vitest';
import { keep } from './memory.ts';

test('a full cache starts again with a new name, and not with an existing one', () => {
  const memory = new Map<string, number>();
  for (const [at, name] of ['a', 'b', 'c', 'b'].entries()) keep(memory, name, at, 3);
  expect([...memory]).toEqual([
    ['a', 0],
    ['b', 3],
    ['c', 2],
  ]);
  keep(memory, 'd', 4, 3);
  expect([...memory]).toEqual([['d', 4]]);
});

test('a cache has room for ten thousand entries', () => {
  const memory = new Map<string, number>();
  for (let at = 1; at <= 10_000; at += 1) keep(memory, `name ${at}`, at);
  expect(memory.size).toBe(10_000);
  keep(memory, 'one more', 0);
  expect(memory.size).toBe(1);
});
