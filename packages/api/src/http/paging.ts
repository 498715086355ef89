import type { Context } from 'koa';
import { invalid } from '../refusal.ts';
import { Rendered } from './answers/rendered.ts';
import type { Page } from './handlers.ts';

/** A cursor: the values of the sort columns of the last row, opaque to clients. */
export const encodeCursor = (values: readonly (string | number)[]) =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Decodes a cursor. Each value must have its column's type, or PostgreSQL couldn't compare them. */
export function decodeCursor(
  cursor: string,
  kinds: readonly ('text' | 'number')[],
  parameter = 'cursor',
): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isKey(values) && values.length === kinds.length) {
      if (values.every((value, at) => isOfKind(value, kinds[at]))) return values;
    }
  } catch {
    // Falls through: the error is the same for every invalid cursor.
  }
  throw invalid(parameter, 'This cursor is invalid');
}

const isKey = (values: unknown): values is (string | number)[] => Array.isArray(values);

function isOfKind(value: unknown, kind: 'text' | 'number' | undefined) {
  if (kind === 'number') return Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;
  return typeof value === 'string' && value.length < 100 && !value.includes('\0');
}

/** A query that needs no escaping and has no cursor. */
const plainQuery = /^(?!.*cursor)[\w.~=&-]*$/;

function withCursor(querystring: string, cursor: string) {
  // Parsing and encoding the parameters takes longer than all other headers.
  if (plainQuery.test(querystring + cursor))
    return `${querystring && `${querystring}&`}cursor=${cursor}`;
  const query = new URLSearchParams(querystring);
  query.set('cursor', cursor);
  return query;
}

/** Sets the headers of a page; returns its items as JSON text. */
export function writePage(context: Context, page: Page<unknown>): string {
  context.set('X-Total-Count', String(page.total));
  if (page.next) {
    const query = withCursor(context.querystring, page.next);
    context.set('Link', `<${context.path}?${query}>; rel="next"`);
  }
  return page.items instanceof Rendered ? page.items.toText() : JSON.stringify(page.items);
}
