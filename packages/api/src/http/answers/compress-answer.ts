import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

type Encoding = 'br' | 'gzip';

/** Shorter answers fit into the first packets of a connection. */
const minBytes = 2048;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Off the event loop; at these levels a page of tickets takes about a millisecond and an eighth of its size. */
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => zip(body, { level: 4 }),
};

/** An answer that is kept is the same buffer each time, and is compressed once. */
const known = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/**
 * Compresses a long answer to a member's read for those who can unpack it. Only reads: what is
 * answered to a sign-in or a create may hold a secret, whose size must say nothing about it.
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
