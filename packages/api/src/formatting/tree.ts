import { withLinks } from '@helpdesk/sdk/rules/links';
import {
  type ChildNode,
  type Document,
  Element,
  isTag,
  isText,
  type ParentNode,
  Text,
} from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { messageLink } from './clean-message.ts';

/** Parses HTML, which must be sanitized: other HTML may nest too deeply. */
export const treeOf = (clean: string): Document => parseDocument(clean);

export const htmlOf = (tree: Document): string =>
  DomUtils.getInnerHTML(tree, { encodeEntities: 'utf8' });

/** Returns all elements with a tag name, outermost first. */
export const elementsIn = (tree: ParentNode, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, tree);

const notLinked = new Set(['a', 'pre', 'code']);
const maxLinks = 500;
/** Maximum length of a text node whose addresses become links. Longer text without any element isn't formatted text. */
const longestText = 20_000;

/** Turns plain addresses in the text into links, up to `maxLinks`, because each link is longer than its address. */
export function linkAddresses(tree: ParentNode): void {
  let left = maxLinks;
  const walk = (parent: ParentNode) => {
    parent.children = parent.children.flatMap((child): ChildNode[] => {
      if (isTag(child) && !notLinked.has(child.name)) walk(child);
      if (!isText(child) || child.data.length > longestText || left <= 0) return [child];
      const parts = linked(child.data);
      left -= parts.length;
      return parts;
    });
  };
  walk(tree);
}

function linked(text: string): ChildNode[] {
  return withLinks(text).map((part) => {
    const href = part.href && messageLink(part.href);
    if (!href) return new Text(part.text);
    return new Element('a', { href, rel: 'noopener noreferrer nofollow' }, [new Text(part.text)]);
  });
}

const ofTables = new Set(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

/** Turns layout tables into plain blocks: those that contain other tables, and those with at most one filled cell per row. */
export function withoutLayout(tree: ParentNode): void {
  for (const table of elementsIn(tree, 'table')) {
    if (!laysOut(table)) delete table.attribs.role;
    else flatten(table);
  }
}

function laysOut(table: Element): boolean {
  if (table.attribs.role === 'presentation' || table.attribs.role === 'none') return true;
  if (elementsIn(table, 'table').some((inner) => inner !== table)) return true;
  return elementsIn(table, 'tr').every(({ children }) => children.filter(isFilledCell).length < 2);
}

const isFilledCell = (node: ChildNode) =>
  isTag(node) &&
  /^t[dh]$/.test(node.name) &&
  (DomUtils.textContent(node).trim() !== '' || elementsIn(node, 'img').length > 0);

/** Inner tables stay as they are, because they are checked separately. */
function flatten(element: Element): void {
  element.name = 'div';
  element.attribs = {};
  for (const child of element.children) {
    if (isTag(child) && child.name !== 'table' && ofTables.has(child.name)) flatten(child);
  }
}
