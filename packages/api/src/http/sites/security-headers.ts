import { type CaptchaProvider, captchaSources } from '@helpdesk/sdk/rules/captcha-sources';
import type { Context, Next } from 'koa';
import { isOurs } from '../../auth/domain-name.ts';
import type { Config } from '../../config.ts';

/** Security headers of every response, whatever its status. */
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
  /** Which sites may have the page in a frame. */
  framers?: string | undefined;
  /** Whether it has frames, films and sounds from here: the preview of a mail, and files of messages. */
  hasFrames?: boolean;
  /** Origins of other sites that it may have in frames. */
  frames?: readonly string[];
  /** Whose captcha the page has. */
  captcha?: CaptchaProvider | null;
  /** Where the page sends files besides this server: to the bucket. */
  uploadsTo?: string | null;
}

/**
 * The Content-Security-Policy of our own pages: nothing inline, nothing from other hosts, and Trusted Types only by the
 * policies named here: those of the console, of DOMPurify and of the elements. A page with a captcha has what that needs from
 * its provider, whose scripts know nothing of Trusted Types.
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

/** The Content-Security-Policy of our own pages on which nothing runs. */
export const stillPagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
