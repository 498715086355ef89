import type { Schema } from '@helpdesk/sdk/contract/operations';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { prepare } from '../../../database/prepare.ts';
import type { CustomerRecordRow } from '../../../database/rows/people.ts';
import type { Org, P, Query } from '../../../database/types.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import { presentCustomer } from '../present.ts';

const byEmail = prepare((org, p: P<'email'>) =>
  org.from('customer_records').where('email', p.email),
);
const byExternalId = prepare((org, p: P<'externalId'>) =>
  org.from('customer_records').where('external_id', p.externalId).select('email'),
);

export const findCustomer = (org: Org, email: string) =>
  org.first<CustomerRecordRow>(byEmail({ email }));

export const findByExternalId = (org: Org, externalId: string) =>
  org.first<{ email: string }>(byExternalId({ externalId }));

const ticketOf = prepare((org, p: P<'email'>) =>
  org.from('tickets').where('customer_email', p.email).select('id').limit(1),
);

/** Checks whether the caller sees a ticket of this customer. */
export const hasTicketOf = async (org: Org, email: string) =>
  (await org.first(ticketOf({ email }))) !== undefined;

/** A page in the order of changes, with keyset pagination. */
export async function listCustomers(
  org: Org,
  { email, externalId, updatedSince, limit, cursor }: Parsed<'customers.list'>['query'],
): Promise<Page<Schema<'CustomerRecord'>>> {
  const narrowed = (): Query => {
    const query = org.from('customer_records');
    if (email) query.where('email', normalizeEmail(email.trim()));
    if (externalId) query.where('external_id', externalId.trim());
    if (updatedSince) query.where('updated_at', '>=', new Date(updatedSince).toISOString());
    return query;
  };
  const page = narrowed()
    .orderBy(['updated_at', 'email'])
    .limit(limit + 1);
  if (cursor) page.whereRaw('(updated_at, email) > (?, ?)', decodeCursor(cursor, ['text', 'text']));
  const rows = await org.all<CustomerRecordRow>(page);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const counted = await org.first<{ count: number }>(narrowed().count('* as count'));
  return {
    items: items.map(presentCustomer),
    next: last ? encodeCursor([last.updated_at, last.email]) : null,
    total: Number(counted?.count ?? 0),
  };
}
