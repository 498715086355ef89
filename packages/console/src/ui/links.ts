export type TextPart = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;

/** Splits a message into plain text and web addresses; a full stop after an address is not part of it. */
export function withLinks(message: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
    const href = found.replace(/[.,;:!?)\]]+$/, '');
    if (!URL.canParse(href)) continue;
    if (index > end) parts.push({ text: message.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
}
