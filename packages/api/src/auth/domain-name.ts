import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Config } from '../config.ts';

/** Leaves room for the label of the verification record. */
const longest = 253 - '_helpdesk-verification.'.length;
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Second-level domains of country registries: co.uk, com.au, ac.jp. */
const registry = /^(ac|co|com|edu|gob|gov|gv|net|or|org)\.[a-z]{2}$/;

/** A normalized host name: without port and trailing dot, in lower case and punycode; null when it is not a public DNS name. */
export function domainOf(host: string): string | null {
  // Refuses characters that delimit other parts of a URL, instead of dropping them as browsers do.
  if (/[\s/\\?#@%]/.test(host)) return null;
  const name = domainToASCII(host.replace(/:\d{1,5}$/, '').replace(/\.$/, ''));
  const labels = name.split('.');
  const isName =
    labels.length > 1 &&
    name.length <= longest &&
    isIP(name) === 0 &&
    !/^\d/.test(labels.at(-1) ?? '') &&
    labels.every((one) => label.test(one));
  return isName ? name : null;
}

/** Whether a name is the product's own domain or a subdomain of it. */
export function isOurs(domain: string, config: Pick<Config, 'baseHost' | 'publicUrl'>): boolean {
  return [config.baseHost, hostnameOf(config.publicUrl)].some(
    (own) => domain === own || domain.endsWith(`.${own}`),
  );
}

const hostnames = new Map<string, string>();

/** Used for every request, so it is parsed once. */
function hostnameOf(url: string): string {
  const known = hostnames.get(url) ?? new URL(url).hostname;
  hostnames.set(url, known);
  return known;
}

/** Whether it is a public suffix, which nobody can claim alone. */
export const isRegistry = (domain: string) => registry.test(domain);
