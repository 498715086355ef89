const NOT_ORGANIZATIONS = new Set(['localhost', 'www', 'api']);

/** The organization on whose own domain this page is: the server writes it into the page, as no address says it. */
function organizationOfDomain(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="helpdesk-organization"]');
  return meta?.content || null;
}

/** The organization that the host is the own domain of, or that its first label names, if it names one. */
export function organizationOfHost(hostname: string): string | null {
  const own = organizationOfDomain();
  if (own) return own;
  const [label = ''] = hostname.split('.');
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return hostname.includes('.') && !isAddress && !NOT_ORGANIZATIONS.has(label) ? label : null;
}

/** The organization that a path under /org/{subdomain} names. */
export function organizationOfPath(pathname: string): string | null {
  return /^\/org\/([^/]+)/.exec(pathname)?.[1] ?? null;
}

/** Where the member pages lie in this window: '/', or '/org/{subdomain}'. */
export function basePath(pathname = window.location.pathname): string {
  const subdomain = organizationOfPath(pathname);
  return subdomain ? `/org/${subdomain}` : '/';
}

type Place = Pick<Location, 'protocol' | 'hostname' | 'host'>;

/**
 * The address of a path in an organization: on its own host when the current host is the current organization's,
 * else under /org/{subdomain}.
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

/** The address as people read it: without protocol. */
export function organizationAddress(subdomain: string, at: Place = window.location): string {
  return organizationOfHost(at.hostname) === subdomain ? at.host : `${at.host}/org/${subdomain}`;
}

/** The path within the member area, without /org/{subdomain}. */
export function pathInOrganization(pathname: string): string {
  return pathname.replace(/^\/org\/[^/]+/, '') || '/';
}
