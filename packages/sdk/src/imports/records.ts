import { Unreadable } from './unreadable.ts';

export type Fields = Record<string, unknown>;

/** An entry of a file, with its line, or its position in a JSON list. */
export type FileRecord = { line: number; value: Fields | null };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON entries: one per line, a list, an object with a list under one of these names, or a single entry. */
export function recordsOfJson(text: string, lists: readonly string[]): FileRecord[] {
  const whole = parsed(text);
  const list = Array.isArray(whole)
    ? whole
    : lists.map((name) => at(whole, name)).find(Array.isArray);
  if (list) {
    return list.map((value, index) => ({ line: index + 1, value: isFields(value) ? value : null }));
  }
  // A single entry may be written on many lines.
  if (isFields(whole)) return [{ line: 1, value: whole }];
  const records = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parsed(line);
    return [{ line: index + 1, value: isFields(value) ? value : null }];
  });
  if (records.every(({ value }) => value === null)) {
    throw new Unreadable("This file isn't JSON. Check the file and its format.");
  }
  return records;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The CSV parser: Papa Parse. */
export interface CsvReader {
  parse(
    text: string,
    settings: {
      delimitersToGuess: string[];
      step: (row: {
        data: string[];
        errors: readonly { type: string }[];
        meta: { cursor: number };
      }) => void;
    },
  ): unknown;
}

/** Reads CSV rows by their lowercase column names, each with its first line. */
export function recordsOfCsv(
  text: string,
  needed: readonly string[],
  reader: CsvReader,
): FileRecord[] {
  const records: FileRecord[] = [];
  let columns: string[] | null = null;
  let line = 1;
  let from = 0;
  const linesUpTo = (cursor: number) => {
    const passed = text.slice(from, cursor).split('\n').length - 1;
    from = cursor;
    return passed;
  };
  reader.parse(text, {
    delimitersToGuess: [',', ';', '\t'],
    step({ data, errors, meta }) {
      const begins = line;
      line += linesUpTo(meta.cursor);
      if (data.every((cell) => cell.trim() === '')) return;
      if (!columns) {
        columns = data.map((name) =>
          name
            .replace(/^\uFEFF/, '')
            .trim()
            .toLowerCase(),
        );
        return;
      }
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      const value = Object.fromEntries(columns.map((name, index) => [name, data[index] ?? '']));
      records.push({ line: begins, value: isBroken ? null : value });
    },
  });
  const missing = needed.filter((name) => !columns?.includes(name));
  if (missing.length > 0) {
    throw new Unreadable(`The first line is missing: ${missing.join(', ')}.`);
  }
  return records;
}

/** Returns the value at a path, or undefined. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const name of path) found = isFields(found) ? found[name] : undefined;
  return found;
}

export const listAt = (value: unknown, ...path: readonly string[]): Fields[] => {
  const list = at(value, ...path);
  return Array.isArray(list) ? list.filter(isFields) : [];
};

/** Returns a text or a number as text; empty for anything else. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found.trim() : typeof found === 'number' ? `${found}` : '';
}

/** Year first, as in ISO 8601; other orders of digits are ambiguous between countries. */
const iso =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?))?\s?(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i;
/** The month as a word, as in email headers. */
const named =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+)?(?:\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2},?)\s+\d{4}(?:,?\s+(?:at\s+)?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?)?\s*(z|utc|gmt|[+-]\d{4})?(?:\s+\(\w+\))?$/i;

/**
 * Returns the time at a path in the contract's format. Accepts a date as text, or seconds since 1970. Invalid or ambiguous dates are
 * returned unchanged, so validation rejects them. Times without a zone are read as UTC, so the result doesn't depend on the machine.
 */
export function momentAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  const written = typeof found === 'string' ? found.trim() : '';
  const time = typeof found === 'number' ? found * 1_000 : timeOf(written);
  return Number.isFinite(time) && Math.abs(time) < 8e15 ? new Date(time).toISOString() : written;
}

function timeOf(written: string): number {
  const [, day, clock = '00:00', zone = 'Z'] = iso.exec(written) ?? [];
  if (day) {
    const isUtc = /^(z|utc|gmt)$/i.test(zone);
    const offset = isUtc ? 'Z' : zone.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2');
    const time = Date.parse(`${day}T${clock.replace(',', '.')}${offset}`);
    const midnight = Date.parse(`${day}T00:00Z`);
    // February 31 is invalid; it isn't March 3.
    const isDay = Number.isFinite(midnight) && new Date(midnight).toISOString().startsWith(day);
    return isDay ? time : Number.NaN;
  }
  const [words, ofZone] = named.exec(written) ?? [];
  if (!words) return Number.NaN;
  const plain = words.replace(/\s+at\s+/i, ' ').replace(/\s+\(\w+\)$/, '');
  return Date.parse(ofZone ? plain : `${plain} UTC`);
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns the text of HTML, because imports store and show text. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|head)\b[^]*?<\/\1\s*>/gi, '')
    .replace(/<br\b[^>]*>|<\/(p|div|li|tr|h\d|blockquote)\s*>/gi, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
