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

/** The nodes of sanitized HTML; what was not sanitized may nest too deeply. */
export const treeOf = (clean: string): Document => parseDocument(clean);

export const htmlOf = (tree: Document): string =>
  DomUtils.getInnerHTML(tree, { encodeEntities: 'utf8' });

/** All elements of a name, outermost first. */
export const elementsIn = (tree: ParentNode, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, tree);

const notLinked = new Set(['a', 'pre', 'code']);
const maxLinks = 500;
/** A longer text without a single element is no formatted one. */
const longestText = 20_000;

/** Makes links of the plain addresses in the text; of the first so many, as each is longer than its address. */
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

/** Makes plain blocks of the tables that only lay something out: those around others, and those of one column, or with nothing in the others. */
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

/** Inner tables stay as they are, to be judged by themselves. */
function flatten(element: Element): void {
  element.name = 'div';
  element.attribs = {};
  for (const child of element.children) {
    if (isTag(child) && child.name !== 'table' && ofTables.has(child.name)) flatten(child);
  }
}
