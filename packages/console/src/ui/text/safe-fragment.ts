import type { UponSanitizeAttributeHook } from 'dompurify';
import { purifier } from './purifier.ts';

/** The parts of a text, of which those with an id are marked. */
export type Marks = (text: string) => readonly { text: string; id: string | null }[];

const tags = [
  'p div br hr h3 h4 ul ol li blockquote pre code strong em s sub sup a img',
  'table caption thead tbody tfoot tr th td',
].flatMap((some) => some.split(' '));

/** How pictures of a draft look, by the ids of their files. */
export type Pictures = ReadonlyMap<string, string>;

/** Where pictures of a draft seem to lie; nothing is ever asked for there. */
export const ofDrafts = '/files/draft/';
const ownFile = /^\/files\/[\w.-]+\//;
const outside = /^(?:https?:\/\/|mailto:|tel:)/i;

const keeping =
  (drafts?: Pictures): UponSanitizeAttributeHook =>
  (node, data) => {
    const isAllowed = { src: ownFile, href: outside }[data.attrName];
    if (!isAllowed?.test(data.attrValue)) data.keepAttr = !isAllowed;
    else if (drafts && isAllowed === ownFile) {
      // Before the browser would ask for it.
      const drawn = drafts.get(data.attrValue.slice(ofDrafts.length));
      if (drawn) data.attrValue = drawn;
      else data.keepAttr = false;
    }
  };

/**
 * The nodes of a message. The server has sanitized it; this is the second line of defense. Links and pictures open in a tab
 * of their own, and whom a note mentions is marked.
 */
export function safeFragment(html: string, marks?: Marks, drafts?: Pictures): DocumentFragment {
  const onlyOurs = keeping(drafts);
  purifier.addHook('uponSanitizeAttribute', onlyOurs);
  try {
    const clean: unknown = purifier.sanitize(html, {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: ['href', 'src', 'alt', 'start', 'colspan', 'rowspan'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    // Of a page of frames nothing comes, whatever its types say.
    const fragment = clean instanceof DocumentFragment ? clean : new DocumentFragment();
    for (const picture of fragment.querySelectorAll('img')) (drafts ? toNames : toOpen)(picture);
    for (const link of fragment.querySelectorAll('a[href]')) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer nofollow');
    }
    for (const table of fragment.querySelectorAll('table')) toScroll(table);
    if (marks) mark(fragment, marks);
    return fragment;
  } finally {
    purifier.removeHook('uponSanitizeAttribute', onlyOurs);
  }
}

/** A picture is as wide as there is room; a link to it shows it whole. */
function toOpen(picture: HTMLImageElement) {
  const src = picture.getAttribute('src');
  if (!src) {
    picture.remove();
    return;
  }
  picture.setAttribute('loading', 'lazy');
  if (!picture.getAttribute('alt')) picture.setAttribute('alt', 'Picture');
  if (picture.closest('a')) return;
  const link = document.createElement('a');
  link.href = src;
  picture.replaceWith(link);
  link.append(picture);
}

/** A picture of a draft that was attached elsewhere is its name. */
function toNames(picture: HTMLImageElement) {
  if (!picture.hasAttribute('src')) picture.replaceWith(marked(picture.alt || 'Picture'));
}

/** A table that is too wide scrolls by itself, with the keyboard, too. */
function toScroll(table: HTMLTableElement) {
  const frame = document.createElement('div');
  frame.className = 'wide';
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', 'Table');
  table.replaceWith(frame);
  frame.append(table);
}

function mark(fragment: DocumentFragment, marks: Marks) {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = marks(text.data);
    if (parts.every(({ id }) => id === null)) continue;
    text.replaceWith(...parts.map(({ text: words, id }) => (id === null ? words : marked(words))));
  }
}

function marked(words: string): HTMLElement {
  const found = document.createElement('mark');
  found.textContent = words;
  return found;
}
