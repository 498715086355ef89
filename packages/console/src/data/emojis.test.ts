import { expect, it } from 'vitest';
import { emojiAt } from './emoji-at.ts';
import { findEmojis } from './emojis.ts';

it.each([
  [':sm', 'sm'],
  ['Thanks :ta', 'ta'],
  ['Yes :+1', '+1'],
  [':s', undefined],
  ['at 10:30', undefined],
  [':)', undefined],
  ['https://a', undefined],
  ['a:smile', undefined],
  [':smile now', undefined],
])('%j searches for %j', (text, query) => {
  expect(emojiAt(text, text.length)?.query).toBe(query);
});

it('finds emoji by name first, then by other words', () => {
  const named = (typed: string) => findEmojis(typed).map(({ sign }) => sign);
  expect(named('tada')).toEqual(['🎉']);
  expect(named('THANK')).toEqual(['🙏']);
  expect(named('smil')[0]).toBe('😃');
  expect(named('+1')).toEqual(['👍']);
  expect(named('xyz')).toEqual([]);
});

it('has each emoji name once', () => {
  const all = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) =>
    findEmojis(letter).filter(({ name }) => name.startsWith(letter)),
  );
  expect(all.length).toBeGreaterThan(180);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length);
});
