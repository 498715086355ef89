import type { Schema } from '@helpdesk/sdk/contract/operations';
import { ticketNumberIn } from '@helpdesk/sdk/rules/ticket-number';
import { readTicketQuery } from '@helpdesk/sdk/rules/ticket-query';
import type { Org } from '../../../database/types.ts';
import { renderedPage } from '../../../http/answers/rendered.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import { type ByTags, isByTags, narrowByTags } from './by-tags.ts';
import { findByExternalId } from './external-id.ts';
import { countFragment, type Fragment, lookForFragment } from './fragment.ts';
import { filtersGiven } from './list-filters.ts';
import {
  type Filter,
  keysOf,
  type ListedPage,
  listQuery,
  numericKeys,
  type Sort,
  sorts,
} from './list-query.ts';
import { counted, countListed, isCounted, type ListedBy } from './listed-counters.ts';
import { statuses, type TicketCounts } from './tickets.ts';
import { type TicketFilter, withTyped } from './typed-query.ts';

type Values = Record<string, string | number>;

/** The filters of a list, apart from its fragment of text. */
interface Narrowed {
  filters: Filter[];
  values: Values;
  by: ListedBy;
}

/** A list with its filters resolved. */
interface Looked {
  sort: Sort;
  narrowed: Narrowed;
  fragment: Fragment | null;
  /** Number of tickets, if the stored counters of tags cover it. */
  kept: number | null;
}

/** A page of tickets with keyset pagination, so the last page costs as much as the first. */
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
  // Counting a fragment is the most expensive part, so it runs in parallel with the page if the database can.
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

/** The total of a query that a staff member typed. */
export async function countTicketsLike(org: Org, query: string, userId: string): Promise<number> {
  const looked = await lookFor(org, { query, limit: 1 }, null, userId);
  return looked ? countMatches(org, looked) : 0;
}

/** Number of tickets that match a query, by status. */
export async function countTicketsByStatus(
  org: Org,
  query: string,
  customerId: string | null,
  userId: string,
): Promise<TicketCounts> {
  const { status: only } = readTicketQuery(query).query;
  const counts: TicketCounts = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
  for (const status of statuses) {
    if (only && only !== status) continue;
    const looked = await lookFor(org, { query, status, limit: 1 }, customerId, userId);
    counts[status] = looked ? await countMatches(org, looked) : 0;
    counts.total += counts[status];
  }
  return counts;
}

/** Resolves the filters of a list; null if nothing can match. */
async function lookFor(
  org: Org,
  asked: TicketFilter,
  customerId: string | null,
  userId: string,
): Promise<Looked | null> {
  const filter = await withTyped(org, asked, userId, customerId === null);
  const isOfPrograms = filter.externalId !== undefined;
  const isOfStaff =
    isOfPrograms ||
    isByTags(filter) ||
    filtersGiven(filter).some(
      (one) => one.isOfStaff && Object.keys(one.parts(one.value, '')).length,
    );
  if (isOfStaff && customerId !== null) return null;
  const sort = sortOf(filter, customerId !== null);
  const holder = isOfPrograms ? await findByExternalId(org, filter.externalId?.trim() ?? '') : null;
  if (isOfPrograms && !holder) return null;
  const narrowedOtherwise = narrowedBy(org, filter, customerId, userId, holder?.rootId);
  const byTags = await narrowByTags(org, filter, sort, narrowedOtherwise);
  if (!byTags.isThere) return null;
  const fragment = filter.q ? await lookForFragment(org, fragmentOf(filter.q)) : null;
  if (fragment && !fragment.isThere) return null;
  const kept = fragment ? null : byTags.total;
  return { sort, narrowed: withTags(narrowedOtherwise, byTags), fragment, kept };
}

/** Converts a ticket number in any spelling to its stored form. */
const fragmentOf = (q: string) => ticketNumberIn(q) ?? q.trim().replace(/^#(?=\d+$)/, '');

/** A list of certain days starts with the newest tickets, because their index has that order. A sync reads in the order of changes. */
const usualSort = ({ createdFrom, createdBefore, updatedSince }: TicketFilter): Sort => {
  if (updatedSince) return 'updatedAt';
  return createdFrom || createdBefore ? '-createdAt' : '-updatedAt';
};

/** Customers don't see due times, so they get the default order instead. */
function sortOf(filter: TicketFilter, isOfCustomer: boolean): Sort {
  const { sort = usualSort(filter), turn } = filter;
  if (sort === 'due' && isOfCustomer) return usualSort(filter);
  return sort === 'waiting' && turn && turn !== 'any' ? 'waitingForOne' : sort;
}

const withTags = ({ filters, values, by }: Narrowed, byTags: ByTags): Narrowed => ({
  filters: [...filters, ...byTags.filters],
  values: { ...values, ...byTags.values },
  by,
});

const kindsOf = (sort: Sort) =>
  sorts[sort].columns.map((column) => (numericKeys.has(column) ? 'number' : 'text'));

function narrowedBy(
  { visibility }: Org,
  filter: TicketFilter,
  customerId: string | null,
  userId: string,
  id: string | undefined,
): Narrowed {
  const { assignedAgentId } = filter;
  const values: Values = {};
  if (customerId !== null) values.own = customerId;
  for (const { value, parts } of filtersGiven(filter)) Object.assign(values, parts(value, userId));
  if (id) values.id = id;
  if (visibility) values.seen = 1;
  // Repeats the restriction of the `Org` handle, so its index is used.
  if (visibility && !visibility.seesUnassigned && !assignedAgentId)
    values.agent = visibility.userId;
  const assignee = assignedAgentId === 'none' ? null : assignedAgentId;
  return {
    filters: Object.keys(values) as Filter[],
    values,
    by: { ...filter, assignee },
  };
}

/** Uses the stored counters if they cover the filter; otherwise counts, up to a limit. */
async function countMatches(
  org: Org,
  { narrowed: { filters, values, by }, fragment, kept }: Looked,
): Promise<number> {
  if (kept !== null) return kept;
  const isKept = filters.every((name) => counted.has(name)) && isCounted(by);
  if (!fragment && isKept) return countListed(org, by);
  if (fragment && filters.length === 0) return countFragment(org, fragment);
  const ways: Filter[] = fragment ? [fragment.ways.total] : [];
  const shape = { filters: [...filters, ...ways], sort: '-updatedAt', hasCursor: false } as const;
  const row = await org.first<{ count: number }>(
    listQuery(shape).total({ ...values, ...fragment?.values }),
  );
  return Number(row?.count);
}
