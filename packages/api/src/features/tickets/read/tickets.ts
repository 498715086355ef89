import { prepare } from '../../../database/prepare.ts';
import type {
  TicketActivityRow,
  TicketMessageRow,
  TicketRow,
} from '../../../database/rows/tickets.ts';
import type { Org, OrgScope, P, Query, Tx } from '../../../database/types.ts';
import { type Tagged, tagColumn } from '../../tags/read/on-ticket.ts';
import { ticketColumns } from '../fields.ts';
import { openedOn } from './opened.ts';

/** A ticket with the people on it. */
export interface TicketWithPeople extends TicketRow, People, Tagged {}

interface People {
  agent_first_name: string | null;
  agent_last_name: string | null;
  agent_email: string | null;
  agent_image: string | null;
  customer_first_name: string | null;
  customer_last_name: string | null;
  customer_user_email: string | null;
  customer_image: string | null;
}

export type MessageWithAuthor = TicketMessageRow & {
  user_first_name: string | null;
  user_last_name: string | null;
  user_email: string | null;
  user_image: string | null;
};

export type ActivityWithActor = TicketActivityRow & {
  actor_first_name: string | null;
  actor_last_name: string | null;
  actor_email: string | null;
};

export const people = {
  agent_first_name: 'agent.first_name',
  agent_last_name: 'agent.last_name',
  agent_email: 'agent.email',
  agent_image: 'agent.profile_image_url',
  customer_first_name: 'customer.first_name',
  customer_last_name: 'customer.last_name',
  customer_user_email: 'customer.email',
  customer_image: 'customer.profile_image_url',
} as const satisfies Record<keyof People, string>;

export function withPeople(scope: OrgScope): Query {
  return scope
    .from('tickets')
    .leftJoin('users as agent', 'agent.id', 'tickets.assigned_agent_id')
    .leftJoin('users as customer', 'customer.id', 'tickets.customer_user_id')
    .select('tickets.*', people, tagColumn(scope));
}

const peopleByIds = prepare((org, p: P<'agent' | 'customer'>) =>
  org
    .from('organizations')
    .leftJoin('users as agent', 'agent.id', org.raw('?', [p.agent]))
    .leftJoin('users as customer', 'customer.id', org.raw('?', [p.customer]))
    .select(people),
);
const nobody = Object.fromEntries(Object.keys(people).map((column) => [column, null]));

/** The people of a ticket that is not stored yet. */
export async function findPeople(
  org: Org,
  { agent, customer }: { agent: string | null; customer: string | null },
): Promise<People> {
  const found =
    agent || customer ? await org.first<People>(peopleByIds({ agent, customer })) : undefined;
  return found ?? (nobody as unknown as People);
}

const ticketById = prepare((org, p: P<'id'>) => withPeople(org).where('tickets.id', p.id));

export const messagesIn = (org: OrgScope, ticket: P<string>[string]) =>
  org
    .from('ticket_messages')
    .leftJoin('users', 'users.id', 'ticket_messages.user_id')
    .where('ticket_id', ticket)
    .orderBy(['ticket_messages.created_at', 'ticket_messages.id'])
    .select(
      'ticket_messages.*',
      'users.first_name as user_first_name',
      'users.last_name as user_last_name',
      'users.email as user_email',
      'users.profile_image_url as user_image',
    );
const messagesOf = prepare((org, p: P<'ticket'>) => messagesIn(org, p.ticket));
const messageById = prepare((org, p: P<'ticket' | 'id'>) =>
  messagesIn(org, p.ticket).where('ticket_messages.id', p.id),
);
const messageAnywhere = prepare((org, p: P<'id'>) => org.from('ticket_messages').where('id', p.id));

export const activityIn = (org: OrgScope, ticket: P<string>[string]) =>
  org
    .from('ticket_activity')
    .leftJoin('users', 'users.id', 'ticket_activity.actor_user_id')
    .where('ticket_id', ticket)
    .orderBy(['ticket_activity.created_at', 'ticket_activity.id'])
    .select(
      'ticket_activity.*',
      'users.first_name as actor_first_name',
      'users.last_name as actor_last_name',
      'users.email as actor_email',
    );
