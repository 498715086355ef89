import { expect, it } from 'vitest';
import { proseOf, sentencesOfSources } from './comments.mjs';
import { documents } from './documents.mjs';
import { mistakesIn, mistakesInMarkdown } from './mistakes.mjs';

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

it('reads every document', () => {
  expect(documents().map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'docs/operating.md']),
  );
});

it('reads comments and test titles of sources, but no other strings, code or quotations', () => {
  const source = [
    '/** Returns `somebody`, or "nobody".',
    ' *  @throws Refusal */',
    "const at = 'https://x.example/'; // The first,",
    '// and the second line.',
    'const text = `// no comment`;',
    "it.each([1])('sends %i', () => {});",
    "split('no title');",
  ].join('\n');
  expect(proseOf(source)).toEqual([
    { line: 1, text: 'Returns …, or ….\n @throws Refusal' },
    { line: 3, text: 'The first,\nand the second line.' },
    { line: 6, text: 'sends %i' },
  ]);
});

it('reads every source that is not generated', () => {
  const files = new Set(sentencesOfSources().map(({ file }) => file));
  expect([...files].some((file) => file.startsWith('packages/sdk/src/client/'))).toBe(false);
  expect(files.size).toBeGreaterThan(20);
});
