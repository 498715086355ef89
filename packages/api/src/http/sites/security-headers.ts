import { type CaptchaProvider, captchaSources } from '@helpdesk/sdk/rules/captcha-sources';
import type { Context, Next } from 'koa';
import { isOurs } from '../../auth/domain-name.ts';
import type { Config } from '../../config.ts';

/** Sets the security headers of every response, whatever its status. */
export function securityHeaders(config: Config) {
  const isSecure = config.publicUrl.startsWith('https:');
  return (context: Context, next: Next) => {
    const { res } = context;
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    res.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    if (isSecure) {
      // Not for custom domains: their subdomains belong to the organization.
      const below = isOurs(context.hostname, config) ? '; includeSubDomains' : '';
      res.setHeader('Strict-Transport-Security', `max-age=31536000${below}`);
    }
    return next();
  };
}

interface FramePolicy {
  /** The sites that may embed the page in a frame. */
  framers?: string | undefined;
  /** Whether it embeds frames, videos and audio from this server: the email preview and message files. */
  hasFrames?: boolean;
  /** Origins of other sites that it may embed in frames. */
  frames?: readonly string[];
  /** The provider of the captcha on the page. */
  captcha?: CaptchaProvider | null;
  /** Where the page uploads files in addition to this server: the bucket. */
  uploadsTo?: string | null;
}

/**
 * The Content-Security-Policy of our own pages: nothing inline, nothing from other hosts, and Trusted Types only with the
 * policies named here: those of the console, DOMPurify and the elements. A page with a captcha also allows what its provider
 * needs; the provider's scripts don't support Trusted Types.
 */
export function contentSecurityPolicy(
  { host }: Context,
  {
    framers = "'none'",
    hasFrames = false,
    frames = [],
    captcha,
    uploadsTo = null,
  }: FramePolicy = {},
) {
  // Not every browser applies 'self' to sockets.
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  const sources: Partial<Record<string, readonly string[]>> = captcha
    ? captchaSources[captcha]
    : {};
  const also = (directive: string) => (sources[directive] ?? []).map((one) => ` ${one}`).join('');
  const framed = [...frames, ...(sources['frame-src'] ?? [])];
  return [
    "default-src 'none'",
    `script-src 'self'${also('script-src')}`,
    `style-src 'self'${also('style-src')}`,
    "img-src 'self' data:",
    `connect-src 'self'${sockets}${uploadsTo ? ` ${uploadsTo}` : ''}${also('connect-src')}`,
    "font-src 'self'",
    ...(hasFrames ? ["frame-src 'self'", "media-src 'self'"] : []),
    ...(framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []),
    ...(sources['worker-src'] ? [`worker-src${also('worker-src')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framers}`,
    "object-src 'none'",
    ...(captcha
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types default dompurify helpdesk']),
  ].join('; ');
}

/** The Content-Security-Policy of our pages without scripts. */
export const stillPagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
