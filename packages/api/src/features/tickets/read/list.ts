import type { Schema } from '@helpdesk/sdk/contract/operations';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { Org } from '../../../database/types.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import { renderedPage } from '../../../http/rendered.ts';
import { type ByTags, isByTags, narrowByTags } from './by-tags.ts';
import { sourceOf } from './channels.ts';
import { findByExternalId } from './external-id.ts';
import { countFragment, type Fragment, lookForFragment } from './fragment.ts';
import {
  type Filter,
  isOfTags,
  type ListedPage,
  listQuery,
  type Sort,
  sorts,
} from './list-query.ts';
import { countListed, isCounted, type ListedBy } from './listed-counters.ts';
import { type TicketFilter, withTyped } from './typed-query.ts';
import { urgencies } from './urgencies.ts';

type Values = Record<string, string | number>;

/** What a list is narrowed by, apart from its fragment of text. */
interface Narrowed {
  filters: Filter[];
  values: Values;
  by: ListedBy;
}

/** A list as it is looked for. */
interface Looked {
  sort: Sort;
  narrowed: Narrowed;
  fragment: Fragment | null;
  /** How many tickets it has, where the kept counts of tags tell. */
  kept: number | null;
}

/** A page of tickets by keyset, so that the last page costs what the first does. */
export async function listTickets(
  org: Org,
  asked: TicketFilter,
  customerId: string | null,
  userId: string,
): Promise<Page<Schema<'Ticket'>>> {
  const { limit, cursor } = asked;
  const looked = await lookFor(org, asked, customerId, userId);
  if (!looked) return { items: [], next: null, total: 0 };
  const { sort, narrowed, fragment } = looked;
  const filters = [...narrowed.filters, ...(fragment ? [fragment.ways.page] : [])];
  const query = listQuery({ filters, sort, hasCursor: Boolean(cursor) });
  const keys = cursor ? decodeCursor(cursor, kindsOf(sort)) : [];
  const values = {
    ...narrowed.values,
    ...fragment?.values,
    ...Object.fromEntries(keys.map((key, at) => [`key${at}`, key])),
    limit: limit + 1,
  };
  // A fragment is the dearest to count: beside its page, where the database does two things at once.
  const counted = fragment ? countMatches(org, looked) : null;
  const [page] = await Promise.all([org.first<ListedPage>(query.page(values)), counted]);
  const { items, last } = renderedPage(page ?? { text: null, count: 0 }, limit);
  return {
    items,
    next: last ? encodeCursor(sorts[sort].columns.map((column) => keysOf[column](last))) : null,
    total:
      page && page.total !== undefined
        ? Number(page.total)
        : await (counted ?? countMatches(org, looked)),
  };
}

/** The total of the list of a query that a member of the staff typed. */
export async function countTicketsLike(org: Org, query: string, userId: string): Promise<number> {
  const looked = await lookFor(org, { query, limit: 1 }, null, userId);
  return looked ? countMatches(org, looked) : 0;
}

/** Null where there is nothing to be found. */
async function lookFor(
  org: Org,
  asked: TicketFilter,
  customerId: string | null,
  userId: string,
): Promise<Looked | null> {
  const filter = await withTyped(org, asked, userId, customerId === null);
  // Of customers it is not kept what they have read; tags, snoozing, mentions, followers, origins, files and external ids are not for them.
  const { unread, snoozed, mentioned, followerId, channel, formId, domain, hasFile } = filter;
  const isOfPrograms = filter.externalId !== undefined;
  const isOfPeople = unread || mentioned || followerId !== undefined;
  const isOfOrigin = Boolean(channel || formId || domain);
  const isOfStaff =
    isOfPrograms ||
    isOfPeople ||
    isOfOrigin ||
    hasFile ||
    snoozed !== undefined ||
    isByTags(filter);
  if (isOfStaff && customerId !== null) return null;
  const sort = filter.sort ?? usualSort(filter);
  const holder = isOfPrograms ? await findByExternalId(org, filter.externalId?.trim() ?? '') : null;
  if (isOfPrograms && !holder) return null;
  const narrowedOtherwise = narrowedBy(org, filter, customerId, userId, holder?.rootId);
  const byTags = await narrowByTags(org, filter, sort, narrowedOtherwise);
  if (!byTags.isThere) return null;
  const fragment = filter.q ? await lookForFragment(org, filter.q.trim()) : null;
  if (fragment && !fragment.isThere) return null;
  const kept = fragment ? null : byTags.total;
  return { sort, narrowed: withTags(narrowedOtherwise, byTags), fragment, kept };
}

