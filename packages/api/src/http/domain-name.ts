import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Config } from '../config.ts';

/** Room for the label of the proof before the name. */
const longest = 253 - '_helpdesk-verification.'.length;
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Where registries of a country sell names: co.uk, com.au, ac.jp. */
const registry = /^(ac|co|com|edu|gob|gov|gv|net|or|org)\.[a-z]{2}$/;

/** A host as it is compared: without port and last dot, in lower case and punycode; null when it is no name of the internet. */
export function domainOf(host: string): string | null {
  // What would begin another part of an address is not left out, as a browser does.
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

/** Whether a name is the product's own or lies below it. */
export function isOurs(domain: string, config: Pick<Config, 'baseHost' | 'publicUrl'>): boolean {
  return [config.baseHost, hostnameOf(config.publicUrl)].some(
    (own) => domain === own || domain.endsWith(`.${own}`),
  );
}

const hostnames = new Map<string, string>();

/** Asked for every request, and parsed once. */
function hostnameOf(url: string): string {
  const known = hostnames.get(url) ?? new URL(url).hostname;
  hostnames.set(url, known);
  return known;
}

/** Whether names below it belong to different people, so that nobody can have it alone. */
export const isRegistry = (domain: string) => registry.test(domain);
