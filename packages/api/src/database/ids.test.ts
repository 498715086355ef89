// @module-tag one-engine

import { expect, test } from 'vitest';
import { newId, now } from './ids.ts';

test('ids have thirty characters, are unique and sort in the order of their creation', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every((id) => /^[0-9A-Za-z]{30}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});

test('an id cannot be guessed from another one: all but the time is random', () => {
  const parts = Array.from({ length: 1_000 }, () => newId().slice(8));
  expect(new Set(parts).size).toBe(parts.length);
  for (let at = 0; at < 22; at += 1) {
    expect(new Set(parts.map((part) => part[at])).size).toBeGreaterThan(50);
  }
});

test('times are stored as texts that sort chronologically', () => {
  expect(now()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
