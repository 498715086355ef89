import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keepOutcomes, keptOutcomes } from './outcomes.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'outcomes-'));
afterAll(() => rmSync(place, { recursive: true }));

const kept = path.join(place, 'cache', 'kept.json');
const [code, testFile] = ['room.ts', 'room.test.ts'].map((name) => path.join(place, name));
const mistakes = [1, 2, 3].map((id) => ({ id, file: code, start: id, end: id + 1, put: 'x' }));

/** Returns the IDs of mistakes that don't need to be tried again. */
const known = () => [...keptOutcomes(mistakes, kept).keys()];

beforeEach(() => {
  writeFileSync(code, 'const a = 1;');
  writeFileSync(testFile, "test('a')");
  const outcomes = new Map([
    [1, { id: 1, failure: 'a is 2', file: testFile, covered: true }],
    [2, { id: 2, failure: null, file: null, covered: true }],
    [3, { id: 3, hung: true, covered: true }],
  ]);
  keepOutcomes(mistakes, outcomes, kept);
});

test('detected mistakes are not tried again, but survivors and hung ones are', () => {
  expect(known()).toEqual([1]);
});

test.each([
  ['the file of the mistake', code],
  ['the test that noticed it', testFile],
])('everything is tried again after a change of %s', (_, file) => {
  writeFileSync(file, 'another');
  expect(known()).toEqual([]);
});

test('stored outcomes of one room stay when another one is tried', () => {
  keepOutcomes([{ ...mistakes[1], put: 'y' }], new Map(), kept);
  expect(known()).toEqual([1]);
});
