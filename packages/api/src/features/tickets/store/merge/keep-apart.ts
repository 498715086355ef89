import type { TicketMessageRow, TicketRow } from '../../../../database/rows/tickets.ts';
import { markTickets } from '../../../../database/ticket-marks.ts';
import type { Input, Tx } from '../../../../database/types.ts';
import { readBelongings } from '../../read/joined.ts';
import type { TicketWithPeople } from '../../read/tickets.ts';
import { removeTicketRow } from '../create.ts';
import { keepFormer } from '../people/requester.ts';

/** What a merged ticket has brought to the one that remains. */
export interface OnTarget {
  tags: readonly string[];
  status: Record<'from' | 'to', TicketRow['status']> | null;
  /** Members who follow it since, and addresses that are in its Cc since. */
  people: { followers: readonly string[]; ccs: readonly string[] };
  /** Tickets that it is linked with since; absent where it was merged before there were links. */
  links?: readonly string[];
}

/** What restores a merged ticket, besides what is marked with its number. */
export interface Kept extends Awaited<ReturnType<typeof readBelongings>> {
  on: OnTarget;
}

/** Tables with what was said, done and is to be done on a ticket: it moves with its origin marked, and back. */
export const movedTables = [
  'ticket_messages',
  'ticket_activity',
  'ticket_access',
  'scheduled_replies',
  'ticket_tasks',
  'time_entries',
] as const;

/** Tables with what only a ticket in the table of tickets has: kept with it, and there again with it. */
const goneTables = [
  'ticket_tags',
  'ticket_reads',
  'ticket_snoozes',
  'ticket_followers',
  'ticket_ccs',
  'ticket_links',
] as const;

interface How {
  at: string;
  by: string | null;
  on: OnTarget;
}

/** Takes a ticket out of the table of tickets, so that all it has leads to another one. */
export async function keepApart(
  tx: Tx,
  one: TicketWithPeople,
  { id: rootId }: TicketWithPeople,
  { at, by, on }: How,
): Promise<void> {
  const { id, number } = one;
  const kept: Kept = { ...(await readBelongings(tx, id)), on };
  await tx.update('merged_tickets', { root_id: id }, { root_id: rootId });
  await tx.insert('merged_tickets', {
    id,
    number,
    subject: one.subject,
    customer_name: one.customer_name,
    customer_email: one.customer_email,
    customer_user_id: one.customer_user_id,
    into_id: rootId,
    root_id: rootId,
    merged_at: at,
    merged_by: by,
    kept,
    external_id: one.external_id,
  });
  for (const table of movedTables) {
    await tx.update(table, { ticket_id: id, merged_from: null }, { merged_from: number });
    await tx.update(table, { ticket_id: id }, { ticket_id: rootId });
  }
  await tx.update('ticket_mentions', { ticket_id: id }, { ticket_id: rootId });
  await tx.insert('ticket_messages', descriptionOf(one, rootId));
  await tx.update('form_submissions', { ticket_id: id }, { ticket_id: rootId });
  await tx.update('inbound_mails', { ticket_id: id }, { ticket_id: rootId });
  await markTickets(tx, { id: rootId, follow_up_of: id }, { follow_up_of: null });
  await markTickets(tx, { follow_up_of: id }, { follow_up_of: rootId });
  for (const email of kept.former) await keepFormer(tx, rootId, email);
  for (const table of goneTables) {
    await tx.remove(table, { ticket_id: id });
  }
  await tx.remove('ticket_former_people', { ticket_id: id });
  await tx.remove('ticket_links', { other_id: id });
  await tx.remove('ticket_splits', { ticket_id: id });
  // A note that waits is not lost; what the ticket had is undone with the merge alone.
  await tx.update('macro_runs', { ticket_id: id }, { ticket_id: rootId, undone_at: at });
  await removeTicketRow(tx, id);
}

/** The description, as a message with the id of its ticket. */
const descriptionOf = (one: TicketWithPeople, ticketId: string): Input<TicketMessageRow> => ({
  id: one.id,
  ticket_id: ticketId,
  author_type: 'customer',
  visibility: 'public',
  user_id: one.customer_user_id,
  author_name: one.customer_name,
  author_email: one.customer_email,
  body: one.description,
  created_at: one.created_at,
  mail_id: one.mail_id,
  merged_from: one.number,
});
