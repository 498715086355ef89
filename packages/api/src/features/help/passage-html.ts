import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { cleanMessage } from '../../formatting/clean-message.ts';
import { finished, saysMore, textOf as textOfMessage } from '../../formatting/formatted.ts';
import { elementsIn, treeOf } from '../../formatting/tree.ts';
import { textOf } from './text.ts';

/** A passage as a message shows it. */
export interface ShownPassage {
  text: string;
  /** Null if the passage is plain text. */
  html: string | null;
  /** How many steps the instructions have, if the passage leaves some off. */
  steps: number | null;
}

/** About as much as a reader takes in at once; a passage that was begun ends with its block. */
const longest = 1_200;
const longestBlock = 1_800;

interface Block {
  html: string;
  text: string;
  isHeading: boolean;
  /** Of a numbered list. */
  steps: number;
}

/** The whole blocks of an article around a part of its text: the section where it is short, otherwise from the part on. */
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

/** The blocks at the top; of one that holds everything, those in it. */
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

/** The block that has most of the lines of a part. */
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

/** From a heading to before the next one. */
function sectionAt(blocks: readonly Block[], at: number): [from: number, to: number] {
  let from = at;
  while (from > 0 && !blocks[from]?.isHeading) from -= 1;
  const next = blocks.findIndex(({ isHeading }, place) => place > at && isHeading);
  return [from, next === -1 ? blocks.length : next];
}

const lengthOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

/** A list begins with the sentence before it, and that with its heading. */
function withLead(blocks: readonly Block[], from: number, at: number): number {
  let start = at;
  if (start > from && /^<(?:ol|ul|table|dl|pre)\b/.test(blocks[start]?.html ?? '')) start -= 1;
  return start - from === 1 && blocks[from]?.isHeading ? from : start;
}

/** After the last whole block that fits; a block that is too long by itself is left to the article. */
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
  // A heading alone says nothing of its section.
  while (end - 1 > start && blocks[end - 1]?.isHeading) end -= 1;
  return end;
}
