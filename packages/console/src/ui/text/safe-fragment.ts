import type { UponSanitizeAttributeHook } from 'dompurify';
import { purifier } from './purifier.ts';

/** Splits a text into parts; those with an ID are highlighted. */
export type Marks = (text: string) => readonly { text: string; id: string | null }[];

const tags = [
  'p div br hr h3 h4 ul ol li blockquote pre code strong em s sub sup a img',
  'table caption thead tbody tfoot tr th td',
].flatMap((some) => some.split(' '));

/** The sources of a draft's pictures, by file ID. */
export type Pictures = ReadonlyMap<string, string>;

/** A placeholder path for pictures of a draft; the browser never requests it. */
export const ofDrafts = '/files/draft/';
const ownFile = /^\/files\/[\w.-]+\//;
const outside = /^(?:https?:\/\/|mailto:|tel:)/i;

const keeping =
  (drafts?: Pictures): UponSanitizeAttributeHook =>
  (node, data) => {
    const isAllowed = { src: ownFile, href: outside }[data.attrName];
    if (!isAllowed?.test(data.attrValue)) data.keepAttr = !isAllowed;
    else if (drafts && isAllowed === ownFile) {
      // Replaced before the browser would request it.
      const drawn = drafts.get(data.attrValue.slice(ofDrafts.length));
      if (drawn) data.attrValue = drawn;
      else data.keepAttr = false;
    }
  };

/**
 * Returns the nodes of a message. The server has sanitized it; this is the second line of defense. Links and pictures open in a new tab,
 * and mentions are highlighted.
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
    // DOMPurify doesn't return a fragment for a page of frames, whatever its types say.
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

/** Wraps a picture, which is limited to the available width, in a link that shows it in full size. */
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

/** Replaces a draft's picture with its name if it was attached elsewhere. */
function toNames(picture: HTMLImageElement) {
  if (!picture.hasAttribute('src')) picture.replaceWith(marked(picture.alt || 'Picture'));
}

/** Lets a wide table scroll in its own frame, with the keyboard, too. */
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
