import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { JsonFields, Org, OrgScope, P } from '../../../database/types.ts';

export type Cc = Schema<'Cc'>;

export const ccColumns: JsonFields<Cc> = { email: 'ticket_ccs.email', name: 'ticket_ccs.name' };

export const ccsIn = (org: OrgScope, ticket: P<string>[string]) =>
  org
    .from('ticket_ccs')
    .where('ticket_id', ticket)
    .orderBy(['ticket_ccs.created_at', 'ticket_ccs.email']);

const ofTicket = prepare((org, p: P<'ticket'>) => ccsIn(org, p.ticket).select('email', 'name'));

/** The people other than the requester who are emailed the public replies of a ticket. */
export const readCcs = (org: Org, ticket: string) => org.all<Cc>(ofTicket({ ticket }));

const staffEmails = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .select('users.email'),
);

/** The email addresses of the staff. */
export async function readStaffEmails(org: Org): Promise<ReadonlySet<string>> {
  const rows = await org.all<{ email: string }>(staffEmails({}));
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}
