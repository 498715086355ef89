// @module-tag one-engine

import { expect, test } from 'vitest';
import { Html, html } from './html.ts';

test('XS-02: every special character of HTML is escaped in texts', () => {
  const text = `<b title="a" lang='b'>&amp;</b>`;
  expect(html`<p>${text}</p>`.text).toBe(
    '<p>&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;</p>',
  );
});

test('Html parts stay as they are, lists are joined by lines, and missing parts are omitted', () => {
  const parts = [html`<i>${1}</i>`, new Html('<hr>')];
  expect(html`<p>${parts}</p>`.text).toBe('<p><i>1</i>\n<hr></p>');
  expect(html`<p>${null}${undefined}${false}${0}${''}</p>`.text).toBe('<p>0</p>');
});
