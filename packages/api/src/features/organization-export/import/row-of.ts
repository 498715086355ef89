import { newId } from '../../../database/ids.ts';
import { type TableOfExport, userColumns } from '../tables/export-tables.ts';
import { damaged } from './refused.ts';

/** The IDs on this server for those in an archive. */
export interface Names {
  /** The organization's ID there and here. */
  organization: readonly [before: string, now: string];
  /** Users' IDs. Users not described in the archive get a new, unknown ID. */
  people: Map<string, string>;
}

type Row = Record<string, unknown>;

/** The columns of a line, with the IDs of this server. Rejects unknown fields. */
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
      // The audit log is hashed, so it stays unchanged.
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

/** The ID of a user here; a user not described in the archive gets a new, unused ID. */
function personHere(id: string, { people }: Names): string {
  const known = people.get(id);
  if (known) return known;
  const made = newId();
  people.set(id, made);
  return made;
}

const ids = /(?<![\dA-Za-z])[\dA-Za-z]{30}(?![\dA-Za-z])/g;

/** Replaces the IDs of the organization and its people everywhere in a value. */
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

/** Tables with rows of other tables as JSON: tickets in spam or trash, merged and split ones. */
const hasRows: ReadonlySet<string> = new Set([
  'put_away_tickets',
  'merged_tickets',
  'ticket_splits',
]);

/** Replaces the people in the user columns of such rows. */
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
