import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('ids have thirty characters, are unique and sort in the order of their creation', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every((id) => /^[0-9A-Za-z]{30}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});
