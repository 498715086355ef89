import { fileTypeFromBuffer } from 'file-type';

/** Types that browsers show without running any of their content. */
const shown: Readonly<Record<string, string>> = {
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
  'application/pdf': 'application/pdf',
  'audio/mpeg': 'audio/mpeg',
  'audio/ogg': 'audio/ogg',
  'audio/wav': 'audio/wav',
  'video/mp4': 'video/mp4',
  'video/webm': 'video/webm',
};

/** Known types that are never shown: most browsers can't show the photos of a phone. */
const saved: Readonly<Record<string, string>> = {
  'application/zip': 'application/zip',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
};

export const unknownType = 'application/octet-stream';

const inline: ReadonlySet<string> = new Set([...Object.values(shown), 'text/plain']);

/** Whether a file of this type is shown in a browser; all others are saved. */
export const isShown = (type: string) => inline.has(type);

/** The number of bytes at the start of a file that determine its type. */
export const headLength = 8_192;

/**
 * Detects the type of a file by its content alone. Unknown types, and types that a browser would run, become
 * `application/octet-stream`.
 */
export async function fileType(head: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const type = found?.mime.split(';')[0] ?? '';
  if (found) return shown[type] ?? saved[type] ?? unknownType;
  return isPlainText(head) ? 'text/plain' : unknownType;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what text does not have
const notText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
/** Tags of HTML, SVG and other XML, anywhere in the text. */
const markup = /<(!doctype|!entity|\?xml|html|head|body|svg|script|iframe|style|math)\b/i;

function isPlainText(head: Uint8Array): boolean {
  try {
    // The head may end in the middle of a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return !notText.test(text) && !markup.test(text);
  } catch {
    return false;
  }
}
