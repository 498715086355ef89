import { prepare } from '../../../database/prepare.ts';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, P } from '../../../database/types.ts';

export type AskedLately = Pick<TicketRow, 'id' | 'number' | 'subject' | 'description'>;

const opened = prepare((org, p: P<'since' | 'most'>) =>
  org
    .from('tickets')
    .where('created_at', '>=', p.since)
    .where('opened_by', 'customer')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(p.most)
    .select('id', 'number', 'subject', 'description'),
);

/** The newest tickets opened by customers. */
export const readAskedLately = (org: Org, since: string, most: number) =>
  org.all<AskedLately>(opened({ since, most }));
