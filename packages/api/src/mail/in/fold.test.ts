import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldQuotes } from './fold.ts';
import { htmlText } from './html-text.ts';

test('a reply that consists of a quote only is shown as written', () => {
  expect(foldQuotes('> Is it red?\n')).toBe('> Is it red?');
});

test.each([
  'From: Berlin\nTo: Paris\nDate: tomorrow\n\nIs there a train?',
  'On Monday she wrote:\nplease wait.',
  'a\n--\nb > c\n\n> and this\n\nis the answer',
  'Le chat a 9 vies. On a écrit : 9.',
])('words of a person stay, whatever they look like: %j', (text) => {
  expect(foldQuotes(text)).toContain(text.split('\n').at(-1));
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

test('the text of any mail is empty only if the mail is, and contains nothing else', () => {
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

test('HTML of any shape becomes text, and never throws', () => {
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

/** The processor's time, in the best of some tries: what else the machine does is not counted. */
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
])('RL-05: a megabyte of %j is folded at once', (line) => {
  const text = many(line);
  expect(milliseconds(() => foldQuotes(text))).toBeLessThan(100);
});

test.each(['<div>', '<blockquote>', '<a href="https://x">', '<p>x', '<', '&amp;', '<li><pre>\n'])(
  'RL-05: a megabyte of %j becomes text at once',
  (piece) => {
    const html = many(piece);
    expect(milliseconds(() => htmlText(html))).toBeLessThan(300);
  },
);
