/** A full number anywhere in a text: prefix, year and count, with or without separators. */
const full =
  /(?<![\p{L}\p{N}])(\p{L}[\p{L}\p{N}]{0,9})[-\s]*(\d{4})(?:[-\s]+(\d{1,9})|(\d{6,9}))(?![\p{L}\p{N}])/u;
const short = /^[^\p{L}\p{N}]*(\d{1,9})[^\p{L}\p{N}]*$/u;

/** Finds a ticket number as pages, emails and people write it (`Ticket #tk–2026–42.`), and returns it as it is stored: `TK-2026-000042`. */
export function ticketNumberIn(text: string): string | undefined {
  const found = full.exec(plain(text));
  return found ? `${found[1]}-${found[2]}-${counted(found[3] ?? found[4] ?? '')}` : undefined;
}

/** Reads a ticket number without prefix and year: `000042` for `#42`. */
export function shortNumberIn(text: string): string | undefined {
  const found = short.exec(plain(text));
  return found ? counted(found[1] ?? '') : undefined;
}

const counted = (digits: string) => digits.replace(/^0+(?=.)/, '').padStart(6, '0');

/** Converts to upper case with ASCII letters, digits and hyphens, because phones and foreign keyboards type others. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−_]/gu, '-')
    .replace(/\p{Nd}/gu, digit);

/** Returns the value of a digit: the digits of a script are consecutive in Unicode, starting at zero. */
function digit(sign: string): string {
  const code = sign.codePointAt(0) as number;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Returns the number of a sample ticket; real ticket numbers contain a year. */
export const sampleNumber = (count: number) => `SAMPLE-${count}`;
export const isSampleNumber = (number: string) => /^SAMPLE-\d$/.test(number);
