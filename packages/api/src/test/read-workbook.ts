import { buffer } from 'node:stream/consumers';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fromBufferPromise } from 'yauzl';

/** A cell as a spreadsheet reads it: a text, or a number with its format. */
export type ReadCell = string | { value: number; format: string };

export interface ReadSheet {
  name: string;
  /** By place, such as A1. */
  rows: Record<string, ReadCell>[];
  widths: number[];
  /** Rows that stay visible. */
  frozen: number;
  /** Styles of the first row. */
  isHeadBold: boolean;
}

/** An element: its attributes, and its children by name. */
interface Xml {
  [name: string]: string | Xml[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** The elements at a path below an element. */
function below(xml: Xml | undefined, ...path: string[]): Xml[] {
  const [name, ...others] = path;
  const children = name === undefined ? [] : xml?.[name];
  if (!Array.isArray(children)) return [];
  return others.length === 0 ? children : children.flatMap((one) => below(one, ...others));
}
const textOf = (xml: Xml | undefined) => String(xml?.['#text'] ?? '');

const builtIn: Record<string, string> = { 0: 'General', 2: '0.00', 3: '#,##0', 9: '0%', 49: '@' };

/** Reads a workbook with other libraries than those that wrote it. Fails if a cell is a formula. */
export async function readWorkbook(file: Buffer): Promise<ReadSheet[]> {
  const parts = await unzip(file);
  const part = (name: string) => {
    const text = parts.get(name);
    if (text === undefined) throw new Error(`The workbook has no ${name}`);
    const valid = XMLValidator.validate(text);
    if (valid !== true) throw new Error(`${name}: ${valid.err.msg}`);
    return parser.parse(text) as Xml;
  };
  const relations = below(part('xl/_rels/workbook.xml.rels'), 'Relationships', 'Relationship');
  const types = below(part('[Content_Types].xml'), 'Types', 'Override');
  const [styles] = below(part('xl/styles.xml'), 'styleSheet');
  const cellFormats = below(styles, 'cellXfs', 'xf');
  const fonts = below(styles, 'fonts', 'font');
  const formats = { ...builtIn };
  for (const { numFmtId, formatCode } of below(styles, 'numFmts', 'numFmt'))
    formats[String(numFmtId)] = String(formatCode);
  const formatOf = ({ s }: Xml) => formats[String(cellFormats[Number(s)]?.numFmtId)] ?? '';
  const isBold = ({ s }: Xml) =>
    below(fonts[Number(cellFormats[Number(s)]?.fontId)], 'b').length === 1;
  const readCell = (cell: Xml): [string, ReadCell] => {
    const place = String(cell.r);
    if ('f' in cell) throw new Error(`${place} is a formula`);
    const value = Number(textOf(below(cell, 'v')[0]));
    if (cell.t !== 'inlineStr') return [place, { value, format: formatOf(cell) }];
    const text = textOf(below(cell, 'is', 't')[0]);
    return [place, text.replace(/_x([\dA-F]{4})_/gi, decoded)];
  };
  return below(part('xl/workbook.xml'), 'workbook', 'sheets', 'sheet').map((sheet) => {
    const path = `xl/${String(relations.find(({ Id }) => Id === sheet['r:id'])?.Target)}`;
    if (!types.some(({ PartName }) => PartName === `/${path}`))
      throw new Error(`${path} has no content type`);
    const [read] = below(part(path), 'worksheet');
    const rows = below(read, 'sheetData', 'row').map((row) => below(row, 'c'));
    const [pane] = below(read, 'sheetViews', 'sheetView', 'pane');
    return {
      name: String(sheet.name),
      rows: rows.map((cells) => Object.fromEntries(cells.map(readCell))),
      widths: below(read, 'cols', 'col').map(({ width }) => Number(width)),
      frozen: pane?.state === 'frozen' ? Number(pane.ySplit) : 0,
      isHeadBold: (rows[0] ?? []).every(isBold),
    };
  });
}

const decoded = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));

async function unzip(file: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(file);
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return parts;
}
