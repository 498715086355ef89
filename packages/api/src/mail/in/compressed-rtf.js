import { Buffer } from 'node:buffer';

// JavaScript, because the parsing thread loads its source files directly.

const compressed = 0x75465a4c;
const stored = 0x414c454d;
const windowSize = 4_096;
/** What every window starts with (MS-OXRTFCP). */
const common = Buffer.from(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
  'latin1',
);

/**
 * Decompresses the RTF text of an Outlook message (MS-OXRTFCP), as far as it is complete and at most `longest` bytes; null for anything else.
 * @param {Buffer} bytes
 * @param {number} longest
 */
export function decompressedRtf(bytes, longest) {
  if (bytes.length < 16) return null;
  const size = Math.min(bytes.readUInt32LE(4), longest);
  const kind = bytes.readUInt32LE(8);
  if (kind === stored) return bytes.subarray(16, 16 + size);
  if (kind !== compressed) return null;
  const window = Buffer.alloc(windowSize);
  common.copy(window);
  let write = common.length;
  // A reference has 2 bytes, an eighth of a control byte, and at most 17 bytes of text.
  const rtf = Buffer.alloc(Math.min(size, bytes.length * 9));
  let length = 0;
  /** @param {number} byte */
  const put = (byte) => {
    rtf[length++] = byte;
    window[write] = byte;
    write = (write + 1) % windowSize;
  };
  for (let at = 16; at < bytes.length && length < rtf.length; ) {
    const control = bytes.readUInt8(at++);
    for (let bit = 0; bit < 8 && at < bytes.length && length < rtf.length; bit++) {
      if ((control & (1 << bit)) === 0) {
        put(bytes.readUInt8(at++));
        continue;
      }
      if (at + 2 > bytes.length) return rtf.subarray(0, length);
      const reference = bytes.readUInt16BE(at);
      at += 2;
      const from = reference >> 4;
      // The end of the text.
      if (from === write) return rtf.subarray(0, length);
      const count = Math.min((reference & 15) + 2, rtf.length - length);
      for (let one = 0; one < count; one++) put(window.readUInt8((from + one) % windowSize));
    }
  }
  return rtf.subarray(0, length);
}
