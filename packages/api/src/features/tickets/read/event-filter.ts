import { type TicketQuery, typedFilters } from '@helpdesk/sdk/rules/ticket-filters';
import { refusedWord } from '@helpdesk/sdk/rules/ticket-query';
import { prepare } from '../../../database/prepare.ts';
import type { ArchivedRow } from '../../../database/rows/archived.ts';
import type { Org, P } from '../../../database/types.ts';
import type { TicketFacts } from '../../../event-catalog.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { findAnyTag } from '../../tags/read/tags.ts';
import { type FilteredRow, filtersGiven, type ListParam, listFilters } from './list-filters.ts';
import { type TicketFilter, withTyped } from './typed-query.ts';

/** Rejects a filter that can't be decided from the ticket of an event alone; the message has the position. */
export async function validateEventFilter(org: Org, filter: string): Promise<void> {
  if (filter === '') return;
  try {
    await withTyped(org, { query: filter, limit: 1 }, '', true);
  } catch (error) {
    throw error instanceof Refusal ? invalid('filter', error.message) : error;
  }
  const refused = refusedWord(filter, whyNotOfEvents);
  if (refused) throw invalid('filter', `${refused.message} (at character ${refused.at + 1})`);
}

function whyNotOfEvents(query: TicketQuery, text: string): string | null {
  if (text) return `A filter can't contain plain words, such as “${text}”`;
  if (query.agent?.toLowerCase() === 'me')
    return "A webhook filter can't use me. Name the assignee instead";
  if (query.sort) return "A webhook filter can't be sorted";
  const whys = typedFilters.map(({ name, param }) => {
    const { events } = listFilters[param as ListParam] ?? {};
    return query[name] !== undefined && typeof events === 'string' ? events : null;
  });
  return whys.find(Boolean) ?? null;
}

/** Why a filter no longer matches anything, such as a deleted tag; null if it works. */
export async function problemOf(org: Org, filter: string): Promise<string | null> {
  try {
    await validateEventFilter(org, filter);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

const lying = prepare((org, p: P<'id'>) =>
  org
    .from('tickets')
    .where('id', p.id)
    .select('turn', 'source', 'form_id', 'domain', 'has_file', 'snoozed_at'),
);
const archivedTicket = prepare((org, p: P<'id'>) => org.from('put_away_tickets').where('id', p.id));

/** Ticket values that events don't contain; for a ticket in spam or trash, as they were. */
async function readLying(org: Org, id: string): Promise<FilteredRow | null> {
  const row = await org.first<FilteredRow>(lying({ id }));
  if (row) return row;
  const away = await org.first<ArchivedRow>(archivedTicket({ id }));
  if (!away) return null;
  const { ticket } = JSON.parse(away.content) as { ticket: FilteredRow };
  return { ...ticket, turn: null };
}

/** Returns a function that checks whether a filter matches an event's ticket. A filter that names something deleted matches nothing. */
export async function ticketMatcher(
  org: Org,
  typed: string,
): Promise<(ticket: TicketFacts) => Promise<boolean>> {
  if (typed === '') return async () => true;
  let filter: TicketFilter;
  try {
    filter = await withTyped(org, { query: typed, limit: 1 }, '', true);
  } catch (error) {
    if (error instanceof Refusal) return async () => false;
    throw error;
  }
  const given = filtersGiven(filter);
  const [all, any, none] = [
    await namesOf(org, filter.tags),
    await namesOf(org, filter.anyTag),
    await namesOf(org, filter.noTag),
  ];
  return async (ticket) => {
    const has = (name: string) => ticket.tags.includes(name);
    if (!all.every(has) || none.some(has)) return false;
    if (any.length > 0 && !any.some(has)) return false;
    const isOfFacts = given.every(
      ({ events, value }) =>
        typeof events === 'string' || !('byFacts' in events) || events.byFacts(value, ticket),
    );
    if (!isOfFacts) return false;
    const ofRow = given.flatMap(({ events, value }) =>
      typeof events !== 'string' && 'byRow' in events ? [{ ...events, value }] : [],
    );
    if (ofRow.length === 0) return true;
    const row = await readLying(org, ticket.id);
    return row !== null && ofRow.every(({ byRow, value }) => byRow(value, row));
  };
}

/** The names of tags by ID, as events contain them. */
async function namesOf(org: Org, ids: string | undefined): Promise<string[]> {
  const rows = await Promise.all(
    (ids ?? '')
      .split(',')
      .filter(Boolean)
      .map((id) => findAnyTag(org, id)),
  );
  return rows.flatMap((row) => row?.name ?? []);
}
