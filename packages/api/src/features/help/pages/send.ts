import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { bodyTag, matches } from '../../../http/etag.ts';
import { contentSecurityPolicy } from '../../../http/security-headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** Sends a page, compressed, or says that nothing has changed since it was sent. */
export async function send(context: Context, type: 'html' | 'xml' | 'txt', text: string) {
  context.set('Content-Security-Policy', contentSecurityPolicy());
  context.set('Cache-Control', 'no-cache');
  context.vary('Accept-Encoding');
  const etag = `W/"${bodyTag(text)}"`;
  context.set('ETag', etag);
  context.type = type;
  if (context.status === 404) context.status = 200;
  if (matches(context.get('If-None-Match'), etag.slice(2))) {
    context.status = 304;
    return;
  }
  context.body = await encoded(context, text);
}

async function encoded(context: Context, text: string): Promise<Buffer | string> {
  const encoding = context.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') return text;
  context.set('Content-Encoding', encoding);
  return encoding === 'br' ? brotli(text, { params }) : zip(text);
}
