import { fileText } from '@helpdesk/sdk/imports/file-text';
import { Unreadable } from '@helpdesk/sdk/imports/unreadable';
import { withoutGuard } from '@helpdesk/sdk/rules/csv-guard';
import m from '../messages.yaml';

/** The rows of a file, each with its row number. */
export type FileRows = { rows: { row: number; value: Record<string, unknown> }[]; skipped: number };

type Format = {
  /** The property of a JSON object that contains the list. */
  list: string;
  columns: readonly string[];
  /** CSV rows without one of these are skipped. */
  required: readonly string[];
  /** The message for a file without rows. */
  none: string;
};

/** Parses the rows of JSON or CSV; detects the format. CSV values are texts. */
export async function readTable(text: string, format: Format): Promise<FileRows> {
  if (text.trim() === '') throw new Unreadable('No data to import');
  // Text never contains these characters: it is a picture, a workbook or another binary file.
  if (notText.test(text)) throw broken();
  const read = /^\s*[[{]/.test(text) ? fromJson(text, format) : await fromCsv(text, format);
  if (read.rows.length === 0) throw new Unreadable(format.none);
  return read;
}

function fromJson(text: string, { list: name }: Format): FileRows {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw broken();
  }
  const list = Array.isArray(data) ? data : (data as Record<string, unknown>)[name];
  if (!Array.isArray(list)) return { rows: [], skipped: 0 };
  const rows = list.flatMap((value, index) =>
    value && typeof value === 'object' && !Array.isArray(value) ? [{ row: index + 1, value }] : [],
  );
  return { rows, skipped: list.length - rows.length };
}

async function fromCsv(text: string, { columns, required }: Format): Promise<FileRows> {
  // Loaded only for an import.
  const { default: papa } = await import('papaparse');
  const named = new Map(columns.map((name) => [name.toLowerCase(), name]));
  const { data, errors, meta } = papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transform: withoutGuard,
    transformHeader: (name) => named.get(name.trim().toLowerCase()) ?? name.trim(),
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw broken();
  if (!required.every((name) => meta.fields?.includes(name))) throw broken();
  const rows = data.flatMap((value, index) =>
    required.every((name) => value[name]?.trim()) ? [{ row: index + 1, value }] : [],
  );
  return { rows, skipped: data.length - rows.length };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const notText = /[\0-\x08\x0e-\x1f]/;

const broken = () => new Unreadable(m.tableFile.invalidFileFormatPleaseCheckYour);

/** Decodes a file, including one that a spreadsheet saved as windows-1252. */
export async function textOf(file: Blob): Promise<string> {
  // The file was moved, or can't be read.
  const bytes = await file.arrayBuffer().catch(() => {
    throw broken();
  });
  return fileText(new Uint8Array(bytes));
}
