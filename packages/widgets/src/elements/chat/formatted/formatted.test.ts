import { h, render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { markup } from '../../../../../../e2e/markup.ts';
import { connection } from '../../../core/connection.ts';
import { settled } from '../../../test-server.ts';
import { chatOf, fetchModule, messageOf, placeChat, store } from '../test-chat.ts';
import { nodesOf } from './nodes.ts';

afterEach(() => render(null, document.body));

function drawn(html: string): string {
  render(null, document.body);
  render(h('main', null, nodesOf(html, 'Table')), document.body);
  return document.querySelector('main')?.innerHTML ?? '';
}

const files = `${connection.baseUrl}/files`;
const away = 'target="_blank" rel="noopener noreferrer nofollow"';

test.each([
  ['<p>Press the <strong>red</strong> switch</p>', '<p>Press the <strong>red</strong> switch</p>'],
  ['<ol start="3"><li>a<br />b</li></ol><hr />', '<ol start="3"><li>a<br>b</li></ol><hr>'],
  ['<p>a &lt;b&gt; &amp;amp; "c" &quot;d&quot;</p>', '<p>a &lt;b&gt; &amp;amp; "c" "d"</p>'],
  [
    '<a href="https://a.example/?b=1&amp;c=2" rel="nofollow">here</a>',
    `<a href="https://a.example/?b=1&amp;c=2" ${away}>here</a>`,
  ],
  ['<a href="mailto:a@b.example">a</a>', `<a href="mailto:a@b.example" ${away}>a</a>`],
  [
    '<p>See <img src="/files/x.1.e.s/a%20%26.png" alt="The &quot;lid&quot;" /> here</p>',
    `<p>See <a href="${files}/x.1.e.s/a%20%26.png" ${away}><img src="${files}/x.1.e.s/a%20%26.png" alt="The &quot;lid&quot;"></a> here</p>`,
  ],
  ['<pre><code>a\n  b</code></pre>', '<pre><code>a\n  b</code></pre>'],
  [
    '<table><tr><td colspan="2">a</td></tr></table>',
    '<div class="wide" tabindex="0" role="region" aria-label="Table"><table><tr><td colspan="2">a</td></tr></table></div>',
  ],
])('renders %s with its formatting', (html, shown) => {
  expect(drawn(html)).toBe(shown);
});

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<p onclick="alert(1)" style="color:red" class="root" id="x">x</p>', '<p>x</p>'],
  ['<img src="https://a.example/a.png" alt="x" />y', 'y'],
  ['<img src="//a.example/files/x/a.png" />y', 'y'],
  ['<img src="/api/auth/user" />y', 'y'],
  ['<img alt="x" onerror="alert(1)" />y', 'y'],
  ['<img src="https://a.example/a.png" alt="/files/x/a.png" />y', 'y'],
  ['<ol start="999"><li>x</li></ol>', '<ol><li>x</li></ol>'],
  ['a < b', 'a &lt; b'],
  ['</p></div>x', 'x'],
  ['<p><em>x', '<p><em>x</em></p>'],
  ['<p><em>x</p>y', '<p><em>x</em></p>y'],
])('removes from %s everything that the server would not have sent', (html, shown) => {
  expect(drawn(html)).toBe(shown);
});

describe('removes everything that runs or loads from HTML that the server has not sanitized', () => {
  test.each(markup)('%j', (html) => {
    drawn(html);
    for (const element of document.querySelectorAll('main *')) {
      expect(element.localName).toMatch(
        /^(?:p|div|br|hr|h3|h4|ul|ol|li|blockquote|pre|code|strong|em|s|sub|sup|a|img|table|caption|thead|tbody|tfoot|tr|th|td)$/,
      );
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(
          /^(?:href|src|alt|target|rel|start|colspan|rowspan|class|tabindex|role|aria-label)$/,
        );
        if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:)/i);
        if (name === 'src') expect(value.startsWith(`${files}/`)).toBe(true);
        if (name === 'class') expect(value).toBe('wide');
      }
    }
  });
});

test('renders deeply nested elements only as deep as the server nests them', () => {
  drawn('<blockquote>'.repeat(20_000));
  expect(document.querySelectorAll('main blockquote')).toHaveLength(100);
});

const html = '<p>Press the <strong>red</strong> switch</p>';
const formatted = messageOf(2, 'agent', 'Press the red switch', { html });
const session = chatOf({ withBot: false, agentName: 'Ben' });

async function placeTalking() {
  store();
  const placed = placeChat();
  await settled();
  await placed.hello(
    { type: 'session_updated', data: session },
    { type: 'chat_message', data: messageOf(1, 'bot', 'Hello') },
  );
  return placed;
}

test('loads the code with the first formatted message, and renders it in its bubble', async () => {
  const { server, one, said } = await placeTalking();
  const loaded = () => fetchModule.mock.calls.some(([name]) => name === 'formatted');
  fetchModule.mockClear();
  await server({ type: 'chat_message', data: messageOf(2, 'agent', 'Plain') });
  expect(loaded()).toBe(false);
  await server({ type: 'chat_message', data: { ...formatted, seq: 3, id: 'm3' } });
  await vi.waitFor(() => expect(one('.bubble strong')?.textContent).toBe('red'));
  expect(loaded()).toBe(true);
  expect(said().at(-1)).toBe('Press the red switch');
  expect(one('.formatted')?.getAttribute('part')).toBe('message agent');
});

test('shows plain text if the code for formatting cannot be loaded, without an error', async () => {
  const { server, one, said, trouble } = await placeTalking();
  fetchModule.mockRejectedValueOnce(new Error('formatted'));
  await server({ type: 'chat_message', data: { ...formatted, seq: 2 } });
  await settled();
  expect([said().at(-1), one('.formatted'), trouble()]).toEqual([
    'Press the red switch',
    null,
    undefined,
  ]);
});
