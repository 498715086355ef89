import {
  type ChildNode,
  type Document,
  Element,
  isTag,
  isText,
  type ParentNode,
  Text,
} from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { signatureMark } from '../../formatting/clean-message.ts';
import { htmlOf, treeOf } from '../../formatting/tree.ts';
import { foldQuotes } from './fold.ts';

/** A line of text, and the indexes of the texts, pictures and line breaks in it, in HTML order. */
interface Line {
  text: string;
  leaves: number[];
}

/** Represents a picture in a line. */
const picture = '\u{fffc}';
const rule = '_'.repeat(32);
/** Long lines are broken, because patterns must match only short ones. */
const longestLine = 5_000;
const maxQuotes = 5;

const blocks = new Set(
  'blockquote caption div h3 h4 li ol p pre table tbody thead tfoot tr ul'.split(' '),
);
const leaves = new Set(['br', 'hr', 'img']);

export interface Folded {
  said: string;
  /** The collapsed part: quotes and signatures; empty for none. */
  rest: string;
}

/** Splits the sanitized HTML of an email into message and rest, as `foldQuotes` does for its text. */
export function foldHtml(
  clean: string,
  linesToKeep: (lines: readonly string[]) => boolean[] = (lines) => keptOf(lines),
): Folded {
  const tree = treeOf(clean);
  const lines = linesOf(tree);
  const isKept = linesToKeep(lines.map(({ text }) => text));
  const kept = new Set(lines.flatMap(({ leaves }, at) => (isKept[at] ? leaves : [])));
  const all = new Set(lines.flatMap((line) => line.leaves));
  if (kept.size === all.size) return { said: clean, rest: '' };
  const other = treeOf(clean);
  keepOnly(tree, (leaf) => kept.has(leaf));
  keepOnly(other, (leaf) => !kept.has(leaf));
  return { said: trimmed(tree), rest: trimmed(other) };
}

const separator = '--';

/** Puts a separator above each marked signature, unless the mail program already has. */
export function markSignatures(parent: ParentNode): void {
  parent.children = parent.children.flatMap((node, at, all): ChildNode[] => {
    if (!isTag(node)) return [node];
    if (node.attribs[signatureMark] === undefined) {
      markSignatures(node);
      return [node];
    }
    const text = DomUtils.textContent(node).trim();
    const above = all.slice(0, at).findLast((one) => DomUtils.textContent(one).trim() !== '');
    const isSeparated =
      text.startsWith(separator) ||
      (above !== undefined && DomUtils.textContent(above).trim() === separator);
    return text === '' || isSeparated
      ? [node]
      : [new Element('div', {}, [new Text(separator)]), node];
  });
}

/** Returns which of these lines `foldQuotes` keeps; empty lines only between kept lines. */
export function keptOf(lines: readonly string[], visible = foldQuotes): boolean[] {
  const said = visible(lines.join('\n'))
    .split('\n')
    .filter((line) => line !== '' && line !== '> …');
  let next = 0;
  const kept = lines.map((line) => {
    const isSaid = !isBlankLine(line) && tidied(line) === tidied(said[next] ?? '');
    if (isSaid) next += 1;
    return isSaid;
  });
  let before = true;
  const fromAbove = lines.map(
    (line, at) => (before = isBlankLine(line) ? before : isTrue(kept[at])),
  );
  let after = false;
  const fromBelow = lines
    .map((line, at) => ({ line, at }))
    .toReversed()
    .map(({ line, at }) => (after = isBlankLine(line) ? after : isTrue(kept[at])))
    .toReversed();
  return lines.map((_, at) => isTrue(fromAbove[at]) && isTrue(fromBelow[at]));
}

const isBlankLine = (line: string) => line.trim() === '';
const isTrue = (value: boolean | undefined) => value === true;

const tidied = (line: string) => line.replaceAll('\u00a0', ' ').trim();

function linesOf(tree: Document): Line[] {
  const lines: Line[] = [];
  let line: Line = { text: '', leaves: [] };
  let depth = 0;
  let leaf = 0;
  const end = () => {
    const mark = '> '.repeat(Math.min(depth, maxQuotes));
    lines.push({ text: mark + line.text.trimEnd(), leaves: line.leaves });
    line = { text: '', leaves: [] };
  };
  const block = () => {
    if (line.text.trim() !== '') end();
    // The next line starts without the spaces of an empty block.
    else line.text = '';
  };
  const write = (text: string) => {
    for (let at = 0; at < text.length; at += longestLine) {
      line.text += text.slice(at, at + longestLine);
      if (line.text.length > longestLine) end();
    }
  };
  const walk = (parent: ParentNode, isExact: boolean) => {
    for (const node of parent.children) {
      if (isText(node)) {
        const [first = '', ...others] = isExact
          ? node.data.split('\n')
          : [node.data.replace(/[ \t\r\n\f]+/g, ' ')];
        line.leaves.push(leaf);
        write(line.text === '' && !isExact ? first.replace(/^ /, '') : first);
        for (const other of others) {
          end();
          line.leaves.push(leaf);
          write(other);
        }
        leaf += 1;
      } else if (isTag(node)) {
        if (leaves.has(node.name)) {
          if (node.name === 'hr') block();
          line.leaves.push(leaf);
          leaf += 1;
          if (node.name === 'img') write(picture);
          if (node.name === 'hr') write(rule);
          if (node.name !== 'img') end();
          continue;
        }
        const isBlock = blocks.has(node.name);
        if (isBlock) block();
        if (node.name === 'td' || node.name === 'th') write(' ');
        if (node.name === 'blockquote') depth += 1;
        walk(node, isExact || node.name === 'pre');
        if (isBlock) block();
        if (node.name === 'blockquote') depth -= 1;
      }
    }
  };
  walk(tree, false);
  end();
  return lines;
}

/** Removes the leaves that aren't kept, and elements that become empty; table rows keep all their cells. */
function keepOnly(tree: Document, isKept: (leaf: number) => boolean): void {
  let leaf = 0;
  const walk = (parent: ParentNode): boolean => {
    const stays = parent.children.map((node) =>
      isLeaf(node) ? isKept(leaf++) : isTag(node) && walk(node),
    );
    const isEmpty = !stays.includes(true);
    parent.children = parent.children.filter(
      (node, at) => stays[at] || (!isEmpty && isTag(node) && /^t[dh]$/.test(node.name)),
    );
    return !isEmpty;
  };
  walk(tree);
}

const isLeaf = (node: ChildNode) => isText(node) || (isTag(node) && leaves.has(node.name));

/** Removes empty lines at the beginning and end. */
function trimmed(tree: Document): string {
  trim(tree, 'first');
  trim(tree, 'last');
  return htmlOf(tree);
}

/** Removes empty nodes at one end; returns whether nothing is left. */
function trim(parent: ParentNode, end: 'first' | 'last'): boolean {
  const isWritten = (node: ChildNode) => {
    if (isLeaf(node)) return !isBlank(node);
    return isTag(node) && !trim(node, end);
  };
  const { children } = parent;
  const at = end === 'first' ? children.findIndex(isWritten) : children.findLastIndex(isWritten);
  if (at < 0) parent.children = [];
  else parent.children = end === 'first' ? children.slice(at) : children.slice(0, at + 1);
  return at < 0;
}

const isBlank = (node: ChildNode) =>
  isText(node) ? node.data.trim() === '' : isTag(node) && node.name === 'br';
