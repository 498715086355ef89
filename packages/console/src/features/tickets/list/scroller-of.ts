import type { RefObject } from 'react';

/** The element in which a list scrolls: the page, or the column that contains it. */
export function scrollerOf(list: RefObject<HTMLElement | null>): HTMLElement | null {
  return list.current?.closest<HTMLElement>('[data-scroller], #main') ?? null;
}
