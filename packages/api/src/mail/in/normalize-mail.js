import { Buffer } from 'node:buffer';
import { charsetInMeta, decoded, inUtf8, labelOf } from './charsets.js';
import { filesInText, uudecoded } from './encoded-files.js';
import { withWholeWords } from './encoded-words.js';
import { unflowed } from './flowed.js';
import {
  decodedBody,
  entityIn,
  firstCharset,
  isMixed,
  structured,
  valueOf,
} from './mime-entities.js';
import { attachNamedTexts } from './named-texts.js';
import { signedContent } from './signed-content.js';

// JavaScript, because the parsing thread loads its source files directly.

/**
 * @typedef {import('./mime-entities.js').Header} Header
 * @typedef {import('./mime-entities.js').Entity} Entity
 */

/**
 * Rewrites an email so its parser needn't guess: texts and headers in UTF-8, whatever their charset is and wherever it is declared. An
 * email that needs no change stays as it is.
 * @param {Uint8Array} raw
 */
export function normalizedMail(raw) {
  const bytes = withLineEnds(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
  const state = { parts: 0, changed: false, signed: 0 };
  const root = entityIn(withoutFirst(bytes), 0, state, 'text/plain');
  attachNamedTexts(root, state);
  const charset = firstCharset(root);
  const out = /** @type {Buffer[]} */ ([]);
  write(root, out, charset, state, null);
  return state.changed || root.headers.length === 0 ? Buffer.concat(out) : withoutFirst(bytes);
}

/**
 * Fixes line endings if an old program has written only carriage returns.
 * @param {Buffer} bytes
 */
function withLineEnds(bytes) {
  if (!bytes.includes(13) || bytes.includes(10)) return bytes;
  return Buffer.from(bytes.map((byte) => (byte === 13 ? 10 : byte)));
}

/**
 * Removes a byte order mark, empty lines and a mailbox file separator at the beginning.
 * @param {Buffer} bytes
 */
function withoutFirst(bytes) {
  let at = 0;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) at = 3;
  while (bytes[at] === 10 || bytes[at] === 13) at += 1;
  if (/^>?From [^\s:]/.test(bytes.subarray(at, at + 7).toString('latin1'))) {
    const end = bytes.indexOf(10, at);
    at = end < 0 ? bytes.length : end + 1;
  }
  return at === 0 ? bytes : bytes.subarray(at);
}

/**
 * @param {Entity} entity
 * @param {Buffer[]} out
 * @param {string | null} charset
 * @param {{ parts: number, changed: boolean, signed: number }} state
 * @param {Entity | null} parent
 */
function write(entity, out, charset, state, parent) {
  const { delimiters } = entity;
  const children = entity.children && read(entity.children, entity.type, state);
  if (children && children.length > 0) {
    writeHeaders(entity.headers, out, charset, state);
    out.push(entity.separator);
    for (const [at, child] of children.entries()) {
      if (child === null) continue;
      out.push(delimiters[at] ?? Buffer.alloc(0));
      write(child, out, charset, state, entity);
    }
    out.push(delimiters[children.length] ?? Buffer.alloc(0));
    return;
  }
  if (isEnriched(entity)) {
    state.changed = true;
    write(plainOf(entity), out, charset, state, parent);
    return;
  }
  if (writeSigned(entity, out, charset, state, parent)) return;
  if (writeFiles(entity, out, charset, state, parent)) return;
  const text = textOf(entity, charset);
  if (text === null) {
    const name = otherName(entity);
    const kept = entity.headers.filter(
      (one) => name === null || one.name !== 'content-disposition',
    );
    writeHeaders(kept, out, charset, state);
    if (name !== null) {
      state.changed = true;
      const disposition = entity.disposition === 'inline' ? 'inline' : 'attachment';
      out.push(
        Buffer.from(
          `Content-Disposition: ${disposition}; filename*=utf-8''${encodeURIComponent(name)}\r\n`,
        ),
      );
    }
    out.push(entity.separator.length > 0 ? entity.separator : Buffer.from('\r\n'), entity.body);
    return;
  }
  state.changed = true;
  const { headers, type, parameters } = entity;
  writeHeaders(
    headers.filter(({ name }) => !/^content-(type|transfer-encoding)$/.test(name)),
    out,
    charset,
    state,
  );
  out.push(
    Buffer.from(
      `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n`,
    ),
  );
  const isFlowed = type === 'text/plain' && is(parameters.format, 'flowed');
  const said = isFlowed ? unflowed(text, is(parameters.delsp, 'yes')) : text;
  out.push(Buffer.from(lines(Buffer.from(said).toString('base64'))));
  if (parent) out.push(Buffer.from('\r\n'));
}

