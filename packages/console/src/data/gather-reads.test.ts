import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Refresh } from './cache.ts';
import { gatherReads } from './gather-reads.ts';

let flushed: Refresh[][];
let reads: ReturnType<typeof gatherReads>;

beforeEach(() => {
  vi.useFakeTimers();
  flushed = [];
  reads = gatherReads((stale) => flushed.push(stale), { gather: 120, between: 2_000 });
});
afterEach(() => {
  reads.stop();
  show('visible');
  vi.useRealTimers();
});

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('refetches once, soon after the first of a burst of events', () => {
  for (let n = 0; n < 10; n += 1) {
    reads.add(['tickets.list', ['tickets.get', { id: 't1' }]]);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(20);
  expect(flushed).toEqual([['tickets.list', ['tickets.get', { id: 't1' }]]]);
});

it('refetches at most once in two seconds, however many events there are', () => {
  for (let n = 0; n < 100; n += 1) {
    reads.add(['tickets.list']);
    vi.advanceTimersByTime(100);
  }
  expect(flushed).toHaveLength(5);
  vi.advanceTimersByTime(2_000);
  expect(flushed).toHaveLength(6);
  vi.advanceTimersByTime(60_000);
  reads.add(['dashboard.counts']);
  vi.advanceTimersByTime(120);
  expect(flushed.at(-1)).toEqual(['dashboard.counts']);
});

it('refetches nothing on a hidden page, and everything once it is visible', () => {
  reads.add(['tickets.list']);
  show('hidden');
  reads.add(['dashboard.counts']);
  vi.advanceTimersByTime(60_000);
  expect(flushed).toEqual([]);
  show('visible');
  expect(flushed).toEqual([['tickets.list', 'dashboard.counts']]);
});
