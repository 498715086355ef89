import type { Knex } from 'knex';

/**
 * The tickets that a member with restricted visibility can see: their own, and perhaps unassigned ones. A handle with it reads
 * no other ticket.
 */
export interface Visibility {
  readonly userId: string;
  readonly seesUnassigned: boolean;
  /** The ticket that this request created or reassigned: it stays visible until the end of the request. */
  touched: string;
}

/** A visibility as the values of a query, or as the slots of a compiled one. */
export interface VisibilityValues {
  readonly userId: string | Knex.Raw;
  readonly touched: string | Knex.Raw;
  readonly seesUnassigned: boolean;
  /** Members with restricted visibility can't read counters of tickets, but their writes still update them. */
  readonly isWriting: boolean;
}

/** Builds the condition that a column names a visible ticket: by its id, or by another of its columns. */
type Sees = (column: string, of?: 'id' | 'customer_email') => Knex.Raw;
type Rule = (query: Knex.QueryBuilder, sees: Sees, values: VisibilityValues) => void;

const naming =
  (...columns: readonly string[]): Rule =>
  (query, sees) => {
    for (const column of columns) query.whereRaw('?', [sees(column)]);
  };
const nothing: Rule = (query) => query.whereRaw('1 = 0');

/** The prefixes of counter names about tickets and form submissions. */
const counted = [
  'answered.',
  'assigned.',
  'form.',
  'forms.',
  'hour.',
  'hours.',
  'listed.',
  'load.',
  'opened.',
  'put_away.',
  'resolved.',
  'snoozed.',
  'tagged.',
  'tickets.',
  'turn.',
];

/** Tables with rows of a ticket, and of emails and form submissions that became one. */
const ofTicket = [
  'form_submissions',
  'imported_tickets',
  'inbound_mails',
  'macro_runs',
  'scheduled_replies',
  'staff_news',
  'staff_news_marks',
  'ticket_access',
  'ticket_activity',
  'ticket_ccs',
  'ticket_followers',
  'ticket_former_people',
  'ticket_mentions',
  'ticket_messages',
  'ticket_reads',
  'ticket_snoozes',
  'ticket_tags',
  'ticket_tasks',
  'time_entries',
] as const;

const rules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(ofTicket.map((table) => [table, naming('ticket_id')])),
  customer_records: (query, sees) => {
    query.whereRaw('?', [sees('customer_records.email', 'customer_email')]);
  },
  merged_tickets: naming('root_id'),
  search_documents: naming('target_id'),
  ticket_links: naming('ticket_id', 'other_id'),
  ticket_splits: naming('ticket_id', 'from_id'),
  // They can restore what they deleted themselves.
  put_away_tickets: (query, _, { userId }) => query.where('put_away_by', userId),
  put_away_words: nothing,
  events: nothing,
  outbox: nothing,
  counters: (query, _, { isWriting }) => {
    if (!isWriting) for (const begin of counted) query.whereRaw('name not like ?', [`${begin}%`]);
  },
};

/** Restricts the read of a table to the tickets that the member can see. */
export function narrow(
  builder: Knex,
  query: Knex.QueryBuilder,
  table: string,
  organizationId: string | Knex.Raw,
  values: VisibilityValues,
): void {
  const { userId, touched, seesUnassigned } = values;
  const unassigned = seesUnassigned ? ' or tickets.assigned_agent_id is null' : '';
  const own = `(tickets.assigned_agent_id = ?${unassigned} or tickets.id = ?)`;
  if (table === 'tickets') {
    query.whereRaw(own, [userId, touched]);
    return;
  }
  // The scope guard expects the scope first.
  const sees: Sees = (column, of = 'id') =>
    builder.raw(
      `exists (select 1 from tickets where organization_id = ? and tickets.${of} = ${column} and ${own})`,
      [organizationId, userId, touched],
    );
  rules[table]?.(query, sees, values);
}
