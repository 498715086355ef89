// @module-tag one-engine

import { describe, expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

describe('converts HTML to the plain text that a mail program would send with it', () => {
  test.each([
    [
      'spaces and breaks count as one space',
      ' <b>Hello</b>  \r\n\t my<i> friend</i> ',
      'Hello my friend',
    ],
    ['a line ends where it was ended', 'a<br>b<br><br>c', 'a\nb\n\nc'],
    ['blocks are lines', '<div>a</div><div>b</div>c<div>d</div>', 'a\nb\nc\nd'],
    ['an empty block is none', '<div>a</div><div> </div><div>b</div>', 'a\nb'],
    ['paragraphs are set apart', 'a<p>b</p>c<p>d</p><p>e</p>', 'a\n\nb\n\nc\n\nd\n\ne'],
    ['headings are set apart', '<h1>a</h1><h6>b</h6>', 'a\n\nb'],
    ['items are listed', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    [
      'cells stand beside each other',
      '<table><tr><th>a</th><td>b</td><th>c</th></tr></table>',
      'a b c',
    ],
    ['a rule is a line', 'a<hr>b', `a\n${'_'.repeat(32)}\nb`],
    ['a picture is its words', '<img alt="A cat">, <img>,<b alt="x"></b> <img alt="">', 'A cat, ,'],
    ['empty lines at the end of a block are none', '<pre>a\n  </pre>b', 'a\n\nb'],
    ['spaces at the end of a block are none', '<pre><div>a\n  </div>b</pre>', 'a\nb'],
    ['a quote is apart from a paragraph', '<p>a</p><blockquote>b</blockquote>', 'a\n\n> b'],
    ['letters are decoded', 'a &lt; b &amp;&nbsp;c', 'a < b &\u00a0c'],
    ['text of programs keeps its lines', '<pre>a\n  b\r\n\nc</pre>d', 'a\n  b\n\nc\n\nd'],
    [
      'text of programs keeps its spaces',
      '<b></b><pre>a   b</pre><div>c   d</div>',
      'a   b\n\nc d',
    ],
  ])('%s', (_, html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  test.each(['head', 'script', 'style', 'title', 'template', 'noscript'])(
    'omits %s elements',
    (name) => {
      expect(htmlText(`a<${name}>unseen<div>x</div></${name}>b`)).toMatch(/^a\s?b$/);
    },
  );

  test.each(['display:none', 'color: red; DISPLAY : none', 'mso-hide:all'])(
    'omits content hidden by %s',
    (style) => {
      const html = `a <div style="${style}">x<p>y</p><a href="https://x.example">z</a></div>b`;
      expect(htmlText(html)).toBe('a b');
      expect(htmlText(`<p style="${style.replace(/none|all/, 'x')}">seen</p>`)).toBe('seen');
    },
  );

  test('reads up to 500 characters of a style', () => {
    const hiding = 'display:none';
    const styled = (before: number) => `<p style="${' '.repeat(before)}${hiding}">a</p>`;
    expect(htmlText(styled(500 - hiding.length))).toBe('');
    expect(htmlText(styled(501 - hiding.length))).toBe('a');
  });
});

test('reads cut-off HTML to its end', () => {
  expect([htmlText('fish &amp'), htmlText('<p>1 <')]).toEqual(['fish &', '1 <']);
});

describe('a quote', () => {
  test('is marked with ">", nested quotes with several', () => {
    expect(htmlText('a<blockquote>b<blockquote>c<br>d</blockquote>e</blockquote>f')).toBe(
      'a\n> b\n> > c\n> > d\n> e\nf',
    );
  });

  test('has marked lines between its paragraphs, and none at its end', () => {
    expect(htmlText('<blockquote><p>a</p><p>b</p></blockquote>c')).toBe('> a\n>\n> b\nc');
    expect(htmlText('<blockquote>a<br><br></blockquote>c')).toBe('> a\nc');
  });

  test('is marked at most five levels deep', () => {
    const deep = (depth: number) =>
      htmlText(`${'<blockquote>'.repeat(depth)}a${'</blockquote>'.repeat(depth)}`);
    expect(deep(5)).toBe('> > > > > a');
    expect(deep(6)).toBe('> > > > > a');
  });
});

describe('a link', () => {
  const to = (href: string, words: string) => htmlText(`See <a href="${href}">${words}</a>!`);

  test('is followed by its URL', () => {
    expect(to('https://x.example/a', 'this page')).toBe('See this page (https://x.example/a)!');
    expect(to('HTTP://x.example', '<b>this</b> page')).toBe('See this page (HTTP://x.example)!');
  });

  test.each(['https://x.example/', 'x.example', 'http://x.example'])(
    'is not, if its text is already the URL, as in %s',
    (words) => {
      expect(to('https://x.example/', words)).toBe(`See ${words}!`);
    },
  );

  test("is not, if it has no text or isn't a web URL", () => {
    expect(to('https://x.example', ' ')).toBe('See !');
    expect(to('mailto:a@x.example', 'mail')).toBe('See mail!');
    expect(to('xhttps://x.example', 'mail')).toBe('See mail!');
    expect(htmlText('<a name="top">a</a><b href="https://x.example">c</b>')).toBe('ac');
  });

  test('is not, if the URL has more than 2,000 characters', () => {
    const long = `https://x.example/${'a'.repeat(1_982)}`;
    expect(long).toHaveLength(2_000);
    expect(to(long, 'page')).toBe(`See page (${long})!`);
    expect(to(`${long}a`, 'page')).toBe('See page!');
  });
});

describe('limits', () => {
  test('breaks lines after 5,000 characters', () => {
    expect(htmlText(`${'a'.repeat(4_999)} <b>b</b> c`)).toBe(`${'a'.repeat(4_999)} b\nc`);
    expect(htmlText(`${'a'.repeat(5_000)}<b>b</b>c`)).toBe(`${'a'.repeat(5_000)}b\nc`);
  });

  test('omits everything after 250,000 characters', () => {
    expect(htmlText(`${' '.repeat(249_999)}ab`)).toBe('a');
  });

  test('omits text nested deeper than 1,000 elements, if it comes in a later chunk', () => {
    const nested = (depth: number) => `${'<b>'.repeat(depth)}${' '.repeat(20_000)}a`;
    expect(htmlText(nested(999))).toBe('a');
    expect(htmlText(nested(1_000))).toBe('');
  });
});
