import type { Context } from 'koa';

/** CORS: every site may read public operations, without credentials; only our own pages may read others. */
export const isOpenToAllSites = (path: string) =>
  path.startsWith('/api/public/') || path.startsWith('/api/widget/') || path.startsWith('/api/v1/');

const exposed =
  'ETag, Link, X-Total-Count, X-Request-Id, Retry-After, Idempotency-Replayed, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Location, Deprecation, Sunset, Tus-Resumable, Upload-Offset, Upload-Length, Upload-Expires';

export function allowAllSites(context: Context) {
  context.set('Access-Control-Allow-Origin', '*');
  context.set('Access-Control-Expose-Headers', exposed);
}

export function answerPreflight(context: Context, methods: string[]) {
  allowAllSites(context);
  context.set('Access-Control-Allow-Methods', methods.join(', '));
  context.set(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Ticket-Access, X-Chat-Access, Tus-Resumable, Upload-Length, Upload-Offset, Upload-Metadata',
  );
  context.set('Access-Control-Max-Age', '86400');
  context.status = 204;
}
