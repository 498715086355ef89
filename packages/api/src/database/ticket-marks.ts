import type { TicketRow } from './rows/tickets.ts';
import { ticketRows } from './ticket-rows.ts';
import type { Input, Tx, Where } from './types.ts';

/** Columns that no event, timeline or version depends on: the email it came from, whether it has a file, and which ticket it follows. */
type Mark = 'mail_id' | 'has_file' | 'follow_up_of';

export const markTickets = (
  tx: Tx,
  where: Where<TicketRow>,
  patch: Pick<Input<TicketRow>, Mark>,
): Promise<number> => ticketRows(tx).update(where, patch);
