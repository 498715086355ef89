import { describe, expect, it } from 'vitest';
import { cleanPaste, countForeignPictures } from './clean-paste.ts';
import { fromGoogleDocs, fromWord } from './samples.ts';

const lines = (html: string) =>
  cleanPaste(html).replace(/\s+/g, ' ').replaceAll('> <', '><').trim();

describe('what is pasted', () => {
  it("from Word becomes headings, lists, links and a table, without any of Word's markup", () => {
    expect(lines(fromWord)).toBe(
      '<h1>Kettle manual</h1><h1>Before you begin</h1>' +
        '<p>Unplug it first. See <a href="https://example.com/safety">safety</a> and above.</p>' +
        '<ul><li><p>Water</p><ul><li><p>Cold</p></li></ul></li><li><p><i>Acid</i></p></li></ul>' +
        '<ol><li><p>Fill</p></li><li><p>Heat</p></li></ol>' +
        '<table><tbody><tr><th><p>Model</p></th><th><p>Spoons</p></th></tr>' +
        '<tr><td><p>Small</p></td><td><p>1</p></td></tr></tbody></table>' +
        '<p><img src="file:///C:/Temp/clip_image002.png"></p>',
    );
  });

  it('from Google Docs keeps bold, italic, strikethrough and code, which were styles there', () => {
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

it('external images are counted, so that the user can be notified of their removal', () => {
  expect(countForeignPictures(cleanPaste(fromWord))).toBe(1);
  expect(
    countForeignPictures('<img src="/files/a/b.webp"><img src="data:image/png;base64,AA">'),
  ).toBe(0);
  expect(countForeignPictures('<img src="//evil.example/x"><img>')).toBe(2);
});
