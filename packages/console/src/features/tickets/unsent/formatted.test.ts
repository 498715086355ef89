import { expect, test } from 'vitest';
import { isFormatted, wordsOf } from './unsent.ts';

test('the words of a formatted reply that waits in the browser are its Markdown', () => {
  const write = { operation: 'tickets.reply', input: { id: 't', markdown: '**a**' } } as const;
  expect([wordsOf(write), isFormatted(write)]).toEqual(['**a**', true]);
});
