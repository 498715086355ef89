const longest = 254;
// Runs in linear time, because the length is checked first.
const plain =
  /^[^\s@.()<>[\]:;,\\"\p{C}]+(\.[^\s@.()<>[\]:;,\\"\p{C}]+)*@([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;
// Dotless i and the combining dot above are compared as i in many systems; no part of a domain can end with a hyphen.
const odd = /\u0131|\u0307|@-|@.*(\.-|-\.)|-$/;

const international = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

const inSmallLetters = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Normalizes an address or a domain for storage and comparison: full-width letters become plain ones, upper case becomes lower case, and an
 * international domain becomes punycode.
 */
export const normalizeEmail = (text: string): string =>
  inSmallLetters(text).replace(/[^@]*$/, (domain) => {
    if (!international.test(domain)) return domain;
    try {
      return new URL(`http://${domain}`).hostname;
    } catch {
      return domain;
    }
  });

/** Whether a text is a plain `local@domain`, without comments, brackets, quotes, line breaks or a trailing dot. */
export function isEmailAddress(text: string): boolean {
  if (text.length > longest) return false;
  const small = inSmallLetters(text);
  if (odd.test(small)) return false;
  const address = normalizeEmail(small);
  return address.length <= longest && plain.test(address);
}

const asInContract =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/;

/** Whether a text is an email address by the contract's `format: email`. */
export function isEmail(text: string): boolean {
  const small = inSmallLetters(text);
  return text.length <= longest && !odd.test(small) && asInContract.test(normalizeEmail(small));
}
