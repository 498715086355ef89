import { domainOf } from '../../auth/domain-name.ts';
import type { Claims } from './provider.ts';

const google = 'https://accounts.google.com';
const microsoft = /^https:\/\/login\.microsoftonline\.com\/([\da-f-]{36})\/v2\.0\/?$/;
/** Of all accounts that belong to no company. */
const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * The address that a provider vouches for; null when it vouches for none. Google and Microsoft still say `email_verified`
 * to people who once had an address: only their claim of the domain or the tenant says that it is theirs now.
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
