import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { LoadedOrg, Tx } from '../../../database/types.ts';
import { mustFind } from '../read/tickets.ts';
import { indexForSearch } from './search.ts';

/** Makes tickets findable that were stored as rows, so many at a time. */
export async function indexAgain(org: LoadedOrg): Promise<void> {
  // Of a transaction it only needs what this has.
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

/** Updates the search index once what messages have no room for is stored. */
export const findRestToo = async (tx: Tx, ticketId: string): Promise<void> =>
  indexForSearch(tx, null, await mustFind(tx, ticketId), true);
