import { type RefObject, useEffect, useRef } from 'react';
import type { Ticket } from '../ticket-rows.ts';

/** The row that had the focus last. `isAway`: it was scrolled out of the rendered range. */
export type KeptFocus = { id: string; index: number; isAway: boolean };

/**
 * Restores the focus if a re-rendered list has dropped the focused row; otherwise j and k would start at the top. A row
 * that was scrolled away gets it back when it's rendered again, without scrolling to it.
 */
export function useKeptFocus(
  keptRef: RefObject<KeptFocus | null>,
  list: RefObject<HTMLElement | null>,
  tickets: readonly Ticket[] | undefined,
  refocusRow: (index: number) => void,
) {
  const seen = useRef(tickets);
  useEffect(() => {
    const isAnew = seen.current !== tickets;
    seen.current = tickets;
    const lost = keptRef.current;
    if (!lost || !tickets?.length || document.activeElement !== document.body) return;
    const found = tickets.findIndex(({ id }) => id === lost.id);
    const index = found >= 0 ? found : Math.min(lost.index, tickets.length - 1);
    const link = `[data-index="${index}"] a[data-open]`;
    const drawn = list.current?.querySelector<HTMLElement>(link);
    const isAsked = isAnew && !lost.isAway;
    keptRef.current = { ...lost, index, isAway: !isAsked };
    if (drawn) drawn.focus({ preventScroll: true });
    else if (isAsked) refocusRow(index);
  });
  return {
    onFocus(id: string, index: number) {
      keptRef.current = { id, index, isAway: false };
    },
    /** Not called for a removed row. */
    onBlur() {
      keptRef.current = null;
    },
  };
}
