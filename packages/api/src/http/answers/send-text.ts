import type { Context } from 'koa';

const empty: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends an ASCII text (as many bytes as characters) byte for byte. As UTF-8, Node checks every character again, which takes
 * longer than all the headers of a ticket list. Koa sends any other body.
 */
export function sendPlainText(context: Context) {
  const { body, method, response, res, status } = context;
  if (typeof body !== 'string' || method === 'HEAD' || empty.has(status)) return;
  if (response.length !== body.length || !context.writable) return;
  context.respond = false;
  res.end(body, 'latin1');
}
