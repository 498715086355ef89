import type { Context } from 'koa';
import { Refusal } from '../../refusal.ts';

/** Reads the whole body of a request. Refuses more than `limit` bytes, by Content-Length before reading. */
export async function readWhole(
  context: Context,
  limit: number,
  sentence = 'This request is too large',
): Promise<Buffer> {
  const tooLarge = () => new Refusal(413, sentence, 'payload_too_large');
  if (Number(context.request.length ?? 0) > limit) throw tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of context.req as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limit) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
