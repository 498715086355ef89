import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { cleanMessage } from '../../formatting/clean-message.ts';
import { finished, saysMore, textOf as textOfMessage } from '../../formatting/formatted.ts';
import { elementsIn, treeOf } from '../../formatting/tree.ts';
import { textOf } from './text.ts';

/** A passage as shown in a message. */
export interface ShownPassage {
  text: string;
  /** Null if the passage is plain text. */
  html: string | null;
  /** How many steps the instructions have, if the passage leaves some out. */
  steps: number | null;
}

/** The length that a reader can take in at once; a passage ends at the end of a block. */
const longest = 1_200;
const longestBlock = 1_800;

interface Block {
  html: string;
  text: string;
  isHeading: boolean;
  /** Items of a numbered list. */
  steps: number;
}

/** The complete blocks of an article around a part of its text: the whole section if it is short, otherwise starting at the part. */
export function passageIn(clean: string, part: string): ShownPassage {
  const blocks = blocksOf(clean);
  const at = placeOf(blocks, part);
  const [from, to] = lengthOf(blocks) <= longest ? [0, blocks.length] : sectionAt(blocks, at);
  const isShort = lengthOf(blocks.slice(from, to)) <= longest;
  const start = isShort ? from : withLead(blocks, from, at);
  const end = isShort ? to : endOf(blocks, start, blocks[at]?.isHeading ? at + 1 : at, to);
  const shown = blocks.slice(start, end);
  const html = finished(cleanMessage(shown.map((block) => block.html).join('\n')));
  const left = [...blocks.slice(0, start), ...blocks.slice(end)];
  const steps = Math.max(0, ...left.map((block) => block.steps)) || null;
  return { text: textOfMessage(html), html: saysMore(html) ? html : null, steps };
}

/** The top-level blocks, or those inside a single wrapper. */
function blocksOf(clean: string): Block[] {
  let nodes: ChildNode[] = treeOf(clean).children;
  for (;;) {
    const filled = nodes.filter((node) => !isText(node) || node.data.trim() !== '');
    const [only] = filled;
    if (filled.length !== 1 || !only || !isTag(only) || only.name !== 'div') break;
    nodes = only.children;
  }
  return nodes
    .map((node): Block => {
      const html = DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' });
      const name = isTag(node) ? node.name : '';
      const steps = name === 'ol' ? stepsOf(node as Element) : 0;
      return { html, text: textOf(html), isHeading: /^h[2-6]$/.test(name), steps };
    })
    .filter(({ html, text }) => text !== '' || html.includes('<img'));
}

const stepsOf = (list: Element) =>
  elementsIn(list, 'li').filter((item) => item.parent === list).length;

/** The block that contains most lines of a part. */
function placeOf(blocks: readonly Block[], part: string): number {
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  let [best, most] = [0, -1];
  for (const [at, { text, isHeading }] of blocks.entries()) {
    const own = new Set(text.split('\n'));
    const count = lines.filter((line) => own.has(line)).length - (isHeading ? 0.5 : 0);
    if (count > most) [best, most] = [at, count];
  }
  return best;
}

/** The range from a heading to the next one. */
function sectionAt(blocks: readonly Block[], at: number): [from: number, to: number] {
  let from = at;
  while (from > 0 && !blocks[from]?.isHeading) from -= 1;
  const next = blocks.findIndex(({ isHeading }, place) => place > at && isHeading);
  return [from, next === -1 ? blocks.length : next];
}

const lengthOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Starts a list at the sentence before it, and that at its heading. */
function withLead(blocks: readonly Block[], from: number, at: number): number {
  let start = at;
  if (start > from && /^<(?:ol|ul|table|dl|pre)\b/.test(blocks[start]?.html ?? '')) start -= 1;
  return start - from === 1 && blocks[from]?.isHeading ? from : start;
}

/** The index after the last complete block that fits; the first block is always included. */
function endOf(blocks: readonly Block[], start: number, wanted: number, to: number): number {
  let end = start;
  let length = 0;
  while (end < to) {
    const next = blocks[end]?.text.length ?? 0;
    const most = end <= wanted ? longestBlock : longest;
    if (end > start && length + next > most) break;
    length += next;
    end += 1;
  }
  // A heading without text does not help the reader.
  while (end - 1 > start && blocks[end - 1]?.isHeading) end -= 1;
  return end;
}
