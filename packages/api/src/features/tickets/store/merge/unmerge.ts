import { isStaff } from '@helpdesk/sdk/rules/roles';
import {
  computedOfTickets,
  type MergedTicketRow,
  type TicketRow,
} from '../../../../database/rows/tickets.ts';
import { markTickets } from '../../../../database/ticket-marks.ts';
import type { Input, Org, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { Refusal } from '../../../../refusal.ts';
import { markIfFiles } from '../../../../stored-files/store/message-files.ts';
import { tagsIn } from '../../../tags/read/on-ticket.ts';
import { canUndoUntil, othersOn, withOwn } from '../../parts.ts';
import { presentRef, ticketFacts } from '../../present.ts';
import { lastNewsOf, roleOf } from '../../read/joined.ts';
import { findKept, findLed, findMerged, mergedInto } from '../../read/merged.ts';
import { findTicket, mustFind, readMessages, type TicketWithPeople } from '../../read/tickets.ts';
import { changeTicket, laterThan, settleTicketRow } from '../change.ts';
import { moveCounts } from '../counts/counts.ts';
import { insertTicketRow } from '../create.ts';
import { withFreeId } from '../external-id.ts';
import { keepFormer } from '../people/requester.ts';
import { readUntil } from '../read-until.ts';
import { moveMentions } from '../replies/mentions.ts';
import { resumeWaiting } from '../replies/stop-scheduled.ts';
import { indexForSearch } from '../search.ts';
import { isActive, snoozeAgain } from '../snooze-step.ts';
import { moveTags, tagsStillThere } from '../tags.ts';
import { writeTimeline } from '../timeline.ts';
import { ticketMissing } from '../update.ts';
import { columnsOfRest } from './joining.ts';
import { partLinks } from './joining-links.ts';
import { partPeople } from './joining-people.ts';
import { type Kept, movedTables } from './keep-apart.ts';

/** Restores merged tickets, most recently merged first. */
export function unmergeTickets(
  org: Org,
  ids: readonly string[],
  actor: Actor,
): Promise<TicketWithPeople[]> {
  return org.write(async (tx) => {
    const rows: MergedTicketRow[] = [];
    for (const id of new Set(ids)) rows.push(await mustFindKept(tx, id));
    rows.sort((one, other) => (one.merged_at > other.merged_at ? -1 : 1));
    const restored: TicketWithPeople[] = [];
    for (const { id } of rows) restored.push(await restore(tx, await mustFindKept(tx, id), actor));
    return restored;
  });
}

async function mustFindKept(tx: Tx, id: string): Promise<MergedTicketRow> {
  const row = await findKept(tx, id);
  if (!row) {
    const ticket = await findTicket(tx, id, null);
    if (!ticket) throw ticketMissing();
    throw new Refusal(409, `${ticket.number} is no longer merged`, 'not_merged');
  }
  if (row.kept === null || canUndoUntil(row) === null) {
    throw new Refusal(409, 'Merges can be undone for one day', 'too_late');
  }
  return row;
}

async function restore(tx: Tx, row: MergedTicketRow, actor: Actor): Promise<TicketWithPeople> {
  const { id, root_id: rootId } = row;
  const kept = JSON.parse(row.kept ?? '') as Kept;
  const merged = await mergedInto(tx, rootId);
  const own = await findMerged(tx, id);
  const numbers = own ? withOwn(own, merged).map(({ number }) => number) : [];
  const before = await giveBackOnTarget(tx, rootId, kept, actor);
  const at = laterThan(before.updated_at);
  await insertTicketRow(tx, await rowAgain(tx, row, kept, at));
  await tx.remove('ticket_messages', { id });
  for (const table of movedTables) {
    await tx.update(table, { ticket_id: rootId, merged_from: numbers }, { ticket_id: id });
    await tx.update(table, { ticket_id: id, merged_from: row.number }, { merged_from: null });
  }
  await tx.update(
    'form_submissions',
    { id: kept.submissions, ticket_id: rootId },
    { ticket_id: id },
  );
  await tx.update(
    'inbound_mails',
    { id: await mailsOf(tx, id, kept), ticket_id: rootId },
    { ticket_id: id },
  );
  await markTickets(tx, { id: kept.followUps, follow_up_of: rootId }, { follow_up_of: id });
  if (kept.followUps.includes(rootId)) await markTickets(tx, { id: rootId }, { follow_up_of: id });
  await tx.remove('merged_tickets', { id });
  for (const one of own ? withOwn(own, merged) : []) {
    if (one.id !== id) await tx.update('merged_tickets', { id: one.id }, { root_id: id });
  }
  const tags = await tagsStillThere(tx, kept.tags);
  await moveTags(tx, id, { added: tags, removed: [] }, at);
  for (const email of kept.former) await keepFormer(tx, id, email);
  await readAgain(tx, id, kept);
  await partPeople(tx, id, rootId, kept);
  await partLinks(tx, id, rootId, kept);
  await moveMentions(tx, rootId, id);
  if (kept.snooze) await snoozeAgain(tx, id, kept.snooze);
  await markIfFiles(tx, id);
  const restored = await hearNews(tx, id, row);
  await writeTimeline(tx, id, at, [{ kind: 'unmerged', from: null, to: before.number, actor }]);
  await moveCounts(tx, null, restored, at);
  await indexForSearch(tx, null, restored, true);
  await resumeWaiting(tx, id);
  await writeTimeline(tx, rootId, at, [{ kind: 'unmerged', from: row.number, to: null, actor }]);
  await settleTicketRow(tx, rootId, { ...(await columnsOfRest(tx, before)), updated_at: at });
  const rest = await mustFind(tx, rootId);
  await moveCounts(tx, before, rest, at);
  await indexForSearch(tx, before, rest, 'by merging');
  if (othersOn(rest, await mergedInto(tx, rootId)).length === 0) await resumeWaiting(tx, rootId);
  await tx.record('ticket.unmerged', {
    ticket: ticketFacts(restored),
    actor,
    mergedInto: presentRef(rest),
  });
  const isAsked = restored.news_at > row.merged_at && restored.last_speaker === 'customer';
  if (!isAsked || isActive(restored)) return restored;
  return changeTicket(tx, restored, { fields: { status: 'open' } }, actor);
}

/** Removes the tags that the other ticket got from this one, and restores its status unless it was changed since. */
async function giveBackOnTarget(tx: Tx, rootId: string, { on }: Kept, actor: Actor) {
  const target = await mustFind(tx, rootId);
  const removed = tagsIn(target).filter(({ id }) => on.tags.includes(id));
  const fields = on.status && on.status.to === target.status ? { status: on.status.from } : {};
  return changeTicket(tx, target, { fields, tags: { added: [], removed } }, actor);
}

/** Columns that the database fills in. */
const computed = ['organization_id', ...computedOfTickets] as const;
type Computed = (typeof computed)[number];

/** The ticket's row as it was, without references to data that no longer exists. */
async function rowAgain(
  tx: Tx,
  { customer_user_id }: MergedTicketRow,
  { row }: Kept,
  at: string,
): Promise<Omit<Input<TicketRow>, Computed>> {
  const agent = row.assigned_agent_id;
  const isThere = agent !== null && isStaff((await roleOf(tx, agent)) ?? '');
  const followed = row.follow_up_of ? await findLed(tx, row.follow_up_of) : null;
  return {
    ...(await withFreeId(tx, without(row))),
    customer_user_id,
    ...(isThere ? {} : { assigned_agent_id: null, assigned_at: null }),
    follow_up_of: followed?.ticket.id ?? null,
    updated_at: at,
  };
}

const without = (row: TicketRow) =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => !computed.includes(column as Computed)),
  ) as Omit<TicketRow, Computed>;

/** The ticket's original emails, and those sent to its own address since. */
async function mailsOf(tx: Tx, id: string, { mails }: Kept): Promise<string[]> {
  const since = (await readMessages(tx, id)).flatMap(({ mail_id: mail }) => (mail ? [mail] : []));
  return [...new Set([...mails, ...since])];
}

async function readAgain(tx: Tx, id: string, { reads }: Kept) {
  for (const { user_id: user, read_at: until } of reads) {
    if (await roleOf(tx, user)) await readUntil(tx, user, id, until);
  }
}

/** Updates the ticket if messages arrived at its own address since the merge. */
async function hearNews(
  tx: Tx,
  id: string,
  { merged_at: mergedAt }: MergedTicketRow,
): Promise<TicketWithPeople> {
  const ticket = await mustFind(tx, id);
  const news = await lastNewsOf(tx, id);
  if (news === null || news <= mergedAt) return ticket;
  await settleTicketRow(tx, id, await columnsOfRest(tx, ticket));
  return mustFind(tx, id);
}
