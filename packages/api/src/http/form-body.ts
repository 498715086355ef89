import type { Context } from 'koa';
import { Refusal } from './refusal.ts';

const limit = 256 * 1024;

/** The fields of a plain HTML form, for the one page that takes them: they come from browsers without a script. */
export async function readFormBody(context: Context): Promise<URLSearchParams> {
  if (context.is('urlencoded') !== 'urlencoded') {
    throw new Refusal(415, 'Send the form as it is', 'unsupported_media_type');
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of context.req as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limit) throw new Refusal(413, 'This request is too large', 'payload_too_large');
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString());
}
