import { fullName } from '@helpdesk/sdk/rules/names';
import { now } from '../../../database/ids.ts';
import type { TicketMessageRow } from '../../../database/rows/tickets.ts';
import { together } from '../../../database/together.ts';
import type { Tx } from '../../../database/types.ts';
import type { Actor, Changes } from '../../../event-catalog.ts';
import { namesOf, tagsIn } from '../../tags/read/on-ticket.ts';
import { type TicketChange, ticketColumns, timelineKinds } from '../fields.ts';
import { ticketFacts } from '../present.ts';
import { mustFind, type TicketWithPeople } from '../read/tickets.ts';
import { moveCounts } from './counts.ts';
import { lastWords, momentsOfChange, momentsOfMessage } from './moments.ts';
import { readOwnWords } from './read-until.ts';
import { asStored, columnsOfRequester, linesOfRequester } from './requester.ts';
import { keepFindable } from './search.ts';
import { shareReply } from './share-reply.ts';
import {
  columnsOfSnoozing,
  keepSnoozing,
  linesOfSnoozing,
  type SnoozeStep,
  snoozingBy,
} from './snooze-step.ts';
import { overtakenBy, stopReply } from './stop-scheduled.ts';
import { isMove, keepOrder, moveTags, noMove, type TagMove } from './tags.ts';
import { type Line, writeLines } from './timeline.ts';

/** A message on a ticket. */
export interface Said {
  id: string;
  body: string;
  authorType: TicketMessageRow['author_type'];
  visibility: TicketMessageRow['visibility'];
  userId: string | null;
  authorName: string | null;
  authorEmail: string | null;
  /** When its author wrote it, if it waited since: what came meanwhile they may not have read. */
  writtenAt?: string | undefined;
  /** The number of the merged ticket that its author answers. */
  mergedFrom?: string | null | undefined;
}

interface Step {
  fields?: TicketChange;
  tags?: TagMove;
  said?: Said;
  snooze?: SnoozeStep | undefined;
  /** Notifies nobody and leaves updated_at unchanged. */
  isQuiet?: boolean;
}

/**
 * The only function that changes a ticket: everything that follows from the difference (timestamps, counters, search, timeline,
 * events) is done here, so that no caller can forget any of it. Returns the changed ticket.
 */
export async function changeTicket(
  tx: Tx,
  before: TicketWithPeople,
  { fields = {}, tags = noMove, said, snooze, isQuiet = false }: Step,
  actor: Actor,
): Promise<TicketWithPeople> {
  const wanted = changesOf(before, asStored(fields));
  const reopening = reopeningBy(before, said);
  const changes = { ...wanted, ...reopening };
  const snoozing = snoozingBy(before, { snooze, said, changes });
  const isSame = Object.keys(changes).length === 0 && snoozing === null;
  if (!said && !isMove(tags) && isSame) return before;
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
  if (!isQuiet) await keepOrder(tx, before, at);
  const [, , ticket] = await together(
    said ? tx.insert('ticket_messages', messageRow(id, said, at)) : Promise.resolve(),
    tx.update('tickets', { id }, patch),
    mustFind(tx, id),
  );
  const [overtaken] = await together(
    overtakenBy(tx, id, { said, changes }),
    writeLines(tx, id, at, [
      ...linesOf(before, ticket, wanted, reopening, actor),
      ...tagLines(tags, actor),
      ...linesOfSnoozing(snoozing, actor),
    ]),
    moveCounts(tx, before, ticket, at),
    keepFindable(tx, before, ticket, said !== undefined),
    said?.userId && said.authorType === 'staff'
      ? readOwnWords(tx, said.userId, before, at, said.writtenAt)
      : Promise.resolve(),
  );
  if (isQuiet) return ticket;
  const facts = { ticket: ticketFacts(ticket), actor };
  const told = isMove(tags) ? { ...wanted, tags: tagsAsChange(before, ticket) } : wanted;
  if (Object.keys(told).length > 0) await recordChange(tx, facts, told);
  if (said) {
    const { id: messageId, visibility } = said;
    const reopened = reopening.status !== undefined;
    const waited = said.writtenAt !== undefined && { waited: true };
    await tx.record('ticket.replied', { ...facts, messageId, visibility, reopened, ...waited });
    await shareReply(tx, ticket, said, facts);
  }
  if (snoozing) {
    await recordSnoozing(tx, facts, snoozing, await keepSnoozing(tx, id, snoozing, actor));
  }
  for (const reply of overtaken.replies) {
    await stopReply(tx, ticket, reply, overtaken.because, actor);
  }
  return ticket;
}

