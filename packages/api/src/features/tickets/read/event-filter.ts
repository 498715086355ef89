import { refusedWord, type TicketQuery } from '@helpdesk/sdk/rules/ticket-query';
import { prepare } from '../../../database/prepare.ts';
import type { PutAwayRow } from '../../../database/rows/put-away.ts';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, P } from '../../../database/types.ts';
import type { TicketFacts } from '../../../event-catalog.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { findAnyTag } from '../../tags/read/tags.ts';
import { sourceOf } from './channels.ts';
import { type TicketFilter, withTyped } from './typed-query.ts';

/** Refuses a query that does not say, by a ticket alone, whether an event is wanted; with the place. */
export async function judgeEventFilter(org: Org, filter: string): Promise<void> {
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
  const { unread, mentioned, assignee, follower, sort } = query;
  if (text) return `A filter has no plain words, such as “${text}”`;
  if (unread || mentioned) return 'A webhook has read nothing, and nobody mentions it';
  if (assignee?.toLowerCase() === 'me') return 'A webhook is nobody: name the assignee';
  if (follower) return 'Events cannot be filtered by followers';
  if (sort) return 'Events come in the order in which they happen';
  return null;
}

/** Why a filter lets nothing through by now, such as a tag that was deleted; null when it works. */
export async function problemOf(org: Org, filter: string): Promise<string | null> {
  try {
    await judgeEventFilter(org, filter);
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
const putAway = prepare((org, p: P<'id'>) => org.from('put_away_tickets').where('id', p.id));

type Lying = Pick<TicketRow, 'turn' | 'source' | 'form_id' | 'domain' | 'has_file' | 'snoozed_at'>;

/** What events do not say of a ticket; of one that is put away, as it was. */
async function readLying(org: Org, id: string): Promise<Lying | null> {
  const row = await org.first<Lying>(lying({ id }));
  if (row) return row;
  const away = await org.first<PutAwayRow>(putAway({ id }));
  if (!away) return null;
  const { ticket } = JSON.parse(away.content) as { ticket: Lying };
  return { ...ticket, turn: null };
}

/** Whether a ticket, as an event tells it, is one of those that a filter names. A filter that names what is not there names none. */
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
  const { turn, channel, formId, domain, hasFile, snoozed } = filter;
  const needsRow = Boolean(turn || channel || formId || domain || hasFile || snoozed);
  const [all, any, none] = [
    await namesOf(org, filter.tags),
    await namesOf(org, filter.anyTag),
    await namesOf(org, filter.noTag),
  ];
  return async (ticket) => {
    const has = (name: string) => ticket.tags.includes(name);
    if (!all.every(has) || none.some(has)) return false;
    if (any.length > 0 && !any.some(has)) return false;
    if (!isOfFacts(filter, ticket)) return false;
    if (!needsRow) return true;
    const row = await readLying(org, ticket.id);
    return row !== null && isOfRow(filter, row);
  };
}

function isOfFacts(filter: TicketFilter, ticket: TicketFacts): boolean {
  const { status, priority, assignedAgentId, customerEmail, createdFrom, createdBefore } = filter;
  const assignee = assignedAgentId === 'none' ? null : assignedAgentId;
  return (
    (status === undefined || ticket.status === status) &&
    (priority === undefined || ticket.priority === priority) &&
    (assignee === undefined || ticket.assignedAgentId === assignee) &&
    (customerEmail === undefined || ticket.customerEmail === customerEmail) &&
    (createdFrom === undefined || ticket.createdAt >= createdFrom) &&
    (createdBefore === undefined || ticket.createdAt < createdBefore)
  );
}

function isOfRow(filter: TicketFilter, row: Lying): boolean {
  const { turn, channel, formId, domain, hasFile, snoozed } = filter;
  return (
    (turn === undefined || (turn === 'any' ? row.turn !== null : row.turn === turn)) &&
    (channel === undefined || row.source === sourceOf[channel]) &&
    (formId === undefined || row.form_id === formId) &&
    (domain === undefined || row.domain === domain.toLowerCase()) &&
    (hasFile === undefined || Number(row.has_file) === 1) &&
    (snoozed === undefined || (row.snoozed_at !== null && row.snoozed_at !== undefined))
  );
}

/** The names of tags by their ids, as events have them. */
async function namesOf(org: Org, ids: string | undefined): Promise<string[]> {
  const rows = await Promise.all(
    (ids ?? '')
      .split(',')
      .filter(Boolean)
      .map((id) => findAnyTag(org, id)),
  );
  return rows.flatMap((row) => row?.name ?? []);
}
