import { expect, it } from 'vitest';
import { hrefOf } from './link-address.ts';

it.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['example.com/help', 'https://example.com/help'],
  ['  docs.example.com:8080 ', 'https://docs.example.com:8080'],
  ['help@example.com', 'mailto:help@example.com'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['/public/help/acme', '/public/help/acme'],
  ['#top', '#top'],
])('%s becomes %s', (typed, address) => {
  expect(hrefOf(typed)).toBe(address);
});

it.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'just words',
  'word',
  'vbscript:x.y',
])('%j is not a link', (typed) => {
  expect(hrefOf(typed)).toBeNull();
});
