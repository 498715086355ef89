import type { Parsed } from '@helpdesk/sdk/contract/schemas';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, Query } from '../../../database/types.ts';
import { countListed } from './listed-counters.ts';
import { countTickets } from './tickets.ts';

type Filter = Parsed<'v1Tickets.list'>['query'];

/** A page of tickets by its offset, newest first. */
export async function listByOffset(org: Org, filter: Filter) {
  const { limit, offset } = filter;
  const rows = await org.all<TicketRow>(
    narrowed(org.from('tickets'), filter)
      .orderByRaw('created_at desc, id desc')
      .limit(limit)
      .offset(offset),
  );
  return { rows, pagination: { limit, offset, total: await countMatches(org, filter) } };
}

function narrowed(tickets: Query, { status, priority, customerEmail }: Filter): Query {
  if (status) tickets.where('status', status);
  if (priority) tickets.where('priority', priority);
  if (customerEmail) tickets.where('customer_email', normalizeEmail(customerEmail.trim()));
  return tickets;
}

/** Uses the stored counters unless one customer's tickets are asked for. */
async function countMatches(org: Org, filter: Filter): Promise<number> {
  if (!filter.priority && !filter.customerEmail) {
    return (await countTickets(org, null))[filter.status ?? 'total'];
  }
  if (!filter.customerEmail) return countListed(org, filter);
  const counted = narrowed(org.from('tickets'), filter).count('* as count');
  return Number((await org.first<{ count: number }>(counted))?.count);
}