/** Of the tickets of some days the newest come first: their index is read in that order. A copy is kept in the order of changes. */
const usualSort = ({ createdFrom, createdBefore, updatedSince }: TicketFilter): Sort => {
  if (updatedSince) return 'updatedAt';
  return createdFrom || createdBefore ? '-createdAt' : '-updatedAt';
};

const withTags = ({ filters, values, by }: Narrowed, byTags: ByTags): Narrowed => ({
  filters: [...filters, ...byTags.filters],
  values: { ...values, ...byTags.values },
  by,
});

const kindsOf = (sort: Sort) =>
  sorts[sort].columns.map((column) => (column === 'urgency' ? 'number' : 'text'));

/** The key columns of a listed ticket. */
const keysOf = {
  id: (ticket: Schema<'Ticket'>) => ticket.id,
  created_at: (ticket: Schema<'Ticket'>) => ticket.createdAt,
  updated_at: (ticket: Schema<'Ticket'>) => ticket.updatedAt,
  urgency: (ticket: Schema<'Ticket'>) => urgencies[ticket.priority],
};

function narrowedBy(
  { sight }: Org,
  filter: TicketFilter,
  customerId: string | null,
  userId: string,
  id: string | undefined,
): Narrowed {
  const { customerEmail, assignedAgentId, status, priority, turn, unread, snoozed } = filter;
  const { mentioned, followerId, createdFrom, createdBefore, updatedSince, number } = filter;
  const { channel, formId, domain, hasFile } = filter;
  const values: Values = {};
  if (customerId !== null) values.own = customerId;
  if (customerEmail) values.customerEmail = normalizeEmail(customerEmail.trim());
  if (assignedAgentId === 'none') values.unassigned = 1;
  else if (assignedAgentId) values.agent = assignedAgentId;
  if (status) values.status = status;
  if (priority) values.priority = urgencies[priority];
  if (turn === 'any') values.waiting = 1;
  else if (turn) values.turn = turn;
  if (channel) values.source = sourceOf[channel];
  if (id) values.id = id;
  if (formId) values.form = formId;
  if (domain) values.domain = domain.toLowerCase();
  if (hasFile) values.withFile = 1;
  if (unread) values.unread = userId;
  if (mentioned) values.mentioned = userId;
  if (followerId) values.follower = followerId;
  if (snoozed !== undefined) values[snoozed ? 'snoozed' : 'awake'] = 1;
  if (createdFrom) values.createdFrom = asStored(createdFrom);
  if (createdBefore) values.createdBefore = asStored(createdBefore);
  if (updatedSince) values.updatedSince = asStored(updatedSince);
  if (number) values.number = number.trim().toUpperCase();
  if (sight) values.seen = 1;
  // What the handle cuts it down to, said so that it is found by its index.
  if (sight && !sight.seesUnassigned && !assignedAgentId) values.agent = sight.userId;
  const assignee = assignedAgentId === 'none' ? null : assignedAgentId;
  return {
    filters: Object.keys(values) as Filter[],
    values,
    by: { status, priority, assignee, turn, snoozed },
  };
}

/** A moment as tickets have it, so that the texts compare. */
const asStored = (moment: string) => new Date(moment).toISOString();

const notCounted: ReadonlySet<Filter> = new Set([
  'source',
  'form',
  'domain',
  'withFile',
  'own',
  'customerEmail',
  'unread',
  'mentioned',
  'follower',
  'awake',
  'createdFrom',
  'createdBefore',
  'updatedSince',
  'number',
  'id',
  'seen',
]);

/** Uses the stored counters for statuses, priorities and assignees; otherwise counts, up to a limit. */
async function countMatches(
  org: Org,
  { narrowed: { filters, values, by }, fragment, kept }: Looked,
): Promise<number> {
  if (kept !== null) return kept;
  const isKept = !filters.some((name) => notCounted.has(name) || isOfTags(name)) && isCounted(by);
  if (!fragment && isKept) return countListed(org, by);
  if (fragment && filters.length === 0) return countFragment(org, fragment);
  const ways: Filter[] = fragment ? [fragment.ways.total] : [];
  const shape = { filters: [...filters, ...ways], sort: '-updatedAt', hasCursor: false } as const;
  const row = await org.first<{ count: number }>(
    listQuery(shape).total({ ...values, ...fragment?.values }),
  );
  return Number(row?.count);
}
