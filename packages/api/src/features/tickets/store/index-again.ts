import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { LoadedOrg, Tx } from '../../../database/types.ts';
import { mustFind } from '../read/tickets.ts';
import { indexForSearch } from './search.ts';

/** Rebuilds the search index for all tickets, in batches. */
export async function indexAgain(org: LoadedOrg): Promise<void> {
  // Indexing uses only the methods that this handle has.
  const tx = org as unknown as Tx;
  for (let after = ''; ; ) {
    const some = await org.all<TicketRow>(
      org.from('tickets').where('id', '>', after).orderBy('id').limit(200),
    );
    for (const ticket of some) await indexForSearch(tx, null, ticket, true);
    const last = some.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Updates the search index once the text that doesn't fit into messages is stored. */
export const findRestToo = async (tx: Tx, ticketId: string): Promise<void> =>
  indexForSearch(tx, null, await mustFind(tx, ticketId), true);
