import { expect, it } from 'vitest';
import { mistakesIn, mistakesInMarkdown } from './mistakes.mjs';
import { documents, sentencesOfContract } from './sources.mjs';

it('finds a word, with its line and what to write instead', () => {
  expect(mistakesIn('Sign in anew.')).toEqual([{ line: 1, said: 'anew', instead: 'again' }]);
  expect(mistakesIn('Sign in again.')).toEqual([]);
});

it('reads Markdown with its tables, and leaves code alone', () => {
  const text =
    '# Title\n\nSet `somebody`\nso that it works.\n\n| a | b |\n| - | - |\n| c | for good |\n';
  expect(mistakesInMarkdown(text).map(({ line, said }) => [line, said])).toEqual([
    [3, 'so that'],
    [8, 'for good'],
  ]);
});

it('finds relative clauses as subjects of sentences, but not in questions and labels', () => {
  expect(mistakesIn('Who looks up a ticket gets a link.')).toHaveLength(1);
  for (const text of ['Who can sign up?', 'Who can sign up', 'Visitors get a link.']) {
    expect(mistakesIn(text), text).toEqual([]);
  }
});

it('reads every document and the whole contract', () => {
  expect(documents().map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'docs/operating.md']),
  );
  expect(sentencesOfContract().length).toBeGreaterThan(3000);
});
