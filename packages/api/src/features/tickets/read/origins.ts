import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';
import { verifiedDomainOf } from '../../organization/read.ts';
import { readFormNames } from './form-names.ts';

const next = prepare((org, p: P<'after'>) =>
  org.along('tickets', 'tickets_by_domain').where('domain', '>', p.after).min('domain as domain'),
);

const maxDomains = 50;

/** The forms and custom domains that tickets can come from. */
export async function readOrigins(org: Org): Promise<Schema<'TicketOrigins'>> {
  const domains = new Set<string>();
  // Jumps from one domain to the next in their index: there are few domains and many tickets.
  for (let after: string | null = ''; after !== null && domains.size < maxDomains; ) {
    const row: { domain: string | null } | undefined = await org.first(next({ after }));
    after = row?.domain ?? null;
    if (after !== null) domains.add(after);
  }
  const own = await verifiedDomainOf(org);
  if (own) domains.add(own);
  return { forms: await readFormNames(org), domains: [...domains].sort() };
}
