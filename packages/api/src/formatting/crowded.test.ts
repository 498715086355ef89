import { expect, test } from 'vitest';
import { isCrowded } from './crowded.ts';

test('HTML is crowded by its tags, or by signs that stand as character references', () => {
  expect(isCrowded('<p>a</p>'.repeat(5), 10)).toBe(false);
  expect(isCrowded('<p>a</p>'.repeat(6), 10)).toBe(true);
  // What closes a tag is no sign of its own.
  expect(isCrowded(`${'<p>a</p>'.repeat(5)}${'> '.repeat(20)}`, 10)).toBe(false);
  expect(isCrowded(`${'<p>a</p>'.repeat(5)}${'> '.repeat(21)}`, 10)).toBe(true);
  expect(isCrowded('&amp;>'.repeat(11), 10)).toBe(true);
  expect(isCrowded('&amp;'.repeat(40), 10, 40)).toBe(false);
});
