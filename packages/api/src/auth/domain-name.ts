import { domainToASCII } from 'node:url';
import type { Config } from '../config.ts';

/** Leaves room for the label of the verification record. */
const longest = 253 - '_helpdesk-verification.'.length;
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Second-level domains of country registries: co.uk, com.au, ac.jp. */
const registry = /^(ac|co|com|edu|gob|gov|gv|net|or|org)\.[a-z]{2}$/;

/** Normalizes a host name: no port or trailing dot, lower case, punycode; null if it isn't a public DNS name. */
export function domainOf(host: string): string | null {
  // Rejects characters that delimit other parts of a URL instead of dropping them as browsers do.
  if (/[\s/\\?#@%]/.test(host)) return null;
  const name = domainToASCII(host.replace(/:\d{1,5}$/, '').replace(/\.$/, ''));
  const labels = name.split('.');
  const isName =
    labels.length > 1 &&
    name.length <= longest &&
    // No top-level domain begins with a digit, and every IPv4 address ends in a number.
    !/^\d/.test(labels.at(-1) ?? '') &&
    labels.every((one) => label.test(one));
  return isName ? name : null;
}

/** Whether a name is the product's own domain or a subdomain of it. */
export function isOurs(domain: string, config: Pick<Config, 'baseHost' | 'publicUrl'>): boolean {
  return [config.baseHost, new URL(config.publicUrl).hostname].some(
    (own) => domain === own || domain.endsWith(`.${own}`),
  );
}

/** Whether it is a public suffix, which no one can claim alone. */
export const isRegistry = (domain: string) => registry.test(domain);
