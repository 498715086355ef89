import { html } from '../../../http/pages/html.ts';
import { textOf } from '../text.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

const heading = /<h([2-6])>(.*?)<\/h\1>/gs;
const fewest = 2;

/** The HTML with IDs on headings and links to them, and an outline of the two upper levels if there are at least two headings. */
export function outlined(clean: string, label: string): { content: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const used = new Set<string>();
  const content = clean.replace(heading, (_, level: string, inner: string) => {
    const text = textOf(inner).replace(/\n/g, ' ');
    const id = addressOf(text, used);
    headings.push({ id, text, level: Number(level) });
    const anchor = text
      ? html` <a class="anchor" href="#${id}" aria-label="${label}">#</a>`.text
      : '';
    return `<h${level} id="${id}">${inner}${anchor}</h${level}>`;
  });
  const upper = headings.filter(({ level, text }) => level <= 3 && text);
  return { content, headings: upper.length >= fewest ? upper : [] };
}

/** The prefix avoids collisions with other IDs and window properties. */
function addressOf(text: string, used: Set<string>): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const base = `s-${words || 'part'}`;
  let id = base;
  for (let number = 2; used.has(id); number++) id = `${base}-${number}`;
  used.add(id);
  return id;
}
