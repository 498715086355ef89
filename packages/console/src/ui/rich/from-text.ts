import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { markdown } from '../formatting/markdown-preview.ts';
import type { Written } from './written.ts';

type Token = ReturnType<typeof markdown.parse>[number];

/** Returns the document for a text: each line of a plain text is a paragraph, and Markdown is parsed as the server does. */
export function docOf(schema: Schema, { text, isFormatted }: Written): Node {
  const blocks = isFormatted ? fromMarkdown(schema, text) : linesIn(schema, text);
  const all = blocks.length > 0 ? blocks : [schema.node('paragraph')];
  return schema.node('doc', null, all);
}

export const linesIn = (schema: Schema, text: string): Node[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => schema.node('paragraph', null, line ? [schema.text(line)] : []));

const fileOf = (src: string) => /^file:([\w-]{1,64})$/.exec(src)?.[1];

/** Returns the blocks of a Markdown text. */
export function fromMarkdown(schema: Schema, text: string): Node[] {
  const tokens = markdown.parse(text, {});
  let at = 0;

  function blocksUntil(end: string | null): Node[] {
    const blocks: Node[] = [];
    let isAfterParagraph = false;
    for (;;) {
      const token = tokens[at];
      if (!token) return blocks;
      at += 1;
      if (token.type === end) return blocks;
      const isParagraph = token.type === 'paragraph_open';
      if (isParagraph && isAfterParagraph) blocks.push(schema.node('paragraph'));
      blocks.push(...blockOf(token));
      isAfterParagraph = isParagraph;
    }
  }

  function inlineUntil(end: string): Node[][] {
    const inline = tokens[at];
    const lines = inline?.type === 'inline' ? linesOf(inline.children ?? []) : [[]];
    while (tokens[at] && tokens[at]?.type !== end) at += 1;
    at += 1;
    return lines;
  }

  function blockOf(token: Token): Node[] {
    switch (token.type) {
      case 'paragraph_open':
        return inlineUntil('paragraph_close').map((line) => schema.node('paragraph', null, line));
      case 'heading_open': {
        const level = token.tag === 'h1' ? 1 : 2;
        return [schema.node('heading', { level }, inlineUntil('heading_close').flat())];
      }
      case 'blockquote_open':
        return [schema.node('blockquote', null, filled(blocksUntil('blockquote_close')))];
      case 'bullet_list_open':
        return [schema.node('bulletList', null, blocksUntil('bullet_list_close'))];
      case 'ordered_list_open': {
        const start = Number(token.attrGet('start') ?? 1);
        return [schema.node('orderedList', { start }, blocksUntil('ordered_list_close'))];
      }
      case 'list_item_open':
        return [schema.node('listItem', null, startingWithText(blocksUntil('list_item_close')))];
      case 'fence':
      case 'code_block': {
        const code = token.content.replace(/\n$/, '');
        return [schema.node('codeBlock', null, code ? [schema.text(code)] : [])];
      }
      case 'hr':
        return [schema.node('horizontalRule')];
      case 'table_open':
        return [schema.node('table', null, blocksUntil('table_close'))];
      case 'tr_open':
        return [schema.node('tableRow', null, blocksUntil('tr_close'))];
      case 'th_open':
      case 'td_open': {
        const isHead = token.type === 'th_open';
        const cell = inlineUntil(isHead ? 'th_close' : 'td_close').flat();
        return [schema.node(isHead ? 'tableHeader' : 'tableCell', null, cell)];
      }
      default:
        return [];
    }
  }

  const paragraph = () => schema.node('paragraph');
  const filled = (blocks: Node[]) => (blocks.length > 0 ? blocks : [paragraph()]);
  const startingWithText = (blocks: Node[]) =>
    blocks[0]?.type.name === 'paragraph' ? blocks : [paragraph(), ...blocks];

  /** Returns the lines of a paragraph. A line with only a space is an empty line. */
  function linesOf(children: readonly Token[]): Node[][] {
    const lines: Node[][] = [[]];
    const open: Mark[] = [];
    const add = (node: Node) => void lines.at(-1)?.push(node);
    const say = (said: string, more: readonly Mark[] = []) => {
      const words = said.replaceAll('\u200B', '');
      const marks = [...open, ...more].reduce(
        (set, mark) => mark.addToSet(set),
        [] as readonly Mark[],
      );
      if (words) add(schema.text(words, marks));
    };
    for (const token of children) {
      const name = markNames[token.tag];
      if (token.nesting === 1 && name) open.push(schema.mark(name, attrsOf(token)));
      else if (token.nesting === -1 && name) open.pop();
      else if (token.type === 'softbreak' || token.type === 'hardbreak') lines.push([]);
      else if (token.type === 'code_inline') say(token.content, [schema.mark('code')]);
      else if (token.type === 'image') picture(token, add, say);
      else say(token.content);
    }
    return lines.map((line) => (isBlank(line) ? [] : line));
  }

  function picture(
    token: Token,
    add: (node: Node) => void,
    say: (said: string, marks: readonly Mark[]) => void,
  ) {
    const src = String(token.attrGet('src') ?? '');
    const file = fileOf(src);
    if (file) add(schema.node('image', { file, alt: token.content }));
    // Pictures that aren't files become links.
    else say(token.content || src, [schema.mark('link', { href: src })]);
  }

  return blocksUntil(null);
}

const markNames: Readonly<Record<string, string>> = {
  strong: 'bold',
  em: 'italic',
  s: 'strike',
  a: 'link',
};

const attrsOf = (token: Token) => (token.tag === 'a' ? { href: token.attrGet('href') } : null);

const isBlank = (line: readonly Node[]) =>
  line.every(({ isText, text = '' }) => isText && /^[\u00A0 ]*$/.test(text));
