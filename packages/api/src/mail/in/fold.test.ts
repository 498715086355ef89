// @module-tag one-engine

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlText } from '../../formatting/html-text.ts';
import { foldQuotes } from './fold.ts';

test('a reply that consists only of a quote is shown as written', () => {
  expect(foldQuotes('> Is it red?\n')).toBe('> Is it red?');
});

test.each([
  'From: Berlin\nTo: Paris\nDate: tomorrow\n\nIs there a train?',
  'On Monday she wrote:\nplease wait.',
  'a\n--\nb > c\n\n> and this\n\nis the answer',
  'Le chat a 9 vies. On a écrit : 9.',
])("keeps a person's own text, whatever it looks like: %j", (text) => {
  expect(foldQuotes(text)).toContain(text.split('\n').at(-1));
});

const rule = '_'.repeat(32);
const history = 'From: v@x.example\nSent: Friday\nTo: Ada\n\nRed?';

test.each([
  ['an answer above a quote', 'Yes.\n\n> Is it red?', 'Yes.'],
  ['an answer below a quote', '> Is it red?\n\nYes.', 'Yes.'],
  ['answers between quotes', '> Red?\nYes.\n> Big?\nNo.', '> Red?\n\nYes.\n> Big?\n\nNo.'],
  ['an answer in a quote', '> Red?\nYes.\n> Big?', '> Red?\n\nYes.'],
  [
    'an answer below a long quote',
    '> 1\n> 2\n> 3\n> 4\n> 5\n> 6\nYes.\n> 7\nNo.',
    '> …\n> 2\n> 3\n> 4\n> 5\n> 6\n\nYes.\n> 7\n\nNo.',
  ],
  [
    'an answer below a quote of five lines',
    '> 1\n> 2\n> 3\n> 4\n> 5\nYes.\n> 7\nNo.',
    '> 1\n> 2\n> 3\n> 4\n> 5\n\nYes.\n> 7\n\nNo.',
  ],
  ['a quote that is set in', 'Yes.\n   > Red?', 'Yes.'],
  ['words that are set in far', 'Yes.\n    > Red?', 'Yes.\n    > Red?'],
  ['a line of somebody else’s program', 'a\u00a0b  \r\nc\rd', 'a b\nc\nd'],
  ['many empty lines', '\n\na\n\n\n\nb\n\n', 'a\n\nb'],
  ['a signature', 'Yes.\n-- \nVera\nExample Ltd', 'Yes.'],
  ['a signature of twenty lines', `Yes.\n--\n${'v\n'.repeat(19)}v`, 'Yes.'],
  ['a list of 21 lines', `Yes.\n--\n${'v\n'.repeat(20)}v`, `Yes.\n--\n${'v\n'.repeat(20)}v`],
  ['two separators', 'a\n--\nb\n--\nVera', 'a\n--\nb'],
  ['a footer above a quote', 'Yes.\nSent from my iPhone\n\n> Red?', 'Yes.'],
  ['history below a divider', 'Yes.\n-----Original Message-----\nRed?', 'Yes.'],
  [
    'history below a rule',
    `Yes.\n${'_'.repeat(32)}\n\nFrom: v@x.example\nSent: Friday\nSubject: Tea\n\nRed?`,
    'Yes.',
  ],
  ['a rule with no history near', `a\n${'_'.repeat(32)}\nb`, `a\n${'_'.repeat(32)}\nb`],
  ['an introduction above a quote', 'Yes.\n\nOn 20 Nov 2026 Vera wrote:\n\n> Red?', 'Yes.'],
  [
    'an introduction of three lines',
    'Yes.\nOn 20 Nov 2026 Vera\nof Example\nwrote:\n> Red?',
    'Yes.',
  ],
  [
    'an introduction of four lines, which is none',
    'Yes.\nOn 20 Nov 2026\nVera\nof Example\nwrote:\n> Red?',
    'Yes.\nOn 20 Nov 2026\nVera\nof Example\nwrote:',
  ],
  [
    'an introduction with an address and no marks',
    'Yes.\nOn 20 Nov v@x.example wrote:\nRed?',
    'Yes.',
  ],
  ['an introduction at the end', 'Yes.\nOn 20 Nov 2026 Vera wrote:', 'Yes.'],
  [
    'a sentence with no address, and more of it',
    'On 20 Nov 2026 she wrote:\nplease wait',
    'On 20 Nov 2026 she wrote:\nplease wait',
  ],
  [
    'a quote three lines below its introduction',
    'Yes.\nOn 20 Nov 2026 Vera wrote:\n\n\n\n> Red?',
    'Yes.',
  ],
  [
    'words above an introduction',
    'Yes.\nOn Nov 20 Vera <v@x.example> wrote:\n> a\nNo.',
    'Yes.\nNo.',
  ],
  [
    'an introduction with a gap',
    'a\nOn Nov 20 v@x\n\nVera wrote:\nb',
    'a\nOn Nov 20 v@x\n\nVera wrote:\nb',
  ],
  [
    'an address far from a sentence',
    'At v@x\nAm 20.11. schrieb sie:\nok',
    'At v@x\nAm 20.11. schrieb sie:\nok',
  ],
  ['words that introduce nothing', 'a\nOn Monday I need:\n> b\nc', 'a\nOn Monday I need:\nc'],
  ['words that begin like an introduction', 'a\nOn Monday\n> b\nc', 'a\nOn Monday\nc'],
  ['a separator above a quote', 'a\n--\nb\n> c', 'a'],
  ['history just below words', `a\nb\n${history}`, 'a\nb'],
  ['a rule just above history', `a\n${rule}\n${history}`, 'a'],
  ['a rule four lines above history', `a\n${rule}\n\n\n\n\n${history}`, 'a'],
  ['a rule five lines above history', `a\n${rule}\n\n\n\n\n\n${history}`, `a\n${rule}`],
  ['words around one quote', 'a\nb\n> c\nd', 'a\nb\nd'],
  ['words below a quote with a gap', '> a\n\n> b\nc', 'c'],
  [
    'answers of several lines',
    '> a\n\n> b\nYes.\nIndeed.\n\nReally.\n> c\nNo.',
    '> a\n> b\n\nYes.\nIndeed.\n\nReally.\n> c\n\nNo.',
  ],
  [
    'answers around a signature',
    '> Red?\nYes.\n> Big?\n>\n> --\n> Jonas\n> Acme\nNo.',
    '> Red?\n\nYes.\n> Big?\n\nNo.',
  ],
  [
    'an answer above a signature',
    '> Red?\n\nYes.\n\n> --\n> Jonas\n>\n> Just answer',
    '> Red?\n\nYes.',
  ],
  [
    'answers in older quotes',
    '> > Red?\n> >--\n> > Jonas\n>\n> Which?\nAll.\n> Big?\nNo.',
    '> > Red?\n>\n> Which?\n\nAll.\n> Big?\n\nNo.',
  ],
  [
    'Python prompts that they typed',
    'See:\n\n>>> a\n1\n>>> b\n\nOn 20 Nov 2026 Vera wrote:\n> Red?',
    'See:\n\n>>> a\n1\n>>> b',
  ],
  ['a quote of a quote of a quote', 'Yes.\n\n> a\n>>> b\n\n>>> c', 'Yes.'],
  ['a comparison', 'It must be\n> 50 cm\nlong.', 'It must be\n> 50 cm\nlong.'],
  [
    'a footer below a separator',
    'Yes.\n--\nDiese Nachricht wurde von meinem Android-Mobiltelefon mit K-9 Mail gesendet.',
    'Yes.',
  ],
  [
    'two paragraphs',
    'One is fine.\n--\nThe other one is broken.',
    'One is fine.\n--\nThe other one is broken.',
  ],
  [
    'a signature with a sentence',
    'Yes.\n--\nVera\nWe are here for you.\nwww.visitor.example',
    'Yes.',
  ],
  [
    'answers in the history',
    'See my answers in red below.\nFrom: v@x.example\nSent: Friday\nTo: Ada\n\nRed? Yes.',
    'See my answers in red below.\nFrom: v@x.example\nSent: Friday\nTo: Ada\n\nRed? Yes.',
  ],
  [
    'history below other dashes',
    'Yes.\n\u2010\u2010\u2010 Original Message \u2010\u2010\u2010\nRed?',
    'Yes.',
  ],
  [
    'history below a rule, with To first',
    'Yes.\n-----v@x.example wrote: -----\nTo: Ada\nFrom: v@x.example\nDate: Friday\n\nRed?',
    'Yes.',
  ],
  [
    'history in a language that has no labels here',
    'Já.\n----- Upprunaleg skilaboð -----\nSendandi: Vera <v@x.example>\nDags: 1. des. 2026\nEfni: Te\n\nRed?',
    'Já.',
  ],
  [
    'labels above an introduction',
    'Да.\n----------------\nКому: Ada;\nТема: Чай;\n20.11.2026, 09:00, "Vera" <v@x.example>:\n\nRed?',
    'Да.',
  ],
  [
    'history in Persian',
    'بله.\nاز: Vera <v@x.example>\nارسال شده: 2026\nبه: Ada\nموضوع: Te\n\nRed?',
    'بله.',
  ],
  [
    'history in Slovenian',
    'Da.\nOd: v@x.example\nPoslano: torek\nZa: Ada\nZadeva: Te\n\nRed?',
    'Da.',
  ],
  ['answers around dashes', '> a -- b\nYes.\n> ---\nNo.', '> a -- b\n\nYes.\n> ---\n\nNo.'],
])("shows the person's own text from %s", (_, text, shown) => {
  expect(foldQuotes(text)).toBe(shown);
});

