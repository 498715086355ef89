import type { Context } from 'koa';
import { pack, sendPacked } from '../../../http/packed.ts';
import { contentSecurityPolicy } from '../../../http/security-headers.ts';

/** Sends a page, compressed, or says that nothing has changed since it was sent. */
export async function send(context: Context, type: 'html' | 'xml' | 'txt', text: string) {
  context.set('Content-Security-Policy', contentSecurityPolicy());
  context.set('Cache-Control', 'no-cache');
  if (context.status === 404) context.status = 200;
  await sendPacked(context, pack(type, text, 5));
}
