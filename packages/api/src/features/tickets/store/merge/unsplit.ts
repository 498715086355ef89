import { newId, now } from '../../../../database/ids.ts';
import type { TicketMessageRow } from '../../../../database/rows/tickets.ts';
import type { Org, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { moveHtml } from '../../../../formatting/store/message-html.ts';
import { Refusal } from '../../../../refusal.ts';
import { markIfFiles, moveFiles } from '../../../../stored-files/store/message-files.ts';
import { canUndoUntil, othersOn } from '../../parts.ts';
import { presentRef, ticketFacts } from '../../present.ts';
import { findLed, findMerged, mergedInto } from '../../read/merged.ts';
import { countScheduled } from '../../read/scheduled.ts';
import { findMessageRow, findSplit } from '../../read/splits.ts';
import { findTicket, mustFind, readMessages, type TicketWithPeople } from '../../read/tickets.ts';
import { deleteTicket, forget } from '../archive/delete.ts';
import { moveHoursOfMessages } from '../counts/counts.ts';
import { writeTimeline } from '../timeline.ts';
import { mustWrite, ticketMissing } from '../update.ts';
import { joinLinks } from './joining-links.ts';
import { settleRest } from './rest.ts';
import type { KeptSplit } from './split.ts';

/** Moves what was split off back, with anything written since, and deletes the ticket. */
export function unsplitTicket(org: Org, id: string, actor: Actor): Promise<TicketWithPeople> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, id);
    const split = await findSplit(tx, id);
    if (!split) throw new Refusal(409, "This ticket wasn't split from another one", 'not_split');
    if (split.kept === null || canUndoUntil({ merged_at: split.split_at }) === null) {
      throw new Refusal(409, 'Splits can be undone for one day', 'too_late');
    }
    const led = await findLed(tx, split.from_id);
    if (!led) throw ticketMissing();
    const { first, moved, isDescription = false } = JSON.parse(split.kept) as KeptSplit;
    const messages = await readMessages(tx, id);
    const known = new Set(moved.map((one) => one.id));
    const more = messages.filter((one) => !known.has(one.id));
    await refuseIfInUse(tx, ticket, led.ticket, more.length > 0);
    const mark = (from: string | null) => from ?? led.by?.number ?? null;
    const marks = new Map(moved.map((one) => [one.id, mark(one.merged_from)]));
    const { id: toId } = led.ticket;
    for (const { id: messageId } of messages) {
      const merged_from = marks.has(messageId)
        ? (marks.get(messageId) ?? null)
        : mark(first.merged_from);
      await tx.update('ticket_messages', { id: messageId }, { ticket_id: toId, merged_from });
    }
    const backId = await bringBack(tx, { first, isDescription }, toId, mark(first.merged_from));
    await moveFiles(tx, id, backId);
    await moveHtml(tx, id, backId);
    await markIfFiles(tx, backId);
    await tx.update('ticket_mentions', { ticket_id: id }, { ticket_id: toId });
    await tx.update('inbound_mails', { ticket_id: id }, { ticket_id: toId });
    for (const table of ['ticket_tasks', 'time_entries'] as const) {
      await tx.update(table, { ticket_id: id }, { ticket_id: toId, merged_from: mark(null) });
    }
    await writeTimeline(tx, toId, now(), [
      { kind: 'unsplit', from: null, to: ticket.number, actor },
    ]);
    await joinLinks(tx, id, toId);
    const rest = await settleRest(tx, await mustFind(tx, toId));
    await deleteTicket(tx, id, actor);
    await forget(tx, [id], actor);
    const gone = presentRef(ticket);
    await tx.record('ticket.split', { ticket: ticketFacts(rest), actor, split: gone });
    return rest;
  });
}

/** Turns the description of the ticket back into a message; returns its ID. */
async function bringBack(
  tx: Tx,
  { first, isDescription }: { first: TicketMessageRow; isDescription: boolean },
  toId: string,
  mark: string | null,
): Promise<string> {
  const merged = await findMerged(tx, first.id);
  const isElsewhere =
    (merged !== undefined && merged.root_id !== toId) ||
    (await findTicket(tx, first.id, null)) ||
    (await findMessageRow(tx, first.id));
  // The description of a merged ticket is with that ticket again, wherever it is now.
  if (isElsewhere) return first.id;
  // The ID may be needed again when its own ticket is restored from spam or trash.
  const id = isDescription && !merged ? newId() : first.id;
  const { organization_id: _, ...row } = first;
  await tx.insert('ticket_messages', { ...row, id, ticket_id: toId, merged_from: mark });
  await moveHoursOfMessages(tx, [first], 1);
  return id;
}

async function refuseIfInUse(
  tx: Tx,
  split: TicketWithPeople,
  to: TicketWithPeople,
  isMoreSaid: boolean,
): Promise<void> {
  if ((await countScheduled(tx, split.id)) > 0) {
    throw new Refusal(409, 'This ticket has a scheduled reply. Send or cancel it first.', 'in_use');
  }
  if ((await mergedInto(tx, split.id)).length > 0) {
    throw new Refusal(409, 'Other tickets were merged into this one', 'in_use');
  }
  // Messages written to one requester must not become visible to the others.
  if (isMoreSaid && othersOn(to, await mergedInto(tx, to.id)).length > 0) {
    throw new Refusal(409, 'Someone has written on this ticket since', 'in_use');
  }
}
