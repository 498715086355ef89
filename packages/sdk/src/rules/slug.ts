/** Subdomains that nobody can register, because we or a browser mean something else by them. */
export const reservedSubdomains: readonly string[] = [
  'demo',
  'www',
  'api',
  'app',
  'admin',
  'localhost',
  'static',
  'assets',
  'widget',
  'ws',
  'mail',
  'status',
  'help',
  'support',
  'docs',
];

const shortest = 3;
const longest = 20;

/** A name as part of a URL: lower case, only word characters, hyphens for spaces. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a subdomain is well formed (3 to 20 of a-z, 0-9 and inner hyphens) and not reserved. */
export function isFreeSubdomain(subdomain: string): boolean {
  return (
    subdomain.length >= shortest &&
    subdomain.length <= longest &&
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(subdomain) &&
    !reservedSubdomains.includes(subdomain)
  );
}

/**
 * The subdomain an organization's name suggests. `attempt` numbers it when earlier ones are taken:
 * 0 gives the plain one, 1 appends `-2`, and so on.
 */
export function subdomainOf(name: string, attempt = 0): string {
  const slug = slugOf(name.replaceAll('_', ' '));
  const plain = slug.length >= shortest ? slug : ['team', slug].filter(Boolean).join('-');
  const suffix = attempt > 0 ? `-${attempt + 1}` : '';
  const subdomain = trimmed(plain, longest - suffix.length) + suffix;
  return reservedSubdomains.includes(subdomain) ? `${subdomain}-desk` : subdomain;
}

function trimmed(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-+$/, '');
}
