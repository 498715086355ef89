import { describe, expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { fromGoogleDocs, fromWord } from './samples.ts';

const lines = (html: string) =>
  cleanPaste(html).replace(/\s+/g, ' ').replaceAll('> <', '><').trim();

describe('pasted content', () => {
  it("from Word becomes headings, lists, links and a table, without any of Word's markup", () => {
    expect(lines(fromWord)).toBe(
      '<h1>Kettle manual</h1><h1>Before you begin</h1>' +
        '<p>Unplug it first. See <a href="https://example.com/safety">safety</a> and above.</p>' +
        '<ul><li><p>Water</p><ul><li><p>Cold</p></li></ul></li><li><p><i>Acid</i></p></li></ul>' +
        '<ol><li><p>Fill</p></li><li><p>Heat</p></li></ol>' +
        '<table><tbody><tr><th><p>Model</p></th><th><p>Spoons</p></th></tr>' +
        '<tr><td><p>Small</p></td><td><p>1</p></td></tr></tbody></table>' +
        '<p><img></p>',
    );
  });

  it('from Google Docs keeps bold, italic, strikethrough and code, which are styles there', () => {
    expect(lines(fromGoogleDocs)).toBe(
      '<h2>Before you begin</h2>' +
        '<p>Unplug it <strong>first</strong><em>, please</em><s>!</s><code>boil</code></p>' +
        '<ul><li><p>Water</p></li><ul><li><p>Cold</p></li></ul></ul>' +
        '<p><a href="https://example.com/safety">Safety</a>' +
        '<img src="https://lh7-rt.googleusercontent.com/docsz/x"></p>',
    );
  });

  it('from the editor itself is unchanged', () => {
    const own = '<p data-pm-slice="0 0 []">Mine <strong>too</strong></p>';
    expect(cleanPaste(own)).toBe(own);
  });

  it('loses styles, classes, scripts and unsafe links', () => {
    expect(
      lines(
        '<style>p{color:red}</style><p class="x" style="color:red" onclick="alert(1)">A <a href="javascript:alert(1)">b</a> <a href="file:///C:/x">c</a></p><script>alert(1)</script>',
      ),
    ).toBe('<p>A b c</p>');
  });

  it('keeps lines in code as they are', () => {
    expect(cleanPaste('<pre>a\u00a0\u00a0b\n  c</pre>')).toBe('<pre>a&nbsp;&nbsp;b\n  c</pre>');
  });
});

describe('styles for formatting', () => {
  it.each([
    ['<span style="font-weight:600">a</span>', '<strong>a</strong>'],
    ['<span style="font-weight: bold">a</span>', '<strong>a</strong>'],
    ['<span style="font-weight:500">a</span>', 'a'],
    ['<span style="font-style: italic">a</span>', '<em>a</em>'],
    ['<span style="font-style:normal">a</span>', 'a'],
    ['<span style="text-decoration: underline line-through">a</span>', '<s>a</s>'],
    ['<span style="text-decoration:underline;x:line-through">a</span>', 'a'],
    ['<span style="font-family:Consolas">a</span>', '<code>a</code>'],
    ['<span style="font-family:Arial;x:mono">a</span>', 'a'],
    [
      '<span STYLE = "font-family:menlo;font-weight:700">a</span>',
      '<strong><code>a</code></strong>',
    ],
    ['<span>a</span>', 'a'],
    ['<b>a</b>', '<b>a</b>'],
    ['<b style="font-weight:700">a</b>', '<b>a</b>'],
    ['<b style="font-weight:normal">a</b>', 'a'],
    ['<strong style="font-weight: 400">a</strong>', 'a'],
    ['<b style="font-weight:normal;font-style:italic">a</b>', 'a'],
  ])('%s becomes %s', (pasted, clean) => {
    expect(cleanPaste(`<p>${pasted}</p>`)).toBe(`<p>${clean}</p>`);
  });

  it('are removed in headings, which are bold anyway', () => {
    expect(cleanPaste('<h2><b>a</b><span style="font-weight:700">b</span></h2>')).toBe(
      '<h2>ab</h2>',
    );
    expect(cleanPaste('<h6><span style="font-style:italic">b</span></h6>')).toBe(
      '<h6><em>b</em></h6>',
    );
  });

  it('are parsed from attributes, not from text that looks like them', () => {
    const pasted = `<p title="a style='x'">a style="font-weight:700"</p>`;
    expect(cleanPaste(pasted)).toBe(`<p title="a style='x'">a style="font-weight:700"</p>`);
  });
});

describe('a table with a first row in bold', () => {
  const table = (first: string, more = '<tr><td>x</td></tr>') =>
    cleanPaste(`<table><tbody><tr>${first}</tr>${more}</tbody></table>`)
      .replace('<table><tbody><tr>', '')
      .replace('</tr>', '|')
      .split('|')[0];

  it.each([
    ['<td><b>A</b></td><td><p><strong>B</strong></p></td>', '<th>A</th><th><p>B</p></th>'],
    ['<td><b>A</b> <b>C</b></td>', '<th>A C</th>'],
    ['<th><b>A</b></th>', '<th>A</th>'],
    ['<th>A</th>', '<th>A</th>'],
    ['<td colspan="2"><b>A</b></td>', '<th colspan="2">A</th>'],
    ['<td><b>A</b></td><td>B</td>', '<td><b>A</b></td><td>B</td>'],
    ['<td><b>A</b> and</td>', '<td><b>A</b> and</td>'],
    ['<td><b>A</b></td><td></td>', '<td><b>A</b></td><td></td>'],
  ])('%s is converted to %s', (first, clean) => {
    expect(table(first)).toBe(clean);
  });

  it('has no header row if that is its only row, or if it is empty', () => {
    expect(table('<td><b>A</b></td>', '')).toBe('<td><b>A</b></td>');
    expect(cleanPaste('<table></table>')).toBe('<table></table>');
  });

  it('keeps bold text below the first row', () => {
    const html = '<table><tbody><tr><td>A</td></tr><tr><td><b>B</b></td></tr></tbody></table>';
    expect(cleanPaste(html)).toBe(html);
  });
});

describe('the remains of a web page', () => {
  it.each([
    ['<!-- a --><p>b</p><!--[if x]>c<![endif]-->', '<p>b</p>'],
    ['<![if !a]><p>b</p><![endif]>', '<p>b</p>'],
    ['<title>a</title><xml>b</xml><meta charset="x"><p>c<o:p>d</o:p></p>', '<p>cd</p>'],
    ['<p>a</p><!--StartFragment--><p>b</p><!--EndFragment--><p>c</p>', '<p>b</p>'],
    ['<p class="MsoTitle" title="t">a</p>', '<h1 title="t">a</h1>'],
    ['<p class="Other">a</p>', '<p>a</p>'],
    ['<ol start="3" type="a"><li value="3">a</li></ol>', '<ol start="3"><li>a</li></ol>'],
    ['<td rowspan="2">a</td>', 'a'],
    ['<p>a<br>b</p><br><div>c<br></div>', '<p>a<br>b</p><div>c</div>'],
    ['<p>a\u00a0b</p>', '<p>a b</p>'],
    ['<p></p><p> </p><h2></h2><p>a<i></i><code> </code></p>', ' <p>a </p>'],
    ['<p><img src="/files/a.png"></p>', '<p><img src="/files/a.png"></p>'],
    ['<pre><code></code></pre>', '<pre><code></code></pre>'],
    [
      '<table><tbody><tr><td><p></p></td></tr></tbody></table>',
      '<table><tbody><tr><td><p></p></td></tr></tbody></table>',
    ],
    [
      '<p><a href="mailto:a@b.c">1</a><a href="/a">2</a><a href="HTTP://a.b">3</a></p>',
      '<p><a href="mailto:a@b.c">1</a><a href="/a">2</a><a href="HTTP://a.b">3</a></p>',
    ],
    ['<p><a href="#a">1</a><a name="b">2</a><a href="ftp://a">3</a></p>', '<p>123</p>'],
    ['<p><a href="/a"></a>b</p>', '<p>b</p>'],
  ])('%s becomes %s', (pasted, clean) => {
    expect(cleanPaste(pasted)).toBe(clean);
  });
});