const activityOf = prepare((org, p: P<'ticket'>) => activityIn(org, p.ticket));

/** The columns to show a ticket: half of them, and none computed for each reader without need. */
const shownColumns = [
  ...Object.values(ticketColumns),
  'customer_user_id',
  'mail_id',
  'visitor_context',
  'metadata',
] as const;
export type ShownTicket = Pick<TicketRow, (typeof shownColumns)[number]> & People & Tagged;

/** Tickets with the people on them, with the columns to show. */
export const shownWithPeople = (scope: OrgScope): Query =>
  withPeople(scope)
    .clearSelect()
    .select(...shownColumns.map((column) => `tickets.${column}`), people, tagColumn(scope));

/** Finds a ticket of the organization; only of one customer when `customerId` is given. */
export async function findTicket(org: Org, id: string, customerId: string | null) {
  const ticket = await org.first<TicketWithPeople>(ticketById({ id }));
  return ticket && (customerId === null || ticket.customer_user_id === customerId) ? ticket : null;
}

/** Returns a ticket that is known to exist in this transaction. */
export async function mustFind(tx: Tx, id: string): Promise<TicketWithPeople> {
  const ticket = await findTicket(tx, id, null);
  if (!ticket) throw new Error(`The ticket ${id} vanished inside its own transaction`);
  return ticket;
}

export const readMessages = (org: Org, ticketId: string) =>
  org.all<MessageWithAuthor>(messagesOf({ ticket: ticketId }));

export const findMessage = (org: Org, ticketId: string, id: string) =>
  org.first<MessageWithAuthor>(messageById({ ticket: ticketId, id }));

/** Finds a message on any ticket, even after it was moved. */
export const findMessageAnywhere = (org: Org, id: string) =>
  org.first<TicketMessageRow>(messageAnywhere({ id }));

export const readActivity = (org: Org, ticketId: string) =>
  org.all<ActivityWithActor>(activityOf({ ticket: ticketId }));

export const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const;

export type TicketCounts = Record<'total' | (typeof statuses)[number], number>;

// SQLite uses an index for a range, but not for a prefix with LIKE.
const counters = prepare((org) =>
  org
    .from('counters')
    .where('name', '>', 'tickets.')
    .where('name', '<', 'tickets/')
    .select('name', 'value'),
);

const countsOfCustomer = prepare((org, p: P<'customer'>) =>
  org
    .from('tickets')
    .where('customer_user_id', p.customer)
    .groupBy('status')
    .select('status as name')
    .count('* as value'),
);

const countsOfSeen = prepare((org) =>
  org.from('tickets').groupBy('status').select('status as name').count('* as value'),
);

/** Number of tickets by status: stored counters for the whole organization, counted if the caller doesn't see all tickets. */
export async function countTickets(org: Org, customerId: string | null): Promise<TicketCounts> {
  const kept = org.visibility ? countsOfSeen({}) : counters({});
  const rows = await org.all<{ name: string; value: number }>(
    customerId === null ? kept : countsOfCustomer({ customer: customerId }),
  );
  const found = new Map(rows.map(({ name, value }) => [name.replace('tickets.', ''), value]));
  const counts: TicketCounts = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
  for (const status of statuses) {
    counts[status] = Number(found.get(status) ?? 0);
    counts.total += counts[status];
  }
  return counts;
}

const loads = prepare((org) =>
  org
    .from('counters')
    .where('name', '>', 'load.')
    .where('name', '<', 'load/')
    .select('name', 'value'),
);

/** The load of each agent: assigned tickets that are open or in progress. */
export async function readLoads(org: Org): Promise<Map<string, number>> {
  const rows = await org.all<{ name: string; value: number }>(loads({}));
  return new Map(rows.map(({ name, value }) => [name.replace('load.', ''), value]));
}

const moved = prepare((org, p: P<'since' | 'end'>) =>
  org.from('counters').where('name', '>=', p.since).where('name', '<', p.end).sum('value as value'),
);

/** Change in the number of open tickets since a time, the start of a day of the organization. */
export async function growthOfOpen(org: Org, since: string): Promise<number> {
  const names = { since: openedOn(since), end: 'opened.9999' };
  return (await org.first<{ value: number | null }>(moved(names)))?.value ?? 0;
}
