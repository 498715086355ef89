import { expect, test } from 'vitest';
import { asMarkdown, wordsOfMarkdown } from './markdown-text.ts';

test.each([
  ['Hello **Ada**, _soon_ ~~late~~ `x`', 'Hello Ada, soon late x'],
  ['[the guide](https://a.example/b)', 'the guide (https://a.example/b)'],
  ['[https://a.example](https://a.example)', 'https://a.example'],
  ['[write](mailto:a@b.example)', 'write (a@b.example)'],
  ['## Title\n- one\n1. two\n> three', 'Title\n- one\n1. two\n> three'],
  ['```\ncode_with_lines\n```', 'code_with_lines\n'],
  ['order_number_5 and 2 * 3 * 4', 'order_number_5 and 2 * 3 * 4'],
  ['{customer.firstName|there}, {?order number}', '{customer.firstName|there}, {?order number}'],
  ['\\*not bold\\*', '*not bold*'],
  ['***both***', 'both'],
])('the text of %j is %j', (text, words) => {
  expect(wordsOfMarkdown(text)).toBe(words);
});

test('a plain text converted to Markdown has the same text', () => {
  for (const text of ['2 * 3', 'a_b _c_', '1. one', '[x](y)', '# no', '**no**', 'C:\\new\\dir']) {
    expect(wordsOfMarkdown(asMarkdown(text))).toBe(text);
  }
});
