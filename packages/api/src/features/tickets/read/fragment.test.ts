// @module-tag one-engine

import { expect, test } from 'vitest';
import { waysToFind } from './fragment.ts';

test.each([
  [0, 'picked', 'picked'],
  [2_000, 'picked', 'picked'],
  [2_001, 'walked', 'picked'],
  [9_999, 'walked', 'picked'],
  [10_000, 'walked', 'walked'],
])('a fragment with %i candidates is %s for a page and %s for the total', (count, page, total) => {
  expect(waysToFind(count)).toEqual({ page, total });
});
