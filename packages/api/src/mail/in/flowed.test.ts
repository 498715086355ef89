// @module-tag one-engine

import { afterAll, expect, test } from 'vitest';
import { createMailParser } from './thread.ts';
import { wordsOf } from './words.ts';

const parser = createMailParser();
afterAll(() => parser.close());

const read = async (body: string, isAnswer = false, more = '') =>
  wordsOf(
    await parser.parse(
      Buffer.from(
        `Subject: x\r\nContent-Type: text/plain; charset=utf-8; format=flowed${more}\r\n\r\n${body.replaceAll('\n', '\r\n')}`,
      ),
    ),
    isAnswer,
  );

test.each([
  ['a paragraph', 'One \nline.\n\nTwo.', 'One line.\n\nTwo.'],
  ['a quote', '> One \n> line.\n> Two.', '> One line.\n> Two.'],
  ['a quote in a quote', '>> One \n>> line. \n> Two.', '>> One line. \n> Two.'],
  ['a signature', 'One.\n-- \nVera', 'One.\n-- \nVera'],
  ['a line set in', '  One.', 'One.'],
  ['a mark that the writer typed', ' >>> print(1)', '>>> print(1)'],
])('reads flowed text: %s', async (_, body, shown) => {
  expect(await read(body)).toBe(shown);
});

test('removes the space that a program has added', async () => {
  expect(await read('動き \nません', false, '; delsp=yes')).toBe('動きません');
});

test.each([
  ['a space at the end of the quote', 'On 04/02/2026 06:26 PM, Megan One wrote:\n> Hi \nHello'],
  ['an empty line in the quote', 'On 04/02/2026 06:26 PM, Megan One wrote:\n> Hi\n> \nHello'],
])("doesn't draw an answer into the quote above: %s", async (_, body) => {
  expect(await read(body, true)).toBe('Hello');
});

test('shows a mark that the writer typed in an answer', async () => {
  const body = 'See:\n\n >>> a\n >>> b\n\nOn 04/02/2026 06:26 PM, Megan wrote:\n> Hi';
  expect(await read(body, true)).toBe('See:\n\n    >>> a\n    >>> b');
});
