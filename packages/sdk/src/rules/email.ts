const longest = 254;
// Linear, because the length is checked first.
const plain =
  /^[^\s@.()<>[\]:;,\\"\p{C}]+(\.[^\s@.()<>[\]:;,\\"\p{C}]+)*@([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;
// Dotless i and the dot above become an i in many a comparison; a hyphen ends no part of a domain.
const odd = /\u0131|\u0307|@-|@.*(\.-|-\.)|-$/;

const international = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

const inSmallLetters = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * An address, or a domain, in the one way that it is kept and compared in: fullwidth letters are letters, case does not
 * count, and an international domain is in punycode, as DNS has it.
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

/** Whether a text is a plain `local@domain`: no comment, brackets, quotes, line breaks or dot at the end. */
export function isEmailAddress(text: string): boolean {
  if (text.length > longest) return false;
  const small = inSmallLetters(text);
  if (odd.test(small)) return false;
  const address = normalizeEmail(small);
  return address.length <= longest && plain.test(address);
}

const asInContract =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/;

/** Whether a text is an email address as the contract's `format: email` means it. */
export function isEmail(text: string): boolean {
  const small = inSmallLetters(text);
  return text.length <= longest && !odd.test(small) && asInContract.test(normalizeEmail(small));
}
