// @module-tag one-engine

import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownHtml } from './markdown.ts';

/** What somebody reads of it, and whether there is anything but paragraphs. */
function read(text: string) {
  const html = markdownHtml(text);
  const tags = new Set(html.match(/<[a-z]+/g));
  const words = html
    .replace(/<br>\n/g, '\n')
    .replace(/<\/?p>\n?/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return { words: words.replaceAll('\u00A0', ' ').trim(), tags: [...tags] };
}

const pieces = [
  ...'*_~`[]()<>|&#+-=.!\\:/ 1a\t'.split(''),
  '\n',
  '**',
  '~~~',
  '```',
  '1. ',
  '    ',
  '&amp;',
  '<https://a.example>',
  '---|---',
  '# ',
  'https://a.example/a_b',
];

test('any text as Markdown says just that, and formats nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (some) => {
      const lines = some.join('').split('\n');
      // Empty lines and spaces around a line are none in a paragraph.
      const text = lines
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\n');
      const { words, tags } = read(asMarkdown(text));
      expect(words).toBe(text);
      expect(tags.filter((tag) => tag !== '<p' && tag !== '<br')).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});

test('a line under a bar is no head of a table', () => {
  expect(read(asMarkdown('|\n:-'))).toEqual({ words: '|\n:-', tags: ['<p', '<br'] });
});

test('a name that has marks stays a name in the middle of Markdown', () => {
  const name = '**Ada** [evil](https://evil.example) _x_';
  expect(markdownHtml(`Hello **${asMarkdown(name)}**, and *you*`)).toBe(
    '<p>Hello <strong>**Ada** [evil](https://evil.example) _x_</strong>, and <em>you</em></p>\n',
  );
});

test('lines that are set in stay so', () => {
  expect(read(asMarkdown('Steps:\n    1. Turn\n\tdone')).tags).toEqual(['<p', '<br']);
  expect(asMarkdown('  a')).toBe('\u00A0\u00A0a');
});

test('a link stays text only where more than a hundred brackets are never closed', () => {
  const link = '[Help](https://a.example)';
  expect(markdownHtml(`${'[a] '.repeat(500)}${link}`)).toContain('<a href="https://a.example">');
  expect(markdownHtml(`${'[a '.repeat(99)}${link}`)).toContain('<a href="https://a.example">');
  const { words, tags } = read(`**${'![a](['.repeat(500)}** ${link}`);
  expect(words).toContain('[Help](');
  expect(tags).toEqual(['<p', '<strong']);
});
