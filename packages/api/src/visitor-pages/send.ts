import type { Context } from 'koa';
import { type Packed, pack, sendPacked } from '../http/answers/packed.ts';
import { contentSecurityPolicy } from '../http/sites/security-headers.ts';

export const packed = (type: 'html' | 'xml' | 'rss' | 'txt', text: string) => pack(type, text, 5);

/** Sends a page, compressed, or 304; it may have these origins in frames. */
export async function send(context: Context, page: Packed, frames: readonly string[] = []) {
  context.set('Content-Security-Policy', contentSecurityPolicy(context, { frames }));
  context.set('Cache-Control', 'no-cache');
  if (context.status === 404) context.status = 200;
  await sendPacked(context, page);
}
