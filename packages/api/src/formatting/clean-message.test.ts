// @module-tag one-engine

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { markup } from '../../../../e2e/markup.ts';
import { htmlOfMail } from '../mail/in/html-of-mail.ts';
import { cpuTime } from '../test/cpu-time.ts';
import { cleanMailHtml, cleanMessage, messageLink } from './clean-message.ts';
import { finished, formatted } from './formatted.ts';
import { markdownHtml } from './markdown.ts';

type Node = DefaultTreeAdapterTypes.Node;

const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    'p div br hr h3 h4 ul li blockquote pre code strong em s sub sup table caption thead tbody tfoot tr'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'rel'],
  img: ['src', 'alt'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Checks that a browser finds only these elements and attributes in the HTML. */
function expectHarmless(html: string) {
  const walk = (node: Node) => {
    if ('tagName' in node) {
      expect(node.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
      expect(Object.keys(allowed), html).toContain(node.tagName);
      for (const { name, value } of node.attrs) {
        expect(allowed[node.tagName], html).toContain(name);
        if (name === 'href') expect(value).toMatch(/^(https?:\/\/[^/]|mailto:|tel:[+\d])/);
        if (name === 'src') expect(value).toMatch(/^file:[\w-]{1,64}$/);
        if (/span$|start/.test(name)) expect(value).toMatch(/^\d{1,2}$/);
      }
    } else expect(node.nodeName).toMatch(/^#(text|document-fragment)$/);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parseFragment(html));
}

const mail = (html: string) => ({
  headers: [],
  from: null,
  to: [],
  recipients: [],
  subject: '',
  messageId: null,
  text: null,
  html,
  parts: [],
});

describe('attacks: nothing remains that a browser would run or fetch', () => {
  test('covers enough of them', () => expect(markup.length).toBeGreaterThanOrEqual(240));

  test.each(markup)('%j', (text) => {
    for (const html of [text, `<p>Before ${text} after</p>`, `<table><tr><td>${text}`]) {
      const made = {
        html: finished(cleanMessage(html)),
        markdown: finished(cleanMessage(markdownHtml(html))),
        mail: finished(cleanMessage(cleanMailHtml(html, new Map([['x', 'file-1']])))),
      };
      for (const clean of Object.values(made)) {
        expectHarmless(clean);
        expect(cleanMessage(clean)).toBe(clean);
      }
      const quoted = `<p>Yes</p><p>On 1 May 2026 at 10:00, A &lt;a@b.example&gt; wrote:</p><blockquote>${html}</blockquote>`;
      const { whole, news } = htmlOfMail(mail(quoted), [], new Map());
      for (const part of [whole.html, news.html, news.folded]) expectHarmless(part ?? '');
    }
  });

  test('deep nesting is harmless and cleaned quickly', async () => {
    const spent = await cpuTime(() => {
      for (const piece of ['<div>', '<table><tr><td>', '<blockquote>', '<b><i>', '<ul><li>', '<']) {
        const html = piece.repeat(Math.floor(250_000 / piece.length));
        const { whole, news } = htmlOfMail(mail(html), [], new Map());
        for (const part of [whole.html, news.html, news.folded]) expectHarmless(part ?? '');
      }
    });
    expect(spent).toBeLessThan(12_000);
  });
});

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  [' https://a.example/a b ', 'https://a.example/a%20b'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['tel:+49 30 123', 'tel:+4930123'],
  ['javascript:alert(1)', null],
  ['/api/auth/logout', null],
  ['#top', null],
  ['//evil.example', null],
  [`https://a.example/${'a'.repeat(2_000)}`, null],
])('a link to %j becomes %j', (href, to) => expect(messageLink(href)).toBe(to));

const acme = { id: 'acme' };

describe('formatting that people write is kept', () => {
  test('Markdown becomes HTML and plain text', async () => {
    const { text, html } = await formatted(acme, {
      markdown:
        'Hi **Ada**,\nsee ~~this~~ `that`:\n\n1. one\n2. two\n\n> quoted\n\n```\na < b\n```',
    });
    expect(text).toBe('Hi Ada,\nsee this that:\n\n1. one\n2. two\n\n> quoted\n\na < b');
    expect(html?.replaceAll('\n', '')).toBe(
      '<p>Hi <strong>Ada</strong>,<br />see <s>this</s> <code>that</code>:</p>' +
        '<ol><li>one</li><li>two</li></ol><blockquote><p>quoted</p></blockquote>' +
        '<pre><code>a &lt; b</code></pre>',
    );
  });

  test('keeps a table, an image of the message and a link, and links plain addresses', async () => {
    const { text, html } = await formatted(acme, {
      html: '<table><tr><th>A</th><td>1</td></tr></table><img src="file:f1" alt="Kettle"><p><a href="https://a.example/x">here</a> or vera@b.example, not <code>c@d.example</code></p>',
    });
    expect(text).toBe(
      'A 1\n\nKettle\n\nhere (https://a.example/x) or vera@b.example, not c@d.example',
    );
    expect(html).toBe(
      '<table><tr><th>A</th><td>1</td></tr></table><img src="file:f1" alt="Kettle" />' +
        '<p><a href="https://a.example/x" rel="noopener noreferrer nofollow">here</a> or ' +
        '<a href="mailto:vera@b.example" rel="noopener noreferrer nofollow">vera@b.example</a>, not <code>c@d.example</code></p>',
    );
  });

  test.each([
    ['paragraphs and a plain address', '<p>Hello</p><div>See https://a.example/x<br>Vera</div>'],
    ['a table that only lays out', '<table><tr><td><p>Hello</p></td></tr></table>'],
  ])('%s become plain text', async (_, html) => {
    expect((await formatted(acme, { html })).html).toBeNull();
  });

  test('HTML in Markdown becomes text, and an external image becomes a link', async () => {
    const { html } = await formatted(acme, {
      markdown: '<b>x</b> ![cat](https://a.example/cat.png)',
    });
    expect(html).toBe(
      '<p>&lt;b&gt;x&lt;/b&gt; <a href="https://a.example/cat.png" rel="noopener noreferrer nofollow">cat</a></p>',
    );
  });

  test.each([
    [{}, 'Message is required'],
    [{ html: '<script>x</script><p> </p>' }, 'Message is required'],
    [{ message: 'a', html: 'a' }, 'Send only one of message, html and markdown'],
    [{ markdown: 'a', html: 'a' }, 'Send only one of message, html and markdown'],
    [{ html: 'a'.repeat(20_001) }, 'A message can have up to 20000 characters'],
  ])('rejects %j: %s', async (given, sentence) => {
    await expect(formatted(acme, given)).rejects.toThrow(sentence);
  });

  test('accepts an image alone as a message', async () => {
    expect(await formatted(acme, { html: '<img src="file:f1">' })).toEqual({
      text: '(picture)',
      html: '<img src="file:f1" />',
      markdown: null,
    });
  });
});
