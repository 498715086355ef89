import { Buffer } from 'node:buffer';
import { decoded, labelOf } from './charsets.js';

// JavaScript, because the parsing thread loads its source files directly.

/** Some programs leave the question marks of a text as they are. */
const word = /=\?([^?\s]{1,80})\?([QqBb])\?((?:[^?\r\n]|\?(?!=))*)\?=/g;

/**
 * Rewrites the encoded words of a header value in UTF-8. Adjacent words of one charset are joined as bytes, because some programs split
 * them within a character.
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
    const once = decoded(bytes, charset).replace(/[\r\n]+/g, ' ');
    const text = isTwice.test(once) ? decodedWord(once) : once;
    out += `${value.slice(from, start)}=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
    from = end;
  }
  return out + value.slice(from);
}

/** Some programs encode a value twice. */
const isTwice = /^=\?[^?\s]{1,80}\?[QqBb]\?[^?]*\?=$/;

/** @param {string} whole */
function decodedWord(whole) {
  const [, charset = '', kind = '', text = ''] = whole.split('?');
  return decoded(/b/i.test(kind) ? Buffer.from(text, 'base64') : fromQ(text), charset);
}

/** @param {string} text */
const fromQ = (text) =>
  Buffer.from(
    text
      .replace(/_/g, ' ')
      .replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
