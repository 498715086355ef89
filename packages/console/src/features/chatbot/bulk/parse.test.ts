import { describe, expect, it } from 'vitest';
import { textOf } from '../../../data/transfer/table-file.ts';
import { parseQueries } from './parse.ts';

const invalid = 'Invalid file format. Please check your file and try again.';

describe('an import', () => {
  it('removes the apostrophe that an export puts before a formula', async () => {
    const { rows } = await parseQueries(
      'query,response\nSteps,"\'- First, unplug it.\n- Wait."\nTotal,\'=3\n',
    );
    expect(rows.map(({ value }) => value?.response)).toEqual([
      '- First, unplug it.\n- Wait.',
      '=3',
    ]);
  });

  it('reads CSV: keywords separated by semicolons, medium priority by default, active only for true', async () => {
    const { rows, skipped } = await parseQueries(
      'query,response,keywords,category,priority,isActive\n' +
        '"Which cards, please?","Visa\nand ""Master""",card; pay ;,Billing & Payments,HIGH,true\n' +
        'No answer,,x,,,true\n\n' +
        'Where?,Here.,,,,yes\n',
    );
    expect(skipped).toBe(1);
    expect(rows).toEqual([
      {
        row: 1,
        value: {
          query: 'Which cards, please?',
          response: 'Visa\nand "Master"',
          keywords: ['card', 'pay'],
          category: 'Billing & Payments',
          priority: 'high',
          isActive: true,
        },
      },
      {
        row: 3,
        value: {
          query: 'Where?',
          response: 'Here.',
          keywords: [],
          category: null,
          priority: 'medium',
          isActive: false,
        },
      },
    ]);
  });

  it('reads files saved by spreadsheets: semicolons between cells, a byte order mark at the start', async () => {
    const { rows } = await parseQueries('\ufeffQuery;Response\r\nWho?;We.\r\n');
    expect(rows[0]?.value).toMatchObject({ query: 'Who?', response: 'We.' });
    expect(rows[0]?.value).not.toHaveProperty('isActive');
  });

  it('reads JSON, a list or an object with "queries", and leaves validating its rows to the server', async () => {
    const list = [{ query: 'A', response: 'B' }, 'no row', { query: '' }];
    const expected = [
      { row: 1, value: list[0] },
      { row: 3, value: list[2] },
    ];
    expect((await parseQueries(JSON.stringify(list))).rows).toEqual(expected);
    expect((await parseQueries(JSON.stringify({ queries: list }))).rows).toEqual(expected);
  });

  it.each([
    ['  \n', 'No data to import'],
    ['[]', 'No valid queries found'],
    ['{"a":1}', 'No valid queries found'],
    ['question,answer\na,b', invalid],
    ['just some words', invalid],
    ['"a string"', invalid],
    ['\x89PNG\r\n\x1a\n\0', invalid],
    ['PK\x03\x04 query,response\na,b', invalid],
    ['query,response\n,', 'No valid queries found'],
    ['[{"query":', invalid],
    ['query,response\n"a,b', invalid],
  ])('says for %j: %s', async (text, sentence) => {
    await expect(parseQueries(text)).rejects.toThrow(sentence);
  });

  it("rejects a file that can't be read as an invalid format", async () => {
    const gone = new Blob(['query,response']);
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await expect(textOf(gone)).rejects.toThrow(invalid);
  });

  it('reads files in the Western code page too', async () => {
    expect(await textOf(new Blob([Uint8Array.of(0x63, 0x61, 0x66, 0xe9)]))).toBe('café');
    expect(await textOf(new Blob(['café']))).toBe('café');
  });
});
