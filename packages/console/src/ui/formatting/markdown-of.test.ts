import { expect, test } from 'vitest';
import { cleanedPaste } from '../paste/clean-paste.ts';
import { fromGoogleDocs, fromWord } from '../paste/samples.ts';
import { isFormatted, markdownOf } from './markdown-of.ts';
import { previewHtml } from './markdown-preview.ts';

const written = (html: string) => markdownOf(cleanedPaste(html));
/** Returns the HTML of its Markdown, without line breaks between tags. */
const shown = (html: string) =>
  previewHtml(written(html))
    .replace(/\s*(<\/?(?:[uo]l|li|p|br|t\w+|blockquote)\b[^>]*>)\s*/g, '$1')
    .trim();

test('keeps headings, lists, links and the table of Word', () => {
  expect(written(fromWord)).toBe(
    [
      '# Kettle manual',
      '# Before you begin',
      'Unplug it first. See [safety](<https://example.com/safety>) and above.',
      '- Water\n  - Cold\n- *Acid*',
      '1. Fill\n2. Heat',
      '| Model | Spoons |\n| --- | --- |\n| Small | 1 |',
    ].join('\n\n'),
  );
});

test('keeps bold, italic, strikethrough, code and nested lists of Google Docs', () => {
  expect(written(fromGoogleDocs)).toBe(
    [
      '## Before you begin',
      'Unplug it **first***, please*~~!~~`boil`',
      '- Water\n  - Cold',
      '[Safety](<https://example.com/safety>)',
    ].join('\n\n'),
  );
});

test.each([
  ['<p>Hi <b>Ada</b>,</p><p>bye</p>', '<p>Hi <strong>Ada</strong>,</p><p>bye</p>'],
  ['<b> spaces </b>around', '<p><strong>spaces</strong> around</p>'],
  ['<p><b>a<br>b</b></p>', '<p><strong>a</strong><br><strong>b</strong></p>'],
  ['<b><i>both</i></b>', '<p><em><strong>both</strong></em></p>'],
  ['<p>2 * 3 * 4 and _x_ <b>y</b></p>', '<p>2 * 3 * 4 and _x_ <strong>y</strong></p>'],
  ['<p>- no list, <i>really</i></p>', '<p>- no list, <em>really</em></p>'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ['<pre>a *b*\n  `c`</pre>', '<pre><code>a *b*\n  `c`\n</code></pre>'],
  ['<p>run <code>a `b`</code></p>', '<p>run <code>a `b`</code></p>'],
  [
    '<ol start="3"><li>three</li><li><p>four</p><ul><li>inner</li></ul></li></ol>',
    '<ol start="3"><li>three</li><li>four<ul><li>inner</li></ul></li></ol>',
  ],
  [
    '<a href="https://a.example/b_(c)?d=1&amp;e">the guide</a>',
    '<p><a href="https://a.example/b_(c)?d=1&amp;e">the guide</a></p>',
  ],
  [
    '<table><tr><td>a|b</td><td><b>c</b></td></tr></table>',
    '<table><thead><tr><th>a|b</th><th><strong>c</strong></th></tr></thead></table>',
  ],
])('%s is rendered the same', (html, looks) => {
  expect(shown(html)).toBe(looks);
});

test('writes a URL unchanged', () => {
  expect(written('<a href="https://a.example/b">https://a.example/b</a>')).toBe(
    'https://a.example/b',
  );
});

test('removes scripts and pictures', () => {
  const html =
    '<p onclick="x()">a<script>alert(1)</script><img src="https://evil.example/x" onerror="y()"><a href="javascript:z()">b</a></p>' +
    '<p>&lt;img src=x onerror=alert(1)&gt; <b>c</b></p>';
  expect(shown(html)).toBe('<p>ab</p><p>&lt;img src=x onerror=alert(1)&gt; <strong>c</strong></p>');
});

test.each([
  ['<p>Only <span style="color:red">words</span></p>', false],
  ['<div>Lines<br>of words</div>', false],
  ['<img src="https://a.example/x.png">', false],
  ['<p><b>Bold</b></p>', true],
  ['<ul><li>a</li></ul>', true],
])('%s: has formatting: %s', (html, is) => {
  expect(isFormatted(cleanedPaste(html))).toBe(is);
});

test('keeps the visible text of any copied content', () => {
  // A fixed seed makes failures reproducible.
  let seed = 11;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const pick = <T>(some: readonly T[]) => some[next(some.length)] as T;
  const words = [
    'a',
    '*',
    '_b_',
    '1.',
    '-',
    '#',
    '>',
    '`',
    '[x](y)',
    '&amp;',
    '~~',
    '|',
    '\\',
    'ö',
  ];
  const text = () => Array.from({ length: 1 + next(4) }, () => pick(words)).join(pick(['', ' ']));
  const inlines = (depth: number): string =>
    Array.from({ length: 1 + next(3) }, () => {
      if (depth === 0 || next(2) === 0) return text();
      const tag = pick(['b', 'i', 's', 'code', 'span']);
      return `<${tag}>${inlines(depth - 1)}</${tag}>`;
    }).join(' ');
  const blocks = (depth: number): string =>
    Array.from({ length: 1 + next(3) }, () => {
      const tag = pick(['p', 'h2', 'ul', 'ol', 'blockquote', 'pre', 'div']);
      if (tag === 'ul' || tag === 'ol') {
        const items = Array.from(
          { length: 1 + next(3) },
          () => `<li>${depth ? blocks(depth - 1) : inlines(1)}</li>`,
        );
        return `<${tag}>${items.join('')}</${tag}>`;
      }
      if (tag === 'blockquote' && depth) return `<${tag}>${blocks(depth - 1)}</${tag}>`;
      return `<${tag}>${tag === 'pre' ? text() : inlines(2)}</${tag}>`;
    }).join('');
  const said = (element: Element) => element.textContent.replace(/\s+/g, '');
  for (let count = 0; count < 400; count += 1) {
    const html = blocks(2);
    const body = cleanedPaste(html);
    const page = new DOMParser().parseFromString(previewHtml(markdownOf(body)), 'text/html');
    expect(said(page.body), html).toBe(said(body));
  }
});
