export type TextPart = { text: string; href?: string };

/** A web or email address of limited length, so matching is fast for any text. */
const address =
  /https?:\/\/[^\s<>"']+|[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}\.)+[a-z]{2,24}(?![\w-])/gi;

/** Splits a text into plain text and web and email addresses; a full stop after an address is plain text. */
export function withLinks(message: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(address)) {
    const text = found.replace(/[.,;:!?)\]]+$/, '');
    const href = /^https?:/i.test(text) ? text : `mailto:${text}`;
    if (!URL.canParse(href)) continue;
    if (index > end) parts.push({ text: message.slice(end, index) });
    parts.push({ text, href });
    end = index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
}
