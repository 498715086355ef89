import { Buffer } from 'node:buffer';
import iconv from 'iconv-lite';

// JavaScript, as the thread that parses mails starts from its files as they are.

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * A text in UTF-8; null where the bytes are no UTF-8.
 * @param {Uint8Array} bytes
 */
export function inUtf8(bytes) {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** Labels that say nothing, or that many programs write whatever the letters are. */
const weak =
  /^(|us-?ascii|ascii|ansi_x3\.4-1968|unknown(-8bit)?|x-unknown|default|7bit|8bit|none|binary|iso-8859-1|latin-?1|iso-8859-15|latin-?9|windows-1252|cp-?1252)$/;

/**
 * Decodes a text: valid UTF-8 first, unless another charset that means something is declared; then what is declared, then
 * the others in their order, then windows-1252.
 * @param {Uint8Array} bytes
 * @param {string | null | undefined} declared
 * @param {readonly (string | null | undefined)[]} others
 */
export function decoded(bytes, declared, others = []) {
  const label = labelOf(declared);
  if (weak.test(label)) {
    const text = inUtf8(bytes);
    // Only these have bytes that look like ASCII and are not.
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
 * In windows-1252, which Latin 1 is a part of; Node reads it as Latin 1, and loses quotation marks and the euro.
 * @param {Uint8Array} bytes
 */
const inLatin = (bytes) => iconv.decode(Buffer.from(bytes), 'windows-1252');
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
 * In one charset; null where it isn't known.
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

/** Labels that neither the standard of the web nor the library has. */
const aliases = new Map([
  ['iso88598i', 'iso-8859-8'],
  ['iso88598e', 'iso-8859-8'],
  ['cp932', 'shift_jis'],
  ['shiftjis', 'shift_jis'],
  ['mskanji', 'shift_jis'],
  ['cp936', 'gbk'],
  ['cp949', 'euc-kr'],
  ['uhc', 'euc-kr'],
  ['cp950', 'big5'],
  ['big5hkscs', 'big5-hkscs'],
  ['cp51932', 'euc-jp'],
  ['cp51949', 'euc-kr'],
  ['cp54936', 'gb18030'],
  ['cp20866', 'koi8-r'],
  ['cp21866', 'koi8-u'],
  ['cp65001', 'utf-8'],
  ['macroman', 'macintosh'],
  ['tis620', 'windows-874'],
]);

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
 * UTF-8 in which single bytes are something else: these are taken for windows-1252, so that no letter is lost.
 * @param {Uint8Array} bytes
 */
function mostlyUtf8(bytes) {
  let text = '';
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const size = sizeAt(bytes, at);
    if (size > 0) {
      at += size;
      continue;
    }
    text += strict.decode(bytes.subarray(from, at)) + inLatin(bytes.subarray(at, at + 1));
    at += 1;
    from = at;
  }
  return text + strict.decode(bytes.subarray(from));
}

/**
 * How many bytes the letter has that begins here; 0 for none.
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
 * ISO-2022-JP without changes to ASCII and back in which nothing is: joined words have them, and decoders call them an error.
 * @param {Uint8Array} bytes
 */
function fromJapanese(bytes) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is a part of the code
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\x1b\([BJ](?=\x1b[$(])/g, '');
  return new TextDecoder('iso-2022-jp').decode(Buffer.from(text, 'latin1'));
}

/**
 * ISO-2022-KR: what is between SO and SI is EUC-KR without its high bits.
 * @param {Uint8Array} bytes
 */
function fromKorean(bytes) {
  const out = [];
  let isShifted = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x1b && bytes[at + 1] === 0x24 && bytes[at + 2] === 0x29) at += 3;
    else if (byte === 0x0e) isShifted = true;
    else if (byte === 0x0f) isShifted = false;
    else out.push(isShifted && byte > 0x20 && byte < 0x7f ? byte | 0x80 : byte);
  }
  return new TextDecoder('euc-kr').decode(Uint8Array.from(out));
}

/**
 * HZ: what is between ~{ and ~} is GB 2312 without its high bits.
 * @param {Uint8Array} bytes
 */
function fromHz(bytes) {
  const out = [];
  let isShifted = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1];
    if (byte === 0x7e && next === 0x7b) {
      isShifted = true;
      at += 1;
    } else if (byte === 0x7e && next === 0x7d) {
      isShifted = false;
      at += 1;
    } else if (byte === 0x7e && next === 0x7e) {
      out.push(byte);
      at += 1;
    } else if (byte === 0x7e && next === 0x0a) at += 1;
    else {
      if (byte === 0x0a) isShifted = false;
      out.push(isShifted && byte > 0x20 && byte < 0x7f ? byte | 0x80 : byte);
    }
  }
  return new TextDecoder('gbk').decode(Uint8Array.from(out));
}

/**
 * The charset that HTML names in a meta element near its beginning.
 * @param {Uint8Array} bytes
 */
export function charsetInMeta(bytes) {
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1');
  return /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(head)?.[1] ?? null;
}

const word = /=\?([^?\s]{1,80})\?([QqBb])\?([^?\r\n]*)\?=/g;

/**
 * A header value in which encoded words are whole and in UTF-8: words of one charset that follow each other are joined as
 * bytes, since some programs split them within a letter.
 * @param {string} value
 */
export function withWholeWords(value) {
  if (!value.includes('=?')) return value;
  /** @type {{ start: number, end: number, charset: string, bytes: Buffer }[]} */
  const groups = [];
  for (const match of value.matchAll(word)) {
    const [whole, charset = '', kind = '', text = ''] = match;
    const start = match.index ?? 0;
    const bytes = /b/i.test(kind) ? Buffer.from(text, 'base64') : fromQ(text);
    const last = groups.at(-1);
    const isNext =
      last &&
      /^[ \t\r\n]*$/.test(value.slice(last.end, start)) &&
      last.charset === labelOf(charset);
    if (last && isNext) {
      last.bytes = Buffer.concat([last.bytes, bytes]);
      last.end = start + whole.length;
    } else groups.push({ start, end: start + whole.length, charset: labelOf(charset), bytes });
  }
  let out = '';
  let from = 0;
  for (const { start, end, charset, bytes } of groups) {
    const text = decoded(bytes, charset).replace(/[\r\n]+/g, ' ');
    out += `${value.slice(from, start)}=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
    from = end;
  }
  return out + value.slice(from);
}

/** @param {string} text */
const fromQ = (text) =>
  Buffer.from(
    text
      .replace(/_/g, ' ')
      .replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
