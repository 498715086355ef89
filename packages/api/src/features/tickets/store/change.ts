import { now } from '../../../database/ids.ts';
import type { TicketMessageRow, TicketRow } from '../../../database/rows/tickets.ts';
import { ticketRows } from '../../../database/ticket-rows.ts';
import { together } from '../../../database/together.ts';
import type { Input, Tx } from '../../../database/types.ts';
import type { Actor, Changes } from '../../../event-catalog.ts';
import type { TicketChange } from '../fields.ts';
import { ticketFacts } from '../present.ts';
import { readCcs } from '../read/ccs.ts';
import { mustFind, type TicketWithPeople } from '../read/tickets.ts';
import { moveCounts, moveHoursOfMessages } from './counts/counts.ts';
import {
  changesOf,
  columnsOf,
  linesOf,
  reopeningBy,
  tagLines,
  tagsAsChange,
} from './field-changes.ts';
import { lastWords, momentsOfChange, momentsOfMessage, type Settled } from './moments.ts';
import { type CcMove, ccLines, ccsAsChange, isCcMove, moveCcs, noCcMove } from './people/ccs.ts';
import { asStored, columnsOfRequester } from './people/requester.ts';
import { readOwnWords } from './read-until.ts';
import { keepMentions } from './replies/mentions.ts';
import { shareReply } from './replies/share-reply.ts';
import { overtakenBy, stopReply } from './replies/stop-scheduled.ts';
import { indexForSearch } from './search.ts';
import {
  columnsOfSnoozing,
  keepSnoozing,
  linesOfSnoozing,
  type SnoozeStep,
  snoozingBy,
} from './snooze-step.ts';
import { isMove, keepOrder, moveTags, noMove, type TagMove } from './tags.ts';
import { writeTimeline } from './timeline.ts';

/** A message on a ticket. */
export interface Said {
  id: string;
  body: string;
  authorType: TicketMessageRow['author_type'];
  visibility: TicketMessageRow['visibility'];
  userId: string | null;
  authorName: string | null;
  authorEmail: string | null;
  /** The member that a note hands the ticket over to, with a draft of a reply. */
  handedTo?: string | undefined;
  draft?: string | null | undefined;
  draftFormat?: TicketMessageRow['draft_format'] | undefined;
  /** The members whom a note mentions: names by ID. */
  mentions?: ReadonlyMap<string, string> | undefined;
  /** When the author wrote it, for a delayed message: they may not have read what arrived since then. */
  writtenAt?: string | undefined;
  /** The number of the merged ticket that the author replies to. */
  mergedFrom?: string | null | undefined;
}

interface Step {
  fields?: TicketChange;
  tags?: TagMove;
  ccs?: CcMove;
  said?: Said;
  snooze?: SnoozeStep | undefined;
  /** Sends no notifications and leaves updated_at unchanged. */
  isQuiet?: boolean;
}

/**
 * The only function that changes a ticket: it updates everything that depends on the change (timestamps, counters, search,
 * timeline, events), so no caller can forget any of it. Returns the changed ticket.
 */
export async function changeTicket(
  tx: Tx,
  before: TicketWithPeople,
  { fields = {}, tags = noMove, ccs = noCcMove, said, snooze, isQuiet = false }: Step,
  actor: Actor,
): Promise<TicketWithPeople> {
  const wanted = changesOf(before, asStored(fields));
  const reopening = reopeningBy(before, said);
  const changes = { ...wanted, ...reopening };
  const snoozing = snoozingBy(before, { snooze, said, changes });
  const isSame = Object.keys(changes).length === 0 && snoozing === null;
  if (!said && !isMove(tags) && !isCcMove(ccs) && isSame) return before;
  const at = laterThan(before.updated_at);
  const { id } = before;
  const patch = {
    ...columnsOf(changes),
    ...momentsOfChange(before, changes, actor, at),
    ...(said ? momentsOfMessage(before, said, at) : {}),
    ...(said ? lastWords(said, at) : {}),
    ...columnsOfSnoozing(before, { said, changes }, snoozing, at),
    ...(await columnsOfRequester(tx, before, changes)),
    ...(isQuiet ? {} : { updated_at: at }),
  };
  if (isMove(tags)) await moveTags(tx, id, tags, at);
  if (isCcMove(ccs)) await moveCcs(tx, id, ccs, at);
  if (!isQuiet) await keepOrder(tx, before, at);
  const [, , ticket] = await together(
    said ? tx.insert('ticket_messages', messageRow(id, said, at, actor)) : Promise.resolve(),
    ticketRows(tx).update({ id }, patch),
    mustFind(tx, id),
  );
  if (said?.mentions) await keepMentions(tx, id, said.id, said.mentions, at);
  const [overtaken] = await together(
    overtakenBy(tx, id, { said, changes }),
    writeTimeline(tx, id, at, [
      ...linesOf(before, ticket, wanted, reopening, actor),
      ...tagLines(tags, actor),
      ...ccLines(ccs, actor),
      ...linesOfSnoozing(snoozing, actor),
    ]),
    moveCounts(tx, before, ticket, at),
    said ? moveHoursOfMessages(tx, [messageRow(id, said, at, actor)], 1) : Promise.resolve(),
    indexForSearch(tx, before, ticket, said !== undefined),
    said?.userId && said.authorType === 'staff'
      ? readOwnWords(tx, said.userId, before, at, said.writtenAt)
      : Promise.resolve(),
  );
  if (isQuiet) return ticket;
  const facts = { ticket: ticketFacts(ticket), actor };
  const told = {
    ...wanted,
    ...(isMove(tags) ? { tags: tagsAsChange(before, ticket) } : {}),
    ...(isCcMove(ccs) ? { ccs: ccsAsChange(ccs) } : {}),
  };
  if (Object.keys(told).length > 0) await recordChange(tx, facts, told, said);
  if (said) {
    const { id: messageId, visibility } = said;
    const reopened = reopening.status !== undefined;
    const waited = said.writtenAt !== undefined && { waited: true };
    const mentions = said.mentions?.size && { mentions: [...said.mentions.keys()] };
    const handed = said.handedTo !== undefined && { handedTo: said.handedTo };
    const reply = { messageId, visibility, reopened, ...waited, ...mentions, ...handed };
    await tx.record('ticket.replied', { ...facts, ...reply });
    await shareReply(tx, ticket, said, facts);
    if (said.authorType === 'staff' && visibility === 'public')
      await copyReply(tx, facts, messageId);
  }
  if (snoozing) {
    await recordSnoozing(tx, facts, snoozing, await keepSnoozing(tx, id, snoozing, actor));
  }
  for (const reply of overtaken.replies) {
    await stopReply(tx, ticket, reply, overtaken.because, actor);
  }
  return ticket;
}

