import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chosen } from './choice.mjs';
import { mutantsOf } from './mutants.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'choice-'));
afterAll(() => rmSync(place, { recursive: true }));

const code = Array.from({ length: 12 }, (_, at) => `export const v${at} = a < b && c > ${at};`);

/** The mistakes chosen in a text, as what they put in place of what. */
function order(text, seed) {
  const file = path.join(place, 'room.ts');
  writeFileSync(file, text);
  return chosen(mutantsOf(file, text).found, seed).map(({ put }) => put);
}

test('the order of mistakes depends on the seed alone', () => {
  const text = code.join('\n');
  expect(order(text, '1')).toEqual(order(text, '1'));
  expect(order(text, '1')).not.toEqual(order(text, '2'));
  expect(order(text, '1').toSorted()).toEqual(order(text, '2').toSorted());
});

test('a line that is added leaves the other mistakes in their order', () => {
  const before = order(code.join('\n'), '1');
  const after = order(['export const added = d - e;', ...code].join('\n'), '1');
  expect(after.filter((put) => before.includes(put))).toEqual(before);
});
