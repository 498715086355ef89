import { mailHost } from '../../config.ts';

/** Characters not allowed in a header, and those that change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unseen = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** Converts a text to one header line: without line breaks and control characters, and of limited length. */
export function oneLine(text: string, longest = 150): string {
  const line = text.replace(unseen, ' ').replace(/ {2,}/g, ' ').trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

const local = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const domain = /^[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63})+$/u;

/** Checks whether a text is exactly one address. Stricter than forms, which accept `a,b@c.de`. */
export function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf('@');
  return (
    address.length <= 254 && local.test(address.slice(0, at)) && domain.test(address.slice(at + 1))
  );
}

/** The no-reply address of the product. */
export const productAddress = (publicUrl: string) => `no-reply@${mailHost(publicUrl)}`;
