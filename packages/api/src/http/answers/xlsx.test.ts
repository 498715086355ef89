// @module-tag one-engine

import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { readWorkbook } from '../../test/read-workbook.ts';
import { type Cell, type CellKind, type Workbook, xlsxFile } from './xlsx.ts';

async function* batches(...all: Cell[][][]) {
  for (const rows of all) yield rows;
}
const workbook = (more: Partial<Workbook> = {}): Workbook => ({
  name: 'Tickets',
  columns: [{ title: 'Subject', kind: 'text' }],
  timezone: 'UTC',
  rows: batches(),
  ...more,
});
const read = async (more: Partial<Workbook>, rowsPerSheet?: number) =>
  readWorkbook(await buffer(xlsxFile(workbook(more), rowsPerSheet)));
/** Writes a cell, and reads it as a spreadsheet does. */
async function cell(kind: CellKind, value: Cell, timezone = 'UTC') {
  const columns = [{ title: 'One', kind }];
  const [sheet] = await read({ columns, timezone, rows: batches([[value]]) });
  return sheet?.rows[1]?.A2;
}

test.each(['=1+1', '+1', '-1', '@sum(a)', '\t=1', '  =1', '＝1', '=HYPERLINK("http://x.example")'])(
  'IN-08: a spreadsheet does not run %s, and shows it as it was written',
  async (text) => {
    expect(await cell('text', text)).toBe(text);
    const [sheet] = await read({ columns: [{ title: text, kind: 'text' }] });
    expect(sheet?.rows[0]?.A1).toBe(text);
  },
);

test.each([
  ['<b>&amp;"\' é 漢 😀', '<b>&amp;"\' é 漢 😀'],
  ['two\r\nlines\rand', 'two\nlines\nand'],
  [' spaces ', ' spaces '],
  ['_x0041_ _x000d_', '_x0041_ _x000d_'],
  ['a\0b\x0bc\x1bd\uffff', 'abcd'],
  ['half \ud83d', 'half \ufffd'],
  ['00123', '00123'],
])('text is kept, except for what a workbook can’t have: %j', async (text, shown) => {
  expect(await cell('text', text)).toBe(shown);
});

test('a text is as long as a cell can be', async () => {
  expect(await cell('text', 'é'.repeat(40_000))).toHaveLength(32_767);
});

test.each<[CellKind, Cell, number, string]>([
  ['count', 1_234, 1_234, '#,##0'],
  ['count', 0, 0, '#,##0'],
  ['mean', 4.58, 4.58, '0.00'],
  ['percent', 92, 0.92, '0%'],
  ['minutes', 90, 0.0625, '[h]:mm'],
  ['minutes', 3_000, 3_000 / 1_440, '[h]:mm'],
])('a %s of %s is a number', async (kind, given, value, format) => {
  expect(await cell(kind, given)).toEqual({ value, format });
});

// 46,110 is 29 March 2026: the clocks change in Berlin.
test.each([
  ['UTC', '2026-03-29T00:30:00.000Z', 46_110 + 0.5 / 24],
  ['Europe/Berlin', '2026-03-29T00:30:00.000Z', 46_110 + 1.5 / 24],
  ['Europe/Berlin', '2026-03-29T01:30:00.000Z', 46_110 + 3.5 / 24],
  ['Asia/Kathmandu', '2026-03-28T18:15:00.000Z', 46_110],
])('a time is a date of Excel in %s: %s', async (timezone, time, value) => {
  const shown = (await cell('time', time, timezone)) as { value: number; format: string };
  expect(shown.format).toBe('yyyy\\-mm\\-dd\\ hh:mm');
  expect(shown.value).toBeCloseTo(value, 6);
});

test.each([null, undefined, ''])('%j is an empty cell', async (value) => {
  for (const kind of ['text', 'count', 'time', 'minutes'] as const) {
    expect(await cell(kind, value)).toBeUndefined();
  }
});

test('the first row is bold, stays visible, names units, and every column is wide enough for it', async () => {
  const [sheet] = await read({
    timezone: 'Europe/Berlin',
    columns: [
      { title: 'Subject', kind: 'text', width: 48 },
      { title: 'Created', kind: 'time' },
      { title: 'First response', kind: 'minutes' },
      { title: 'Satisfaction', kind: 'percent' },
      { title: 'Open', kind: 'count' },
    ],
  });
  expect(sheet).toMatchObject({ name: 'Tickets', frozen: 1, isHeadBold: true });
  const heads = Object.values(sheet?.rows[0] ?? {}) as string[];
  expect(heads).toEqual([
    'Subject',
    'Created (Europe/Berlin)',
    'First response (h:mm)',
    'Satisfaction (%)',
    'Open',
  ]);
  expect(sheet?.widths[0]).toBe(48);
  for (const [index, head] of heads.entries())
    expect(sheet?.widths[index]).toBeGreaterThan(head.length);
});

test('columns after Z have two letters', async () => {
  const columns = Array.from({ length: 28 }, (_, index) => ({
    title: `${index}`,
    kind: 'count' as const,
  }));
  const [sheet] = await read({ columns, rows: batches([columns.map((_, index) => index)]) });
  expect(Object.keys(sheet?.rows[1] ?? {}).slice(-3)).toEqual(['Z2', 'AA2', 'AB2']);
});

test('rows that don’t fit into a sheet continue in further ones, each with its titles', async () => {
  const rows = () => batches([], [['1'], ['2'], ['3']], [], [['4']], [['5']], []);
  const sheets = await read({ rows: rows() }, 3);
  expect(sheets.map(({ name }) => name)).toEqual(['Tickets', 'Tickets (2)', 'Tickets (3)']);
  expect(sheets.map((sheet) => sheet.rows.map((row) => Object.values(row)[0]))).toEqual([
    ['Subject', '1', '2'],
    ['Subject', '3', '4'],
    ['Subject', '5'],
  ]);
  expect(await read({ rows: rows() }, 6)).toHaveLength(1);
});

test('the same rows are the same file, at any time', async () => {
  const write = () => buffer(xlsxFile(workbook({ rows: batches([['1']]) })));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-01-01') });
  const before = await write();
  vi.useRealTimers();
  expect((await write()).equals(before)).toBe(true);
});

test('a file fails if its rows can’t be read, and stops reading them if it isn’t read itself', async () => {
  const failing = async function* () {
    yield [['1']];
    throw new Error('No more rows');
  };
  await expect(buffer(xlsxFile(workbook({ rows: failing() })))).rejects.toThrow('No more rows');
  let isStopped = false;
  const endless = async function* () {
    try {
      for (;;) {
        yield [[String(Math.random()).repeat(100)]];
        await new Promise((turn) => setImmediate(turn));
      }
    } finally {
      isStopped = true;
    }
  };
  const file = xlsxFile(workbook({ rows: endless() }));
  await once(file, 'readable');
  file.destroy();
  await vi.waitFor(() => expect(isStopped).toBe(true));
});
