import type { Parsed } from '@helpdesk/sdk/contract/schemas';
import { prepare } from '../../database/prepare.ts';
import type { TicketActivityRow, TicketMessageRow, TicketRow } from '../../database/tables.ts';
import type { Org, OrgScope, P, Query } from '../../database/types.ts';
import type { Page } from '../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../http/paging.ts';

/** A ticket with the people on it. */
export interface TicketWithPeople extends TicketRow {
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

function withPeople(scope: OrgScope): Query {
  return scope
    .from('tickets')
    .leftJoin('users as agent', 'agent.id', 'tickets.assigned_agent_id')
    .leftJoin('users as customer', 'customer.id', 'tickets.customer_user_id')
    .select(
      'tickets.*',
      'agent.first_name as agent_first_name',
      'agent.last_name as agent_last_name',
      'agent.email as agent_email',
      'agent.profile_image_url as agent_image',
      'customer.first_name as customer_first_name',
      'customer.last_name as customer_last_name',
      'customer.email as customer_user_email',
      'customer.profile_image_url as customer_image',
    );
}

const ticketById = prepare((org, p: P<'id'>) => withPeople(org).where('tickets.id', p.id));

const messagesOf = prepare((org, p: P<'ticket'>) =>
  org
    .from('ticket_messages')
    .leftJoin('users', 'users.id', 'ticket_messages.user_id')
    .where('ticket_id', p.ticket)
    .orderBy('ticket_messages.id')
    .select(
      'ticket_messages.*',
      'users.first_name as user_first_name',
      'users.last_name as user_last_name',
      'users.email as user_email',
      'users.profile_image_url as user_image',
    ),
);

const activityOf = prepare((org, p: P<'ticket'>) =>
  org
    .from('ticket_activity')
    .leftJoin('users', 'users.id', 'ticket_activity.actor_user_id')
    .where('ticket_id', p.ticket)
    .orderBy('ticket_activity.id')
    .select(
      'ticket_activity.*',
      'users.first_name as actor_first_name',
      'users.last_name as actor_last_name',
      'users.email as actor_email',
    ),
);

/** A ticket of the organization; of one customer only, when `customerId` is given. */
export async function findTicket(org: Org, id: string, customerId: string | null) {
  const ticket = await org.first<TicketWithPeople>(ticketById({ id }));
  return ticket && (customerId === null || ticket.customer_user_id === customerId) ? ticket : null;
}

export const readMessages = (org: Org, ticketId: string) =>
  org.all<MessageWithAuthor>(messagesOf({ ticket: ticketId }));

export const readActivity = (org: Org, ticketId: string) =>
  org.all<ActivityWithActor>(activityOf({ ticket: ticketId }));

const ticketByNumber = prepare((org, p: P<'email' | 'number'>) =>
  withPeople(org)
    .where('tickets.number', p.number)
    .where('tickets.customer_email', p.email),
);

/** The pair that a visitor proves himself with. */
export const findByEmailAndNumber = (org: Org, email: string, number: string) =>
  org.first<TicketWithPeople>(ticketByNumber({ email, number }));

const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const;

export type TicketCounts = Record<'total' | (typeof statuses)[number], number>;

const counters = prepare((org) =>
  org.from('counters').whereLike('name', 'tickets.%').select('name', 'value'),
);

const countsOfCustomer = prepare((org, p: P<'customer'>) =>
  org
    .from('tickets')
    .where('customer_user_id', p.customer)
    .groupBy('status')
    .select('status as name')
    .count('* as value'),
);

/** How many tickets are in each status: kept counts for the organization, counted ones for a customer. */
export async function countTickets(org: Org, customerId: string | null): Promise<TicketCounts> {
  const rows = await org.all<{ name: string; value: number }>(
    customerId === null ? counters({}) : countsOfCustomer({ customer: customerId }),
  );
  const found = new Map(rows.map(({ name, value }) => [name.replace('tickets.', ''), value]));
  const counts: TicketCounts = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
  for (const status of statuses) {
    counts[status] = found.get(status) ?? 0;
    counts.total += counts[status];
  }
  return counts;
}

export type TicketFilter = Parsed<'tickets.list'>['query'];

const priorityRank =
  "case tickets.priority when 'urgent' then 0 when 'high' then 1 when 'normal' then 2 else 3 end";

/** Each sort as its key columns; the id makes every key unique, so that a page ends at an exact place. */
const sorts = {
  '-updatedAt': { columns: ['tickets.updated_at', 'tickets.id'], direction: 'desc' },
  '-createdAt': { columns: ['tickets.created_at', 'tickets.id'], direction: 'desc' },
  createdAt: { columns: ['tickets.created_at', 'tickets.id'], direction: 'asc' },
  priority: { columns: [priorityRank, 'tickets.id'], direction: 'asc' },
} as const;

type Values = Record<string, string | number>;

interface Shape {
  filters: string[];
  sort: keyof typeof sorts;
  hasCursor: boolean;
}

const filters: Record<string, (query: Query, p: P<string>) => Query> = {
  status: (query, p) => query.where('tickets.status', p.status as never),
  priority: (query, p) => query.where('tickets.priority', p.priority as never),
  agent: (query, p) => query.where('tickets.assigned_agent_id', p.agent as never),
  unassigned: (query) => query.whereNull('tickets.assigned_agent_id'),
  customer: (query, p) => query.where('tickets.customer_user_id', p.customer as never),
  text: (query, p) =>
    query.whereRaw(
      `(lower(tickets.subject) like ? escape '!' or lower(tickets.number) like ? escape '!'
        or lower(coalesce(tickets.customer_name, '')) like ? escape '!'
        or lower(coalesce(tickets.customer_email, '')) like ? escape '!')`,
      [p.text, p.text, p.text, p.text] as never,
    ),
};

const compiled = new Map<string, ReturnType<typeof prepareList>>();

/** Compiled once for each combination of filters: building SQL costs more than running it. */
function listQuery(shape: Shape) {
  const key = JSON.stringify(shape);
  const known = compiled.get(key) ?? prepareList(shape);
  compiled.set(key, known);
  return known;
}

function prepareList(shape: Shape) {
  const { columns, direction } = sorts[shape.sort];
  const narrowed = (query: Query, p: P<string>) =>
    shape.filters.reduce((so, name) => filters[name]?.(so, p) ?? so, query);
  const page = prepare((org, p: P<string>) => {
    let query = narrowed(withPeople(org), p);
    for (const column of columns) query = query.orderByRaw(`${column} ${direction}`);
    if (shape.hasCursor) {
      const sign = direction === 'desc' ? '<' : '>';
      query = query.whereRaw(`(${columns.join(', ')}) ${sign} (?, ?)`, [p.first, p.second] as never);
    }
    return query.limit(p.limit as never);
  });
  const total = prepare((org, p: P<string>) =>
    narrowed(org.from('tickets'), p).count('* as count'),
  );
  return { page, total };
}

/** A page of tickets by keyset, so that the last page costs what the first does. */
export async function listTickets(
  org: Org,
  filter: TicketFilter,
  customerId: string | null,
): Promise<Page<TicketWithPeople>> {
  const values = valuesOf(filter, customerId);
  const { sort, limit } = filter;
  const shape = { filters: Object.keys(values), sort, hasCursor: Boolean(filter.cursor) };
  const query = listQuery(shape);
  const [first = '', second = ''] = filter.cursor ? decodeCursor(filter.cursor, 2) : [];
  const rows = await org.all<TicketWithPeople>(
    query.page({ ...values, limit: limit + 1, first, second }),
  );
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    next: last ? encodeCursor(keyOf(last, sort)) : null,
    total: await countMatches(org, values, query.total),
  };
}

