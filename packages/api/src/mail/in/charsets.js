import { Buffer } from 'node:buffer';
import iconv from 'iconv-lite';
import { fromHz, fromJapanese, fromKorean, fromUtf16 } from './byte-codes.js';
import { aliases, betterTables, siblings } from './charset-tables.js';

// JavaScript, because the parsing thread loads its source files directly.

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes UTF-8; null if the bytes aren't valid UTF-8.
 * @param {Uint8Array} bytes
 */
export function inUtf8(bytes) {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** Labels without information: unknown ones, and ones that many programs write for any charset. */
const weak =
  /^(|us-?ascii|ascii|ansi_x3\.4-1968|unknown(-8bit)?|x-unknown|default|7bit|8bit|none|binary|iso-8859-1|latin-?1|iso-8859-15|latin-?9|windows-1252|cp-?1252)$/;

/**
 * Decodes a text: as UTF-8 if that is valid, unless a meaningful other charset is declared; then as declared, then as the others in order,
 * then as windows-1252.
 * @param {Uint8Array} bytes
 * @param {string | null | undefined} declared
 * @param {readonly (string | null | undefined)[]} others
 */
export function decoded(bytes, declared, others = []) {
  const label = labelOf(declared);
  const escaped = escapedIn(bytes);
  if (escaped !== null && !/^(iso-?2022|hz|utf-?7|cp502)/.test(label)) return escaped;
  if (!weak.test(label) && !/^(utf|ucs|unicode|iso-?2022|iso-?10646|hz|csutf)/.test(label)) {
    const text = inUtf8(bytes);
    if (text !== null && isNoAccident(text)) return withoutMark(text);
  }
  if (weak.test(label)) {
    const text = inUtf8(bytes);
    // Only these charsets have bytes that look like ASCII but aren't.
    const isEscaped = others.some((one) => /^(iso-?2022|hz|utf-?7)/.test(labelOf(one)));
    if (text !== null && !(isEscaped && !/[^\0-\x7f]/.test(text))) return withoutMark(text);
  }
  for (const one of [label, ...others.map(labelOf)]) {
    if (one === '' || (weak.test(one) && !/1252|8859|latin/.test(one))) continue;
    const text = decodedAs(bytes, one);
    if (text !== null) return withoutMark(text);
  }
  return withoutMark(inUtf8(bytes) ?? inLatin(bytes));
}

/**
 * Decodes Japanese or Korean escape sequences, which look like ASCII, in a text that doesn't declare them; null for any other text.
 * @param {Uint8Array} bytes
 */
function escapedIn(bytes) {
  const at = bytes.indexOf(0x1b);
  if (at < 0 || bytes[at + 1] !== 0x24 || bytes.some((byte) => byte > 0x7f)) return null;
  const [third, fourth] = [bytes[at + 2], bytes[at + 3]];
  if (third === 0x29 && fourth === 0x43) return fromKorean(bytes);
  return third === 0x40 || third === 0x42 ? fromJapanese(bytes) : null;
}

/**
 * Checks whether a text has so many multi-byte characters that it must be UTF-8, whatever it declares.
 * @param {string} text
 */
function isNoAccident(text) {
  const long = text.match(/[\u0800-\uffff]/g)?.length ?? 0;
  return long > 1 || (text.match(/[\u0080-\u07ff]/g)?.length ?? 0) > 3;
}

/**
 * Detects Cyrillic that is declared as Latin: no language has so many accented letters.
 * @param {Uint8Array} bytes
 */
function cyrillicIn(bytes) {
  let high = 0;
  let lower = 0;
  let ascii = 0;
  for (const byte of bytes.subarray(0, 20_000)) {
    if (byte >= 0xc0) high += 1;
    if (byte >= 0xe0) lower += 1;
    if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) ascii += 1;
  }
  if (high < 8 || high < 2 * ascii) return null;
  return iconv.decode(Buffer.from(bytes), lower * 2 > high ? 'windows-1251' : 'koi8-r');
}

/**
 * Decodes windows-1252, a superset of Latin 1. Node would read it as Latin 1, and lose quotation marks and the euro sign.
 * @param {Uint8Array} bytes
 */
