import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

test.each([
  [0, '0m'],
  [59_999, '0m'],
  [60_000, '1m'],
  [12 * 60_000, '12m'],
  [60 * 60_000 - 1, '59m'],
  [60 * 60_000, '1h'],
  [125 * 60_000, '2h 5m'],
  [120 * 60_000, '2h'],
  [24 * 60 * 60_000 - 1, '23h 59m'],
  [24 * 60 * 60_000, '1d'],
  [76 * 60 * 60_000, '3d 4h'],
  [48 * 60 * 60_000 + 5 * 60_000, '2d'],
])('formats %i milliseconds as %s', (time, text) => {
  expect(durationText(time)).toBe(text);
});
