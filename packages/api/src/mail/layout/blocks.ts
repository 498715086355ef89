import type { Html } from '../../http/pages/html.ts';

/** A block of an email; its texts are escaped. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A quoted message, with its lines and paragraphs, and its formatting. */
  | { kind: 'words'; text: string; html: Html | null }
  /** Earlier messages, newest first, at the end of an email. Mail programs collapse them. */
  | { kind: 'earlier'; said: readonly Earlier[] }
  /** Follows the message above it. */
  | { kind: 'signature'; text: string }
  | { kind: 'link'; label: string; url: string }
  /** An event, with a link to it. */
  | { kind: 'item'; title: string; text: string; url: string | null }
  | { kind: 'figures'; figures: readonly Figure[] }
  | { kind: 'small'; text: string; link?: { label: string; url: string } | undefined };

export interface Figure {
  label: string;
  value: string;
}

export interface Earlier {
  /** The author and the time. */
  about: string;
  text: string;
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const words = (text: string, html: Html | null = null): Block => ({
  kind: 'words',
  text: cleaned(text),
  html,
});
export const signature = (text: string): Block => ({ kind: 'signature', text: cleaned(text) });
export const earlier = (said: readonly Earlier[]): Block => ({
  kind: 'earlier',
  said: said.map(({ about, text }) => ({ about, text: cleaned(text) })),
});
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });
export const item = (title: string, text: string, url: string | null): Block => ({
  kind: 'item',
  title,
  text,
  url,
});
export const figures = (all: readonly Figure[]): Block => ({ kind: 'figures', figures: all });
export const small = (text: string, link?: { label: string; url: string }): Block => ({
  kind: 'small',
  text,
  link,
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const cleaned = (text: string) => text.replace(/\r\n?/g, '\n').replace(control, '').trim();
