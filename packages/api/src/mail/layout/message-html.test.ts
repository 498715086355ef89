// @module-tag one-engine

import { expect, test } from 'vitest';
import { mailHtml } from './message-html.ts';

test('a block of code has a border in an email', () => {
  const { text } = mailHtml('<p>Run:</p><pre><code>make tea</code></pre>', () => null);
  expect(text).toMatch(/<td[^>]*border:1px solid[^>]*>.*make tea/s);
});
