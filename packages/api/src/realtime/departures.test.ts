import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDepartures } from './departures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sends at once after a quiet moment, then together up to ten times a second', async () => {
  const left: string[] = [];
  const next = createDepartures();
  const line = (name: string) => () => void left.push(name);
  const [one, two] = [line('one'), line('two')];
  next(one);
  next(two);
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toEqual(['one', 'two']);
  next(one);
  await vi.advanceTimersByTimeAsync(60);
  next(two);
  next(one);
  expect(left).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(40);
  expect(left).toEqual(['one', 'two', 'one', 'two']);
  await vi.advanceTimersByTimeAsync(500);
  next(two);
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toHaveLength(5);
});
