import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { LoadedOrg, Tx } from '../../../database/types.ts';
import { keepFindable } from './search.ts';

/** Makes tickets findable that were stored as rows, so many at a time. */
export async function indexAgain(org: LoadedOrg): Promise<void> {
  // Of a transaction it only needs what this has.
  const tx = org as unknown as Tx;
  for (let after = ''; ; ) {
    const some = await org.all<TicketRow>(
      org.from('tickets').where('id', '>', after).orderBy('id').limit(200),
    );
    for (const ticket of some) await keepFindable(tx, null, ticket, true);
    const last = some.at(-1);
    if (!last) return;
    after = last.id;
  }
}
