import { Buffer } from 'node:buffer';

// JavaScript, because the parsing thread loads its source files directly.

/** @typedef {{ tag: number, isConstructed: boolean, from: number, to: number, end: number }} Element */

const deepest = 30;
const signedData = '2a864886f70d010702';

/**
 * Returns the signed content of an S/MIME file (CMS, RFC 5652); null if it is encrypted or another file. Ignores the signature.
 * @param {Buffer} bytes
 */
export function signedContent(bytes) {
  try {
    const [type, content] = children(bytes, elementAt(bytes, 0, 0));
    if (!type || !content || bytes.toString('hex', type.from, type.to) !== signedData) return null;
    const [data] = children(bytes, content);
    if (!data) return null;
    // It comes after the version and the algorithms.
    const inner = children(bytes, data).filter(({ tag }) => tag === 0x10)[0];
    const [, holder] = inner ? children(bytes, inner) : [];
    const [octets] = holder ? children(bytes, holder) : [];
    return octets ? contentOf(bytes, octets, 0) : null;
  } catch {
    return null;
  }
}

/**
 * @param {Buffer} bytes
 * @param {Element} octets
 * @param {number} depth
 * @returns {Buffer}
 */
function contentOf(bytes, octets, depth) {
  if (!octets.isConstructed) return bytes.subarray(octets.from, octets.to);
  if (depth > deepest) throw new RangeError('Nested too deeply');
  return Buffer.concat(children(bytes, octets).map((one) => contentOf(bytes, one, depth + 1)));
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 * @param {number} depth
 * @returns {Element}
 */
function elementAt(bytes, at, depth) {
  if (depth > deepest) throw new RangeError('Nested too deeply');
  const first = bytes.readUInt8(at);
  const length = bytes.readUInt8(at + 1);
  const known = { tag: first & 0x1f, isConstructed: (first & 0x20) !== 0 };
  if (length === 0x80) {
    // An element of indefinite length ends at two zero bytes.
    let next = at + 2;
    while (bytes.readUInt16BE(next) !== 0) next = elementAt(bytes, next, depth + 1).end;
    return { ...known, from: at + 2, to: next, end: next + 2 };
  }
  const size = length < 0x80 ? 0 : length & 0x7f;
  const from = at + 2 + size;
  const to = from + (size === 0 ? length : bytes.readUIntBE(at + 2, size));
  if (to > bytes.length) throw new RangeError('Beyond the end');
  return { ...known, from, to, end: to };
}

const mostChildren = 10_000;

/**
 * @param {Buffer} bytes
 * @param {Element} element
 */
function children(bytes, { from, to }) {
  /** @type {Element[]} */
  const found = [];
  for (let at = from; at < to && found.length < mostChildren; ) {
    const one = elementAt(bytes, at, 0);
    found.push(one);
    at = one.end;
  }
  return found;
}
