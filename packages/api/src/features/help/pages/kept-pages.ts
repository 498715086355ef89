import type { Packed } from '../../../http/answers/packed.ts';

/** A page that is ready to be sent. */
export interface Page {
  packed: Packed;
  /** The article that its reader reads. */
  articleId?: string;
  /** The origins that it may have in frames: those of its videos. */
  frames?: readonly string[];
  /** What was searched for on it without a result. */
  missed?: string;
}

/**
 * Recent pages, by everything that shapes them, so that a page is made and compressed once while nothing in its
 * organization changes. Those that were not used for longest make room.
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
