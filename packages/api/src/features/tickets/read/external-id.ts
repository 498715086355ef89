import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';

/** Who has an external id: a ticket, or one that was merged, with the ticket to which it leads. */
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

/** The ticket that has this id in another system; a merged one keeps its own. */
export const findByExternalId = async (org: Org, externalId: string) =>
  (await org.first<Holder>(ofTicket({ externalId }))) ??
  (await org.first<Holder>(ofMerged({ externalId })));
