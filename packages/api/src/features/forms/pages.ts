import type { Context } from 'koa';
import type { Desk } from '../../http/desk.ts';
import { hostLabel, organizationIdOf } from '../../http/organization-of-request.ts';
import { settingsOf } from './present.ts';
import { findActiveForm } from './read.ts';

const framed = /^\/(?:embed|widget)\/form\/([^/]{1,200})\/?$/;

/** What is different from one page of a form in a frame to the next. */
export interface FramedPage {
  /** The sites that may frame it, in the words of its policy. */
  framers: string;
  /** The same form without a script; null when there is no such form. */
  plainPath: string | null;
}

/**
 * The page of a form in a frame, framed by the sites that the form allows, which is everyone when it names none or
 * is not there; null for any other page.
 */
export async function framedPage(desk: Desk, context: Context): Promise<FramedPage | null> {
  const id = decoded(framed.exec(context.path)?.[1] ?? '');
  if (!id) return null;
  const subdomain = organizationOf(desk, context)?.toLowerCase();
  const organizationId = subdomain && (await organizationIdOf(desk.database.directory, subdomain));
  const form = organizationId
    ? await findActiveForm(desk.database.org(organizationId), id)
    : undefined;
  const { allowedDomains = [] } = form ? settingsOf(form) : {};
  return {
    framers: allowedDomains.length > 0 ? ["'self'", ...allowedDomains].join(' ') : '*',
    plainPath: form ? `/public/contact/${subdomain}/plain?form=${form.id}` : null,
  };
}

/** As the page's router reads it; empty when it is no text. */
function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}

/** As the page itself finds it: from `org`, else from the contact page it stands on, else from the host. */
function organizationOf(desk: Desk, context: Context): string | null {
  const named = new URLSearchParams(context.querystring).get('org') || contactPageOf(context);
  return named && /^[a-z0-9-]{1,63}$/i.test(named)
    ? named
    : (hostLabel(context.host, desk.config.baseHost) ?? context.state.organization ?? null);
}

/** A referrer of another host could name any organization, so that it does not count. */
function contactPageOf(context: Context): string | null {
  const referrer = context.get('Referer');
  if (!URL.canParse(referrer)) return null;
  const { host, pathname } = new URL(referrer);
  if (host !== context.host) return null;
  return /^\/public\/contact\/([a-z0-9-]+)/i.exec(pathname)?.[1] ?? null;
}
