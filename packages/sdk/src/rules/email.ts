const longest = 254;
// Linear, because the length is checked first.
const plain =
  /^[^\s@.()<>[\]:;,\\"\p{C}]+(\.[^\s@.()<>[\]:;,\\"\p{C}]+)*@([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;
// Dotless i and the dot above become an i in many a comparison; a hyphen ends no part of a domain.
const odd = /\u0131|\u0307|@-|@.*(\.-|-\.)|-$/;

/** An address in the one way that it is kept and compared in: fullwidth letters are letters, case does not count. */
export const normalizeEmail = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a text is a plain `local@domain`: no comment, brackets, quotes, line breaks or dot at the end. */
export function isEmailAddress(text: string): boolean {
  if (text.length > longest) return false;
  const address = normalizeEmail(text);
  return address.length <= longest && plain.test(address) && !odd.test(address);
}

const asInContract =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/;

/** Whether a text is an email address as the contract's `format: email` means it. */
export function isEmail(text: string): boolean {
  return text.length <= longest && asInContract.test(normalizeEmail(text));
}
