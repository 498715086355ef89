import type { ExportedColumn } from '../tables/export-tables.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The line of a row. */
export function lineOf(columns: readonly ExportedColumn[], row: Fields): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  for (const { name, field, kind } of columns) {
    const value = row[name] ?? null;
    if (value === null) line[field] = null;
    else if (kind === 'number') line[field] = Number(value);
    else if (kind === 'json') line[field] = readable(String(value));
    else if (kind === 'bytes') line[field] = Buffer.from(value as Uint8Array).toString('base64');
    else line[field] = value;
  }
  return line;
}

/** Parsed JSON if it would be serialized to the same text; otherwise the text. */
function readable(text: string): unknown {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said === 'object' && said !== null && JSON.stringify(said) === text) return said;
  } catch {
    // Invalid JSON, which can only be stored by hand.
  }
  return text;
}

/** Removes secrets from a row's JSON: header values and visitors' access tokens. */
export function withoutSecrets(table: string, line: Record<string, unknown>) {
  if (table === 'webhooks') {
    const headers = (line.headers ?? []) as { name: string }[];
    return { ...line, headers: headers.map(({ name }) => ({ name })) };
  }
  if (table === 'put_away_tickets') return { ...line, content: withoutTokens(line.content) };
  if (table === 'merged_tickets' || table === 'ticket_splits') {
    return { ...line, kept: withoutTokens(line.kept) };
  }
  return line;
}

const isToken = (value: unknown) =>
  typeof value === 'object' && value !== null && 'token_hash' in value;

function withoutTokens(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isToken(one)).map(withoutTokens);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      isToken(inner) ? [] : [[key, withoutTokens(inner)]],
    ),
  );
}
