import { neighborsIn, type Ticket } from './ticket-rows.ts';

/** The order of the list when this ticket was opened: one that moves in it or leaves it keeps its place. */
let opened: { id: string; ids: readonly string[] } = { id: '', ids: [] };

export const orderFor = (id: string) => (opened.id === id ? opened.ids : []);

/** Keeps the order of the list that a ticket is opened from. */
export function keepOrder(id: string, ids: readonly string[]) {
  if (opened.id !== id && ids.includes(id)) opened = { id, ids };
}

/** Where a ticket is in a list, or was when it was last open. */
export function placeIn(tickets: readonly Pick<Ticket, 'id'>[], id: string) {
  const ids = tickets.map((ticket) => ticket.id);
  return neighborsIn(ids, orderFor(id), id);
}
