import { Buffer } from 'node:buffer';

// JavaScript, because the parsing thread loads its source files directly.

/**
 * Decodes a uuencoded file, starting at its line "begin"; null for none.
 * @param {string} text
 */
export function uudecoded(text) {
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => uuBegin.test(line));
  if (start < 0) return null;
  const bytes = [];
  for (const line of lines.slice(start + 1)) {
    if (/^end\s*$/.test(line)) break;
    bytes.push(uuLine(line));
  }
  return { name: uuBegin.exec(lines[start] ?? '')?.[1]?.trim() ?? '', bytes: Buffer.concat(bytes) };
}

const uuBegin = /^begin(?:-base64)? [0-7]{3,4} (.{1,255})$/;

/** @param {string} line */
function uuLine(line) {
  const size = ((line.charCodeAt(0) || 32) - 32) & 63;
  const bytes = Buffer.alloc(Math.ceil(size / 3) * 3);
  for (let at = 1, to = 0; to < size; at += 4, to += 3) {
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map(
      (one) => ((line.charCodeAt(at + one) || 32) - 32) & 63,
    );
    bytes[to] = (a << 2) | (b >> 4);
    bytes[to + 1] = ((b & 15) << 4) | (c >> 2);
    bytes[to + 2] = ((c & 3) << 6) | d;
  }
  return bytes.subarray(0, size);
}

/**
 * Extracts uuencoded and yEnc files from a text, and returns them with the rest of the text; null for none.
 * @param {Buffer} body
 */
export function filesInText(body) {
  const text = body.toString('latin1');
  if (!/^(?:begin [0-7]{3,4} |=ybegin )/m.test(text)) return null;
  /** @type {{ name: string, bytes: Buffer }[]} */
  const files = [];
  const rest = text
    .replace(
      /^begin [0-7]{3,4} [^\r\n]{1,255}\r?\n(?:[ -`]{1,63}[^\r\n]?\r?\n)*end[ \t]*(?=\r?\n|$)/gm,
      (whole) => {
        const file = uudecoded(whole);
        if (!file || file.bytes.length === 0) return whole;
        files.push(file);
        return '';
      },
    )
    .replace(/^=ybegin [^\r\n]*\r?\n([^]*?)^=yend[^\r\n]*(?=\r?\n|$)/gm, (whole, data) => {
      const name = /\sname=([^\r\n]{1,255})/.exec(whole)?.[1]?.trim() ?? '';
      const size = Number(/\ssize=(\d{1,10})/.exec(whole)?.[1] ?? 0);
      const bytes = ydecoded(data);
      if (bytes.length === 0 || size === 0) return whole;
      files.push({ name, bytes });
      return '';
    });
  return files.length > 0 ? { files, rest: Buffer.from(rest, 'latin1') } : null;
}

/** @param {string} data */
function ydecoded(data) {
  const bytes = [];
  for (const line of data.split(/\r?\n/)) {
    if (/^=y(?:part|end|begin)\b/.test(line)) continue;
    for (let at = 0; at < line.length; at++) {
      const isEscaped = line[at] === '=';
      if (isEscaped) at += 1;
      const byte = line.charCodeAt(at);
      if (!Number.isNaN(byte)) bytes.push((byte - 42 - (isEscaped ? 64 : 0)) & 255);
    }
  }
  return Buffer.from(bytes);
}
