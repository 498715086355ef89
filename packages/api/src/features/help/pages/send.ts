import type { Context } from 'koa';
import { pack, sendPacked } from '../../../http/packed.ts';
import { contentSecurityPolicy } from '../../../http/security-headers.ts';

/** Sends a page, compressed, or 304. */
export async function send(context: Context, type: 'html' | 'xml' | 'txt', text: string) {
  context.set('Content-Security-Policy', contentSecurityPolicy(context));
  context.set('Cache-Control', 'no-cache');
  if (context.status === 404) context.status = 200;
  await sendPacked(context, pack(type, text, 5));
}
