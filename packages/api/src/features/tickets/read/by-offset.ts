import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { foldedTagName } from '@helpdesk/sdk/rules/tags';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, OrgScope, Query } from '../../../database/types.ts';
import { type Tagged, tagColumn } from '../../tags/read/on-ticket.ts';
import { isByTags, listedIn } from './by-tags.ts';
import { findByExternalId } from './external-id.ts';
import { countListed } from './listed-counters.ts';
import { countTickets } from './tickets.ts';

type Filter = Parsed<'v1Tickets.list'>['query'];

/** A page of tickets by its offset, newest first. */
export async function listByOffset(org: Org, filter: Filter) {
  const { limit, offset } = filter;
  const id = await idOf(org, filter);
  const rows = await org.all<TicketRow & Tagged>(
    narrowed(org, org.from('tickets'), filter, id)
      .select('tickets.*', tagColumn(org))
      .orderByRaw('created_at desc, id desc')
      .limit(limit)
      .offset(offset),
  );
  return { rows, pagination: { limit, offset, total: await countMatches(org, filter, id) } };
}

/** The ticket that an external id leads to; null for none, undefined where none is asked for. */
async function idOf(org: Org, { externalId }: Filter): Promise<string | null | undefined> {
  if (!externalId) return undefined;
  return (await findByExternalId(org, externalId.trim()))?.rootId ?? null;
}

function narrowed(
  org: OrgScope,
  tickets: Query,
  { status, priority, customerEmail, tags, anyTag, noTag }: Filter,
  id: string | null | undefined,
): Query {
  if (status) tickets.where('status', status);
  if (priority) tickets.where('priority', priority);
  if (customerEmail) tickets.where('customer_email', normalizeEmail(customerEmail.trim()));
  // No ticket has an empty id.
  if (id !== undefined) tickets.where('id', id ?? '');
  for (const name of listedIn(tags, 'tags')) tickets.whereIn('id', ticketsTagged(org, [name]));
  const any = listedIn(anyTag, 'anyTag');
  if (any.length > 0) tickets.whereIn('id', ticketsTagged(org, any));
  const no = listedIn(noTag, 'noTag');
  if (no.length > 0) tickets.whereNotIn('id', ticketsTagged(org, no));
  return tickets;
}

/** The tickets with at least one of the tags of these names. */
const ticketsTagged = (org: OrgScope, names: readonly string[]) =>
  org
    .from('ticket_tags')
    .join(org.from('all_tags').as('tag'), 'tag.id', 'ticket_tags.tag_id')
    .whereNull('tag.deleted_at')
    .whereIn('tag.folded', names.map(foldedTagName))
    .select('ticket_tags.ticket_id');

/** Uses the stored counters unless one customer's tickets are asked for, or one ticket. */
async function countMatches(
  org: Org,
  filter: Filter,
  id: string | null | undefined,
): Promise<number> {
  const byTags = isByTags(filter) || Boolean(filter.externalId);
  if (!filter.priority && !filter.customerEmail && !byTags) {
    return (await countTickets(org, null))[filter.status ?? 'total'];
  }
  if (!filter.customerEmail && !byTags) return countListed(org, filter);
  const counted = narrowed(org, org.from('tickets'), filter, id).count('* as count');
  return Number((await org.first<{ count: number }>(counted))?.count);
}
