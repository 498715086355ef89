const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
/** The time and 41 bits of chance: what of an id is enough to find its row. */
const kept = 15;
const length = 18;

/** The beginning of an id in 18 letters that do not mind their case: a local part holds 64 characters, two ids have 60. */
export function shortened(id: string): string {
  let rest = 0n;
  for (const digit of id.slice(0, kept)) rest = rest * 62n + BigInt(digits.indexOf(digit));
  let short = '';
  for (let i = 0; i < length; i++) {
    short = letters.charAt(Number(rest & 31n)) + short;
    rest >>= 5n;
  }
  return short;
}

/** The beginning of the id that was shortened, or null when no id was. */
export function lengthened(short: string): string | null {
  let rest = 0n;
  for (const letter of short.toLowerCase()) {
    const value = letters.indexOf(letter);
    if (value < 0) return null;
    rest = rest * 32n + BigInt(value);
  }
  let id = '';
  for (let i = 0; i < kept; i++) {
    id = digits.charAt(Number(rest % 62n)) + id;
    rest /= 62n;
  }
  return rest === 0n && short.length === length ? id : null;
}
