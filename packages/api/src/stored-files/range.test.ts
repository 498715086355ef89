// @module-tag one-engine

import { expect, test } from 'vitest';
import { byteRange } from './range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-2', { start: 8, end: 9 }],
  ['bytes=-20', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,4-5', null],
  ['bytes=-', null],
  ['lines=1-2', null],
  ['', null],
])('%j requests %j of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
