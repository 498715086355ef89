import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { OrganizationRow } from '../../../database/rows/people.ts';
import type {
  TicketActivityRow,
  TicketMessageRow,
  TicketRow,
} from '../../../database/rows/tickets.ts';
import { ticketRows } from '../../../database/ticket-rows.ts';
import { together } from '../../../database/together.ts';
import type { Input, Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { dueAt } from '../../../figures/targets.ts';
import { copyHtml } from '../../../formatting/store/message-html.ts';
import { copyFiles } from '../../../stored-files/store/message-files.ts';
import { itemsOf, type TagRef } from '../../tags/read/on-ticket.ts';
import { type OpenedFields, openedFields, ranksOf, settableColumns } from '../fields.ts';
import { ticketFacts } from '../present.ts';
import { findAgent } from '../read/agents.ts';
import type { TicketSource } from '../read/channels.ts';
import { findPeople, findTicket, mustFind, type TicketWithPeople } from '../read/tickets.ts';
import { agentForNewTicket, automatic } from './auto-assignment.ts';
import { moveCounts, moveHoursOfMessages } from './counts/counts.ts';
import { orTaken, refuseTaken } from './external-id.ts';
import { agentName } from './field-changes.ts';
import { lastWords } from './moments.ts';
import { noteLanguage, type SaidLanguage } from './people/customer-language.ts';
import { keepMentions } from './replies/mentions.ts';
import { indexForSearch } from './search.ts';
import { moveTags } from './tags.ts';
import { type TimelineEntry, writeTimeline } from './timeline.ts';

/** Data of a new ticket: the contract's fields, and those of its source. */
export type NewTicket = OpenedFields & {
  customerUserId?: string | null;
  /** The agent who talked to the customer before; the ticket is assigned to them if possible. */
  agentId?: string | null;
  /** The member who assigns it to them; absent for automatic assignment. */
  assignedBy?: Actor;
  source: TicketSource;
  followUpOf?: string;
  formId?: string;
  /** The custom domain of the page that it was submitted on. */
  domain?: string | null;
  /** The language that its customer writes or reads. */
  language?: SaidLanguage | null;
  /** The visitor context from the page, as it is stored. */
  visitorContext?: string | null;
  /** Tags of the organization, by name. */
  tags?: readonly TagRef[];
  /** Internal notes written before it became a ticket, oldest first. */
  notes?: readonly PastNote[];
};

export interface PastNote {
  /** ID of the original note, whose files and formatting are copied. */
  copyOf: string;
  body: string;
  userId: string | null;
  authorName: string;
  createdAt: string;
  /** The mentioned members: names by ID. */
  mentions: ReadonlyMap<string, string>;
}

/** A ticket as it was just opened, so callers needn't read it again. */
interface Opened {
  ticket: TicketWithPeople;
  timeline: TicketActivityRow[];
}

/** The columns of the organization that a new ticket needs; the others are large. */
type Settings = Pick<OrganizationRow, 'ticket_prefix' | 'auto_assignment'>;
const settings = prepare((org) =>
  org.from('organizations').select('ticket_prefix', 'auto_assignment'),
);

/** For tickets inserted unchanged, such as from spam or after a merge is undone; the caller records the event. */
export const insertTicketRow = (tx: Tx, row: Input<TicketRow>) => ticketRows(tx).insert(row);

/** For tickets that move to spam or trash or are merged; the caller records the event. */
export const removeTicketRow = (tx: Tx, id: string) => ticketRows(tx).remove({ id });

/** Opens a ticket with number, automatic assignment, counters, timeline and events, in one transaction. */
export function openTicket(org: Org, input: NewTicket, actor: Actor): Promise<Opened> {
  const opening = org.write(async (tx) => {
    await refuseTaken(tx, input.externalId);
    const id = newId();
    const at = now();
    const { organization, number } = await nextNumber(tx, at);
    const mayHave = input.agentId && (await findAgent(tx, input.agentId));
    const wanted = mayHave ? input.agentId : null;
    const agentId = onlyReader(tx) ?? wanted ?? (await agentForNewTicket(tx, organization, actor));
    const assigning = (agentId === wanted && input.assignedBy) || automatic;
    const row = newRow(input, actor, { id, number, at, agentId });
    const [, people] = await together(
      insertTicketRow(tx, row),
      findPeople(tx, { agent: agentId, customer: row.customer_user_id }),
    );
    const ours = {
      organization_id: tx.id,
      ...ranksOf(row),
      turn: 'us',
      turn_since: at,
      turn_order: 0,
      is_done: 0,
      due_at: dueAt({ ...unset, ...row }),
    } as const;
    const tags = input.tags ?? [];
    if (tags.length > 0) await moveTags(tx, id, { added: tags, removed: [] }, at);
    const notes = input.notes ?? [];
    await keepNotes(tx, id, notes);
    const ticket = Object.assign(ours, unset, row, people, { tag_items: itemsOf(tags) });
    const lines: TimelineEntry[] = [{ kind: 'created', from: null, to: null, actor }];
    if (agentId) {
      lines.push({ kind: 'assigned', from: null, to: agentName(ticket), actor: assigning });
    }
    const [timeline] = await together(
      writeTimeline(tx, id, at, lines),
      moveCounts(tx, null, ticket, at),
      indexForSearch(tx, null, ticket, notes.length > 0),
    );
    // A member who opens a ticket has read it.
    if (actor.type === 'staff' && actor.userId) {
      await tx.insert('ticket_reads', { user_id: actor.userId, ticket_id: id, read_at: at });
    }
    if (input.followUpOf) {
      timeline.push(...(await linkFollowUp(tx, input.followUpOf, ticket, actor, at)));
    }
    await noteLanguage(tx, row.customer_email, input.language);
    const facts = { ticket: ticketFacts(ticket) };
    await tx.record('ticket.created', { ...facts, actor });
    if (agentId) {
      await tx.record('ticket.assigned', { ...facts, actor: assigning, previousAgentId: null });
    }
    return { ticket, timeline };
  });
  return opening.catch(orTaken);
}

/** The user ID of a member who sees only their own tickets, and so must be assigned the new one. */
const onlyReader = ({ visibility }: Tx) =>
  visibility && !visibility.seesUnassigned ? visibility.userId : null;

/** The number of a new ticket, and the settings that apply to it. */
export async function nextNumber(tx: Tx, at: string) {
  const year = at.slice(0, 4);
  const [organization, count] = await together(
    tx.first<Settings>(settings({})),
    tx.next(`ticket.${year}`),
  );
  if (!organization) throw new Error(`No organization ${tx.id}`);
  return { organization, number: numberOf(organization.ticket_prefix, year, count) };
}

interface Given {
  id: string;
  number: string;
  at: string;
  agentId: string | null;
}

/** The row of a new ticket. */
export const newRow = (input: NewTicket, actor: Actor, { id, number, at, agentId }: Given) =>
  // `Object.assign`, because a spread takes forty times as long for so many columns.
  Object.assign(columnsOf(input), {
    id,
    number,
    status: 'open',
    customer_user_id: input.customerUserId ?? null,
    source: input.source,
    follow_up_of: input.followUpOf ?? null,
    form_id: input.formId ?? null,
    domain: input.domain ?? null,
    visitor_context: input.visitorContext ?? null,
    created_at: at,
    updated_at: at,
    news_at: at,
    opened_by: actor.type === 'staff' ? 'staff' : 'customer',
    assigned_agent_id: agentId,
    assigned_at: agentId && at,
  } as const);

/** Opens a ticket in the same way, and returns its ID. */
export const createTicket = async (org: Org, input: NewTicket, actor: Actor): Promise<string> =>
  (await openTicket(org, input, actor)).ticket.id;

type OpenedColumns = Pick<TicketRow, (typeof settableColumns)[keyof OpenedFields]>;

const columnsOf = (input: NewTicket) =>
  Object.fromEntries(
    Object.entries(openedFields(input)).map(([field, value]) => [
      settableColumns[field as keyof OpenedFields],
      value,
    ]),
  ) as unknown as OpenedColumns;

/** The columns that a new ticket doesn't set yet. */
const unset = {
  last_speaker: 'customer' as const,
  last_spoken_at: null,
  last_message: null,
  snoozed_at: null,
  snoozed_until: null,
  unsnoozed_at: null,
  first_response_at: null,
  first_responder_id: null,
  first_response_ms: null,
  resolved_at: null,
  resolved_by: null,
  resolution_ms: null,
  reopened_at: null,
  reopened_from: null,
  mail_id: null,
  has_file: 0 as const,
};

/** A number such as TK-2026-000042. */
const numberOf = (prefix: string, year: string, count: number) =>
  `${prefix.toUpperCase()}-${year}-${String(count).padStart(6, '0')}`;

/** Adds notes with their original time. The members they mention follow the ticket, and were notified before. */
async function keepNotes(tx: Tx, ticketId: string, notes: readonly PastNote[]) {
  for (const { copyOf, body, userId, authorName, createdAt, mentions } of notes) {
    const id = newId();
    await tx.insert('ticket_messages', {
      id,
      ticket_id: ticketId,
      author_type: 'staff',
      visibility: 'internal',
      user_id: userId,
      author_name: authorName,
      body,
      created_at: createdAt,
    });
    await keepMentions(tx, ticketId, id, mentions, createdAt);
    await copyHtml(tx, copyOf, id, await copyFiles(tx, [copyOf], id));
  }
}

/** Links both tickets in their timelines; returns the new one's entries. */
async function linkFollowUp(
  tx: Tx,
  closedId: string,
  { id, number }: TicketRow,
  actor: Actor,
  at: string,
) {
  const closed = await findTicket(tx, closedId, null);
  if (!closed) return [];
  const kind = 'follow_up';
  await writeTimeline(tx, closedId, at, [{ kind, from: null, to: number, actor }]);
  return writeTimeline(tx, id, at, [{ kind, from: closed.number, to: null, actor }]);
}

export type PastTicket = Input<TicketRow> & { id: string; created_at: string };

/** An old ticket with its messages. */
interface Past {
  ticket: PastTicket;
  messages: readonly Input<TicketMessageRow>[];
  tags?: readonly TagRef[];
}

/** Imports old tickets with their messages: counted and searchable, without notifications. */
export async function insertPastTickets(tx: Tx, all: readonly Past[]): Promise<void> {
  await together(
    ...all.flatMap(({ ticket, messages }) => [
      insertTicketRow(tx, Object.assign({}, ticket, ...messages.map(spoken))),
      ...messages.map((message) => tx.insert('ticket_messages', message)),
    ]),
  );
  for (const { ticket, tags = [] } of all)
    await moveTags(tx, ticket.id, { added: tags, removed: [] }, String(ticket.updated_at));
  const found = await together(...all.map(({ ticket }) => mustFind(tx, ticket.id)));
  const sums = new Map<string, number>();
  const counting: Pick<Tx, 'addAll'> = {
    addAll: async (moves) => {
      for (const [name, delta] of moves) sums.set(name, (sums.get(name) ?? 0) + delta);
    },
  };
  for (const [index, { ticket, messages }] of all.entries()) {
    await moveHoursOfMessages(counting, messages as TicketMessageRow[], 1);
    await moveCounts(counting, null, found[index] ?? null, ticket.created_at);
  }
  await together(
    tx.addAll([...sums]),
    ...all.map(({ messages }, index) =>
      indexForSearch(tx, null, found[index] ?? null, messages.length > 0),
    ),
  );
}

const spoken = ({ author_type, visibility, body, created_at }: Input<TicketMessageRow>) =>
  lastWords(
    { authorType: String(author_type), visibility: String(visibility), body: String(body) },
    String(created_at),
  );
