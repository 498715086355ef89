import { folded } from '@helpdesk/sdk/rules/folded';
import { newId, now } from '../../../../database/ids.ts';
import type { ArchivedRow } from '../../../../database/rows/archived.ts';
import type { Org, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { removeEventsAbout } from '../../../../events/store/remove.ts';
import { removeHtmlOf } from '../../../../formatting/store/message-html.ts';
import { removeFilesOf } from '../../../../stored-files/store/message-files.ts';
import { removeNotificationsOfTickets } from '../../../notifications/store/settle.ts';
import { ticketFacts } from '../../present.ts';
import { archivedIn, findArchived } from '../../read/archived.ts';
import { findTicket, type TicketWithPeople } from '../../read/tickets.ts';
import { moveCounts } from '../counts/counts.ts';
import { firstWordsOf } from '../moments.ts';
import { indexForSearch } from '../search.ts';
import { ticketMissing } from '../update.ts';
import { type Content, saidIn, takeOut } from './content.ts';

type Place = ArchivedRow['place'];

const kinds = { spam: 'spam', trash: 'deleted' } as const satisfies Record<Place, string>;

/** Moves a ticket with all of its rows to the trash, as a single row. */
export function deleteTicket(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, id, null);
    if (!ticket) throw ticketMissing();
    await archiveTicket(tx, ticket, 'trash', actor);
    await tx.record('ticket.deleted', { ticket: ticketFacts(ticket), actor });
  });
}

/** Moves a ticket to spam, which removes it from everything else. */
export function markAsSpam(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, id, null);
    if (!ticket) throw ticketMissing();
    await archiveTicket(tx, ticket, 'spam', actor);
    await tx.record('ticket.marked_as_spam', { ticket: ticketFacts(ticket), actor });
  });
}

export async function archiveTicket(tx: Tx, ticket: TicketWithPeople, place: Place, actor: Actor) {
  const at = now();
  const content = await takeOut(tx, ticket);
  await indexForSearch(tx, ticket, null, false);
  await moveCounts(tx, ticket, null, at);
  await storeArchived(tx, ticket, content, { place, actor, at, blockedBy: null });
}

/** Stores a ticket that was removed from its tables. */
export async function storeArchived(
  tx: Tx,
  ticket: TicketWithPeople,
  content: Content,
  {
    place,
    actor,
    at,
    blockedBy,
  }: { place: Place; actor: Actor; at: string; blockedBy: string | null },
): Promise<void> {
  content.ticket_activity.push({
    organization_id: tx.id,
    id: newId(),
    ticket_id: ticket.id,
    actor_user_id: actor.userId,
    actor_type: actor.type,
    kind: kinds[place],
    from_value: null,
    to_value: null,
    merged_from: null,
    via: actor.via ?? null,
    created_at: at,
  });
  await tx.insert('put_away_tickets', {
    id: ticket.id,
    place,
    number: ticket.number,
    subject: ticket.subject,
    customer_name: ticket.customer_name,
    customer_email: ticket.customer_email,
    first_words: firstWordsOf(ticket.description),
    put_away_at: at,
    put_away_by: actor.userId,
    blocked_by: blockedBy,
    content: JSON.stringify(content),
  });
  await tx.insert('put_away_words', { id: ticket.id, words: wordsOf(ticket, content) });
  await tx.add(archivedIn(place), 1);
}

const maxWordsLength = 20_000;

/** The searchable text of a ticket in spam or trash. */
function wordsOf(ticket: TicketWithPeople, { ticket_messages: messages }: Content): string {
  const { number, subject, customer_name: name, customer_email: email, description } = ticket;
  const bodies = messages.map(({ body }) => body);
  const said = [number, subject, name ?? '', email ?? '', description, ...bodies].join('\n');
  return folded(said.slice(0, maxWordsLength));
}

/** Permanently deletes a ticket in the trash, with the emails that it came from. */
export function deleteForGood(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const row = await findArchived(tx, id, 'trash');
    if (!row) throw ticketMissing();
    await forget(tx, [id], actor);
  });
}

/** The tickets that were merged into this one. */
const mergedInto = ({ content }: Pick<ArchivedRow, 'content'>) =>
  (JSON.parse(content) as Content).merged_tickets;

/** Does the same for several tickets in the trash. */
export async function forget(tx: Tx, ids: readonly string[], actor: Actor): Promise<void> {
  for (const id of ids) {
    await tx.remove('inbound_mails', { ticket_id: id });
    const row = await findArchived(tx, id, 'trash');
    const said = row ? saidIn(JSON.parse(row.content) as Content) : [];
    await removeFilesOf(tx, said);
    await removeHtmlOf(tx, said);
    const merged = row ? mergedInto(row) : [];
    await removeNotificationsOfTickets(tx, [id, ...merged.map((one) => one.id)]);
    const numbers = row ? [row.number, ...merged.map(({ number }) => number)] : [];
    await removeEventsAbout(tx, [id, ...merged.map((one) => one.id), ...numbers]);
    await tx.remove('put_away_tickets', { id });
    await tx.remove('ticket_links', { other_id: id });
  }
  await tx.add(archivedIn('trash'), -ids.length);
  await tx.record('tickets.deleted_for_good', { ticketIds: [...ids], actor });
}
