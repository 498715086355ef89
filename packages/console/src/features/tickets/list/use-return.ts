import { useEffect, useRef } from 'react';
import { placeIn } from '../opened-from.ts';
import type { Ticket } from '../ticket-rows.ts';

let left: string | undefined;

/** Remembers the open ticket, at whose row the list begins when one comes back. */
export function useLeftFor(id: string) {
  useEffect(() => {
    left = id;
  }, [id]);
}

/** Focuses the row of the ticket that one comes back from, once the rows are there. */
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
    // Where it was, if it has left the list meanwhile.
    const place = placeIn(tickets, left);
    left = undefined;
    if (!place || tickets.length === 0) return;
    const index = Math.min(place.at, tickets.length - 1);
    // After the frame has moved the focus to the new page, and the router has scrolled to its top.
    requestAnimationFrame(() => focus.current(index));
  }, [tickets]);
}
