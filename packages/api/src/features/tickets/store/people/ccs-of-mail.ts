import type { Config } from '../../../../config.ts';
import type { Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import type { Cc } from '../../read/ccs.ts';
import { mustFind, type TicketWithPeople } from '../../read/tickets.ts';
import { changeTicket } from '../change.ts';
import { ccsOfMail } from './ccs.ts';

/** Adds the recipients of a reply by email to Cc, if they are allowed there. */
export async function copyToRecipients(
  tx: Tx,
  config: Config,
  ticketId: string,
  recipients: readonly Cc[],
  actorOf: (ticket: TicketWithPeople) => Actor,
): Promise<void> {
  if (recipients.length === 0) return;
  const ticket = await mustFind(tx, ticketId);
  const ccs = await ccsOfMail(tx, config, ticket, recipients);
  await changeTicket(tx, ticket, { ccs }, actorOf(ticket));
}
