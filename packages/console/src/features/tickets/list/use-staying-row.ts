import { useMemo, useState } from 'react';
import type { Ticket } from '../ticket-rows.ts';

interface Held {
  ticket: Ticket;
  list: string;
  /** The order of the list when the row got the focus, and the row's index. */
  order: readonly Ticket[];
  index: number;
}

/**
 * The rows of a list, in which the focused one stays in place: if a change moves or removes it, that applies only when
 * the focus moves on. So the focus never jumps or gets lost.
 */
export function useStayingRow(tickets: readonly Ticket[] | undefined, list: string) {
  const [held, setHeld] = useState<Held | null>(null);
  const at = held && tickets ? tickets.findIndex(({ id }) => id === held.ticket.id) : -1;
  const current = tickets?.[at];
  if (held && held.list !== list) setHeld(null);
  else if (held && current && current !== held.ticket) setHeld({ ...held, ticket: current });

  const isHere = held?.list === list;
  const shown = useMemo(
    () => (isHere && tickets ? withHeld(tickets, held, at) : tickets),
    [isHere, tickets, held, at],
  );
  return {
    tickets: shown,
    /** The row that is no longer in the list. */
    gone: isHere && tickets && at === -1 ? held.ticket : undefined,
    onFocusTicket(ticket: Ticket) {
      if (held?.ticket.id === ticket.id) return;
      const index = tickets?.findIndex(({ id }) => id === ticket.id) ?? -1;
      setHeld(tickets && index >= 0 ? { ticket, list, order: tickets, index } : null);
    },
  };
}

/** A row that hasn't changed itself keeps its neighbors, whatever happens to the rows above it. */
function withHeld(tickets: readonly Ticket[], held: Held, at: number): readonly Ticket[] {
  const was = held.order[held.index];
  if (at >= 0 && tickets[at]?.updatedAt === was?.updatedAt) return tickets;
  const others = tickets.filter(({ id }) => id !== held.ticket.id);
  const place = placeAmong(others, held);
  return place === at ? tickets : others.toSpliced(place, 0, held.ticket);
}

/** Before the next row that hasn't moved, or otherwise after the last one above it. */
function placeAmong(others: readonly Ticket[], { order, index }: Held): number {
  const places = new Map(others.map(({ id }, place) => [id, place]));
  const placeOf = ({ id, updatedAt }: Ticket) => {
    const place = places.get(id) ?? -1;
    return others[place]?.updatedAt === updatedAt ? place : -1;
  };
  for (const below of order.slice(index + 1)) {
    const place = placeOf(below);
    if (place >= 0) return place;
  }
  for (const above of order.slice(0, index).reverse()) {
    const place = placeOf(above);
    if (place >= 0) return place + 1;
  }
  return Math.min(index, others.length);
}
