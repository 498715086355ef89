// @module-tag one-engine

import { expect, test } from 'vitest';
import { cpuTime } from '../../test/cpu-time.ts';
import { tinted } from './pages/tinted.ts';

const code = (text: string) => `<pre><code class="language-js">${text}</code></pre>`;
const plain = (html: string) => html.replace(/<\/?i[^>]*>/g, '');

test('colors comments, strings, numbers and keywords', () => {
  expect(tinted(code('const a = "b"; // 1\nf(42)'))).toBe(
    code(
      '<i class="k">const</i> a = <i class="s">"b"</i>; <i class="c">// 1</i>\nf(<i class="n">42</i>)',
    ),
  );
  expect(tinted(code('npm install # all'))).toBe(code('npm install <i class="c"># all</i>'));
});

test('changes no text, and only colors code', () => {
  for (const text of [
    'a &lt; b &amp;&amp; "c &gt; d"',
    "it's fine",
    '&lt;a href=&quot;x&quot;&gt;',
    'https://a.example/b#c',
    '`${x}` /* unclosed',
    '"unclosed',
  ]) {
    expect(plain(tinted(code(text)))).toBe(code(text));
  }
  expect(tinted('<p>const a = "b"</p>')).toBe('<p>const a = "b"</p>');
  expect(tinted(code('<b>const</b>'))).toBe(code('<b>const</b>'));
});

test('unclosed strings and comments take no longer', async () => {
  const spent = await cpuTime(() => {
    tinted(code('"\\'.repeat(9_000)));
    tinted(code('/*'.repeat(9_000)));
  });
  expect(spent).toBeLessThan(1_000);
});
