// @module-tag slow

import { expect, test } from 'vitest';
import { kindsOf } from './soak.ts';

const round = Array.from({ length: 20 }, (_, at) => at);

test('each client sends each kind of request once in twenty, in a different order each time', () => {
  const [one, other] = [kindsOf(1), kindsOf(2)];
  const orders = [round.map(one), round.map(one), round.map(other)];
  for (const order of orders) expect([...order].sort((a, b) => a - b)).toEqual(round);
  expect(new Set(orders.map((order) => order.join())).size).toBe(3);
});
