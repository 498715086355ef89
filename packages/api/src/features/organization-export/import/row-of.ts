import { newId } from '../../../database/ids.ts';
import { type TableOfExport, userColumns } from '../tables/export-tables.ts';
import { damaged } from './refused.ts';

/** How ids of an archive are called here. */
export interface Names {
  /** The organization's, by the one that it had. */
  organization: readonly [before: string, now: string];
  /** Users'. Who is not among them becomes nobody who is known here. */
  people: Map<string, string>;
}

type Row = Record<string, unknown>;

/** The columns that a line fills, with the names that hold here; anything that no export says is refused. */
export function rowOf({ file, columns, table }: TableOfExport, said: unknown, names: Names): Row {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) {
    throw damaged(`a line of ${file} is not an object`);
  }
  const line = { ...said } as Row;
  const row: Row = {};
  for (const { name, field, kind } of columns) {
    const value = line[field] ?? null;
    delete line[field];
    if (value === null) row[name] = null;
    else if (kind === 'user' && typeof value === 'string') row[name] = personHere(value, names);
    else if (kind === 'number' && Number.isSafeInteger(value)) row[name] = value;
    else if (kind === 'bytes' && typeof value === 'string')
      row[name] = Buffer.from(value, 'base64');
    else if (kind === 'json' && isJson(value)) {
      const here = hasRows.has(table) ? renamedRows(value, names) : value;
      row[name] = table === 'audit_entries' ? asText(value) : asText(renamed(here, names));
    } else if (kind === 'text' && typeof value === 'string') {
      // What the audit log has been told is under its hash.
      row[name] = table === 'audit_entries' ? value : (renamed(value, names) as string);
    } else throw damaged(`${field} is invalid in a line of ${file}`);
  }
  const [other] = Object.keys(line);
  if (other) throw damaged(`a line of ${file} has an unknown field: ${JSON.stringify(other)}`);
  return row;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function isJson(value: unknown): boolean {
  if (typeof value === 'object') return true;
  if (typeof value !== 'string') return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Somebody whom the archive does not describe gets an id that nobody has. */
function personHere(id: string, { people }: Names): string {
  const known = people.get(id);
  if (known) return known;
  const made = newId();
  people.set(id, made);
  return made;
}

const ids = /(?<![\dA-Za-z])[\dA-Za-z]{30}(?![\dA-Za-z])/g;

/** The same with the ids of the organization and its people as they are here, wherever they stand. */
function renamed(value: unknown, names: Names): unknown {
  if (typeof value === 'string') {
    const [before, now] = names.organization;
    return value.replace(ids, (id) => (id === before ? now : (names.people.get(id) ?? id)));
  }
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renamed(inner, names)]),
  );
}

/** Tables that keep rows of others as JSON: of tickets that were in spam or trash, merged or split. */
const hasRows: ReadonlySet<string> = new Set([
  'put_away_tickets',
  'merged_tickets',
  'ticket_splits',
]);

/** The same with the people whom such rows name in columns. */
function renamedRows(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((one) => renamedRows(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && userColumns.has(key)
        ? personHere(inner, names)
        : renamedRows(inner, names),
    ]),
  );
}
