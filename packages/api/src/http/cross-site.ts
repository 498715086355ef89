import type { Context } from 'koa';
import { Refusal } from './refusal.ts';

/**
 * Refuses a change that a foreign page makes with the browser's cookie: it needs the word of the browser that the page
 * is our own. A bearer cannot be sent by accident and passes.
 */
export function refuseForeignPages(context: Context) {
  const site = context.get('Sec-Fetch-Site');
  if (site === 'same-origin') return;
  const origin = context.get('Origin');
  if (!site && origin && originHost(origin) === context.host) return;
  throw new Refusal(403, 'This request came from another site', 'cross_site');
}

/** The origin of a foreign page that calls; null when the page is ours, or no browser says. */
export function foreignSite(context: Context): string | null {
  const origin = context.get('Origin');
  return origin && originHost(origin) !== context.host ? origin : null;
}

function originHost(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Public operations may be read by any site, without credentials; everything else by our own pages only. */
export const isOpenToAllSites = (path: string) =>
  path.startsWith('/api/public/') || path.startsWith('/api/widget/') || path.startsWith('/api/v1/');

const exposed =
  'ETag, Link, X-Total-Count, X-Request-Id, Retry-After, Idempotency-Replayed, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset';

export function allowAllSites(context: Context) {
  context.set('Access-Control-Allow-Origin', '*');
  context.set('Access-Control-Expose-Headers', exposed);
}

export function answerPreflight(context: Context, methods: string[]) {
  allowAllSites(context);
  context.set('Access-Control-Allow-Methods', methods.join(', '));
  context.set(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Ticket-Access, X-Chat-Access',
  );
  context.set('Access-Control-Max-Age', '86400');
  context.status = 204;
}
