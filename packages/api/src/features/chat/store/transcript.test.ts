// @module-tag one-engine

import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

const said = (sender_name: string, body: string, html: string | null = null) => ({
  sender_name,
  created_at: '2026-11-27T09:30:00.000Z',
  body,
  html,
});
const bold = said('Ben', 'Press red', '<p>Press <strong>red</strong></p>');

test('a transcript has the author and time of each message', () => {
  expect(transcriptOf('', [said('Vera', 'Cold'), said('Ben', 'Since when?')], 100)).toEqual({
    text: 'Vera (09:30 UTC): Cold\n\nBen (09:30 UTC): Since when?',
    html: null,
  });
});

test("includes HTML if messages are formatted: opening, links, and lists below the author's name", () => {
  const list = said('Ben', '- a', '<ul><li>a</li></ul>');
  const { text, html } = transcriptOf('See https://a.example/', [bold, list], 1_000);
  expect(text).toBe('See https://a.example/\n\nBen (09:30 UTC): Press red\n\nBen (09:30 UTC): - a');
  expect(html).toBe(
    '<p>See <a href="https://a.example/" rel="noopener noreferrer nofollow">https://a.example/</a></p>' +
      '<p>Ben (09:30 UTC): Press <strong>red</strong></p><p>Ben (09:30 UTC): </p><ul><li>a</li></ul>',
  );
});

test("escapes a visitor's name and text", () => {
  const { html } = transcriptOf(
    '',
    [said('<b>V</b>', '<img src=x onerror=alert(1)>'), bold],
    1_000,
  );
  expect(html).toContain(
    '<p>&lt;b&gt;V&lt;/b&gt; (09:30 UTC): &lt;img src=x onerror=alert(1)&gt;</p>',
  );
});

test('truncates long transcripts, as text where the HTML cannot be cut', () => {
  const { text, html } = transcriptOf('', [bold, bold, bold], 40);
  expect(text).toBe('Ben (09:30 UTC): Press red\n\nBen (09:30 U');
  expect(html).toBe('<p>Ben (09:30 UTC): Press <strong>red</strong></p><p>Ben (09:30 U</p>');
});
