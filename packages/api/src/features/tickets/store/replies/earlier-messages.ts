import type { TicketMessageRow } from '../../../../database/rows/tickets.ts';
import type { Input, Tx } from '../../../../database/types.ts';
import { mustFind } from '../../read/tickets.ts';
import { moveHoursOfMessages } from '../counts/counts.ts';
import { settleRest } from '../merge/rest.ts';

/** Adds messages from before a customer's ticket was opened. The ticket then starts at `startedAt`. */
export async function addEarlierMessages(
  tx: Tx,
  ticketId: string,
  messages: readonly Input<TicketMessageRow>[],
  startedAt: string,
): Promise<void> {
  for (const message of messages) await tx.insert('ticket_messages', message);
  await moveHoursOfMessages(tx, messages as TicketMessageRow[], 1);
  const started = { created_at: startedAt, opened_by: 'customer' } as const;
  await settleRest(tx, await mustFind(tx, ticketId), started);
}
