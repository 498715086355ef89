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

/** A change with name and address of the requester, and what programs keep, as they are stored. */
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
 * What follows from another requester: their account sees the ticket. Access by the former address ends by itself, as it is
 * compared with that of the ticket; mail that the former requester still sends to it is let in, and opens a ticket of theirs.
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
  // Merged tickets of the former requester are the new one's, as the ticket is.
  if (before.customer_email !== null) {
    await tx.update(
      'merged_tickets',
      { root_id: before.id, customer_email: before.customer_email },
      { customer_email: email, customer_user_id },
    );
  }
  return { customer_user_id };
}

/** Keeps that somebody has taken part in a ticket by mail. */
export async function keepFormer(tx: Tx, ticketId: string, email: string | null) {
  if (email === null) return;
  await tx.insertIfAbsent('ticket_former_people', { ticket_id: ticketId, email });
}

/** One entry of the timeline for name and address. */
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
