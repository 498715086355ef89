import type { Context } from 'koa';
import { type Packed, pack, sendPacked } from '../http/answers/packed.ts';
import { contentSecurityPolicy } from '../http/sites/security-headers.ts';

export const packed = (type: 'html' | 'xml' | 'rss' | 'txt', text: string) => pack(type, text, 5);

/** Sends a page, compressed, or 304; `policy` extends its content security policy. */
export async function send(
  context: Context,
  page: Packed,
  policy: Parameters<typeof contentSecurityPolicy>[1] = {},
) {
  context.set('Content-Security-Policy', contentSecurityPolicy(context, policy));
  context.set('Cache-Control', 'no-cache');
  if (context.status === 404) context.status = 200;
  await sendPacked(context, page);
}
