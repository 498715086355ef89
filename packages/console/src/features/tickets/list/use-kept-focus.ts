import { useEffect, useRef } from 'react';
import type { Ticket } from '../ticket-rows.ts';

/** Gives the focus back when a list that is drawn anew has dropped the row that had it: keys would start at the top. */
export function useKeptFocus(
  tickets: readonly Ticket[] | undefined,
  focusRow: (index: number) => void,
) {
  const focused = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    const lost = focused.current;
    if (!lost || !tickets?.length || document.activeElement !== document.body) return;
    const index = tickets.findIndex(({ id }) => id === lost.id);
    focusRow(index >= 0 ? index : Math.min(lost.index, tickets.length - 1));
  }, [tickets, focusRow]);
  return {
    onFocus(id: string, index: number) {
      focused.current = { id, index };
    },
    /** Not called for a row that is removed. */
    onBlur() {
      focused.current = null;
    },
  };
}
