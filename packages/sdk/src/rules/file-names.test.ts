import { expect, test } from 'vitest';
import { namesOfFiles, textOrFileNames } from './file-names.ts';

const files = [{ name: 'a.png' }, { name: 'b.pdf' }];

test('lists files of a message without text by name, and hides those names', () => {
  expect(namesOfFiles(files)).toBe('a.png, b.pdf');
  expect(textOrFileNames(files, 'a.png, b.pdf')).toBe('');
  expect(textOrFileNames(files, 'a.png')).toBe('a.png');
  expect(textOrFileNames([], '')).toBe('');
  expect(textOrFileNames(undefined, 'Hello')).toBe('Hello');
});

test('the names of twenty long files fit into a message', () => {
  const long = Array.from({ length: 20 }, () => ({ name: 'x'.repeat(255) }));
  expect(namesOfFiles(long)).toHaveLength(4_000);
  expect(textOrFileNames(long, namesOfFiles(long))).toBe('');
});
