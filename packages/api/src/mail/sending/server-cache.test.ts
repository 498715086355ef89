// @module-tag one-engine

import { expect, test } from 'vitest';
import { createServerCache } from './server-cache.ts';

/** A cache of two servers, which records what it opens and closes. */
function cacheOfTwo() {
  const opened: string[] = [];
  const closed: string[] = [];
  const cache = createServerCache((host: string) => {
    opened.push(host);
    return { ready: () => {}, send: async () => {}, close: () => void closed.push(host) };
  }, 2);
  return { cache, opened, closed };
}

test('keeps the connections to a mail server until its settings change', () => {
  const { cache, opened, closed } = cacheOfTwo();
  const first = cache.get('acme', 'one.example');
  expect(cache.get('acme', 'one.example')).toBe(first);
  expect([opened, closed]).toEqual([['one.example'], []]);
  cache.get('acme', 'two.example');
  expect([opened, closed]).toEqual([['one.example', 'two.example'], ['one.example']]);
});

test('closes the least recently used mail server beyond the maximum, and all at the end', () => {
  const { cache, opened, closed } = cacheOfTwo();
  cache.get('acme', 'a.example');
  cache.get('globex', 'g.example');
  cache.get('acme', 'a.example');
  expect(closed).toEqual([]);
  cache.get('initech', 'i.example');
  expect(closed).toEqual(['g.example']);
  cache.close();
  expect(closed).toEqual(['g.example', 'a.example', 'i.example']);
  expect(opened).toEqual(['a.example', 'g.example', 'i.example']);
});
