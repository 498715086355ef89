import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chosen } from './choice.mjs';
import { mutantsOf } from './mutants.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'choice-'));
afterAll(() => rmSync(place, { recursive: true }));

const code = Array.from({ length: 12 }, (_, at) => `export const v${at} = a < b && c > ${at};`);

/** Returns the mistakes chosen in a text, each as a replacement. */
function order(text, seed) {
  const file = path.join(place, 'room.ts');
  writeFileSync(file, text);
  return chosen(mutantsOf(file, text).found, seed).map(({ put }) => put);
}

test('the order of mistakes depends only on the seed', () => {
  const text = code.join('\n');
  expect(order(text, '1')).toEqual(order(text, '1'));
  expect(order(text, '1')).not.toEqual(order(text, '2'));
  expect(order(text, '1').toSorted()).toEqual(order(text, '2').toSorted());
});

test("adding a line doesn't change the order of other mistakes", () => {
  const before = order(code.join('\n'), '1');
  const after = order(['export const added = d - e;', ...code].join('\n'), '1');
  expect(after.filter((put) => before.includes(put))).toEqual(before);
});
