import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';

/** The owner of an external ID: a ticket, or a merged ticket with the one that it leads to. */
export interface Holder {
  id: string;
  number: string;
  rootId: string;
}

const ofTicket = prepare((org, p: P<'externalId'>) =>
  org
    .from('tickets')
    .where('external_id', p.externalId)
    .select('id', 'number', org.raw('id as "rootId"')),
);
const ofMerged = prepare((org, p: P<'externalId'>) =>
  org
    .from('merged_tickets')
    .where('external_id', p.externalId)
    .orderBy('merged_at', 'desc')
    .limit(1)
    .select('id', 'number', org.raw('root_id as "rootId"')),
);

/** Finds the ticket with this external ID; a merged ticket keeps its own. */
export const findByExternalId = async (org: Org, externalId: string) =>
  (await org.first<Holder>(ofTicket({ externalId }))) ??
  (await org.first<Holder>(ofMerged({ externalId })));
