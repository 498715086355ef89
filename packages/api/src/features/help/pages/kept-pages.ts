import type { Packed } from '../../../http/answers/packed.ts';

/** A page that is ready to send. */
export interface Page {
  packed: Packed;
  /** The article on the page. */
  articleId?: string;
  /** The origins that it may embed in frames: those of its videos. */
  frames?: readonly string[];
  /** The query of a search without a result. */
  missed?: string;
}

/**
 * A cache of recent pages by everything that affects them, so a page is rendered and compressed once while
 * nothing in its
 * organization changes. Evicts the least recently used ones.
 */
export function createKeptPages(maxLength = 8 * 2 ** 20) {
  const pages = new Map<string, Page>();
  let length = 0;

  const lengthOf = (key: string, { packed }: Page) => key.length + packed.text.length;

  function forget(key: string, page: Page) {
    pages.delete(key);
    length -= lengthOf(key, page);
  }

  return {
    get(key: string): Page | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },

    keep(key: string, page: Page) {
      const before = pages.get(key);
      if (before) forget(key, before);
      pages.set(key, page);
      length += lengthOf(key, page);
      for (const [oldest, other] of pages) {
        if (length <= maxLength) break;
        forget(oldest, other);
      }
    },
  };
}
