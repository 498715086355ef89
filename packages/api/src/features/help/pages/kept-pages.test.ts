// @module-tag one-engine

import { expect, test } from 'vitest';
import { pack } from '../../../http/answers/packed.ts';
import { createKeptPages } from './kept-pages.ts';

const page = (text: string) => ({ packed: pack('html', text) });

test('new pages evict the least recently used ones', () => {
  const kept = createKeptPages(100);
  const first = page('x'.repeat(40));
  kept.keep('a', first);
  kept.keep('b', page('x'.repeat(40)));
  expect(kept.get('a')).toBe(first);
  kept.keep('c', page('x'.repeat(40)));
  expect(kept.get('b')).toBeUndefined();
  expect(kept.get('a')).toBe(first);
  kept.keep('d', page('x'.repeat(200)));
  expect(['a', 'c', 'd'].map((key) => kept.get(key))).toEqual([undefined, undefined, undefined]);
});

test('a page added several times takes its space only once', () => {
  const kept = createKeptPages(100);
  kept.keep('a', page('x'.repeat(40)));
  for (let made = 0; made < 5; made++) kept.keep('b', page('x'.repeat(40)));
  expect(kept.get('a')).toBeDefined();
  expect(kept.get('b')).toBeDefined();
});
