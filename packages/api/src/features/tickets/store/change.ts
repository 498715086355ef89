import { fullName } from '@helpdesk/sdk/rules/names';
import { now } from '../../../database/ids.ts';
import type { TicketMessageRow } from '../../../database/rows/tickets.ts';
import { together } from '../../../database/together.ts';
import type { Tx } from '../../../database/types.ts';
import type { Actor, Changes } from '../../../event-catalog.ts';
import { type TicketChange, ticketColumns, timelineKinds } from '../fields.ts';
import { ticketFacts } from '../present.ts';
import { mustFind, type TicketWithPeople } from '../read/tickets.ts';
import { moveCounts } from './counts.ts';
import { momentsOfChange, momentsOfMessage } from './moments.ts';
import { keepFindable } from './search.ts';
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
}

interface Step {
  fields?: TicketChange;
  said?: Said;
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
  { fields = {}, said, isQuiet = false }: Step,
  actor: Actor,
): Promise<TicketWithPeople> {
  const wanted = changesOf(before, fields);
  const reopening = reopeningBy(before, said);
  const changes = { ...wanted, ...reopening };
  if (!said && Object.keys(changes).length === 0) return before;
  const at = after(before.updated_at);
  const { id } = before;
  const patch = {
    ...columnsOf(changes),
    ...momentsOfChange(before, changes, actor, at),
    ...(said ? momentsOfMessage(before, said, at) : {}),
    ...(isQuiet ? {} : { updated_at: at }),
  };
  const [, , ticket] = await together(
    said ? tx.insert('ticket_messages', messageRow(id, said, at)) : Promise.resolve(),
    tx.update('tickets', { id }, patch),
    mustFind(tx, id),
  );
  await together(
    writeLines(tx, id, at, linesOf(before, ticket, wanted, reopening, actor)),
    moveCounts(tx, before, ticket, at),
    keepFindable(tx, before, ticket, said !== undefined),
  );
  if (isQuiet) return ticket;
  const facts = { ticket: ticketFacts(ticket), actor };
  if (Object.keys(wanted).length > 0) await recordChange(tx, facts, wanted);
  if (said) {
    const { id: messageId, visibility } = said;
    const reopened = reopening.status !== undefined;
    await tx.record('ticket.replied', { ...facts, messageId, visibility, reopened });
  }
  return ticket;
}

/** The fields that differ; omitted fields stay unchanged. */
function changesOf(before: TicketWithPeople, fields: TicketChange): Changes {
  const changes: Changes = {};
  for (const field of Object.keys(timelineKinds) as (keyof typeof timelineKinds)[]) {
    const [from, to] = [before[ticketColumns[field]], fields[field]];
    if (to !== undefined && to !== from) changes[field] = { from, to };
  }
  return changes;
}

/** A customer's reply reopens a resolved ticket. */
const reopeningBy = (before: TicketWithPeople, said: Said | undefined): Changes =>
  said?.authorType === 'customer' && before.status === 'resolved'
    ? { status: { from: 'resolved', to: 'open' } }
    : {};

const columnsOf = (changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, { to }]) => [ticketColumns[field as keyof Changes], to]),
  );

function linesOf(
  before: TicketWithPeople,
  ticket: TicketWithPeople,
  wanted: Changes,
  reopening: Changes,
  actor: Actor,
): Line[] {
  const lines = Object.entries(wanted).map(([field, change]) => {
    const kind = timelineKinds[field as keyof Changes];
    return field === 'assignedAgentId'
      ? { kind, from: agentName(before), to: agentName(ticket), actor }
      : { kind, ...change, actor };
  });
  const { status } = reopening;
  return status ? [...lines, { kind: 'reopened', ...status, actor }] : lines;
}

export function agentName(ticket: TicketWithPeople): string | null {
  const [firstName, lastName] = [ticket.agent_first_name, ticket.agent_last_name];
  return fullName({ firstName, lastName }) || ticket.agent_email;
}

async function recordChange(
  tx: Tx,
  facts: { ticket: ReturnType<typeof ticketFacts>; actor: Actor },
  changes: Changes,
) {
  await tx.record('ticket.updated', { ...facts, changes });
  const { assignedAgentId, status } = changes;
  if (assignedAgentId) {
    await tx.record('ticket.assigned', { ...facts, previousAgentId: assignedAgentId.from });
  }
  if (status?.to === 'resolved') await tx.record('ticket.resolved', facts);
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
});

/** Now, but later than the last change even within one millisecond. */
function after(last: string) {
  const at = now();
  return at > last ? at : new Date(Date.parse(last) + 1).toISOString();
}
