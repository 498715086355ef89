import { Buffer } from 'node:buffer';
import { decoded } from './charsets.js';
import { decompressedRtf } from './compressed-rtf.js';
import { rtfWords } from './rtf.js';

// JavaScript, because the parsing thread loads its source files directly.

/**
 * @typedef {{ name: string, type: string | null, bytes: Buffer, contentId: string | null }} TnefFile
 * @typedef {{ files: TnefFile[], text: string | null, html: string | null }} Tnef
 */

const signature = 0x223e9f78;
const mostFiles = 200;
const mostProperties = 5_000;
const deepest = 3;
const longestRtf = 2_000_000;
/** The interface id of a message within a message. */
const message = '0703020000000000c000000000000046';

/**
 * Unpacks Outlook's winmail.dat (MS-OXTNEF); null for any other file.
 * @param {Buffer} bytes
 * @param {number} depth
 * @returns {Tnef | null}
 */
export function unpackedTnef(bytes, depth = 0) {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== signature) return null;
  /** @type {Tnef} */
  const found = { files: [], text: null, html: null };
  let charset = 'windows-1252';
  /** @type {{ title: string, data: Buffer | null, properties: Map<number, Buffer> }[]} */
  const attachments = [];
  for (const { id, data } of attributes(bytes)) {
    const last = attachments.at(-1);
    if (id === 0x9007 && data.length >= 4) charset = `cp${data.readUInt32LE(0)}`;
    else if (id === 0x9002 && attachments.length < mostFiles) {
      attachments.push({ title: '', data: null, properties: new Map() });
    } else if (id === 0x800c) found.text = textIn(data, charset);
    else if (id === 0x9003) addBody(found, propertiesIn(data), charset);
    else if (!last) continue;
    else if (id === 0x8010) last.title = textIn(data, charset);
    else if (id === 0x800f) last.data = data;
    else if (id === 0x9005) last.properties = propertiesIn(data);
  }
  for (const { title, data, properties } of attachments) {
    const name =
      wide(properties, 0x3707, charset) ||
      title ||
      wide(properties, 0x3704, charset) ||
      wide(properties, 0x3001, charset);
    // An object starts with the id of its interface.
    const object = properties.get(0x3701 | 0x20000);
    const isMessage = object?.toString('hex', 0, 16) === message;
    if (object && isMessage && depth < deepest) {
      const inner = unpackedTnef(object.subarray(16), depth + 1);
      if (inner) addInner(found, inner, name);
      continue;
    }
    const content = data ?? (object ? object.subarray(16) : properties.get(0x3701));
    if (!content) continue;
    const id = wide(properties, 0x3712, charset);
    found.files.push({
      name,
      type:
        /^[\w.+-]+\/[\w.+-]+$/.exec(wide(properties, 0x370e, charset))?.[0]?.toLowerCase() ?? null,
      bytes: content,
      contentId: id ? `<${id.replace(/^<|>$/g, '')}>` : null,
    });
  }
  return found;
}

/**
 * @param {Tnef} found
 * @param {Tnef} inner
 * @param {string} name
 */
function addInner(found, inner, name) {
  const { text, html, files } = inner;
  const words = html ?? text;
  if (words) {
    const type = html === null ? 'text/plain' : 'text/html';
    const ending = html === null ? 'txt' : 'html';
    found.files.push({
      name: `${name || 'message'}.${ending}`,
      type,
      bytes: Buffer.from(words),
      contentId: null,
    });
  }
  found.files.push(...files);
}

/** @param {Buffer} bytes */
function* attributes(bytes) {
  for (let at = 6; at + 9 <= bytes.length; ) {
    const level = bytes.readUInt8(at);
    const id = bytes.readUInt16LE(at + 1);
    const length = bytes.readUInt32LE(at + 5);
    const end = at + 9 + length;
    // Garbage at the end.
    if (level < 1 || level > 2 || end > bytes.length) return;
    yield { id, data: bytes.subarray(at + 9, end) };
    at = end + 2;
  }
}

/** Sizes in bytes of fixed-length values, by their type. */
const sizes = new Map([
  [0x0001, 0],
  [0x0002, 4],
  [0x0003, 4],
  [0x0004, 4],
  [0x0005, 8],
  [0x0006, 8],
  [0x0007, 8],
  [0x000a, 4],
  [0x000b, 4],
  [0x0014, 8],
  [0x0040, 8],
  [0x0048, 16],
]);

/**
 * Reads the first value of each MAPI property; the key of a text includes its type.
 * @param {Buffer} data
 */
function propertiesIn(data) {
  /** @type {Map<number, Buffer>} */
  const properties = new Map();
  try {
    let at = 4;
    const count = Math.min(data.readUInt32LE(0), mostProperties);
    for (let one = 0; one < count; one++) {
      const type = data.readUInt16LE(at);
      const id = data.readUInt16LE(at + 2);
      at += 4;
      if (id >= 0x8000) {
        const isString = data.readUInt32LE(at + 16) === 1;
        at += isString ? 24 + padded(data.readUInt32LE(at + 20)) : 24;
      }
      const base = type & 0x0fff;
      const size = sizes.get(base);
      const isVariable = size === undefined;
      let values = 1;
      if ((type & 0x1000) !== 0 || isVariable) {
        values = data.readUInt32LE(at);
        at += 4;
      }
      for (let value = 0; value < values; value++) {
        const length = isVariable ? data.readUInt32LE(at) : size;
        if (isVariable) at += 4;
        if (at + length > data.length) return properties;
        const bytes = data.subarray(at, at + length);
        if (value === 0) properties.set(id, bytes);
        if (value === 0 && base === 0x001f) properties.set(id | 0x10000, bytes);
        if (value === 0 && base === 0x000d) properties.set(id | 0x20000, bytes);
        at += padded(length);
      }
    }
  } catch {
    // The data is truncated: returns what was read so far.
  }
  return properties;
}

/** @param {number} length */
const padded = (length) => Math.ceil(length / 4) * 4;

/**
 * @param {Map<number, Buffer>} properties
 * @param {number} id
 * @param {string} charset
 */
function wide(properties, id, charset) {
  const utf16 = properties.get(id | 0x10000);
  if (utf16) return utf16.toString('utf16le').replace(/\0+$/, '');
  const bytes = properties.get(id);
  return bytes ? textIn(bytes, charset) : '';
}

/**
 * @param {Buffer} bytes
 * @param {string} charset
 */
const textIn = (bytes, charset) => decoded(bytes, charset).replace(/\0+$/, '');

/**
 * @param {Tnef} found
 * @param {Map<number, Buffer>} properties
 * @param {string} charset
 */
function addBody(found, properties, charset) {
  const text = wide(properties, 0x1000, charset);
  if (text) found.text = text;
  const html = properties.get(0x1013);
  if (html) found.html = wide(properties, 0x1013, charset);
  const packed = properties.get(0x1009);
  if (!packed || found.text?.trim() || found.html?.trim()) return;
  const rtf = decompressedRtf(packed, longestRtf);
  Object.assign(found, rtf && rtfWords(rtf));
}
