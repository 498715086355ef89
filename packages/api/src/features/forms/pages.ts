import type { CaptchaProvider } from '@helpdesk/sdk/rules/captcha-sources';
import type { Context } from 'koa';
import { hostLabel } from '../../auth/organization-of-request.ts';
import { organizationIdOf } from '../../auth/store/organizations.ts';
import type { ServerContext } from '../../server-context.ts';
import { captchaOf } from './captcha.ts';
import { settingsOf } from './present.ts';
import { findActiveForm } from './read/forms.ts';

const framed = /^\/(?:embed|widget)\/form\/([^/]{1,200})\/?$/;

/** Settings of a page with an embedded form. */
export interface FramedPage {
  /** The frame-ancestors of its Content-Security-Policy. */
  framers: string;
  /** URL of the plain HTML form; null when there is none. */
  plainPath: string | null;
  /** The captcha provider of the form. */
  captcha: CaptchaProvider | null;
}

/**
 * The page of an embedded form and the sites that may frame it: every site if the form lists none or
 * does not exist; null for any other page.
 */
export async function framedPage(
  server: ServerContext,
  context: Context,
): Promise<FramedPage | null> {
  const id = decoded(framed.exec(context.path)?.[1] ?? '');
  if (!id) return null;
  const subdomain = organizationOf(server, context)?.toLowerCase();
  const organizationId =
    subdomain && (await organizationIdOf(server.database.directory, subdomain));
  const org = organizationId ? server.database.org(organizationId) : null;
  const form = org ? await findActiveForm(org, id) : undefined;
  const captcha = org && form ? await captchaOf(org, form) : undefined;
  const { allowedDomains = [] } = form ? settingsOf(form) : {};
  return {
    framers: allowedDomains.length > 0 ? ["'self'", ...allowedDomains].join(' ') : '*',
    plainPath: form && !captcha ? `/public/contact/${subdomain}/plain?form=${form.id}` : null,
    captcha: captcha?.provider ?? null,
  };
}

/** A query parameter as the page's router reads it; empty when invalid. */
function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}

/** Finds the organization like the page itself: from `org`, else from the embedding contact page, else from the host. */
function organizationOf(server: ServerContext, context: Context): string | null {
  const named = new URLSearchParams(context.querystring).get('org') || contactPageOf(context);
  return named && /^[a-z0-9-]{1,63}$/i.test(named)
    ? named
    : (hostLabel(context.host, server.config.baseHost) ?? context.state.organization ?? null);
}

/** Ignores a referrer from another host, since it could name any organization. */
function contactPageOf(context: Context): string | null {
  const referrer = context.get('Referer');
  if (!URL.canParse(referrer)) return null;
  const { host, pathname } = new URL(referrer);
  if (host !== context.host) return null;
  return /^\/public\/contact\/([a-z0-9-]+)/i.exec(pathname)?.[1] ?? null;
}
