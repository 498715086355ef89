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

const shortestLead = 60;
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/gu;

/** Chinese and Japanese say twice as much with a character. */
const widthOf = (text: string) => text.length + (text.match(wide)?.length ?? 0);

/** A line that ends without punctuation, such as a heading, gets a full stop. */
function joined(lead: string, line: string): string {
  if (!/[\p{L}\p{N}]$/u.test(lead)) return `${lead} ${line}`;
  return widthOf(lead.slice(-1)) > 1 ? `${lead}。${line}` : `${lead}. ${line}`;
}

/** The beginning of an article for a tile or a description: its first paragraphs, cut after a word. */
export function leadOf(text: string, length: number): string {
  const lines = text.slice(0, length * 8).split('\n');
  let lead = '';
  for (const line of lines) {
    if (widthOf(lead) >= shortestLead) break;
    lead = lead ? joined(lead, line.trim()) : line.trim();
  }
  return cutAfterWord(lead.replace(/\s+/g, ' '), length);
}

/** At most this many characters, ending with a complete word; in scripts without spaces, with a complete character. */
export function cutAfterWord(text: string, length: number): string {
  const signs = [...text];
  if (signs.length <= length) return text;
  const cut = signs.slice(0, length - 1).join('');
  const space = /\s/.test(signs[length - 1] ?? '') ? cut.length : cut.lastIndexOf(' ');
  const whole = space > length / 2 ? cut.slice(0, space) : cut;
  return `${whole.replace(/[\s\p{P}]+$/u, '')}…`;
}
