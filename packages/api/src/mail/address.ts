import { isIPv4 } from 'node:net';

/** What the header of a message cannot hold, and marks that turn the reading direction around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unseen = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** A text as one line of a header: no line ends, no control characters, not endless. */
export function oneLine(text: string, longest = 150): string {
  const line = text.replace(unseen, ' ').replace(/ {2,}/g, ' ').trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

const local = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const domain = /^[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63})+$/u;

/** Whether a text is exactly one address: stricter than what a form accepts, which lets `a,b@c.de` pass. */
export function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf('@');
  return (
    address.length <= 254 && local.test(address.slice(0, at)) && domain.test(address.slice(at + 1))
  );
}

/** The host of our addresses and message ids, from the configured address and never from a request. */
export function mailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  if (isIPv4(hostname)) return `[${hostname}]`;
  return hostname.startsWith('[') ? `[IPv6:${hostname.slice(1)}` : hostname;
}

/** The product's own sender: nobody reads what is sent to it. */
export const productAddress = (publicUrl: string) => `no-reply@${mailHost(publicUrl)}`;
