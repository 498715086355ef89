/** Characters of windows-1252 where Latin-1 has control characters: Node decodes windows-1252 as Latin-1 and loses them. */
const western =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/** Decodes an import file, including those that a spreadsheet saved as windows-1252 or UTF-16. */
export function fileText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    let text = '';
    for (const byte of bytes) {
      text += byte >= 0x80 && byte < 0xa0 ? western[byte - 0x80] : String.fromCharCode(byte);
    }
    return text;
  }
}
