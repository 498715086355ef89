import { folded } from './folded.ts';

const words = (...lines: string[]) => lines.flatMap((line) => line.split(' '));

/**
 * Mailboxes of the server itself, which organizations can't use: those that certificate authorities write to (CA/B Forum baseline
 * requirements 3.2.2.4.4), those of RFC 2142 for networks, and our senders.
 */
export const serverMailboxes: readonly string[] = words(
  'admin administrator webmaster hostmaster postmaster',
  'abuse noc security usenet uucp ftp www',
  'no-reply noreply do-not-reply donotreply reply bounce bounces mailer-daemon',
  'daemon root nobody operator sysadmin dmarc tls-reports',
);

/** Subdomains that can't be registered, because we, browsers or email programs use them for something else. */
export const reservedSubdomains: readonly string[] = words(
  ...serverMailboxes,
  // Those of RFC 2142 for businesses.
  'info marketing sales support news',
  // Our own.
  'demo api app static assets cdn widget ws status help docs helpdesk console public files uploads',
  'login signin signup sign-in sign-up account accounts auth sso oauth billing ops metrics health',
  // Names that programs look up by themselves, and common names of servers.
  'localhost localdomain broadcasthost wpad isatap autodiscover autoconfig mta-sts openpgpkey',
  'mail email webmail smtp imap pop pop3 mx mx1 mx2 ns1 ns2 ns3 ns4 dns sftp ssh vpn proxy gateway',
);

const shortest = 3;
const longest = 20;

/** Converts a name to a URL segment: lower case, only word characters, hyphens for spaces. */
export function slugOf(name: string): string {
  return folded(name)
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a subdomain is valid (3 to 20 of a-z, 0-9 and inner hyphens) and not reserved. */
export function isFreeSubdomain(subdomain: string): boolean {
  return (
    subdomain.length >= shortest &&
    subdomain.length <= longest &&
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(subdomain) &&
    !reservedSubdomains.includes(subdomain)
  );
}

/**
 * Returns a subdomain for an organization's name. `attempt` numbers it if earlier ones are taken: 0 is the plain one, 1 appends `-2`, and
 * so on.
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
