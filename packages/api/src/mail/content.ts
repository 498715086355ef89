import type { Block } from './blocks.ts';
import { htmlOf } from './html.ts';
import type { Letterhead } from './letterhead.ts';

export interface Content {
  subject: string;
  text: string;
  html: string;
}

/** The same blocks as plain text and as HTML; the preview is what lists of mails show behind the subject. */
export function content(
  letterhead: Letterhead,
  subject: string,
  preview: string,
  blocks: Block[],
): Content {
  return {
    subject,
    text: textOf(letterhead.name, blocks),
    html: htmlOf(letterhead, subject, preview, blocks),
  };
}

function textOf(sender: string, blocks: Block[]): string {
  // "-- " and a line end begin a signature, which mail programs set apart.
  return `${blocks.map(blockText).join('\n\n')}\n\n-- \n${sender}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'item':
      return [`* ${block.title}`, block.text, block.url]
        .filter((line) => line !== null && line !== '')
        .join('\n  ');
    case 'figures': {
      const width = Math.max(...block.figures.map(({ label }) => label.length)) + 2;
      return block.figures.map(({ label, value }) => label.padEnd(width) + value).join('\n');
    }
    case 'small':
      return block.link ? `${block.text}\n${block.link.label}: ${block.link.url}` : block.text;
    default:
      return block.text;
  }
}
