import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { prepare } from '../../../../database/prepare.ts';
import type { TicketRow } from '../../../../database/rows/tickets.ts';
import type { Input, P, Tx } from '../../../../database/types.ts';
import type { Actor, Changes } from '../../../../event-catalog.ts';
import { metadataText } from '../../../../metadata.ts';
import type { TicketChange } from '../../fields.ts';
import type { TimelineEntry } from '../timeline.ts';

type Requester = Pick<TicketRow, 'customer_name' | 'customer_email'>;

/** A change as it is stored. */
export type StoredChange = Omit<TicketChange, 'metadata'> & { metadata?: string | null };

/** A change with the requester's name and address, and the metadata, as they are stored. */
export function asStored({ metadata, ...fields }: TicketChange): StoredChange {
  const { customerEmail: email, customerName: name } = fields;
  return {
    ...fields,
    ...(email === undefined ? {} : { customerEmail: normalizeEmail(email ?? '') || null }),
    ...(metadata === undefined ? {} : { metadata: metadataText(metadata) }),
    ...(name === undefined ? {} : { customerName: name || null }),
  };
}

export const customerByEmail = prepare((org, p: P<'email'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.role', 'customer')
    .where('users.email', p.email)
    .whereNull('users.email_unconfirmed_since')
    .select('users.id'),
);

/**
 * The columns that change with the requester: the account of the new one sees the ticket. Access by the former address ends
 * automatically, because it is compared with the ticket's. Emails that the former requester still sends to the ticket are
 * accepted, and open a new ticket of theirs.
 */
export async function columnsOfRequester(
  tx: Tx,
  before: Pick<TicketRow, 'id' | 'customer_email'>,
  { customerEmail }: Changes,
): Promise<Input<TicketRow>> {
  if (!customerEmail) return {};
  await keepFormer(tx, before.id, before.customer_email);
  const { to: email } = customerEmail;
  if (email) await tx.remove('ticket_ccs', { ticket_id: before.id, email });
  const account = email ? await tx.first<{ id: string }>(customerByEmail({ email })) : undefined;
  const customer_user_id = account?.id ?? null;
  // Merged tickets of the former requester get the new one, like the ticket.
  if (before.customer_email !== null) {
    await tx.update(
      'merged_tickets',
      { root_id: before.id, customer_email: before.customer_email },
      { customer_email: email, customer_user_id },
    );
  }
  return { customer_user_id };
}

/** Remembers that an address took part in a ticket by email. */
export async function keepFormer(tx: Tx, ticketId: string, email: string | null) {
  if (email === null) return;
  await tx.insertIfAbsent('ticket_former_people', { ticket_id: ticketId, email });
}

/** A single timeline entry for name and address. */
export function linesOfRequester(
  before: Requester,
  after: Requester,
  { customerEmail, customerName }: Changes,
  actor: Actor,
): TimelineEntry[] {
  if (!customerEmail && !customerName) return [];
  return [{ kind: 'requester', from: shown(before), to: shown(after), actor }];
}

const shown = ({ customer_name: name, customer_email: email }: Requester) =>
  name && email ? `${name} (${email})` : (name ?? email);
