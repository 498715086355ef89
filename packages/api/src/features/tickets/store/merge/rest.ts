import type { Tx } from '../../../../database/types.ts';
import { mustFind, type TicketWithPeople } from '../../read/tickets.ts';
import { laterThan, settleTicketRow } from '../change.ts';
import { moveCounts } from '../counts/counts.ts';
import { indexForSearch } from '../search.ts';
import { columnsOfRest } from './joining.ts';

/** Updates a ticket that lost or gained messages: last message, news, first response, counters and search. */
export async function settleRest(
  tx: Tx,
  before: TicketWithPeople,
  more: { created_at?: string; opened_by?: 'customer' | 'staff' } = {},
): Promise<TicketWithPeople> {
  const { id } = before;
  const columns = await columnsOfRest(tx, { ...before, ...more });
  const updated_at = laterThan(before.updated_at);
  await settleTicketRow(tx, id, { ...columns, ...more, updated_at });
  const after = await mustFind(tx, id);
  await moveCounts(tx, before, after, updated_at);
  await indexForSearch(tx, before, after, 'by merging');
  return after;
}
