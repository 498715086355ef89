import { expect, test } from 'vitest';
import { isFormatted, wordsOf } from './unsent.ts';

test('the text of a queued formatted reply is its Markdown', () => {
  const write = { operation: 'tickets.reply', input: { id: 't', markdown: '**a**' } } as const;
  expect([wordsOf(write), isFormatted(write)]).toEqual(['**a**', true]);
});
