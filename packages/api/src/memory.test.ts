// @module-tag one-engine

import { expect, test } from 'vitest';
import { keep } from './memory.ts';

test('a memory that is full begins anew with the next name, and not with one that it has', () => {
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

test('a memory has room for ten thousand', () => {
  const memory = new Map<string, number>();
  for (let at = 1; at <= 10_000; at += 1) keep(memory, `name ${at}`, at);
  expect(memory.size).toBe(10_000);
  keep(memory, 'one more', 0);
  expect(memory.size).toBe(1);
});
