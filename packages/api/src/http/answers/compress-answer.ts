import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

type Encoding = 'br' | 'gzip';

/** Shorter answers fit into the first packets of a connection. */
const minBytes = 2048;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Runs off the event loop. At these levels, a page of tickets takes about a millisecond and shrinks to an eighth. */
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => zip(body, { level: 4 }),
};

/** A cached answer is the same buffer each time, and is compressed once. */
const known = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/**
 * Compresses a long answer to a member's read for clients that accept it. Only reads: the answer to a sign-in or a create
 * may contain a secret, and its compressed size must reveal nothing about it.
 */
export async function compressAnswer(context: Context) {
  const { body } = context;
  if (context.status !== 200 || !(typeof body === 'string' || Buffer.isBuffer(body))) return;
  if (body.length < minBytes) return;
  context.vary('Accept-Encoding');
  const encoding = context.get('Accept-Encoding')
    ? context.acceptsEncodings('br', 'gzip', 'identity')
    : false;
  if (encoding !== 'br' && encoding !== 'gzip') return;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const done = known.get(bytes) ?? {};
  known.set(bytes, done);
  done[encoding] ??= compress[encoding](bytes);
  context.body = await done[encoding];
  context.res.setHeader('Content-Encoding', encoding);
}
