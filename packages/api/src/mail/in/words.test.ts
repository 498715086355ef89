// @module-tag one-engine

import { describe, expect, test } from 'vitest';
import type { ParsedMail } from './thread.ts';
import { restOfWords, wholeText, wordsOf } from './words.ts';

const mail = (text: string | null, html: string | null = null) =>
  ({ text, html, parts: [], headers: [] }) as unknown as ParsedMail;

const order = '<p>Order received.</p><p>Name: Finn Oak</p>';

describe('the text of an email', () => {
  test.each([
    [
      'the plain one where both say the same',
      'Order received.\nName: Finn Oak',
      order,
      'Order received.\nName: Finn Oak',
    ],
    [
      'the plain one in other lines',
      'Order\nreceived. Name:\nFinn Oak',
      order,
      'Order\nreceived. Name:\nFinn Oak',
    ],
    [
      'the plain one with the addresses of links',
      'See the page <https://shop.example/a/b>.',
      '<p>See the <a href="https://shop.example/a/b">page</a>.</p>',
      'See the page <https://shop.example/a/b>.',
    ],
    [
      'the plain one where a word is broken',
      'Donaudampf-\nschifffahrt',
      '<p>Donaudampf\u00adschifffahrt</p>',
      'Donaudampf-\nschifffahrt',
    ],
    [
      'HTML with one word more',
      'Order received.',
      '<p>Order received. Thanks.</p>',
      'Order received. Thanks.',
    ],
    [
      'HTML beside a stub',
      'Please view this email in a program that shows HTML.',
      '<p>It does not heat.</p>',
      'It does not heat.',
    ],
    ['HTML beside nothing', ' \n', '<p>Hello</p>', 'Hello'],
    [
      'HTML beside what nobody sees',
      '\u200b\ufeff\u2060\u00a0\u00ad\u034f',
      '<p>Hello</p>',
      'Hello',
    ],
    [
      'HTML with a table',
      'Your order:',
      '<p>Your order:</p><table><tr><td>K-2</td><td>3</td></tr></table>',
      'Your order:\n\nK-2 3',
    ],
    [
      'HTML in Chinese with more',
      '\u60a8\u597d',
      '<p>\u60a8\u597d</p><p>\u6211\u7684\u8ba2\u5355</p>',
      '\u60a8\u597d\n\n\u6211\u7684\u8ba2\u5355',
    ],
    [
      'the plain one beside hidden words',
      'Hello',
      '<div style="display:none">Preview of it</div><p>Hello</p>',
      'Hello',
    ],
    [
      'the plain one beside styles and pictures',
      'Hello',
      '<style>p{color:red}</style><p>Hello</p><img src="cid:x">',
      'Hello',
    ],
    ['nothing where both are empty', '\u200b', '<p>\u200b&nbsp;</p>', ''],
  ])('%s', (_what, text, html, said) => {
    expect(wholeText(mail(text, html))).toBe(said);
  });

  test('keeps joiners within words', () => {
    const persian = '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645';
    expect(wholeText(mail(persian))).toBe(persian);
  });
});

describe('a text longer than a message', () => {
  const lines = Array.from({ length: 3_000 }, (_, at) => `line ${at} of the log`);
  const long = lines.join('\n');

  test('is cut at a line, with a notice, and nothing is lost', () => {
    const said = wordsOf(mail(long), false);
    expect(said.length).toBeLessThanOrEqual(20_000);
    const [, count] =
      /\n\n\(Shortened\. ([\d,]+) more lines are in the original email\.\)$/.exec(said) ?? [];
    const kept = said.slice(0, said.indexOf('\n\n(Shortened')).split('\n');
    const rest = (restOfWords(mail(long), false) ?? '').split('\n');
    expect(Number(count?.replace(',', ''))).toBe(rest.length);
    expect([...kept, ...rest]).toEqual(lines);
  });

  test('counts the lines that even the rest has no room for', () => {
    const line = 'x'.repeat(99);
    const said = wordsOf(mail(Array.from({ length: 7_000 }, () => line).join('\n')), false);
    expect(/Shortened\. ([\d,]+) more/.exec(said)?.[1]).toBe('6,801');
  });

  test('is cut the same way in HTML', () => {
    const html = `<table>${lines.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table>`;
    expect(html.length).toBeGreaterThan(100_000);
    expect(restOfWords(mail('See below.', html), false)).toMatch(/line 2999 of the log$/);
  });

  test.each([
    ['a pair of code units', ''],
    ['the middle of a pair', 'x'],
  ])('is cut between characters if it has only one line that is too long by %s', (_, before) => {
    const one = mail(before + '\u{1f600}'.repeat(15_000));
    const said = wordsOf(one, false).split('\n\n(Shortened')[0] ?? '';
    expect(() => encodeURIComponent(said)).not.toThrow();
    expect(said + restOfWords(one, false)).toBe(one.text);
  });

  test('is whole, without a rest, at the maximum length', () => {
    expect(restOfWords(mail('x'.repeat(20_000)), false)).toBeNull();
    expect(wordsOf(mail('x'.repeat(20_000)), false)).toHaveLength(20_000);
  });
});

describe('an answer', () => {
  const quote = 'On 20 Nov 2026 Vera <v@x.example> wrote:\n> Red?';
  const photo = { type: 'image/png', name: 'a.png', size: 3, bytes: Uint8Array.of(1, 2, 3) };
  const withPhoto = (text: string) =>
    ({ ...mail(text), parts: [{ ...photo, inner: null }] }) as unknown as ParsedMail;

  test('with only a photo has no text, and one with nothing new is shown whole', () => {
    expect(wordsOf(withPhoto(`Sent from my iPhone\n\n${quote}`), true)).toBe('(no text)');
    expect(wordsOf(withPhoto(`Yes.\n\n${quote}`), true)).toBe('Yes.');
    expect(wordsOf(mail(quote), true)).toBe(quote);
  });

  test('with the title and header of the quote on one line', () => {
    const line =
      '-------- Original message --------From: Acme <a@x.example> Date: 12/1/26  9:00 AM To: v@x.example Subject: Tea Red?';
    expect(wordsOf(mail(`Yes.\n\n${line}`), true)).toBe('Yes.');
    const typed = 'Yes ---------- see the list ---------- it was: 5 (a@x.example): fine';
    expect(wordsOf(mail(typed), true)).toBe(typed);
  });
});
