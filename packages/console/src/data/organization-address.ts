const NOT_ORGANIZATIONS = new Set(['localhost', 'www', 'api']);

/** The organization of the custom domain that serves this page. The server adds it to the page, because the URL doesn't contain it. */
function organizationOfDomain(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="helpdesk-organization"]');
  return meta?.content || null;
}

/** Returns the organization of the custom domain or of the first label of the host, if there is one. */
export function organizationOfHost(hostname: string): string | null {
  const own = organizationOfDomain();
  if (own) return own;
  const [label = ''] = hostname.split('.');
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return hostname.includes('.') && !isAddress && !NOT_ORGANIZATIONS.has(label) ? label : null;
}

/** Returns the organization in a path under /org/{subdomain}. */
export function organizationOfPath(pathname: string): string | null {
  return /^\/org\/([^/]+)/.exec(pathname)?.[1] ?? null;
}

/** Returns the base path of the member pages in this window: '/', or '/org/{subdomain}'. */
export function basePath(pathname = window.location.pathname): string {
  const subdomain = organizationOfPath(pathname);
  return subdomain ? `/org/${subdomain}` : '/';
}

type Place = Pick<Location, 'protocol' | 'hostname' | 'host'>;

/**
 * Returns the URL of a path in an organization: on its own host if the current host is the current organization's, otherwise
 * under /org/{subdomain}.
 */
export function organizationUrl(
  subdomain: string,
  current: string,
  path = '',
  at: Place = window.location,
): string {
  const suffix = path === '/' ? '' : path;
  if (organizationOfDomain() === subdomain) return `${at.protocol}//${at.host}${path || '/'}`;
  if (organizationOfDomain() || organizationOfHost(at.hostname) !== current) {
    return `/org/${subdomain}${suffix}`;
  }
  return `${at.protocol}//${subdomain}${at.host.slice(current.length)}${path || '/'}`;
}

/** Returns the URL of an organization without its protocol, for display. */
export function organizationAddress(subdomain: string, at: Place = window.location): string {
  return organizationOfHost(at.hostname) === subdomain ? at.host : `${at.host}/org/${subdomain}`;
}

/** Returns the path within the member area, without /org/{subdomain}. */
export function pathInOrganization(pathname: string): string {
  return pathname.replace(/^\/org\/[^/]+/, '') || '/';
}
