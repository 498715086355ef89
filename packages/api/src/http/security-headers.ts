import type { Context, Next } from 'koa';
import type { Config } from '../config.ts';
import { isOurs } from './domain-name.ts';

/** What every answer of ours forbids a browser, whatever its status. */
export function securityHeaders(config: Config) {
  const isSecure = config.publicUrl.startsWith('https:');
  return async (context: Context, next: Next) => {
    context.set('X-Content-Type-Options', 'nosniff');
    context.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    context.set('Cross-Origin-Opener-Policy', 'same-origin');
    // What lies below an organization's own domain is its own matter.
    const below = isOurs(context.hostname, config) ? '; includeSubDomains' : '';
    if (isSecure) context.set('Strict-Transport-Security', `max-age=31536000${below}`);
    await next();
  };
}

/** The policy of our own pages: nothing inline, nothing of another host. */
export function contentSecurityPolicy(frameAncestors = "'none'") {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    "object-src 'none'",
  ].join('; ');
}
