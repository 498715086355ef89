import { domainOf } from '../../auth/domain-name.ts';
import type { Claims } from './provider.ts';

const google = 'https://accounts.google.com';
const microsoft = /^https:\/\/login\.microsoftonline\.com\/([\da-f-]{36})\/v2\.0\/?$/;
/** The tenant of all personal accounts. */
const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * The verified address in a provider's claims; null if there is none. Google and Microsoft keep `email_verified`
 * for people who once had an address: only their claim of the domain or the tenant shows that it is theirs now.
 */
export function vouchedEmail(issuer: string, claims: Claims): string | null {
  const { email, email_verified: isVerified, hd, tid } = claims;
  const address = typeof email === 'string' ? email.trim() : '';
  if (!address || isVerified !== true) return null;
  const tenant = microsoft.exec(issuer)?.[1];
  if (tenant) return tid === tenant && tenant !== consumers ? address : null;
  if (issuer !== google) return address;
  const domain = domainOf(address.slice(address.lastIndexOf('@') + 1));
  return typeof hd === 'string' && domain !== null && domainOf(hd) === domain ? address : null;
}