const inLatin = (bytes) => cyrillicIn(bytes) ?? iconv.decode(Buffer.from(bytes), 'windows-1252');
const latins = /^(iso88591|latin1|l1|cp1252|windows1252|ms1252|ibm1252|cp819|usascii|ascii)$/;

/** @param {string} text */
const withoutMark = (text) => text.replace(/^\ufeff/, '');

/** @param {string | null | undefined} label */
export const labelOf = (label) =>
  (label ?? '')
    .toLowerCase()
    .replace(/\*.*$/, '')
    .replace(/^["'\s]+|["'\s]+$/g, '')
    .slice(0, 60);

/**
 * Decodes a text in one charset; null if it is unknown.
 * @param {Uint8Array} bytes
 * @param {string} label
 */
function decodedAs(bytes, label) {
  const name = label.replace(/[^a-z0-9]/g, '').replace(/^(x|cs)(?=[a-z])/, '');
  if (/^utf8|^unicode11utf8/.test(name)) return inUtf8(bytes) ?? mostlyUtf8(bytes);
  if (latins.test(name)) return inLatin(bytes);
  if (name === 'iso2022kr' || name === 'cp50225') return fromKorean(bytes);
  if (name === 'hz' || name === 'hzgb2312') return fromHz(bytes);
  if (/^(iso2022jp|cp5022\d|junet)/.test(name)) return fromJapanese(bytes);
  if (name === 'utf7' || name === 'unicode11utf7') return iconv.decode(Buffer.from(bytes), 'utf-7');
  if (/^(utf16|ucs2|iso10646ucs2)$/.test(name)) return fromUtf16(bytes);
  const better = betterTables.get(name);
  if (better) return iconv.decode(Buffer.from(bytes), better);
  const windows = siblings.get(name);
  if (windows && bytes.some((byte) => byte >= 0x80 && byte < 0xa0)) {
    return iconv.decode(Buffer.from(bytes), windows);
  }
  const standard = aliases.get(name) ?? label;
  for (const one of new Set([
    standard,
    name.replace(/^(ms|ibm|windows)(?=\d)/, 'cp'),
    `windows-${/^(?:cp|ms|windows)(125\d|874)$/.exec(name)?.[1]}`,
  ])) {
    const text = byStandard(bytes, one);
    if (text !== null) return text;
    if (iconv.encodingExists(one)) return iconv.decode(Buffer.from(bytes), one);
  }
  return null;
}

/**
 * @param {Uint8Array} bytes
 * @param {string} label
 */
function byStandard(bytes, label) {
  try {
    return new TextDecoder(label, { ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Decodes UTF-8 with some invalid bytes, which are read as windows-1252, so no character is lost.
 * @param {Uint8Array} bytes
 */
function mostlyUtf8(bytes) {
  let text = '';
  let from = 0;
  let isUtf8 = false;
  for (let at = 0; at < bytes.length; ) {
    const size = sizeAt(bytes, at);
    if (size > 0) {
      isUtf8 ||= size > 1;
      at += size;
      continue;
    }
    text += strict.decode(bytes.subarray(from, at)) + inLatin(bytes.subarray(at, at + 1));
    at += 1;
    from = at;
  }
  return isUtf8 ? text + strict.decode(bytes.subarray(from)) : inLatin(bytes);
}

/**
 * Returns how many bytes the character that begins here has; 0 for an invalid one.
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function sizeAt(bytes, at) {
  const first = bytes[at] ?? 0;
  const size =
    first < 0x80
      ? 1
      : first < 0xc2
        ? 0
        : first < 0xe0
          ? 2
          : first < 0xf0
            ? 3
            : first < 0xf5
              ? 4
              : 0;
  if (size < 2) return size;
  return inUtf8(bytes.subarray(at, at + size)) === null || at + size > bytes.length ? 0 : size;
}

/**
 * Returns the charset that HTML names in a meta element near its beginning.
 * @param {Uint8Array} bytes
 */
export function charsetInMeta(bytes) {
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1');
  const xml = /^\s*<\?xml\s[^>]{0,100}?encoding\s*=\s*["']([\w:.-]{1,40})["']/i.exec(head);
  const meta = /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(head);
  return (meta ?? xml)?.[1] ?? null;
}
