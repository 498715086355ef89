import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import type { Actor } from '../../events/catalog.ts';
import { findTicket } from './read.ts';
import { type TicketChange, ticketMissing, updateTicket } from './store.ts';

/** Changes many tickets in one transaction; those that are missing are named and stop nobody. */
export function updateTickets(
  org: Org,
  ids: readonly string[],
  change: TicketChange,
  actor: Actor,
): Promise<Schema<'TicketBulkResult'>> {
  return org.write(async (tx) => {
    const failed: { id: string; message: string }[] = [];
    let updated = 0;
    for (const id of new Set(ids)) {
      if (await findTicket(tx, id, null)) {
        await updateTicket(tx, id, change, actor, null);
        updated += 1;
      } else failed.push({ id, message: ticketMissing().message });
    }
    return { updated, failed };
  });
}
