import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { foldedTagName } from '@helpdesk/sdk/rules/tags';
import { byChoice } from '@helpdesk/sdk/rules/ticket-fields';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, OrgScope, Query } from '../../../database/types.ts';
import { type Tagged, tagColumn } from '../../tags/read/on-ticket.ts';
import { listedIn } from './by-tags.ts';
import { findByExternalId } from './external-id.ts';
import { counted, countListed } from './listed-counters.ts';
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

/** The ID of the ticket with an external ID; null if there is none, undefined if the filter has no external ID. */
async function idOf(org: Org, { externalId }: Filter): Promise<string | null | undefined> {
  if (!externalId) return undefined;
  return (await findByExternalId(org, externalId.trim()))?.rootId ?? null;
}

/** The parameters that filter the list; the external ID is resolved first. */
type Narrowing = Omit<Filter, 'limit' | 'offset' | 'externalId'>;

/** The filter for each parameter; a parameter of the contract without one doesn't compile. */
const narrowings: {
  readonly [Param in keyof Narrowing]-?: (tickets: Query, value: string, org: OrgScope) => Query;
} = {
  ...byChoice((name) => (tickets: Query, value: string) => tickets.where(name, value)),
  customerEmail: (tickets, email) => tickets.where('customer_email', normalizeEmail(email.trim())),
  tags: (tickets, names, org) =>
    listedIn(names, 'tags').reduce(
      (so, name) => so.whereIn('id', ticketsTagged(org, [name])),
      tickets,
    ),
  anyTag: (tickets, names, org) => {
    const any = listedIn(names, 'anyTag');
    return any.length > 0 ? tickets.whereIn('id', ticketsTagged(org, any)) : tickets;
  },
  noTag: (tickets, names, org) => {
    const no = listedIn(names, 'noTag');
    return no.length > 0 ? tickets.whereNotIn('id', ticketsTagged(org, no)) : tickets;
  },
};

const givenIn = (filter: Filter) =>
  (Object.keys(narrowings) as (keyof Narrowing)[]).filter((param) => filter[param]);

function narrowed(
  org: OrgScope,
  tickets: Query,
  filter: Filter,
  id: string | null | undefined,
): Query {
  // No ticket has an empty ID.
  if (id !== undefined) tickets.where('id', id ?? '');
  return givenIn(filter).reduce(
    (so, param) => narrowings[param](so, filter[param] ?? '', org),
    tickets,
  );
}

/** The IDs of tickets with at least one of the tags with these names. */
const ticketsTagged = (org: OrgScope, names: readonly string[]) =>
  org
    .from('ticket_tags')
    .join(org.from('all_tags').as('tag'), 'tag.id', 'ticket_tags.tag_id')
    .whereNull('tag.deleted_at')
    .whereIn('tag.folded', names.map(foldedTagName))
    .select('ticket_tags.ticket_id');

/** Uses the stored counters if they cover the filter, and otherwise counts. */
async function countMatches(
  org: Org,
  filter: Filter,
  id: string | null | undefined,
): Promise<number> {
  const given = givenIn(filter);
  if (id === undefined && given.every((param) => param === 'status')) {
    return (await countTickets(org, null))[filter.status ?? 'total'];
  }
  if (id === undefined && given.every((param) => counted.has(param))) {
    return countListed(org, filter);
  }
  const counting = narrowed(org, org.from('tickets'), filter, id).count('* as count');
  return Number((await org.first<{ count: number }>(counting))?.count);
}
