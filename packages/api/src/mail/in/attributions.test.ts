// @module-tag one-engine

import { expect, test } from 'vitest';
import { isDivider, isHead, isIntroduction, isRule, mayIntroduce } from './attributions.ts';

test.each([
  'On Fri, Nov 20, 2026 at 9:00 AM Vera <v@x.example> wrote:',
  'On Fri, Nov 20, 2026 Vera\n <v@x.example>\nwrote:',
  'Am 20.11.2026 um 09:00 schrieb Vera <v@x.example>:',
  'Le ven. 20 nov. 2026 à 09:00, Vera a écrit :',
  'El vie, 20 nov 2026, Vera escribió:',
  'Il giorno 20 nov 2026 Vera ha scritto:',
  'Op vr 20 nov. 2026 schreef Vera <v@x.example>:',
  'Em 20 de nov. de 2026, Vera escreveu:',
  'Den 20 nov. 2026 skrev Vera <v@x.example>:',
  '2026-11-20 9:00 GMT+01:00 Vera <v@x.example>:',
  'Vera <v@x.example> schrieb am 20.11.2026:',
])('%j introduces a quote', (text) => {
  expect(isIntroduction(text)).toBe(true);
  expect(mayIntroduce(text.split('\n')[0] ?? '')).toBe(true);
});

test.each([
  'On this she wrote:',
  'On Friday 20 she wrote to me',
  'Friday 20 Vera wrote:',
  `On Fri, Nov 20, 2026 ${'x'.repeat(400)} wrote:`,
  '2026-11-20 9:00 Vera:',
])("%j doesn't", (text) => {
  expect(isIntroduction(text)).toBe(false);
});

test("a line above an introduction isn't part of it", () => {
  expect([mayIntroduce('Hello'), mayIntroduce('  On Friday')]).toEqual([false, true]);
});

test('an introduction has at most 400 characters, counting repeated spaces once', () => {
  const of = (length: number) => `On 1 ${'x'.repeat(length - 12)} wrote:`;
  expect(
    [of(400).length, of(400), of(401)].map((one) =>
      typeof one === 'number' ? one : isIntroduction(one),
    ),
  ).toEqual([400, true, false]);
  expect([of(400), of(401)].map(mayIntroduce)).toEqual([true, false]);
  expect(isIntroduction(`  ${of(400).replace(' 1 ', '   1\n')} `)).toBe(true);
});

test.each([
  ['-----Original Message-----', true],
  ['  -- Forwarded message --  ', true],
  ['__Ursprüngliche Nachricht__', true],
  ['-Original Message-', false],
  [`${'-'.repeat(13)}Original Message--`, false],
  ['-----Something else-----', false],
  [`-----Original Message-----${' '.repeat(73)}`, true],
  [`-----Original Message-----${' '.repeat(74)}`, false],
])('%j separates the email from its history: %s', (line, is) => {
  expect(isDivider(line)).toBe(is);
});

test.each([
  [19, false],
  [20, true],
  [80, true],
  [81, false],
])('a line of %i underscores is a rule: %s', (count, is) => {
  expect(isRule('_'.repeat(count))).toBe(is);
});

test("an underscore line with too many spaces isn't a rule", () => {
  expect([79, 80].map((spaces) => isRule('_'.repeat(20) + ' '.repeat(spaces)))).toEqual([
    true,
    false,
  ]);
});

test.each([
  [['From: Vera <v@x.example>', 'Sent: Friday', 'Subject: Tea'], true],
  [['Von: Vera', 'Gesendet: Freitag', 'An: Ada', 'Betreff: Tee'], true],
  [['Date: Friday', 'From: Vera', 'Subject: Tea'], true],
  [['*From:* Vera <v@x.example>', '*To:* Ada', '*Subject:* Tea'], true],
  [['From: Berlin', 'To: Paris', 'Date: tomorrow'], false],
  [['From: Berlin', 'To: Paris', 'Subject: a trip'], false],
  [['From: v@x.example', 'To: Ada'], false],
  [['Hello', 'From: v@x.example', 'Sent: Friday', 'Subject: Tea'], false],
  [['Sent: Friday', 'To: v@x.example', 'Subject: Tea'], false],
  [['From: v@x.example', 'a', 'b', 'c', 'Sent: Friday', 'Subject: Tea'], true],
  [['From: v@x.example', 'a', 'b', 'c', 'd', 'Sent: Friday', 'Subject: Tea'], false],
  [[], false],
])('%j is the header of a quoted email: %s', (lines, is) => {
  expect(isHead(lines, 0)).toBe(is);
});

test('only the first 200 characters of a line are checked', () => {
  const head = (spaces: number) => [
    `${' '.repeat(spaces)}From: v@x.example`,
    'Sent: x',
    'Subject: y',
  ];
  expect(isHead(head(180), 0)).toBe(true);
  expect(isHead(head(196), 0)).toBe(false);
  // A label counts only with the first character of its value.
  const short = (spaces: number) => [`${' '.repeat(spaces)}From:v`, 'Sent: x', 'Subject: y'];
  expect([isHead(short(194), 0), isHead(short(195), 0)]).toEqual([true, false]);
});
