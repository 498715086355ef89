import { useEffect, useRef } from 'react';
import { placeIn } from '../opened-from.ts';
import type { Ticket } from '../ticket-rows.ts';

let left: string | undefined;

/** Remembers the open ticket, so the list can focus its row when the user returns. */
export function useLeftFor(id: string) {
  useEffect(() => {
    left = id;
  }, [id]);
}

/** Focuses the row of the ticket that the user returns from, once the rows have loaded. */
export function useReturn(
  tickets: readonly Ticket[] | undefined,
  focusRow: (index: number) => void,
) {
  const focus = useRef(focusRow);
  useEffect(() => {
    focus.current = focusRow;
  });
  useEffect(() => {
    if (!tickets || !left) return;
    // Its former position, if it has left the list in the meantime.
    const place = placeIn(tickets, left);
    left = undefined;
    if (!place || tickets.length === 0) return;
    const index = Math.min(place.at, tickets.length - 1);
    // After the frame has focused the new page, and the router has scrolled to its top.
    requestAnimationFrame(() => focus.current(index));
  }, [tickets]);
}
