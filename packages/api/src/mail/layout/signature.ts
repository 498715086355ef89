import { type ReplyAbout, replyFacts } from '@helpdesk/sdk/rules/reply-facts';
import { signatureOf } from '@helpdesk/sdk/rules/signatures';
import type { SupportAddressRow } from '../../database/rows/mail.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { TicketMessageRow } from '../../database/rows/tickets.ts';
import type { Org } from '../../database/types.ts';
import { signatureOf as signatureOfOrganization } from '../../features/organization/present.ts';
import { hoursOf } from '../../features/organization/read/business-hours.ts';
import type { Merged } from '../../features/tickets/read/merged.ts';
import type { TicketWithPeople } from '../../features/tickets/read/tickets.ts';
import { findSigner } from '../read/mail-facts.ts';

interface Signing {
  org: Org;
  organization: OrganizationRow;
}

/** Returns the current signature for a reply: of the member who wrote it, else of its support address, else of the organization. */
export async function signatureFor(
  { org, organization }: Signing,
  { user_id: author }: Pick<TicketMessageRow, 'user_id'>,
  about: ReplyAbout,
  support: Pick<SupportAddressRow, 'signature'> | null,
): Promise<string | null> {
  const signer = author === null ? null : await findSigner(org, author);
  const { name, timezone } = organization;
  const facts = replyFacts(about, {
    agent: { firstName: signer?.first_name ?? null, lastName: signer?.last_name ?? null },
    organization: { name },
    hours: { businessHours: hoursOf(organization), timezone },
  });
  const ofOrganization = signatureOfOrganization(organization);
  const ofTeam = support?.signature ?? ofOrganization;
  return signatureOf({ own: signer?.signature, organization: ofTeam }, facts);
}

/** The customer and ticket of a reply: those of the ticket, or of the merged ticket that the reply is sent for. */
export function aboutOf(ticket: TicketWithPeople, as: Merged | null): ReplyAbout {
  const { customer_name: customerName, customer_email: customerEmail, subject } = as ?? ticket;
  const customer = as
    ? null
    : { firstName: ticket.customer_first_name, lastName: ticket.customer_last_name };
  return { customer, customerName, customerEmail, ticketNumber: ticket.number, subject };
}
