import { Buffer } from 'node:buffer';
import { labelOf } from './charsets.js';

// JavaScript, because the parsing thread loads its source files directly.

/**
 * @typedef {{ name: string, raw: Buffer }} Header
 * @typedef {{ headers: Header[], separator: Buffer, body: Buffer, type: string, parameters: Record<string, string>,
 *   encoding: string, disposition: string, filename: string, children: Entity[] | null, delimiters: Buffer[] }} Entity
 */

const deepest = 50;
const mostParts = 1_000;

/**
 * @param {Buffer} bytes
 * @param {number} depth
 * @param {{ parts: number, changed?: boolean }} state
 * @param {string} usual
 * @returns {Entity}
 */
export function entityIn(bytes, depth, state, usual) {
  state.parts += 1;
  const { headers, end, bodyAt } = headersIn(bytes);
  const [type, parameters] = structured(valueOf(headers, 'content-type') || usual);
  const [disposition, more] = structured(valueOf(headers, 'content-disposition'));
  const body = bytes.subarray(bodyAt);
  /** @type {Entity} */
  const entity = {
    headers,
    separator: bytes.subarray(end, bodyAt),
    body,
    type: /^[\w.+-]+\/[\w.+-]+$/.test(type)
      ? type
      : /^(?:x-|application|image|audio|video)/.test(type)
        ? 'application/octet-stream'
        : 'text/plain',
    parameters,
    encoding: /[\w-]+/.exec(valueOf(headers, 'content-transfer-encoding').toLowerCase())?.[0] ?? '',
    disposition,
    filename:
      more.filename ??
      more['filename*'] ??
      more['filename*0'] ??
      more['filename*0*'] ??
      parameters.name ??
      parameters['name*'] ??
      parameters['name*0'] ??
      parameters['name*0*'] ??
      '',
    children: null,
    delimiters: [],
  };
  if (
    parameters.boundary &&
    entity.type.startsWith('text/') &&
    beginsWith(body, parameters.boundary)
  ) {
    setType(entity, `multipart/mixed; boundary="${parameters.boundary}"`, state);
  }
  if (entity.type.startsWith('multipart/') && depth < deepest && state.parts < mostParts) {
    const usualOfPart = entity.type === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
    const named = parameters.boundary ? partsIn(body, parameters.boundary) : null;
    const found = named && named.parts.length > 0 ? named : inAnotherBoundary(entity, state);
    if (!found) return entity;
    if (found.isCutOff) state.changed = true;
    entity.delimiters = found.delimiters;
    entity.children = found.parts.map((part) => entityIn(part, depth + 1, state, usualOfPart));
  }
  return entity;
}

/**
 * Splits a body whose boundary differs from the declared one, or isn't declared; a body without parts becomes a text.
 * @param {Entity} entity
 * @param {{ changed?: boolean }} state
 */
