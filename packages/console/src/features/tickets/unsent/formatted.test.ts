import { afterEach, expect, test } from 'vitest';
import { isFormatted, wordsOf } from '../unsent/unsent.ts';
import { giveBack, keepDraft, readDraft } from './draft.ts';

afterEach(() => sessionStorage.clear());

test('Markdown that comes back into an empty box is Markdown, a plain text is none', () => {
  giveBack('u', 't', '**a**', false, [], true);
  expect(readDraft('u', 't')).toMatchObject({ text: '**a**', isFormatted: true });
  sessionStorage.clear();
  giveBack('u', 't', '**a**');
  expect(readDraft('u', 't')).toMatchObject({ text: '**a**', isFormatted: false });
});

test('what comes back beside Markdown is Markdown with it', () => {
  keepDraft('u', 't', { text: '_b_', isInternal: false, isFormatted: true });
  giveBack('u', 't', 'a');
  expect(readDraft('u', 't')).toMatchObject({ text: 'a\n\n_b_', isFormatted: true });
});

test('the words of a formatted reply that waits in the browser are its Markdown', () => {
  const write = { operation: 'tickets.reply', input: { id: 't', markdown: '**a**' } } as const;
  expect([wordsOf(write), isFormatted(write)]).toEqual(['**a**', true]);
});
