import { prepare } from '../../../database/prepare.ts';
import type { TicketMessageRow } from '../../../database/rows/tickets.ts';
import type { Org, P } from '../../../database/types.ts';
import { type ShownTicket, shownWithPeople } from './tickets.ts';

/** Number of IDs per statement: with fixed sizes, only a few statements are prepared. */
const idSizes = [10, 50];
const idNames = (size: number) => Array.from({ length: size }, (_, at) => `id${at}`);
const someIds = (p: P<string>, size: number) => idNames(size).map((name) => p[name] as never);

const ticketsBySize = idSizes.map((size) =>
  prepare((org, p: P<string>) => shownWithPeople(org).whereIn('tickets.id', someIds(p, size))),
);
const textsBySize = idSizes.map((size) =>
  prepare((org, p: P<string>) =>
    org
      .from('ticket_messages')
      .whereIn('ticket_id', someIds(p, size))
      .orderBy(['created_at', 'id'])
      .select('ticket_id', 'visibility', 'body', 'merged_from'),
  ),
);

/** The rows of up to 50 IDs, with one statement. */
async function ofIds<Row>(org: Org, bySize: typeof ticketsBySize, ids: readonly string[]) {
  const size = idSizes.findIndex((most) => ids.length <= most);
  const query = bySize[size];
  if (!query) throw new RangeError(`${ids.length} ids are too many for one statement`);
  if (ids.length === 0) return [];
  const names = idNames(idSizes[size] ?? 0);
  const values = Object.fromEntries(names.map((name, at) => [name, ids[at] ?? ids[0] ?? '']));
  return org.all<Row>(query(values));
}

/** Up to 50 tickets in the order of their IDs; only those of one customer when `customerId` is given. */
export async function findTickets(org: Org, ids: readonly string[], customerId: string | null) {
  const rows = await ofIds<ShownTicket>(org, ticketsBySize, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const ticket = byId.get(id);
    return ticket && (customerId === null || ticket.customer_user_id === customerId)
      ? [ticket]
      : [];
  });
}

type MessageText = Pick<TicketMessageRow, 'ticket_id' | 'visibility' | 'body' | 'merged_from'>;

/** The messages of up to 50 tickets, oldest first. */
export async function readTexts(org: Org, ids: readonly string[]) {
  const texts = new Map<string, MessageText[]>(ids.map((id) => [id, []]));
  for (const row of await ofIds<MessageText>(org, textsBySize, ids)) {
    texts.get(row.ticket_id)?.push(row);
  }
  return texts;
}
