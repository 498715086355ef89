import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { matches } from './etag.ts';

type Encoding = 'br' | 'gzip';

/** A text that is compressed on first use, once per encoding. */
export interface Packed {
  type: string;
  etag: string;
  text: string;
  quality: number;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/**
 * Brotli quality 10 suits files that are sent often, and 11 large ones that are built once. A page rendered for one response
 * uses 5 to save CPU.
 */
export const pack = (type: string, text: string, quality = 10): Packed => ({
  type,
  etag: `"${tagOf(text)}"`,
  text,
  quality,
  encoded: {},
});

/** Hash of the text, for immutable file names. */
export const tagOf = (text: string | Buffer) => hash('sha1', text, 'base64url').slice(0, 12);

/** Sends the text in the encoding that the browser prefers, or 304. */
export async function sendPacked(context: Context, packed: Packed) {
  context.vary('Accept-Encoding');
  context.set('ETag', `W/${packed.etag}`);
  context.type = packed.type;
  if (matches(context.get('If-None-Match'), packed.etag)) {
    context.status = 304;
    return;
  }
  const encoding = context.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') {
    context.body = packed.text;
    return;
  }
  packed.encoded[encoding] ??= compress[encoding](packed);
  context.set('Content-Encoding', encoding);
  context.body = await packed.encoded[encoding];
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Runs off the event loop. */
const compress: Record<Encoding, (packed: Packed) => Promise<Buffer>> = {
  br: ({ text, quality }) =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: ({ text }) => zip(text),
};
