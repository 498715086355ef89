// @module-tag one-engine

import { expect, test } from 'vitest';
import { percentChange } from './percent-change.ts';
import { periodOf } from './period.ts';

test.each([
  [100, 150, 50],
  [200, 100, -50],
  [null, 100, null],
  [100, null, null],
  [0, 100, null],
])('from %s to %s is a change of %s percent', (before, now, change) => {
  expect(percentChange(before, now)).toBe(change);
});

test('the period before ends where the period begins', () => {
  expect(periodOf('7d', Date.parse('2026-11-21T10:00:00.000Z'))).toEqual({
    now: { since: '2026-11-14T00:00:00.000Z', until: '2026-11-21T10:00:00.000Z' },
    before: { since: '2026-11-07T00:00:00.000Z', until: '2026-11-14T00:00:00.000Z' },
  });
});
