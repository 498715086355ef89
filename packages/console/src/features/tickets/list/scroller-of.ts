import type { RefObject } from 'react';

/** What a list scrolls in: the page, or the column that it is in. */
export function scrollerOf(list: RefObject<HTMLElement | null>): HTMLElement | null {
  return list.current?.closest<HTMLElement>('[data-scroller], #main') ?? null;
}
