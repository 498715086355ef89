import { readFileSync } from 'node:fs';
import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { fileText } from './file-text.ts';
import { planImport } from './plan.ts';
import { momentAt } from './records.ts';

const readers = {
  csv: async () => papa,
  xml: async () => {
    throw new Error('No XML');
  },
};
const fieldCase = (name: string) => readFileSync(new URL(`./field-cases/${name}`, import.meta.url));
const bytes = (...all: number[]) => Uint8Array.from(all);

describe('decodes a file in the encoding it was saved in', () => {
  test.each([
    ['UTF-8', bytes(0xc3, 0xbc), '\u00fc'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['the Western code page', bytes(0x53, 0x74, 0xf6, 0x72), 'St\u00f6r'],
    [
      'the Western code page, with quotes and the euro',
      bytes(0x93, 0x61, 0x94, 0x80),
      '\u201ca\u201d\u20ac',
    ],
    ['UTF-16 of a spreadsheet', bytes(0xff, 0xfe, 0xfc, 0), '\u00fc'],
    ['UTF-16, the other way round', bytes(0xfe, 0xff, 0, 0xfc), '\u00fc'],
  ])('%s', (_what, file, text) => expect(fileText(file)).toBe(text));

  test("keeps the letters of a spreadsheet's tickets", async () => {
    const plan = await planImport('csv', fileText(fieldCase('21-tickets-cp1252.csv')), readers);
    expect(plan.refused).toEqual([]);
    expect(plan.ready.map(({ ticket }) => [ticket.subject, ticket.customerName])).toEqual([
      ['St\u00f6rung M\u00fchle', 'Anna M\u00fcller'],
    ]);
  });
});

describe('reads unambiguous dates and never guesses', () => {
  test.each([
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['2026-11-01 09:00', '2026-11-01T09:00:00.000Z'],
    ['2026-11-01T09:00:00Z', '2026-11-01T09:00:00.000Z'],
    ['2026-11-01T09:00:00.123456+01:00', '2026-11-01T08:00:00.123Z'],
    ['2026-11-01 09:00:00 +0100', '2026-11-01T08:00:00.000Z'],
    ['2026-11-01 09:00:00 UTC', '2026-11-01T09:00:00.000Z'],
    ['Sun, 01 Nov 2026 09:00:00 +0100', '2026-11-01T08:00:00.000Z'],
    ['1 November 2026 09:00', '2026-11-01T09:00:00.000Z'],
    ['Nov 1, 2026 at 9:00 AM', '2026-11-01T09:00:00.000Z'],
  ])('%s', (written, moment) => expect(momentAt({ at: written }, 'at')).toBe(moment));

  test.each([
    '01.11.2026 09:00',
    '13.11.2026 09:00',
    '11/01/2026',
    '1/11/26 9:00',
    '01-11-2026',
    '2026-02-31',
    '2026/11/01',
    '20261101',
    '1',
    'November',
  ])('rejects %s', (written) => expect(momentAt({ at: written }, 'at')).toBe(written));

  test('rejects every row of a file with the day first', async () => {
    const plan = await planImport(
      'csv',
      fileText(fieldCase('22-tickets-german-dates.csv')),
      readers,
    );
    expect(plan.ready).toEqual([]);
    expect(plan.refused.map(({ id, message }) => [id, message])).toEqual([
      ['1004', 'Created at is invalid'],
      ['1005', 'Created at is invalid'],
    ]);
  });
});
