import { expect, test } from 'vitest';
import { isCrowded } from './crowded.ts';

test('HTML is crowded if it has too many tags or too many characters to encode', () => {
  expect(isCrowded('<p>a</p>'.repeat(5), 10)).toBe(false);
  expect(isCrowded('<p>a</p>'.repeat(6), 10)).toBe(true);
  // The `>` that closes a tag doesn't count.
  expect(isCrowded(`${'<p>a</p>'.repeat(5)}${'> '.repeat(20)}`, 10)).toBe(false);
  expect(isCrowded(`${'<p>a</p>'.repeat(5)}${'> '.repeat(21)}`, 10)).toBe(true);
  expect(isCrowded('&amp;>'.repeat(11), 10)).toBe(true);
  expect(isCrowded('&amp;'.repeat(40), 10, 40)).toBe(false);
});
