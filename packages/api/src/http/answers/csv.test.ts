// @module-tag one-engine

import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['TK-1', 'plain', ''], 'TK-1,plain,'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
  [[' spaced', 'spaced '], '" spaced","spaced "'],
])('writes %j as RFC 4180 requires', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

test.each(['=1+1', '\t=1', '+1', '-1', '@sum(a)', '  =1', '＝1', '＋1', '－1', '＠a'])(
  'IN-08: a spreadsheet does not run %s',
  (cell) => {
    expect(csvLine([cell]).replaceAll('"', '')).toBe(`'${cell}\r\n`);
  },
);

test('IN-08: escapes formulas after a line break too', () => {
  for (const cell of ['\r=1', '\n=1']) expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});

test('leaves signs inside a text alone', () => {
  expect(csvLine(['a=b', '1-2', 'a@b.example'])).toBe('a=b,1-2,a@b.example\r\n');
});
