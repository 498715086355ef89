// @module-tag one-engine

import { expect, test } from 'vitest';
import { percentChange } from './percent-change.ts';

test.each([
  [100, 150, 50],
  [200, 100, -50],
  [null, 100, null],
  [100, null, null],
  [0, 100, null],
])('from %s to %s is a change of %s percent', (before, now, change) => {
  expect(percentChange(before, now)).toBe(change);
});