function inAnotherBoundary(entity, state) {
  const head = entity.body.subarray(0, 20_000).toString('latin1');
  const boundary = /^--([\w'()+,./:=?-]{1,70})[ \t]*\r?\n(?=content-)/im.exec(head)?.[1];
  const found = boundary ? partsIn(entity.body, boundary) : null;
  const isMultipart = found !== null && found.parts.length > 0;
  if (!isMultipart && entity.body.toString('latin1').trim() === '') return null;
  setType(entity, isMultipart ? `${entity.type}; boundary="${boundary}"` : 'text/plain', state);
  if (!isMultipart) entity.parameters = Object.create(null);
  return isMultipart ? found : null;
}

/**
 * @param {Entity} entity
 * @param {string} type
 * @param {{ changed?: boolean }} state
 */
function setType(entity, type, state) {
  entity.type = type.replace(/;.*/, '');
  entity.headers = [
    ...entity.headers.filter(({ name }) => name !== 'content-type'),
    { name: 'content-type', raw: Buffer.from(`Content-Type: ${type}\r\n`) },
  ];
  state.changed = true;
}

/**
 * Checks whether a text is a multipart body, as programs write it that forget to say so.
 * @param {Buffer} body
 * @param {string} boundary
 */
const beginsWith = (body, boundary) =>
  !/["\\]/.test(boundary) &&
  body.subarray(0, 200).toString('latin1').trimStart().startsWith(`--${boundary}`);

/** @param {Buffer} bytes */
function headersIn(bytes) {
  /** @type {Header[]} */
  const headers = [];
  let at = 0;
  while (at < bytes.length) {
    const next = bytes.indexOf(10, at);
    const lineEnd = next < 0 ? bytes.length : next + 1;
    const line = bytes.subarray(at, lineEnd);
    const isEmpty = line.length === 0 || line[0] === 10 || (line[0] === 13 && line[1] === 10);
    if (isEmpty) return { headers, end: at, bodyAt: lineEnd };
    const last = headers.at(-1);
    if (last && (line[0] === 32 || line[0] === 9)) {
      last.raw = bytes.subarray(last.raw.byteOffset - bytes.byteOffset, lineEnd);
    } else {
      const colon = line.indexOf(58);
      const name = line.subarray(0, Math.max(colon, 0)).toString('latin1').trim().toLowerCase();
      headers.push({ name, raw: line });
    }
    at = lineEnd;
  }
  return { headers, end: bytes.length, bodyAt: bytes.length };
}

/**
 * @param {readonly Header[]} headers
 * @param {string} name
 */
export function valueOf(headers, name) {
  const raw = headers.find((one) => one.name === name)?.raw;
  if (!raw) return '';
  const text = raw.toString('latin1').slice(0, 20_000);
  return text
    .slice(text.indexOf(':') + 1)
    .replace(/\r?\n/g, '')
    .trim();
}

/**
 * Reads the value of a header such as Content-Type, and its parameters.
 * @param {string} value
 * @returns {[string, Record<string, string>]}
 */
export function structured(value) {
  // Some programs put even these in encoded words.
  const plain = value.replace(/=\?[^?\s]{1,40}\?[Qq]\?([^?]*)\?=/g, (_, text) =>
    text
      .replace(/_/g, ' ')
      .replace(/=([0-9a-f]{2})/gi, (/** @type {string} */ _all, /** @type {string} */ hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
  );
  /** @type {Record<string, string>} */
  const parameters = Object.create(null);
  const [first = ''] = plain.split(';', 1);
  for (const [, name = '', quoted, bare] of plain.matchAll(
    /;\s*([^\s=;"]{1,60})\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g,
  )) {
    parameters[name.toLowerCase()] ??=
      quoted === undefined ? (bare ?? '') : quoted.replace(/\\(.)/g, '$1');
  }
  return [
    first
      .replace(/\([^)]*\)/g, '')
      .trim()
      .toLowerCase(),
    parameters,
  ];
}

/**
 * Splits a multipart body into its parts and the text before, between and after them. The last line may be cut off.
 * @param {Buffer} body
 * @param {string} boundary
 * @returns {{ delimiters: Buffer[], parts: Buffer[], isCutOff?: boolean }}
 */
function partsIn(body, boundary) {
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  /** @type {Buffer[]} */
  const delimiters = [];
  /** @type {Buffer[]} */
  const parts = [];
  let outsideFrom = 0;
  let partFrom = -1;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + 1)) {
    if (at > 0 && body[at - 1] !== 10) continue;
    const lineEnd = body.indexOf(10, at);
    const end = lineEnd < 0 ? body.length : lineEnd + 1;
    const tail = body
      .subarray(at + mark.length, end)
      .toString('latin1')
      .trim();
    const isCutOff =
      tail === '-' &&
      body.length - end < 100 &&
      body.subarray(end).toString('latin1').trim() === '';
    if (tail !== '' && tail !== '--' && !isCutOff) continue;
    if (partFrom >= 0) {
      parts.push(body.subarray(partFrom, at));
      outsideFrom = at;
    }
    if (isCutOff) {
      delimiters.push(Buffer.concat([body.subarray(outsideFrom, at), mark, Buffer.from('--\r\n')]));
      return { delimiters, parts, isCutOff };
    }
    if (tail === '--') {
      delimiters.push(body.subarray(outsideFrom));
      return { delimiters, parts };
    }
    delimiters.push(body.subarray(outsideFrom, end));
    partFrom = end;
  }
  if (partFrom >= 0) parts.push(body.subarray(partFrom));
  return { delimiters, parts };
}

/**
 * Returns the charset of the first text that declares one.
 * @param {Entity} entity
 * @returns {string | null}
 */
export function firstCharset(entity) {
  if (!entity.children) {
    return entity.type.startsWith('text/') && entity.parameters.charset
      ? labelOf(entity.parameters.charset)
      : null;
  }
  for (const child of entity.children) {
    const charset = firstCharset(child);
    if (charset) return charset;
  }
  return null;
}

/**
 * Checks whether a body declared as base64 contains other lines: a footer that a mailing list has added, or no base64 at all.
 * @param {Buffer} body
 * @param {string} encoding
 */
export const isMixed = (body, encoding) =>
  encoding === 'base64' && body.length <= largestMixed && inBase64(body).other !== '';

const largestMixed = 1_000_000;

/**
 * Splits a body into the base64 lines at its beginning, and the text after them.
 * @param {Buffer} body
 */
function inBase64(body) {
  const lines = body.toString('latin1').split(/\r?\n/);
  const ends = lines.findIndex((line) => !/^[A-Za-z0-9+/]*={0,2}\s*$/.test(line));
  if (ends < 0) return { encoded: body.toString('latin1'), other: '' };
  const end = endOfBase64(lines.slice(0, ends).map((line) => line.trim()));
  return { encoded: lines.slice(0, end).join('\n'), other: lines.slice(end).join('\n').trim() };
}

/** Words of a footer that could be base64 are shorter, lines of base64 longer. */
const longestWord = 40;

/**
 * Returns how many of the lines above a footer are base64: its first lines may be single words. The last line of base64 has padding, is
 * shorter than the others, or has an empty or a longer line below.
 * @param {readonly string[]} lines
 */
function endOfBase64(lines) {
  const first = lines.findIndex((line) => line !== '');
  const width = lines[first]?.length ?? 0;
  const lastLong = lines.findLastIndex((line) => line.length >= longestWord);
  for (let at = Math.max(first, lastLong, 0); at < lines.length; at++) {
    const line = lines[at] ?? '';
    const next = lines[at + 1] ?? '';
    if (width % 4 === 0 && line.length % 4 !== 0) return at;
    if (line.endsWith('=') || line.length < width || next === '' || next.length > width)
      return at + 1;
  }
  return lines.length;
}

/**
 * Decodes a body; null for an encoding that isn't used for text.
 * @param {Buffer} body
 * @param {string} encoding
 */
export function decodedBody(body, encoding) {
  switch (encoding) {
    case 'base64': {
      if (!isMixed(body, encoding)) return Buffer.from(body.toString('latin1'), 'base64');
      const { encoded, other } = inBase64(body);
      const text = Buffer.from(encoded, 'base64');
      return Buffer.concat([text, Buffer.from(`${text.length > 0 ? '\n' : ''}${other}`, 'latin1')]);
    }
    case 'quoted-printable':
      return Buffer.from(
        body
          .toString('latin1')
          .replace(/[ \t]+(?=\r?\n|$)/g, '')
          .replace(/=\r?\n/g, '')
          .replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      );
    case 'x-yenc':
      return null;
    default:
      // Other values such as "7-bit" or "plain" mean that the body isn't encoded.
      return /uu/.test(encoding) ? null : body;
  }
}
