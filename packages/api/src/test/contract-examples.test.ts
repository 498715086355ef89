// @module-tag one-engine

import { expect, test } from 'vitest';
import { exampleNames, judgedExamples } from './contract-check.ts';

const judged = judgedExamples();

test('every example in the contract matches the request or response it belongs to', () => {
  expect(judged.length).toBeGreaterThan(200);
  expect(judged.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test('every example in the contract belongs to a request or response', () => {
  const used = new Set(judged.map(({ name }) => name));
  expect(exampleNames().filter((name) => !used.has(name))).toEqual([]);
});
