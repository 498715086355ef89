const blocks =
  /<(?:\/?(?:p|div|h[2-6]|li|dt|dd|dl|blockquote|pre|tr|td|th|caption|figure|figcaption|details|summary|table|ul|ol)|br|hr)\b[^>]*>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of sanitized HTML, one line per block. */
export const textOf = (clean: string): string =>
  clean
    .replace(/\s+/g, ' ')
    .replace(blocks, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .trim();

/** The first characters of a text on one line, without splitting a grapheme. */
export function beginningOf(text: string, length: number): string {
  const line = text.slice(0, length * 4).replace(/\s+/g, ' ');
  // No character takes more than two places.
  const start = line.slice(0, length * 2);
  return [...start].slice(0, length).join('').trim();
}
