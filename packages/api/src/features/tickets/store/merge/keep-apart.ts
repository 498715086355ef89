import type { TicketMessageRow, TicketRow } from '../../../../database/rows/tickets.ts';
import { markTickets } from '../../../../database/ticket-marks.ts';
import type { Input, Tx } from '../../../../database/types.ts';
import { readBelongings } from '../../read/joined.ts';
import type { TicketWithPeople } from '../../read/tickets.ts';
import { removeTicketRow } from '../create.ts';
import { keepFormer } from '../people/requester.ts';

/** Changes to the remaining ticket that a merge made. */
export interface OnTarget {
  tags: readonly string[];
  status: Record<'from' | 'to', TicketRow['status']> | null;
  /** Members who started to follow it, and addresses added to its Cc. */
  people: { followers: readonly string[]; ccs: readonly string[] };
  /** Tickets it was linked with; absent for merges from before links existed. */
  links?: readonly string[];
}

/** The data that restores a merged ticket, in addition to rows marked with its number. */
export interface Kept extends Awaited<ReturnType<typeof readBelongings>> {
  on: OnTarget;
}

/** Tables whose rows move to the remaining ticket, marked with their origin, and back. */
export const movedTables = [
  'ticket_messages',
  'ticket_activity',
  'ticket_access',
  'scheduled_replies',
  'ticket_tasks',
  'time_entries',
] as const;

/** Tables whose rows exist only for tickets in the table `tickets`: removed by a merge and restored by undoing it. */
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

/** Removes a merged ticket from `tickets`, and moves its data to the remaining one. */
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
  if (one.description !== '') await tx.insert('ticket_messages', descriptionOf(one, rootId));
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
  // A waiting note isn't lost; other changes of the macro can be undone only with the merge.
  await tx.update('macro_runs', { ticket_id: id }, { ticket_id: rootId, undone_at: at });
  await removeTicketRow(tx, id);
}

/** The description as a message, with the ID of its ticket. */
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
