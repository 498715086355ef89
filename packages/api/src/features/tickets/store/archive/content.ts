import { prepare } from '../../../../database/prepare.ts';
import { computedOfTickets } from '../../../../database/rows/tickets.ts';
import type { OrgTable, Rows } from '../../../../database/tables.ts';
import { markTickets } from '../../../../database/ticket-marks.ts';
import type { Input, P, Tx } from '../../../../database/types.ts';
import type { TicketFacts } from '../../../../event-catalog.ts';
import { ticketFacts } from '../../present.ts';
import { people, type TicketWithPeople } from '../../read/tickets.ts';
import { moveHoursOfMessages } from '../counts/counts.ts';
import { removeTicketRow } from '../create.ts';

/** Tables whose rows belong to a ticket and are archived with it; `archived.test.ts` finds missing ones. */
export const ownTables = [
  'ticket_access',
  'ticket_former_people',
  'ticket_ccs',
  'ticket_mentions',
  'ticket_followers',
  'ticket_tags',
  'ticket_tasks',
  'time_entries',
  'ticket_reads',
  'scheduled_replies',
  'ticket_snoozes',
  'macro_runs',
  'ticket_activity',
  'ticket_messages',
  'merged_tickets',
  'ticket_splits',
  'ticket_links',
] as const satisfies readonly OrgTable[];

/** The column of such a table that references the ticket. */
export const ownColumn = (table: (typeof ownTables)[number]) =>
  table === 'merged_tickets' ? 'root_id' : 'ticket_id';

/** Tables whose rows reference a ticket without belonging to it, with the column. */
export const namedBy = [
  ['form_submissions', 'ticket_id'],
  ['tickets', 'follow_up_of'],
] as const satisfies readonly (readonly [OrgTable, string])[];

/** The columns of a ticket that the database computes, and those of the people on it. */
const extra = new Set<string>([...computedOfTickets, 'tag_items', ...Object.keys(people)]);

type Own = { [Table in (typeof ownTables)[number]]: Rows[Table][] };

/** The content of a ticket in spam or trash: all of its rows. */
export interface Content extends Own {
  ticket: Input<Rows['tickets']>;
  /** The ticket as it appears in events. */
  facts: TicketFacts;
  /** IDs of the rows in other tables that referenced it, by table. */
  named: Record<(typeof namedBy)[number][0], string[]>;
  /** A submission that was never counted, because its ticket was spam from the start. */
  submission?: Input<Rows['form_submissions']>;
}

/** Sets the ticket that rows of another table reference. */
export const nameTicket = (
  tx: Tx,
  table: (typeof namedBy)[number][0],
  where: { id?: string[]; ticket_id?: string; follow_up_of?: string },
  id: string | null,
) =>
  table === 'tickets'
    ? markTickets(tx, where, { follow_up_of: id })
    : tx.update(table, where, { ticket_id: id });

const ownRows = ownTables.map((table) => ({
  table,
  ofTicket: prepare((org, p: P<'id'>) => org.from(table).where(ownColumn(table), p.id)),
}));

const namingRows = namedBy.map(([table, column]) => ({
  table,
  column,
  ofTicket: prepare((org, p: P<'id'>) => org.from(table).where(column, p.id).select('id')),
}));

/** Removes a ticket and all of its rows, and returns them. */
export async function takeOut(tx: Tx, ticket: TicketWithPeople): Promise<Content> {
  const { id } = ticket;
  const own: Partial<Record<keyof Own, unknown[]>> = {};
  for (const { table, ofTicket } of ownRows) {
    const rows = await tx.all(ofTicket({ id }));
    own[table] = rows;
    if (rows.length > 0) await tx.remove(table, { [ownColumn(table)]: id });
  }
  await moveHoursOfMessages(tx, (own as Own).ticket_messages, -1);
  const named: Partial<Content['named']> = {};
  for (const { table, column, ofTicket } of namingRows) {
    const rows = await tx.all<{ id: string }>(ofTicket({ id }));
    named[table] = rows.map((row) => row.id);
    if (rows.length > 0) await nameTicket(tx, table, { [column]: id }, null);
  }
  await removeTicketRow(tx, id);
  const columns = Object.entries(ticket).filter(([name]) => !extra.has(name));
  const facts = ticketFacts(ticket);
  return { ...own, named, facts, ticket: Object.fromEntries(columns) } as unknown as Content;
}

/** IDs that files can be attached to: the ticket for its description, its messages, and waiting replies and notes. */
export const saidIn = ({
  ticket,
  ticket_messages,
  scheduled_replies,
  macro_runs,
}: Content): string[] => [
  String(ticket.id),
  ...ticket_messages.map(({ id }) => id),
  ...scheduled_replies.map(({ id }) => id),
  ...macro_runs.filter(({ note }) => note !== null).map(({ id }) => id),
];
