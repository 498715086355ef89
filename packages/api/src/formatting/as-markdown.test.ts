// @module-tag one-engine

import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownHtml } from './markdown.ts';

/** The visible text of the rendered Markdown, and the HTML tags in it. */
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

test('escapes any text so Markdown renders it unchanged and unformatted', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (some) => {
      const lines = some.join('').split('\n');
      // A paragraph drops empty lines and the spaces around a line.
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

test('a line below a bar is not a table header', () => {
  expect(read(asMarkdown('|\n:-'))).toEqual({ words: '|\n:-', tags: ['<p', '<br'] });
});

test('a name with Markdown characters stays plain text inside Markdown', () => {
  const name = '**Ada** [evil](https://evil.example) _x_';
  expect(markdownHtml(`Hello **${asMarkdown(name)}**, and *you*`)).toBe(
    '<p>Hello <strong>**Ada** [evil](https://evil.example) _x_</strong>, and <em>you</em></p>\n',
  );
});

test('indented lines stay indented', () => {
  expect(read(asMarkdown('Steps:\n    1. Turn\n\tdone')).tags).toEqual(['<p', '<br']);
  expect(asMarkdown('  a')).toBe('\u00A0\u00A0a');
});

test('a link stays plain text only after more than a hundred unclosed brackets', () => {
  const link = '[Help](https://a.example)';
  expect(markdownHtml(`${'[a] '.repeat(500)}${link}`)).toContain('<a href="https://a.example">');
  expect(markdownHtml(`${'[a '.repeat(99)}${link}`)).toContain('<a href="https://a.example">');
  const { words, tags } = read(`**${'![a](['.repeat(500)}** ${link}`);
  expect(words).toContain('[Help](');
  expect(tags).toEqual(['<p', '<strong']);
});
