import type { Context } from 'koa';

const empty: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends a text whose bytes are as many as its characters, so that each is one of ASCII: byte for byte. As UTF-8, Node looks
 * at every character again, which costs a list of tickets more than all of its headers. Koa sends any other body.
 */
export function sendPlainText(context: Context) {
  const { body, method, response, res, status } = context;
  if (typeof body !== 'string' || method === 'HEAD' || empty.has(status)) return;
  if (response.length !== body.length || !context.writable) return;
  context.respond = false;
  res.end(body, 'latin1');
}
