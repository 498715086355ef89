const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Timestamp and 41 random bits: the prefix of an id that identifies its row. */
const kept = 15;
const length = 18;

/** Returns the prefix of an id in 18 case-insensitive characters: a local part can have 64 characters, but two ids have 60. */
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

/** Returns the prefix of the shortened id; null if it is invalid. */
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
