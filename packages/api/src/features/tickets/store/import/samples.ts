import { sampleNumber } from '@helpdesk/sdk/rules/ticket-number';
import { newId } from '../../../../database/ids.ts';
import type { TicketMessageRow } from '../../../../database/rows/tickets.ts';
import type { Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { readSampleIds, writeSampleIds } from '../../../organization/store/samples.ts';
import { archivedIn, findArchived } from '../../read/archived.ts';
import { findTicket } from '../../read/tickets.ts';
import { archiveTicket, forget } from '../archive/delete.ts';
import { insertPastTickets, newRow, type PastTicket } from '../create.ts';
import { momentsOfMessage } from '../moments.ts';
import { type Sample, samples } from './sample-words.ts';

/**
 * Adds sample tickets to try the product with, unless there are some. They record no events, take no ticket number, and their
 * customers have no address, so nothing is emailed.
 */
export async function addSamples(tx: Tx, actor: Actor): Promise<void> {
  if ((await readSampleIds(tx)).length > 0) return;
  const past = samples.map((sample, index) => pastOf(sample, index + 1, actor));
  await insertPastTickets(tx, past);
  await writeSampleIds(
    tx,
    past.map(({ ticket }) => ticket.id),
  );
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function pastOf(sample: Sample, number: number, actor: Actor) {
  const { messages, minutes, isMine, status, ...said } = sample;
  const id = newId();
  const created_at = minutesAgo(minutes);
  const agentId = isMine ? actor.userId : null;
  const row = newRow(
    { ...said, customerEmail: null },
    { ...actor, type: 'customer' },
    { id, number: sampleNumber(number), at: created_at, agentId },
  );
  const rows = messages.map((one) => messageRow(one, id, sample, actor));
  const answer = rows.find(
    ({ author_type, visibility }) => author_type === 'staff' && visibility === 'public',
  );
  const ticket: PastTicket = {
    ...row,
    ...(answer &&
      momentsOfMessage(
        { opened_by: 'customer', first_response_at: null, created_at } as Parameters<
          typeof momentsOfMessage
        >[0],
        { authorType: 'staff', visibility: 'public', userId: answer.user_id },
        answer.created_at,
      )),
    id,
    created_at,
    status,
    updated_at: rows.at(-1)?.created_at ?? created_at,
  };
  return { ticket, messages: rows };
}

const messageRow = (
  { author, isInternal = false, body, minutes }: Sample['messages'][number],
  ticketId: string,
  { customerName }: Sample,
  actor: Actor,
) =>
  ({
    id: newId(),
    ticket_id: ticketId,
    author_type: author,
    visibility: isInternal ? ('internal' as const) : ('public' as const),
    user_id: author === 'staff' ? actor.userId : null,
    author_name: author === 'staff' ? null : customerName,
    author_email: null,
    body,
    created_at: minutesAgo(minutes),
  }) satisfies Partial<TicketMessageRow>;

/** Removes them completely with all work on them, wherever they were moved; lists and figures keep no trace. */
export async function removeSamples(tx: Tx, actor: Actor): Promise<void> {
  const removed: string[] = [];
  for (const id of await readSampleIds(tx)) {
    if (await moveToTrash(tx, id, actor)) removed.push(id);
  }
  if (removed.length > 0) await forget(tx, removed, actor);
  await writeSampleIds(tx, []);
}

/** Checks whether a ticket is in the trash after moving it; one that was permanently deleted is not. */
async function moveToTrash(tx: Tx, id: string, actor: Actor): Promise<boolean> {
  const ticket = await findTicket(tx, id, null);
  if (ticket) {
    await archiveTicket(tx, ticket, 'trash', actor);
  } else if (await findArchived(tx, id, 'spam')) {
    await tx.update('put_away_tickets', { id }, { place: 'trash' });
    await tx.addAll([
      [archivedIn('spam'), -1],
      [archivedIn('trash'), 1],
    ]);
  }
  return (await findArchived(tx, id, 'trash')) !== undefined;
}
