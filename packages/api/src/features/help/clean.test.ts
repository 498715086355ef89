// @module-tag one-engine

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payloads } from '../../../../../e2e/payloads.ts';
import { safeLink } from '../../formatting/safe-link.ts';
import { cpuTime } from '../../test/cpu-time.ts';
import { cleanHtml } from './clean.ts';
import { textOf } from './text.ts';

/** A tag that articles may contain, with harmless attributes only. */
const harmless =
  /<\/?(?:h[2-6]|p|div|br|hr|ul|ol|li|dl|dt|dd|blockquote|pre|code|kbd|samp|a|img|figure|figcaption|strong|b|em|i|u|s|del|ins|sub|sup|mark|small|abbr|details|summary|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)(?: (?:href|title|rel|src|alt|width|height|start|scope|colspan|rowspan|span|class)="[^"<>]*")*(?: \/)?>/g;
const leads = / (?:href|src)="([^"]*)"/g;

function expectHarmless(clean: string) {
  expect(clean.replace(harmless, '')).not.toMatch(/[<>]/);
  for (const [, address = ''] of clean.matchAll(leads)) {
    expect(address).toMatch(/^(?:https?:\/\/[^/]|mailto:|#|\/(?!\/))/);
  }
  for (const [, src = ''] of clean.matchAll(/<img[^>]* src="([^"]*)"/g)) {
    expect(src).toMatch(/^\/files\//);
  }
}

describe('XS-01: removes attacks, and changes nothing when run again', () => {
  test('there are enough attacks to test', () =>
    expect(payloads.length).toBeGreaterThanOrEqual(121));

  test.each(payloads)('$kind: $text', ({ text }) => {
    for (const html of [text, `<p>Before ${text} after</p>`, `<table><tr><td>${text}`]) {
      const clean = cleanHtml(html);
      expectHarmless(clean);
      expect(cleanHtml(clean)).toBe(clean);
    }
  });

  test('arbitrary combinations of attacks', () => {
    const parts = payloads.flatMap(({ text }) => text.split(/(?=[<"'&])/));
    const soup = fc
      .array(fc.constantFrom(...parts), { maxLength: 12 })
      .map((some) => some.join(''));
    fc.assert(
      fc.property(soup, (html) => {
        const clean = cleanHtml(html);
        expectHarmless(clean);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 300 },
    );
  });

  test('deeply nested markup is removed quickly', async () => {
    const spent = await cpuTime(() => {
      expectHarmless(cleanHtml('<div>'.repeat(20_000) + '<b>x'));
      expectHarmless(cleanHtml('<'.repeat(100_000)));
    });
    expect(spent).toBeLessThan(4_000);
  });
});

describe('keeps what people write', () => {
  test.each([
    '<h2>Heading</h2><p>Text <strong>bold</strong> <em>slanted</em> <u>under</u> <s>gone</s> H<sub>2</sub>O</p>',
    '<ul><li><p>One</p><ul><li>Two</li></ul></li></ul><ol start="3"><li>Three</li></ol>',
    '<table><caption>C</caption><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>',
    '<pre><code class="language-js">if (a &lt; b &amp;&amp; c) {}\n  x();</code></pre>',
    '<blockquote><p>Quoted</p></blockquote><hr /><p>A<br />B</p>',
    '<p><img src="/files/abc/def.webp" alt="A &quot;picture&quot;" width="640" height="480" /></p>',
    '<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">out</a> <a href="mailto:a@example.com">mail</a> <a href="/public/help/demo">in</a> <a href="#s-part">part</a></p>',
    '<details><summary>More</summary><p>Inside</p></details>',
  ])('%s', (html) => expect(cleanHtml(html)).toBe(html));

  test('a level 1 heading becomes level 2, since the title is level 1', () => {
    expect(cleanHtml('<h1>A</h1>')).toBe('<h2>A</h2>');
  });

  test('removes leftovers of editors and keeps their text', () => {
    expect(
      cleanHtml(
        '<p class="MsoNormal" style="margin:0"><span lang=EN-US style="color:red">Hi<o:p></o:p></span></p><!--[if gte mso 9]><xml></xml><![endif]-->',
      ),
    ).toBe('<p>Hi</p>');
  });

  test('removes external images, since their servers would learn who reads', () => {
    for (const src of [
      'https://evil.example/x.png',
      '//evil.example/x',
      'data:image/png;base64,AA',
    ]) {
      expect(cleanHtml(`<p>a<img src="${src}" alt="x">b</p>`)).toBe('<p>ab</p>');
    }
  });
});

describe('PT-08: allowed link targets', () => {
  test.each([
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['HTTP://EXAMPLE.COM', 'http://EXAMPLE.COM'],
    ['  https://example.com ', 'https://example.com'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['/public/help/demo', '/public/help/demo'],
    ['#part', '#part'],
    ['javascript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['vbscript:x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['/\t/evil.example', null],
    ['https:evil.example', null],
    ['https:///evil.example', null],
    ['ftp://example.com', null],
    ['blob:https://example.com/x', null],
    ['relative/page', null],
    ['', null],
  ])('%j becomes %j', (href, expected) => expect(safeLink(href)).toBe(expected));
});

test('the text of an article has one line per block, with entities decoded', () => {
  expect(
    textOf(
      '<h2>A &amp; B</h2><ul><li>One</li><li><p>Two\n  three</p></li></ul><p>x &lt; y<br />z</p>',
    ),
  ).toBe('A & B\nOne\nTwo three\nx < y\nz');
});