/** Alternatives that browsers don't show, and that repeat the other parts: AMP, Markdown, the emoji of a reaction and the like. */
const others = /^text\/(?!plain$|html$|calendar$)|^application\/(rtf|json|[\w.-]+\+json)$/;

/**
 * Returns the parts to read: among alternatives, only those that can be shown.
 * @param {readonly Entity[]} children
 * @param {string} type
 * @param {{ changed: boolean }} state
 * @returns {(Entity | null)[]}
 */
function read(children, type, state) {
  if (type !== 'multipart/alternative') return [...children];
  const isText = children.some((one) => /^(text\/(plain|html)|multipart\/)/.test(one.type));
  return children.map((one) => {
    if (!others.test(one.type) || one.disposition === 'attachment') return one;
    state.changed = true;
    return isText ? null : one;
  });
}

/** @param {Entity} entity */
const isEnriched = ({ type, disposition, filename }) =>
  /^text\/(enriched|richtext)$/.test(type) && disposition !== 'attachment' && !filename;

/**
 * Converts enriched text (RFC 1896) to plain text.
 * @param {Entity} entity
 * @returns {Entity}
 */
function plainOf(entity) {
  const bytes = decodedBody(entity.body, entity.encoding) ?? entity.body;
  const text = bytes
    .toString('latin1')
    .replace(/<param>[^<]*<\/param>/gi, '')
    .replace(/<<|<\/?[\w-]+>/g, (mark) => (mark === '<<' ? '<' : ''));
  const headers = entity.headers.filter(
    ({ name }) => !/^content-(type|transfer-encoding)$/.test(name),
  );
  const label = (entity.parameters.charset ?? 'utf-8').replace(/[^\w.:-]/g, '');
  headers.push({
    name: 'content-type',
    raw: Buffer.from(`Content-Type: text/plain; charset=${label}\r\n`),
  });
  return {
    ...entity,
    headers,
    type: 'text/plain',
    encoding: '8bit',
    body: Buffer.from(text, 'latin1'),
  };
}

/**
 * Writes the signed content of an S/MIME file in place of the file.
 * @param {Entity} entity
 * @param {Buffer[]} out
 * @param {string | null} charset
 * @param {{ parts: number, changed: boolean, signed: number }} state
 * @param {Entity | null} parent
 */
function writeSigned(entity, out, charset, state, parent) {
  if (!/^application\/(x-)?pkcs7-mime$/.test(entity.type) || state.signed >= mostSigned)
    return false;
  const bytes = decodedBody(entity.body, entity.encoding);
  const content = bytes && signedContent(bytes);
  if (!content) return false;
  const inner = entityIn(content, 1, state, 'text/plain');
  // The signed content is a document, not an email.
  if (!inner.headers.some(({ name }) => name === 'content-type')) return false;
  state.changed = true;
  state.signed += 1;
  const isContent = (/** @type {Header} */ { name }) => name.startsWith('content-');
  const headers = [
    ...entity.headers.filter((one) => !isContent(one)),
    ...inner.headers.filter(isContent),
  ];
  write({ ...inner, headers }, out, firstCharset(inner) ?? charset, state, parent);
  if (parent) out.push(Buffer.from('\r\n'));
  return true;
}

const mostSigned = 5;

/**
 * Writes uuencoded and yEnc files in a text as ordinary attachments.
 * @param {Entity} entity
 * @param {Buffer[]} out
 * @param {string | null} charset
 * @param {{ parts: number, changed: boolean, signed: number }} state
 * @param {Entity | null} parent
 */
function writeFiles(entity, out, charset, state, parent) {
  const { headers, body, type, encoding, disposition } = entity;
  if (/^(x-)?(uu(encode|e)?|yenc)$/.test(encoding)) {
    const file = encoding.endsWith('yenc')
      ? filesInText(body)?.files[0]
      : uudecoded(body.toString('latin1'));
    if (!file) return false;
    state.changed = true;
    writeHeaders(
      headers.filter(({ name }) => name !== 'content-transfer-encoding'),
      out,
      charset,
      state,
    );
    if (!entity.filename && file.name) out.push(fileHeader(file.name));
    out.push(
      Buffer.from('Content-Transfer-Encoding: base64\r\n\r\n'),
      inBase64(file.bytes),
      Buffer.from('\r\n'),
    );
    return true;
  }
  if (
    type !== 'text/plain' ||
    disposition === 'attachment' ||
    !['', '7bit', '8bit', 'binary'].includes(encoding)
  )
    return false;
  const found = filesInText(body);
  if (!found) return false;
  state.changed = true;
  const isContent = (/** @type {Header} */ { name }) => name.startsWith('content-');
  const boundary = `=_files-${state.parts}-${body.length}`;
  writeHeaders(
    headers.filter((one) => !isContent(one)),
    out,
    charset,
    state,
  );
  out.push(
    Buffer.from(`Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n--${boundary}\r\n`),
  );
  write(
    {
      ...entity,
      headers: headers.filter(isContent),
      separator: Buffer.from('\r\n'),
      body: found.rest,
    },
    out,
    charset,
    state,
    entity,
  );
  for (const { name, bytes } of found.files) {
    out.push(
      Buffer.from(`\r\n--${boundary}\r\nContent-Type: application/octet-stream\r\n`),
      fileHeader(name),
    );
    out.push(Buffer.from('Content-Transfer-Encoding: base64\r\n\r\n'), inBase64(bytes));
  }
  out.push(Buffer.from(`\r\n--${boundary}--\r\n`));
  if (parent) out.push(Buffer.from('\r\n'));
  return true;
}