test('keeps everything beyond 200,000 characters or 5,000 lines, unless it is below a quote', () => {
  expect(foldQuotes('x'.repeat(200_001))).toHaveLength(200_001);
  expect(foldQuotes(`${'x\n'.repeat(5_001)}> last`).split('\n')).toHaveLength(5_002);
  const answer = `Thanks.\n\n-----Original Message-----\n${'x\n'.repeat(6_000)}`;
  expect(foldQuotes(answer)).toBe('Thanks.');
});

const lines = fc.constantFrom(
  '> quoted',
  '>> deeper',
  '',
  'Hello',
  '--',
  'On Fri, Nov 20, 2026 Vera <v@x.example> wrote:',
  'On Fri, Nov 20, 2026 Vera',
  'Am 20.11.26 schrieb Vera:',
  '-----Original Message-----',
  'From: Vera <v@x.example>',
  'Sent: Friday',
  'Subject: Kettle',
  '________________________________',
  'Sent from my iPhone',
);

test('the text of any email is empty only if the email is, and contains nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(lines, fc.string())), (some) => {
      const text = some.join('\n');
      const shown = foldQuotes(text);
      expect(shown === '').toBe(text.trim() === '');
      const given = new Set(text.split(/\r\n?|\n/).map((line) => line.trim()));
      for (const line of shown.split('\n')) {
        const isThere = given.has(line.trim()) || line === '> …' || line === '';
        expect(isThere || shown === text.trim()).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('converts HTML of any shape to text without throwing', () => {
  const tags = fc.constantFrom(
    '<p>',
    '</p>',
    '<blockquote>',
    '</blockquote>',
    '<div style="display:none">',
    '</div>',
    '<pre>',
    '</pre>',
    '<a href="https://x.example">',
    '</a>',
    '<br>',
    '<li>',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '&amp;',
    '&#x0;',
    'words',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(tags, fc.string())), (some) => {
      expect(typeof foldQuotes(htmlText(some.join('')))).toBe('string');
    }),
    { numRuns: 500 },
  );
});

const megabyte = 1_000_000;
const many = (line: string) => line.repeat(Math.ceil(megabyte / line.length)).slice(0, megabyte);

/** Returns the CPU time of the fastest of several runs, so other work on the machine doesn't count. */
function milliseconds(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

test.each([
  '>',
  '> a\n',
  '>\n',
  'On 1\n',
  'On 1 wrote\n',
  '--\n',
  'From: 1\n',
  'Sent: a\nFrom: b\n',
  '________________________________\n',
  'Sent from my iPhone\n',
  '- -',
  ' \n',
])('RL-05: folds a megabyte of %j quickly', (line) => {
  const text = many(line);
  expect(milliseconds(() => foldQuotes(text))).toBeLessThan(100);
});

test.each(['<div>', '<blockquote>', '<a href="https://x">', '<p>x', '<', '&amp;', '<li><pre>\n'])(
  'RL-05: converts a megabyte of %j to text quickly',
  (piece) => {
    const html = many(piece);
    expect(milliseconds(() => htmlText(html))).toBeLessThan(300);
  },
);
