import type { Ticket } from '../ticket-rows.ts';

/** The last message of a ticket on one line; before the first message, its description. */
export const lastWords = ({ lastMessage, description }: Ticket): string =>
  lastMessage ?? description.slice(0, 140).replace(/\s+/g, ' ').trim();
