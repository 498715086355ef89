import { neighborsIn, type Ticket } from './ticket-rows.ts';

/** The order of the list when this ticket was opened: a ticket that moves in or leaves the list keeps its place. */
let opened: { id: string; ids: readonly string[] } = { id: '', ids: [] };

export const orderFor = (id: string) => (opened.id === id ? opened.ids : []);

/** Remembers the order of the list from which a ticket is opened. */
export function keepOrder(id: string, ids: readonly string[]) {
  if (opened.id !== id && ids.includes(id)) opened = { id, ids };
}

/** The position of a ticket in a list, or its position when it was last opened. */
export function placeIn(tickets: readonly Pick<Ticket, 'id'>[], id: string) {
  const ids = tickets.map((ticket) => ticket.id);
  return neighborsIn(ids, orderFor(id), id);
}
