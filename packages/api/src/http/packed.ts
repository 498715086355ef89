import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { matches } from './etag.ts';

/** A text in every encoding that browsers ask for: made once, sent often. */
export interface Packed {
  type: string;
  etag: string;
  plain: string;
  br: Buffer;
  gzip: Buffer;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses off the event loop. */
export async function pack(type: string, plain: string): Promise<Packed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const [br, zipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })]);
  return { type, etag: `"${tagOf(plain)}"`, plain, br, gzip: zipped };
}

/** Changes with the text: for names of files that never do. */
export const tagOf = (text: string) => hash('sha1', text, 'base64url').slice(0, 12);

/** Sends it in the encoding that the browser prefers, or says that it has it already. */
export function sendPacked(context: Context, packed: Packed) {
  context.vary('Accept-Encoding');
  context.set('ETag', `W/${packed.etag}`);
  context.type = packed.type;
  if (matches(context.get('If-None-Match'), packed.etag)) {
    context.status = 304;
    return;
  }
  const encoding = context.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br' || encoding === 'gzip') {
    context.set('Content-Encoding', encoding);
    context.body = packed[encoding];
  } else context.body = packed.plain;
}
