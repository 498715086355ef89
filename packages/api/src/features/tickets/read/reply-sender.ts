import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';

const peopleOf = prepare((org, p: P<'ticket'>) =>
  org.from('message_html').where('message_id', p.ticket).select('mail_people'),
);
const origin = prepare((org, p: P<'ticket'>) =>
  org.from('tickets').where('id', p.ticket).select('follow_up_of'),
);
const verified = prepare((org, p: P<'email'>) =>
  org
    .from('support_addresses')
    .where('email', p.email)
    .whereNotNull('verified_at')
    .select('email', 'signature'),
);

const allVerified = prepare((org) =>
  org
    .from('support_addresses')
    .whereNotNull('verified_at')
    .orderBy(['created_at', 'id'])
    .select('email', 'signature'),
);

/** The verified support addresses, oldest first. */
export const readReplySenders = (org: Org) => org.all<Schema<'ReplySender'>>(allVerified({}));

/** The verified support address with this email address. */
export const findReplySender = (org: Org, email: string) =>
  org.first<Schema<'ReplySender'>>(verified({ email }));

/** Number of tickets checked in a chain of follow-ups. */
const maxBack = 5;

/** The support address that a ticket, or the ticket that it follows up, was emailed to; null if there is none. */
export async function addressMailedTo(org: Org, ticketId: string): Promise<string | null> {
  let id: string | null | undefined = ticketId;
  for (let back = 0; id && back < maxBack; back++) {
    const kept: { mail_people: string | null } | undefined = await org.first(
      peopleOf({ ticket: id }),
    );
    const people = kept?.mail_people ? JSON.parse(kept.mail_people) : null;
    if (people) return people.supportAddress ?? null;
    const before: { follow_up_of: string | null } | undefined = await org.first(
      origin({ ticket: id }),
    );
    id = before?.follow_up_of;
  }
  return null;
}

/** The verified support address that replies are sent from; null for that of the organization. */
export async function replySenderOf(
  org: Org,
  ticketId: string,
): Promise<Schema<'ReplySender'> | null> {
  const email = await addressMailedTo(org, ticketId);
  return email === null ? null : ((await findReplySender(org, email)) ?? null);
}