/** @param {string} name */
const fileHeader = (name) =>
  Buffer.from(
    `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(decoded(Buffer.from(name, 'latin1'), null))}\r\n`,
  );

/** @param {Buffer} bytes */
const inBase64 = (bytes) => Buffer.from(lines(bytes.toString('base64')));

/**
 * Returns another name for a part without a file name; null if it has one, or isn't a file.
 * @param {Entity} entity
 */
function otherName({ headers, type, filename, disposition }) {
  if (filename || type.startsWith('multipart/') || type.startsWith('message/')) return null;
  if ((type === 'text/plain' || type === 'text/html') && disposition !== 'attachment') return null;
  const location = valueOf(headers, 'content-location').replace(/[?#].*$/, '');
  const last = /([^/\\:]{1,120}\.[a-z0-9]{1,8})$/i.exec(location.replace(/\s+/g, ''))?.[1];
  return last ? last.replace(/[^\x20-\x7e]/g, '') : null;
}

/**
 * @param {string | undefined} value
 * @param {string} expected
 */
const is = (value, expected) => value?.toLowerCase() === expected;

/** @param {string} base64 */
const lines = (base64) => base64.replace(/.{76}/g, '$&\r\n');

/**
 * Returns the text of a part whose charset the parser would guess wrong; null if it reads the part correctly.
 * @param {Entity} entity
 * @param {string | null} charset
 */
function textOf({ type, parameters, disposition, filename, encoding, body, headers }, charset) {
  const isMalformed = structured(valueOf(headers, 'content-type') || 'text/plain')[0] !== type;
  const isText =
    (type === 'text/plain' || type === 'text/html' || (type === 'text/calendar' && !filename)) &&
    disposition !== 'attachment' &&
    !(filename && disposition !== 'inline' && disposition !== '');
  if (!isText) return null;
  const declared = labelOf(parameters.charset);
  const bytes = decodedBody(body, encoding);
  if (bytes === null) return null;
  const utf8 = inUtf8(bytes);
  const isAscii = utf8 !== null && !/[^\0-\x7f]/.test(utf8);
  const isPlain =
    isAscii &&
    (declared === '' || /^(us-ascii|utf-8|iso-8859-\d+|windows-125\d)$/.test(declared)) &&
    !/\x1b[$(]/.test(utf8);
  if (
    isMalformed === false &&
    !is(parameters.format, 'flowed') &&
    !isMixed(body, encoding) &&
    (isPlain ||
      (utf8 !== null && /^utf-?8$/i.test(parameters.charset ?? '')) ||
      (utf8 !== null && declared === '' && !utf8.includes('\x1b')))
  )
    return null;
  const meta = type === 'text/html' && declared === '' ? charsetInMeta(bytes) : null;
  return decoded(bytes, declared || meta, [meta, charset]);
}

/**
 * @param {readonly Header[]} headers
 * @param {Buffer[]} out
 * @param {string | null} charset
 * @param {{ changed: boolean }} state
 */
function writeHeaders(headers, out, charset, state) {
  for (const { raw } of headers) {
    const isAscii = !raw.some((byte) => byte > 0x7f);
    if (isAscii && !raw.includes('=?') && !raw.includes(0x1b)) {
      out.push(raw);
      continue;
    }
    const text =
      isAscii && !raw.includes(0x1b) ? raw.toString('latin1') : decoded(raw, null, [charset]);
    const whole = withWholeWords(text.replace(/\r?\n(?=[ \t])/g, '').replace(/\r?\n$/, ''));
    const line = Buffer.from(`${whole.replace(/[\r\n]+/g, ' ')}\r\n`);
    state.changed = true;
    out.push(line);
  }
}
