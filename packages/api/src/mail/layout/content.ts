import { signatureMark } from '@helpdesk/sdk/rules/signatures';
import type { Block } from './blocks.ts';
import type { MailBrand } from './brand.ts';
import { htmlOf } from './html.ts';

export interface Content {
  subject: string;
  text: string;
  html: string;
}

/** Renders blocks as plain text and HTML; the preview is shown after the subject in lists of emails. */
export function content(
  brand: MailBrand,
  subject: string,
  preview: string,
  blocks: Block[],
): Content {
  return {
    subject,
    text: textOf(brand.name, blocks),
    html: htmlOf(brand, subject, preview, blocks),
  };
}

function textOf(sender: string, blocks: Block[]): string {
  const isEarlier = ({ kind }: Block) => kind === 'earlier';
  const text = blocks
    .filter((block) => !isEarlier(block))
    .map(blockText)
    .join('\n\n');
  // Below the signature, like in mail programs.
  const before = blocks.filter(isEarlier).map((block) => `\n${blockText(block)}\n`);
  // An email has one signature: the organization's name, unless there is a signature block.
  const isSigned = blocks.some(({ kind }) => kind === 'signature');
  return [isSigned ? `${text}\n` : `${text}\n\n${signed(sender)}\n`, ...before].join('');
}

const signed = (text: string) => `${signatureMark}\n${text}`;

const quoted = (text: string) => text.replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'signature':
      return signed(block.text);
    case 'item':
      return [`* ${block.title}`, block.text, block.url]
        .filter((line) => line !== null && line !== '')
        .join('\n  ');
    case 'figures': {
      const width = Math.max(...block.figures.map(({ label }) => label.length)) + 2;
      return block.figures.map(({ label, value }) => label.padEnd(width) + value).join('\n');
    }
    case 'earlier':
      return block.said.map(({ about, text }) => quoted(`${about}:\n${text}`)).join('\n\n');
    case 'small':
      return block.link ? `${block.text}\n${block.link.label}: ${block.link.url}` : block.text;
    default:
      return block.text;
  }
}
