import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { JsonFields, JsonText, OrgScope, P, Query } from '../../../database/types.ts';
import { betweenItems } from '../../../http/rendered.ts';
import { ticketColumns } from '../fields.ts';
import { maxCounted } from './fragment.ts';
import { statuses } from './tickets.ts';

type Ticket = Schema<'Ticket'>;

const person = (alias: string): JsonFields<Schema<'PersonRef'>> => ({
  firstName: `${alias}.first_name`,
  lastName: `${alias}.last_name`,
  email: `${alias}.email`,
  profileImageUrl: `${alias}.profile_image_url`,
});

const { assignedAgentId: _, ...own } = ticketColumns;

/** The same as `presentTicket`, in the database's words: a list of 50 costs a quarter of what rows cost. */
const presented: JsonFields<Ticket> = {
  ...inTable('tickets', own),
  customer: { unless: 'customer.email', fields: person('customer') },
  assignedAgent: { unless: 'agent.email', fields: { id: 'agent.id', ...person('agent') } },
};

/** The columns with their table's name. */
function inTable<Field extends string>(table: string, columns: Readonly<Record<Field, string>>) {
  const named = Object.entries<string>(columns).map(([field, column]) => [
    field,
    `${table}.${column}`,
  ]);
  return Object.fromEntries(named) as Record<Field, string>;
}

/** A page as one text out of the database: its rows are never made into objects. */
export interface ListedPage {
  text: JsonText<Ticket> | null;
  count: number;
  /** Of all pages, where it need not be counted. */
  total?: number | null;
}

/** Each sort by its key columns; the id makes every key unique, so that a page ends at an exact place. */
export const sorts = {
  '-updatedAt': { columns: ['updated_at', 'id'], direction: 'desc' },
  '-createdAt': { columns: ['created_at', 'id'], direction: 'desc' },
  createdAt: { columns: ['created_at', 'id'], direction: 'asc' },
  priority: { columns: ['urgency', 'updated_at', 'id'], direction: 'desc' },
} as const;

export type Sort = keyof typeof sorts;

type Narrow = (query: Query, p: P<string>, org: OrgScope) => Query;

/** What a list is narrowed by; `picked` and `walked` are the two ways to look for a fragment of text. */
const filters = {
  own: (query, p) => query.where('tickets.customer_user_id', p.own),
  customerEmail: (query, p) => query.where('tickets.customer_email', p.customerEmail),
  agent: (query, p) => query.where('tickets.assigned_agent_id', p.agent),
  unassigned: (query) => query.whereNull('tickets.assigned_agent_id'),
  status: (query, p) => query.where('tickets.status', p.status),
  priority: (query, p) => query.where('tickets.urgency', p.priority),
  /** Few candidates: looks them up in the index and sorts them. */
  picked: (query, p, org) =>
    query.whereIn(
      'tickets.id',
      org
        .found(p.match as never, p.most as never)
        .whereRaw(`search_documents.text like ? escape '!'`, [p.text as never])
        .select('target_id'),
    ),
  /** Many candidates: scans the list in its order. */
  walked: (query, p, org) => {
    const heading = org
      .from('search_documents')
      .where('kind', 'ticket_heading')
      .whereRaw('search_documents.target_id = tickets.id')
      .select('text');
    return query.whereRaw(`(?) like ? escape '!'`, [heading, p.text] as never);
  },
} satisfies Record<string, Narrow>;

export type Filter = keyof typeof filters;

interface Shape {
  filters: readonly Filter[];
  sort: Sort;
  hasCursor: boolean;
}

/**
 * The index in the order of the list that starts with the filters, so that a rare combination reads only its own rows;
 * the primary key's for a few given ids.
 */
function indexFor({ filters: by, sort }: Shape): string {
  const has = (name: Filter) => by.includes(name);
  if (has('picked')) return 'sqlite_autoindex_tickets_1';
  if (has('own')) return 'tickets_by_own';
  if (has('customerEmail')) return 'tickets_by_customer';
  if (sort === 'priority')
    return has('status') ? 'tickets_by_status_urgency' : 'tickets_by_urgency';
  if (sort !== '-updatedAt') return 'tickets_by_created';
  const isByAgent = has('agent') || has('unassigned');
  if (isByAgent) return has('status') ? 'tickets_by_assignee_status' : 'tickets_by_assignee';
  if (has('status') && has('priority')) return 'tickets_by_status_urgency';
  if (has('status')) return 'tickets_by_status';
  if (has('priority')) return 'tickets_by_urgency';
  return 'tickets_by_updated';
}

function prepareList(shape: Shape) {
  const { columns, direction } = sorts[shape.sort];
  const keys = columns.map((column) => `tickets.${column}`);
  const table = (org: OrgScope) => org.along('tickets', indexFor(shape));
  const narrowed = (query: Query, p: P<string>, org: OrgScope) =>
    shape.filters.reduce((so, name) => (filters[name] as Narrow)(so, p, org), query);

  const page = prepare((org, p: P<string>) => {
    const query = narrowed(table(org), p, org)
      .leftJoin('users as agent', 'agent.id', 'tickets.assigned_agent_id')
      .leftJoin('users as customer', 'customer.id', 'tickets.customer_user_id')
      .select(org.json<Ticket>(presented, 'json'))
      .orderByRaw(keys.map((key) => `${key} ${direction}`).join(', '))
      .limit(p.limit as never);
    if (shape.hasCursor) {
      const sign = direction === 'desc' ? '<' : '>';
      const placeholders = columns.map(() => '?').join(', ');
      query.whereRaw(
        `(${keys.join(', ')}) ${sign} (${placeholders})`,
        columns.map((_, at) => p[`key${at}`] as never),
      );
    }
    const joined = org.joined(query, 'json', betweenItems);
    return isKept(shape.filters) ? joined.select(keptTotal(org, p, shape.filters)) : joined;
  });
  const total = prepare((org, p: P<string>) => {
    const some = narrowed(table(org), p, org);
    const matches = some.select(org.raw('1 as one')).limit(maxCounted);
    return org
      .from('organizations')
      .select(org.raw('(select count(*) from (?) as matches) as count', [matches]));
  });
  return { page, total };
}

/** Whether the kept counts of the statuses tell the total. */
const isKept = (by: readonly Filter[]) => by.every((name) => name === 'status');

function keptTotal(org: OrgScope, p: P<string>, by: readonly Filter[]) {
  const names = by.includes('status')
    ? [org.raw("'tickets.' || ?", [p.status as never])]
    : statuses.map((status) => `tickets.${status}`);
  const total = org
    .from('counters')
    .whereIn('name', names as never)
    .sum('value');
  return org.raw('(?) as total', [total]);
}

const compiled = new Map<string, ReturnType<typeof prepareList>>();

/** Compiled once for each combination of filters: building SQL costs more than running it. */
export function listQuery(shape: Shape) {
  const key = JSON.stringify(shape);
  const known = compiled.get(key) ?? prepareList(shape);
  compiled.set(key, known);
  return known;
}
