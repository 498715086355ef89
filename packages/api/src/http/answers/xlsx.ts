import { Readable } from 'node:stream';
import { wallClock } from '@helpdesk/sdk/rules/calendar';
import { openZip } from './zip.ts';

/** The values of a column: times are given as ISO 8601, durations in whole minutes, shares in whole percent. */
export type CellKind = 'text' | 'count' | 'mean' | 'percent' | 'time' | 'minutes';

export interface Column {
  title: string;
  kind: CellKind;
  /** In characters, if the kind's width isn't enough. */
  width?: number;
}

export type Cell = string | number | null | undefined;

export interface Workbook {
  /** The name of its sheet: at most 31 characters, without any of []:*?/\ */
  name: string;
  columns: readonly Column[];
  /** The time zone in which times are shown. */
  timezone: string;
  /** Rows, in batches. */
  rows: AsyncIterable<Cell[][]>;
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel opens no sheet with more. */
const maxRows = 1_048_576;
const maxCharacters = 32_767;

/** Writes a table as an Office Open XML workbook, while it is read. Rows that don't fit into a sheet continue in further ones. */
export function xlsxFile(workbook: Workbook, rowsPerSheet = maxRows): Readable {
  // Excel's own date, so the same rows are always the same file.
  const zip = openZip({ mtime: new Date(1980, 0, 1), forceDosTimestamp: true });
  const write = async () => {
    const names: string[] = [];
    for (const [name, content] of firstParts) zip.put(content, name);
    for await (const sheet of sheetsOf(workbook, rowsPerSheet)) {
      names.push(names.length === 0 ? workbook.name : `${workbook.name} (${names.length + 1})`);
      await zip.add(Readable.from(sheet), `xl/worksheets/sheet${names.length}.xml`);
    }
    for (const [name, content] of lastParts(names)) zip.put(content, name);
    zip.end();
  };
  write().catch((error: Error) => zip.output.destroy(error));
  return zip.output;
}

/** The parts of each sheet; a sheet has to be read to its end before the next one. */
async function* sheetsOf({ columns, timezone, rows }: Workbook, rowsPerSheet: number) {
  const batches = rows[Symbol.asyncIterator]();
  const next = async () => {
    for (;;) {
      const { done, value } = await batches.next();
      if (done) return null;
      if (value.length > 0) return [...value];
    }
  };
  let rest = await next();
  async function* sheet() {
    yield sheetHead(columns, timezone);
    let row = 1;
    while (rest && row < rowsPerSheet) {
      const some = rest.splice(0, rowsPerSheet - row);
      yield some.map((cells) => rowOf(cells, columns, timezone, ++row)).join('');
      if (rest.length === 0) rest = await next();
    }
    yield sheetFoot;
  }
  try {
    do yield sheet();
    while (rest);
  } finally {
    await batches.return?.();
  }
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

interface Style {
  /** The index of the cell format in styles.xml. */
  style: number;
  width: number;
  /** Shown after the column's title. */
  unit?: string;
}

const headStyle = 1;
const styles: Record<CellKind, Style> = {
  text: { style: 2, width: 18 },
  count: { style: 3, width: 8 },
  mean: { style: 4, width: 8 },
  percent: { style: 5, width: 8, unit: '%' },
  time: { style: 6, width: 17 },
  minutes: { style: 7, width: 8, unit: 'h:mm' },
};

/** In the order of their styles; 49 is text, which stays text when it is edited. */
const numberFormats = [0, 49, 49, 3, 2, 9, 164, 165];

const titleOf = ({ title, kind }: Column, timezone: string) => {
  const unit = kind === 'time' ? timezone : styles[kind].unit;
  return unit ? `${title} (${unit})` : title;
};

function sheetHead(columns: readonly Column[], timezone: string): string {
  const titles = columns.map((column) => titleOf(column, timezone));
  const cols = columns.map(({ kind, width = styles[kind].width }, index) => {
    const needed = Math.max(width, (titles[index] ?? '').length + 2);
    return `<col min="${index + 1}" max="${index + 1}" width="${needed}" customWidth="1"/>`;
  });
  const cells = titles.map((title, index) => textCell(placeOf(index, 1), headStyle, title));
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row r="1">${cells.join('')}</row>`;
}

const sheetFoot = '</sheetData></worksheet>';

function rowOf(cells: Cell[], columns: readonly Column[], timezone: string, row: number): string {
  const written = columns.map(({ kind }, index) => {
    const value = cells[index] ?? '';
    if (value === '') return '';
    const place = placeOf(index, row);
    const { style } = styles[kind];
    if (typeof value === 'string' && kind !== 'time') return textCell(place, style, value);
    return `<c r="${place}" s="${style}"><v>${numberOf(kind, value, timezone)}</v></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

const minutesOfDay = 24 * 60;
/** 1970-01-01 in Excel, which counts days. */
const unixEpoch = 25_569;

function numberOf(kind: CellKind, value: string | number, timezone: string): number {
  if (kind === 'percent') return Number(value) / 100;
  if (kind === 'minutes') return Number(value) / minutesOfDay;
  if (kind !== 'time') return Number(value);
  const shown = Date.parse(`${wallClock(timezone, Date.parse(String(value)))}Z`);
  return shown / 86_400_000 + unixEpoch;
}

/** A cell with an inline string: its text is never a formula. */
const textCell = (place: string, style: number, text: string) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${textOf(text)}</t></is></c>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't have them
const notXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\r(?=\n)/g;

/** Escapes a text, without what XML can't have, and as long as Excel allows. */
const textOf = (text: string) =>
  text
    .replace(notXml, '')
    .replaceAll('\r', '\n')
    .slice(0, maxCharacters)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    // Excel would read _x0041_ as A.
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (one) => entities[one] ?? one);

/** The name of a cell, such as AB7. */
function placeOf(column: number, row: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

const types = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const format = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (content: string) =>
  `${declaration}<Relationships xmlns="${types}/relationships">${content}</Relationships>`;

type Part = [name: string, content: string];

/** The parts that name the sheets, which are known only after they are written. */
function lastParts(sheets: readonly string[]): Part[] {
  const numbered = (write: (number: number, name: string) => string) =>
    sheets.map((name, index) => write(index + 1, name)).join('');
  return [
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered((number, name) => `<sheet name="${textOf(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        numbered((number) =>
          relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`),
        ) + relation('rIdStyles', 'styles', 'styles.xml'),
      ),
    ],
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${format}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${format}.styles+xml"/>${numbered((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${format}.worksheet+xml"/>`)}</Types>`,
    ],
  ];
}

const cellFormats = numberFormats.map(
  (id, style) =>
    `<xf numFmtId="${id}" fontId="${style === headStyle ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
);

const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The parts that are the same in every workbook; programs recognize the file by the first one. */
const firstParts: readonly Part[] = [
  ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
  ['xl/styles.xml', stylesXml],
];
