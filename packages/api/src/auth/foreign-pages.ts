import { Refusal } from '../refusal.ts';

/** The headers of a request. */
export interface Asked {
  /** A header's value, or an empty string. */
  get(header: string): string;
  host: string;
}

/** The same with the client's IP address; Koa's own would be the proxy's. */
export interface AskedFrom extends Asked {
  state: { ip: string };
}

/**
 * CSRF protection: refuses a write with the session cookie unless the browser's headers show that the page is ours. Bearer
 * tokens are not affected.
 */
export function refuseForeignPages(asked: Asked) {
  const site = asked.get('Sec-Fetch-Site');
  if (site === 'same-origin') return;
  const origin = asked.get('Origin');
  if (!site && originHost(origin) === asked.host) return;
  throw new Refusal(403, 'This request came from another site', 'cross_site');
}

/** The origin of the cross-origin page that made the call; null for our own pages and for programs. */
export function foreignSite(asked: Asked): string | null {
  return foreign(asked, asked.get('Origin'));
}

/** The origin of a cross-origin page that loads a script, for which browsers send only `Referer`; null as above. */
export function foreignSiteOfScript(asked: Asked): string | null {
  const page = asked.get('Referer');
  return foreign(asked, asked.get('Origin') || (URL.canParse(page) ? new URL(page).origin : ''));
}

const foreign = ({ host }: Asked, origin: string) =>
  origin && originHost(origin) !== host ? origin : null;

function originHost(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