type FieldChanges = Pick<Changes, keyof typeof timelineKinds>;

/** The fields that differ; omitted fields stay unchanged. */
function changesOf(before: TicketWithPeople, fields: TicketChange): FieldChanges {
  const changes: FieldChanges = {};
  for (const field of Object.keys(timelineKinds) as (keyof typeof timelineKinds)[]) {
    const [from, to] = [before[ticketColumns[field]], fields[field]];
    if (to !== undefined && to !== from) changes[field] = { from, to };
  }
  return changes;
}

/** A customer's reply reopens a resolved ticket. */
const reopeningBy = (before: TicketWithPeople, said: Said | undefined): FieldChanges =>
  said?.authorType === 'customer' && before.status === 'resolved'
    ? { status: { from: 'resolved', to: 'open' } }
    : {};

const columnsOf = (changes: FieldChanges) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, { to }]) => [
      ticketColumns[field as keyof FieldChanges],
      to,
    ]),
  );

function linesOf(
  before: TicketWithPeople,
  ticket: TicketWithPeople,
  wanted: FieldChanges,
  reopening: FieldChanges,
  actor: Actor,
): Line[] {
  const { customerEmail, customerName, ...others } = wanted;
  const lines: Line[] = Object.entries(others).map(([field, change]) => {
    const kind = timelineKinds[field as keyof FieldChanges];
    return field === 'assignedAgentId'
      ? { kind, from: agentName(before), to: agentName(ticket), actor }
      : { kind, ...change, actor };
  });
  lines.push(...linesOfRequester(before, ticket, { customerEmail, customerName }, actor));
  const { status } = reopening;
  return status ? [...lines, { kind: 'reopened', ...status, actor }] : lines;
}

const tagLines = (tags: TagMove, actor: Actor): Line[] =>
  isMove(tags)
    ? [{ kind: 'tags', from: namesOf(tags.removed), to: namesOf(tags.added), actor }]
    : [];

const tagsAsChange = (before: TicketWithPeople, after: TicketWithPeople) => ({
  from: namesOf(tagsIn(before)),
  to: namesOf(tagsIn(after)),
});

export function agentName(ticket: TicketWithPeople): string | null {
  const [firstName, lastName] = [ticket.agent_first_name, ticket.agent_last_name];
  return fullName({ firstName, lastName }) || ticket.agent_email;
}

interface Facts {
  ticket: ReturnType<typeof ticketFacts>;
  actor: Actor;
}

async function recordChange(tx: Tx, facts: Facts, changes: Changes) {
  await tx.record('ticket.updated', { ...facts, changes });
  const { assignedAgentId, status } = changes;
  if (assignedAgentId) {
    await tx.record('ticket.assigned', { ...facts, previousAgentId: assignedAgentId.from });
  }
  if (status?.to === 'resolved') await tx.record('ticket.resolved', facts);
}

async function recordSnoozing(tx: Tx, facts: Facts, step: SnoozeStep, snoozedBy: string | null) {
  if ('until' in step) await tx.record('ticket.snoozed', { ...facts, until: step.until });
  else await tx.record('ticket.unsnoozed', { ...facts, snoozedBy, because: step.because });
}

const messageRow = (ticketId: string, said: Said, at: string) => ({
  id: said.id,
  ticket_id: ticketId,
  author_type: said.authorType,
  visibility: said.visibility,
  user_id: said.userId,
  author_name: said.authorName,
  author_email: said.authorEmail,
  body: said.body,
  created_at: at,
  merged_from: said.mergedFrom ?? null,
});

/** Now, but later than the last change even within one millisecond. */
export function laterThan(last: string) {
  const at = now();
  return at > last ? at : new Date(Date.parse(last) + 1).toISOString();
}