/** Sets columns that depend on messages, after a merge or split moved messages; the caller records the event. */
export const settleTicketRow = (
  tx: Tx,
  id: string,
  patch: Settled & Pick<Input<TicketRow>, 'created_at' | 'opened_by' | 'updated_at'>,
) => ticketRows(tx).update({ id }, patch);

interface Facts {
  ticket: ReturnType<typeof ticketFacts>;
  actor: Actor;
}

async function recordChange(tx: Tx, facts: Facts, changes: Changes, said?: Said) {
  await tx.record('ticket.updated', { ...facts, changes });
  const { assignedAgentId, status } = changes;
  if (assignedAgentId) {
    await tx.record('ticket.assigned', {
      ...facts,
      previousAgentId: assignedAgentId.from,
      ...(said?.handedTo ? { withNote: true } : {}),
    });
  }
  if (status?.to === 'resolved') await tx.record('ticket.resolved', facts);
}

async function recordSnoozing(tx: Tx, facts: Facts, step: SnoozeStep, snoozedBy: string | null) {
  if ('until' in step) await tx.record('ticket.snoozed', { ...facts, until: step.until });
  else await tx.record('ticket.unsnoozed', { ...facts, snoozedBy, because: step.because });
}

/** Records one event per copy, so each email is retried separately. */
async function copyReply(tx: Tx, facts: Facts, messageId: string) {
  for (const { email } of await readCcs(tx, facts.ticket.id)) {
    if (email === facts.ticket.customerEmail) continue;
    await tx.record('reply.copied', { ...facts, messageId, email });
  }
}

/** Members who started or stopped following a ticket, and their names. */
interface Followers {
  added: readonly string[];
  removed: readonly string[];
  names: ReadonlyMap<string, string>;
}

/** Records a change of followers; the timeline omits members who follow or unfollow on their own. */
export async function recordFollowers(
  tx: Tx,
  ticket: TicketWithPeople,
  { added, removed, names }: Followers,
  actor: Actor,
) {
  if (added.length + removed.length === 0) return;
  const named = (ids: readonly string[]) =>
    ids
      .filter((id) => id !== actor.userId)
      .flatMap((id) => names.get(id) ?? [])
      .join(', ') || null;
  const [from, to] = [named(removed), named(added)];
  if (from || to)
    await writeTimeline(tx, ticket.id, now(), [{ kind: 'followers', from, to, actor }]);
  const facts = { ticket: ticketFacts(ticket), actor };
  await tx.record('ticket.followers_changed', { ...facts, added, removed });
}

const messageRow = (ticketId: string, said: Said, at: string, actor: Actor) => ({
  id: said.id,
  ticket_id: ticketId,
  author_type: said.authorType,
  visibility: said.visibility,
  user_id: said.userId,
  author_name: said.authorName,
  author_email: said.authorEmail,
  body: said.body,
  draft: said.draft ?? null,
  draft_format: said.draftFormat ?? null,
  created_at: at,
  merged_from: said.mergedFrom ?? null,
  via: (said.userId === actor.userId && actor.via) || null,
});

/** The current time, but at least a millisecond after the last change. */
export function laterThan(last: string) {
  const at = now();
  return at > last ? at : new Date(Date.parse(last) + 1).toISOString();
}
