// @module-tag one-engine

import { expect, test } from 'vitest';
import { exampleNames, validatedExamples } from './contract-check.ts';

const validated = validatedExamples();

test('every example in the contract matches the request or response it belongs to', () => {
  expect(validated.length).toBeGreaterThan(200);
  expect(validated.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test('every example in the contract belongs to a request or response', () => {
  const used = new Set(validated.map(({ name }) => name));
  expect(exampleNames().filter((name) => !used.has(name))).toEqual([]);
});
