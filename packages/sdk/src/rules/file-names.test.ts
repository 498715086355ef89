import { expect, test } from 'vitest';
import { namesOfFiles, wordsBeside } from './file-names.ts';

const files = [{ name: 'a.png' }, { name: 'b.pdf' }];

test('files without words are named, and the names are not shown as words', () => {
  expect(namesOfFiles(files)).toBe('a.png, b.pdf');
  expect(wordsBeside(files, 'a.png, b.pdf')).toBe('');
  expect(wordsBeside(files, 'a.png')).toBe('a.png');
  expect(wordsBeside([], '')).toBe('');
  expect(wordsBeside(undefined, 'Hello')).toBe('Hello');
});

test('twenty long names are no longer than a message may be', () => {
  const long = Array.from({ length: 20 }, () => ({ name: 'x'.repeat(255) }));
  expect(namesOfFiles(long)).toHaveLength(4_000);
  expect(wordsBeside(long, namesOfFiles(long))).toBe('');
});
