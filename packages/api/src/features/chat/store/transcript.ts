import { textHtml } from '../../../formatting/text-html.ts';
import { htmlOf, linkAddresses, treeOf } from '../../../formatting/tree.ts';
import type { ShownMessage } from '../read/sessions.ts';

type Said = Pick<ShownMessage, 'sender_name' | 'created_at' | 'body' | 'html'>;

/** A part of a transcript, as a text and as HTML. */
interface Part {
  text: string;
  html: string;
}

/**
 * The transcript as the text of a ticket, below an opening, with author and time of each message. Includes HTML if
 * some of it
 * is formatted. Truncates what is too long.
 */
export function transcriptOf(
  opening: string,
  said: readonly Said[],
  longest: number,
): { text: string; html: string | null } {
  const parts = [...(opening ? [plain(opening)] : []), ...said.map(partOf)];
  const text = parts
    .map((part) => part.text)
    .join('\n\n')
    .slice(0, longest);
  if (said.every(({ html }) => html === null)) return { text, html: null };
  let left = longest;
  const shown: string[] = [];
  for (const part of parts) {
    // Text can be cut; HTML can't.
    shown.push(part.text.length <= left ? part.html : textHtml(part.text.slice(0, left)));
    left -= part.text.length + 2;
    if (left <= 0) break;
  }
  const tree = treeOf(shown.join(''));
  linkAddresses(tree);
  return { text, html: htmlOf(tree) };
}

const plain = (text: string): Part => ({ text, html: textHtml(text) });

function partOf({ sender_name, created_at, body, html }: Said): Part {
  const by = `${sender_name} (${created_at.slice(11, 16)} UTC): `;
  const text = by + body;
  if (html === null) return plain(text);
  const name = textHtml(by);
  // A paragraph continues after the author's name; a list or table starts below it.
  return { text, html: html.startsWith('<p>') ? name.slice(0, -4) + html.slice(3) : name + html };
}
