import { Buffer } from 'node:buffer';

// JavaScript, because the parsing thread loads its source files directly.

/** Encodings that decoders don't know, or reject as used in emails. */

/**
 * Decodes UTF-16: the byte order mark decides, else the order that makes more high bytes zero.
 * @param {Uint8Array} bytes
 */
export function fromUtf16(bytes) {
  const [first, second] = bytes;
  const empty = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 2_000).entries()) {
    if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  }
  const isBig =
    first === 0xfe && second === 0xff
      ? true
      : first === 0xff && second === 0xfe
        ? false
        : (empty[0] ?? 0) > (empty[1] ?? 0);
  return new TextDecoder(isBig ? 'utf-16be' : 'utf-16le').decode(bytes);
}

/**
 * Decodes ISO-2022-JP. Removes empty switches to ASCII, which joined encoded words contain and decoders reject.
 * @param {Uint8Array} bytes
 */
export function fromJapanese(bytes) {
  const other =
    bytes.some((byte) => byte > 0x7f) && !bytes.includes(0x1b) ? inEightBits(bytes) : null;
  if (other !== null) return other;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is a part of the code
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\x1b\([BJ](?=\x1b[$(])/g, '');
  return new TextDecoder('iso-2022-jp').decode(Buffer.from(text, 'latin1'));
}

/**
 * Decodes Japanese text that declares ISO-2022-JP but isn't; null if it is in none of the usual charsets.
 * @param {Uint8Array} bytes
 */
function inEightBits(bytes) {
  for (const label of ['utf-8', 'euc-jp', 'shift_jis']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // The next one may fit.
    }
  }
  return null;
}

/**
 * Decodes ISO-2022-KR: the bytes between SO and SI are EUC-KR without the high bit.
 * @param {Uint8Array} bytes
 */
export function fromKorean(bytes) {
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
 * Decodes HZ: the bytes between ~{ and ~} are GB 2312 without the high bit.
 * @param {Uint8Array} bytes
 */
export function fromHz(bytes) {
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
