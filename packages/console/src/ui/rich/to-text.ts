import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { pictureMark } from '@helpdesk/sdk/rules/picture-marks';
import type { Mark, Node } from '@tiptap/pm/model';
import { fromMarkdown } from './from-text.ts';
import type { Written } from './written.ts';

/** Returns the text of a document: plain text, line by line, if nothing in it is formatted. */
export function writtenIn(doc: Node): Written {
  const isFormatted = hasFormatting(doc);
  return { text: isFormatted ? markdownIn(doc) : linesOf(doc).join('\n'), isFormatted };
}

const plainNodes = new Set(['doc', 'paragraph', 'text', 'hardBreak']);

function hasFormatting(doc: Node): boolean {
  let found = false;
  doc.descendants((node) => {
    found ||= !plainNodes.has(node.type.name) || marksOf(node).length > 0;
    return !found;
  });
  return found;
}

/** A link whose text is its URL needs no formatting. */
const marksOf = (node: Node): readonly Mark[] =>
  node.marks.filter(({ type, attrs }) => type.name !== 'link' || !isBare(node, attrs.href));

const isBare = (node: Node, href: string) => node.text === href && asMarkdown(href) === href;

const linesOf = (doc: Node): string[] => {
  const lines: string[] = [];
  doc.forEach((line) => void lines.push(wordsOf(line)));
  return lines;
};

const wordsOf = (line: Node) => line.textBetween(0, line.content.size, '\n', '\n');

const nbsp = '\u00A0';

/** Returns the Markdown of a document, in which each paragraph is a line; an empty line ends a Markdown paragraph. */
export const markdownIn = (parent: Node): string => blocksOf(parent).join('\n');

function blocksOf(parent: Node): string[] {
  const out: string[] = [];
  let run: string[] = [];
  let before: Node | null = null;
  let isAlternate = false;
  parent.forEach((node) => {
    if (node.type.name === 'paragraph') {
      run.push(inlineOf(node));
      return;
    }
    const isApart = run.length > 0;
    if (isApart && before) out.push('');
    out.push(...runOf(run, before !== null, true));
    // Without another marker, two adjacent lists would become one.
    isAlternate = !isApart && before?.type === node.type && !isAlternate;
    const isTight = isApart && parent.type.name === 'listItem' && beginsInItem(node);
    if (out.length > 0 && !isTight) out.push('');
    out.push(...blockOf(node, isAlternate));
    run = [];
    before = node;
  });
  const rest = runOf(run, before !== null, false);
  if (rest.length > 0 && before !== null) out.push('');
  return [...out, ...rest];
}

/** Whether a list can directly follow its item's text: an empty line would separate all items. */
const beginsInItem = ({ type, attrs }: Node) =>
  type.name === 'bulletList' || (type.name === 'orderedList' && Number(attrs.start ?? 1) === 1);

/** Returns the lines between two blocks. An empty line separates paragraphs; further ones contain a space, so they are kept. */
function runOf(lines: readonly string[], isAfterBlock: boolean, isBeforeBlock: boolean): string[] {
  // Blocks have space around them, so a single empty line beside one is left out.
  const from = isAfterBlock && lines[0] === '' && lines[1] ? 1 : 0;
  const to = lines.length - (isBeforeBlock && lines.at(-1) === '' && lines.at(-2) ? 1 : 0);
  if (isAfterBlock && !isBeforeBlock && lines.length === 1 && lines[0] === '') return [];
  const kept = lines.slice(from, to);
  const first = kept.findIndex((line) => line !== '');
  const last = kept.findLastIndex((line) => line !== '');
  return kept.map((line, at) => {
    if (line !== '') return line;
    const isSeparator = at > first && at < last && kept[at - 1] !== '';
    return isSeparator ? '' : nbsp;
  });
}

function blockOf(node: Node, isAlternate: boolean): string[] {
  switch (node.type.name) {
    case 'heading':
      return [`${'#'.repeat(node.attrs.level)} ${inlineOf(node).replace(/(?<= )#+$/, '\\$&')}`];
    case 'blockquote':
      return blocksOf(node).map((line) => (line === '' ? '>' : `> ${line}`));
    case 'codeBlock':
      return fenced(node.textContent);
    case 'horizontalRule':
      return ['---'];
    case 'bulletList':
    case 'orderedList':
      return listOf(node, isAlternate);
    case 'table':
      return tableOf(node);
    default:
      return blocksOf(node);
  }
}

function listOf(list: Node, isAlternate: boolean): string[] {
  const isOrdered = list.type.name === 'orderedList';
  const start = Number(list.attrs.start ?? 1);
  const lines: string[] = [];
  list.forEach((item, _, at) => {
    const sign = isOrdered
      ? `${start + at}${isAlternate ? ')' : '.'} `
      : `${isAlternate ? '*' : '-'} `;
    const indent = ' '.repeat(sign.length);
    blocksOf(item).forEach((line, row) => {
      lines.push(row === 0 ? sign + line : line && indent + line);
    });
  });
  return lines;
}

function fenced(code: string): string[] {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return [fence, ...code.split('\n'), fence];
}