function valuesOf(filter: TicketFilter, customerId: string | null): Values {
  const values: Values = {};
  if (customerId !== null) values.customer = customerId;
  if (filter.status) values.status = filter.status;
  if (filter.priority) values.priority = filter.priority;
  if (filter.assignedAgentId === 'none') values.unassigned = 1;
  else if (filter.assignedAgentId) values.agent = filter.assignedAgentId;
  const text = filter.q?.trim().toLowerCase();
  if (text) values.text = `%${text.replace(/[!%_]/g, '!$&')}%`;
  return values;
}

const ranks: Record<string, number> = { urgent: 0, high: 1, normal: 2, low: 3 };

function keyOf(row: TicketWithPeople, sort: keyof typeof sorts): (string | number)[] {
  if (sort === 'priority') return [ranks[row.priority] ?? 3, row.id];
  return [sort === '-updatedAt' ? row.updated_at : row.created_at, row.id];
}

/** The kept counters answer for the whole list and for one status; only other filters are counted. */
async function countMatches(
  org: Org,
  values: Values,
  total: ReturnType<typeof prepareList>['total'],
): Promise<number> {
  const names = Object.keys(values);
  if (names.length === 0) return (await countTickets(org, null)).total;
  if (names.length === 1 && values.status) {
    return (await countTickets(org, null))[values.status as (typeof statuses)[number]];
  }
  const row = await org.first<{ count: number }>(total(values));
  return Number(row?.count ?? 0);
}
