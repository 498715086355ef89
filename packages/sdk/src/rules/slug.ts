import { folded } from './folded.ts';

const words = (...lines: string[]) => lines.flatMap((line) => line.split(' '));

/**
 * Mailboxes of the server itself, so no organization's mail: those that certificate authorities write to (CA/B Forum
 * baseline requirements 3.2.2.4.4), those of RFC 2142 for a network, and those that our mail comes from.
 */
export const serverMailboxes: readonly string[] = words(
  'admin administrator webmaster hostmaster postmaster',
  'abuse noc security usenet uucp ftp www',
  'no-reply noreply do-not-reply donotreply reply bounce bounces mailer-daemon',
  'daemon root nobody operator sysadmin dmarc tls-reports',
);

/** Subdomains that nobody can register, because we, a browser or a mail program mean something else by them. */
export const reservedSubdomains: readonly string[] = words(
  ...serverMailboxes,
  // Those of RFC 2142 for a business.
  'info marketing sales support news',
  // Ours.
  'demo api app static assets cdn widget ws status help docs helpdesk console public files uploads',
  'login signin signup sign-in sign-up account accounts auth sso oauth billing ops metrics health',
  // Those that programs look for by themselves, and usual names of servers.
  'localhost localdomain broadcasthost wpad isatap autodiscover autoconfig mta-sts openpgpkey',
  'mail email webmail smtp imap pop pop3 mx mx1 mx2 ns1 ns2 ns3 ns4 dns sftp ssh vpn proxy gateway',
);

const shortest = 3;
const longest = 20;

/** A name as part of a URL: lower case, only word characters, hyphens for spaces. */
export function slugOf(name: string): string {
  return folded(name)
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
