import type { Block } from './blocks.ts';
import { htmlOf } from './html.ts';

export interface Content {
  subject: string;
  text: string;
  html: string;
}

/** The same blocks as plain text and as HTML. */
export function content(sender: string, subject: string, blocks: Block[]): Content {
  return { subject, text: textOf(sender, blocks), html: htmlOf(sender, subject, blocks) };
}

function textOf(sender: string, blocks: Block[]): string {
  const parts = blocks.map((block) =>
    block.kind === 'link' ? `${block.label}:\n${block.url}` : block.text,
  );
  // "-- " and a line end begin a signature, which mail programs set apart.
  return `${parts.join('\n\n')}\n\n-- \n${sender}\n`;
}
