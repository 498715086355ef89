import { Element } from 'domhandler';
import { cached } from '../../../formatting/clean-with.ts';
import { elementsIn, htmlOf, treeOf } from '../../../formatting/tree.ts';
import { Html } from '../../../http/pages/html.ts';
import { keep } from '../../../memory.ts';

const ownFile = /^\/files\/[\w.-]+\//;
const outside = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * Prepares sanitized HTML of a message for a page: links and pictures open in a new tab, and wide tables scroll on their own,
 * with the keyboard too. Any other link target is removed, as a second line of defense.
 */
export function messageHtml(clean: string, { picture, table }: Named): Html {
  const name = JSON.stringify([picture, table]);
  const placed = placedIn.get(name) ?? placing({ picture, table });
  // Equivalent when changed: entries that aren't cached are rebuilt.
  keep(placedIn, name, placed, 100);
  return new Html(placed(clean));
}

/** The names of pictures and tables in the language of the page. */
interface Named {
  picture: string;
  table: string;
}

const placedIn = new Map<string, (clean: string) => string>();

const placing = (named: Named) =>
  cached((clean) => {
    const tree = treeOf(clean);
    for (const link of elementsIn(tree, 'a')) {
      const { href } = link.attribs;
      link.attribs = href && outside.test(href) ? { href, ...away } : {};
    }
    for (const picture of elementsIn(tree, 'img')) {
      const { src = '', alt } = picture.attribs;
      if (!ownFile.test(src)) {
        put(picture, []);
        continue;
      }
      picture.attribs = { src, alt: alt || named.picture, loading: 'lazy' };
      if (!isLinked(picture)) wrap(picture, new Element('a', { href: src, ...away }));
    }
    for (const table of elementsIn(tree, 'table')) {
      wrap(
        table,
        new Element('div', {
          class: 'sideways',
          tabindex: '0',
          role: 'region',
          'aria-label': named.table,
        }),
      );
    }
    return htmlOf(tree);
  });

const away = { target: '_blank', rel: 'noopener noreferrer nofollow' };

function isLinked({ parent }: Element): boolean {
  return parent instanceof Element && (parent.name === 'a' || isLinked(parent));
}

function wrap(element: Element, around: Element) {
  put(element, [around]);
  around.children = [element];
  element.parent = around;
}

function put(element: Element, others: Element[]) {
  const { parent } = element;
  if (!parent) return;
  for (const one of others) one.parent = parent;
  parent.children = parent.children.flatMap((child) => (child === element ? others : [child]));
}
