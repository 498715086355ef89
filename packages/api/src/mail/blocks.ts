/** A piece of a mail; whatever its texts hold is shown literally. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** What a person wrote, with its lines and paragraphs. */
  | { kind: 'words'; text: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'small'; text: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const words = (text: string): Block => ({ kind: 'words', text: cleaned(text) });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });
export const small = (text: string): Block => ({ kind: 'small', text });

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const cleaned = (text: string) => text.replace(/\r\n?/g, '\n').replace(control, '').trim();
