import type { Ticket } from '../ticket-rows.ts';

/** What was said last on a ticket, in one line; at first its description. */
export const lastWords = ({ lastMessage, description }: Ticket): string =>
  lastMessage ?? description.slice(0, 140).replace(/\s+/g, ' ').trim();
