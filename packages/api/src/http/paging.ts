import type { Context } from 'koa';
import type { Page } from './handlers.ts';
import { invalid } from './refusal.ts';
import { Rendered } from './rendered.ts';

/** Where a page ended: the values of its sort columns, opaque to clients. */
export const encodeCursor = (values: readonly (string | number)[]) =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

export function decodeCursor(cursor: string, length: number): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isKey(values) && values.length === length) return values;
  } catch {
    // Falls through: whatever is wrong with it, the caller reads the same sentence.
  }
  throw invalid('cursor', 'This cursor is not valid');
}

const isKey = (values: unknown): values is (string | number)[] =>
  Array.isArray(values) &&
  values.every(
    (value) =>
      (typeof value === 'string' && value.length < 100 && !value.includes('\0')) ||
      Number.isSafeInteger(value),
  );

/** Writes the headers of a page; answers its items as the body's text. */
export function writePage(context: Context, page: Page<unknown>): string {
  context.set('X-Total-Count', String(page.total));
  if (page.next) {
    const query = new URLSearchParams(context.querystring);
    query.set('cursor', page.next);
    context.set('Link', `<${context.path}?${query}>; rel="next"`);
  }
  return page.items instanceof Rendered ? page.items.toText() : JSON.stringify(page.items);
}
