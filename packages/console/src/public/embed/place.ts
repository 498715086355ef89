import { organizationOfHost } from '../../data/organization-address.ts';

type Address = Pick<Location, 'host' | 'hostname' | 'pathname' | 'search'>;

export interface Place {
  /** Both pages show a form in a frame; they differ in their texts and in the messages that they post to the parent page. */
  kind: 'embed' | 'widget';
  formId: string;
  organization: string | null;
  theme: string;
  lang: string | null;
}

/** The options in the address of an embedded page. */
export function placeOf(address: Address, referrer: string): Place {
  const [, kind = 'embed', id = ''] =
    /^\/(embed|widget)\/form\/([^/]+)/.exec(address.pathname) ?? [];
  const query = new URLSearchParams(address.search);
  const named = query.get('org') || contactPage(address.host, referrer);
  return {
    kind: kind as Place['kind'],
    formId: decoded(id),
    organization: named || organizationOfHost(address.hostname),
    theme: query.get('theme') || 'light',
    lang: query.get('lang'),
  };
}

/** The organization in the contact page's path; a page on another host could claim any. */
function contactPage(host: string, referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const page = new URL(referrer);
  if (page.host !== host) return undefined;
  return /^\/public\/contact\/([a-z0-9-]+)/i.exec(page.pathname)?.[1];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