function tableOf(table: Node): string[] {
  const rows: string[] = [];
  table.forEach((row, _, at) => {
    const cells: string[] = [];
    row.forEach((cell) => void cells.push(inlineOf(cell).replaceAll('\n', ' ')));
    rows.push(`| ${cells.join(' | ')} |`);
    if (at === 0) rows.push(`| ${cells.map(() => '---').join(' | ')} |`);
  });
  return rows;
}

const signs: Readonly<Record<string, string>> = { bold: '**', italic: '*', strike: '~~' };
/** Outermost first. */
const order = ['bold', 'link', 'italic', 'strike'];

type Piece = { text: string; marks: readonly Mark[] };

/** Returns the Markdown of a line. Formatting starts and ends at words, because it has no effect beside a space. */
function inlineOf(line: Node): string {
  const pieces: Piece[] = [];
  line.forEach((node) => {
    const at = pieces.map(({ text }) => text).join('');
    const marks = marksOf(node)
      .filter(({ type }) => type.name !== 'code')
      .toSorted((one, other) => order.indexOf(one.type.name) - order.indexOf(other.type.name));
    const isCode = node.marks.some(({ type }) => type.name === 'code');
    if (isCode) pieces.push({ text: coded(node.text ?? ''), marks });
    else pieces.push(...piecesOf(node, marks, at === '' || at.endsWith('\n')));
  });
  const simple = withoutEndSpaces(withSigns(pieces));
  const hasSigns = pieces.some(({ marks }) => marks.length > 0);
  if (!hasSigns || isReadAs(line, simple)) return simple;
  return withoutEndSpaces(withSigns(pieces, apart));
}

const withoutEndSpaces = (text: string) => text.replace(/(?<=\S) +(?=\n|$)/g, '');

/** Whether parsing returns the same marks; Markdown ignores some signs between words and punctuation. */
const isReadAs = (line: Node, markdown: string) => {
  const read = fromMarkdown(line.type.schema, markdown);
  return looks(read.flatMap(({ content }) => content.content)) === looks(line.content.content);
};

const looks = (nodes: readonly Node[]) =>
  nodes
    .flatMap((node) => {
      const names = marksOf(node).map(({ type }) => type.name);
      const signs = node.isText ? [...(node.text ?? '')] : [node.attrs.file ?? ''];
      return signs.filter((sign) => !/\s/.test(sign)).map((sign) => sign + names.toSorted().join());
    })
    .join('');

function piecesOf(node: Node, marks: readonly Mark[], isAtStart: boolean): Piece[] {
  if (node.type.name === 'hardBreak') return [{ text: '\n', marks: [] }];
  if (node.type.name === 'image')
    return [{ text: pictureMark({ id: node.attrs.file, name: node.attrs.alt ?? '' }), marks }];
  const text = node.text ?? '';
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const words = text.trim();
  const after = text.slice(before.length + words.length);
  const outside = (space: string): Piece[] => (space ? [{ text: space, marks: [] }] : []);
  return [
    ...outside(isAtStart ? asMarkdown(before) : before),
    ...(words ? [{ text: escaped(words, isAtStart), marks }] : []),
    ...(words || !isAtStart ? outside(after) : []),
  ];
}

const escaped = (words: string, isAtStart: boolean) =>
  isAtStart ? asMarkdown(words) : asMarkdown(`.${words}`).slice(1);

function coded(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const isPadded = /^`|`$|^ .* $/.test(text);
  return isPadded ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}

const isSpace = (text: string) => text.trim() === '';

/** Invisible characters that parsing removes again: they separate formatting from the characters beside it. */
const apart = { inside: '\u200B', outside: '&#8203;' };
const together = { inside: '', outside: '' };

function withSigns(pieces: readonly Piece[], { inside, outside } = together): string {
  let out = '';
  let open: readonly Mark[] = [];
  const change = (to: readonly Mark[]) => {
    const shared = sharedBy(open, to);
    const ends = open.slice(shared).toReversed().map(endOf).join('');
    const begins = to.slice(shared).map(beginOf).join('');
    if (ends) out += `${inside}${ends}${outside}`;
    if (begins) out += `${outside}${begins}${inside}`;
    open = to;
  };
  pieces.forEach(({ text, marks }, at) => {
    // Formatting continues over a space.
    const next = isSpace(text) ? pieces.slice(at + 1).find((one) => !isSpace(one.text)) : null;
    const isEnd = text.includes('\n') || next === undefined;
    if (next === null) change(marks);
    else change(isEnd ? [] : open.slice(0, sharedBy(open, next?.marks ?? [])));
    out += text;
  });
  change([]);
  return out;
}

function sharedBy(open: readonly Mark[], marks: readonly Mark[]): number {
  const at = open.findIndex((mark, index) => !marks[index] || !mark.eq(marks[index] as Mark));
  return at < 0 ? open.length : at;
}

const beginOf = ({ type }: Mark) => (type.name === 'link' ? '[' : (signs[type.name] ?? ''));

const endOf = ({ type, attrs }: Mark) =>
  type.name === 'link'
    ? `](<${String(attrs.href)
        .replace(/[<>\\\s]/g, encodeURIComponent)
        .replace(/&(?=#?\w+;)/g, '&amp;')}>)`
    : (signs[type.name] ?? '');
