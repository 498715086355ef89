import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  type FilterKind,
  type TicketQuery,
  typedFilters,
} from '@helpdesk/sdk/rules/ticket-filters';
import { writeTicketQuery } from '@helpdesk/sdk/rules/write-ticket-query';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { filtersFrom, searchFrom, type TicketFilters } from '../list/filters.ts';
import { filtersIn, type Missing, type Reason, readTicketQuery } from '../list/typed-filters.ts';
import m from '../messages.yaml';
import { givenViews } from '../views.ts';

export type SavedView = Schema<'SavedView'>;

/** The reads to invalidate after a view has changed. */
export const readsOfViews = ['views.list', 'views.counts'] as const;

const idsIn = (ids: string) => ids.split(',').filter(Boolean);

/** Converts filter values to the query language, where they differ. Tags are stored as ids, which stay valid when names change. */
const asQuery: {
  readonly [Kind in FilterKind]?: (value: string, userId: string) => true | string | string[];
} = {
  flag: () => true,
  member: (member, userId) => (member === userId ? 'me' : member),
  tags: idsIn,
};

/** The filters, search text and order of a list as the query of a saved view. */
export function queryOf(filters: TicketFilters, userId: string): string {
  const { after, before, sort } = filters;
  const isUsual = sort === (after || before ? '-createdAt' : '-updatedAt');
  const typed = typedFilters
    .filter(({ name }) => filters[name] !== '')
    .map(({ name, kind }) => [name, asQuery[kind]?.(filters[name], userId) ?? filters[name]]);
  const { anyTag, ...query }: TicketQuery = Object.fromEntries(typed);
  // Any of one tag is the same as all of one tag.
  if (anyTag?.length === 1) query.tags = [...(query.tags ?? []), ...anyTag];
  return writeTicketQuery(
    {
      ...query,
      ...(anyTag && anyTag.length > 1 && { anyTag }),
      ...(!isUsual && { sort }),
    },
    filters.q,
  );
}

type Reader = { client: QueryClient; userId: string };

/** The filters of an invalid view: they match nothing, whereas no filters would match all tickets. */
function nothing({ missing }: Reason): Partial<TicketFilters> {
  if (missing?.kind === 'form') return { form: missing.name };
  if (missing?.kind === 'member') return { agent: missing.name };
  return { tags: missing?.name ?? 'none' };
}

/** Explains why a view is invalid, without ids, which mean nothing to people. */
export function whyBroken({ message, missing }: Reason): string {
  if (!missing) return message;
  const { kind, name } = missing;
  const isId = /^[\dA-Za-z]{30}$/.test(name);
  if (kind === 'member')
    return m.savedViews.itFiltersByWhoIsNo({ name: isId ? m.savedViews.aMember : name });
  return isId
    ? m.savedViews.itFiltersByAThatWas({ kind })
    : m.savedViews.itFiltersByTheWhichDoesnt({ kind, name });
}

/** The query without the missing value. */
export function withoutMissing(query: string, { kind, name }: Missing): string {
  const { query: read, text } = readTicketQuery(query);
  const kept = Object.entries(read).flatMap(([filter, value]) => {
    if (typedFilters.find((one) => one.name === filter)?.kind !== (kind === 'tag' ? 'tags' : kind))
      return [[filter, value]];
    const left = [value].flat().filter((one) => one !== name);
    if (left.length === 0) return [];
    return [[filter, Array.isArray(value) ? left : value]];
  });
  return writeTicketQuery(Object.fromEntries(kept), text);
}

/** The search parameters of a saved view; with the reason if its query is invalid. */
export function searchOf({ id, query }: Pick<SavedView, 'id' | 'query'>, reader: Reader) {
  const none = filtersFrom({});
  const { part, plain, reason: refused } = filtersIn(query, none, reader);
  const isUnknown = !part && !refused && Object.keys(readTicketQuery(query).query).length > 0;
  const reason: Reason | null = isUnknown
    ? { message: m.savedViews.theTagsOrFormsCouldNot, suggestion: null }
    : refused;
  const filters = { ...none, ...(reason ? nothing(reason) : { ...part, q: plain }), view: id };
  // Normalized like in the address, which truncates long values.
  return { search: searchFrom(filtersFrom(searchFrom(filters))), reason };
}

/** The saved views, each with its search parameters. */
export function useSavedViews({ enabled = true } = {}) {
  const client = useQueryClient();
  const { user } = useSession();
  const read = useRead('views.list', undefined, { enabled });
  const mayAssign = useCan()('assign_tickets');
  const names = (word: RegExp) => read.data?.views.some(({ query }) => word.test(query)) ?? false;
  // Members, tags and forms must be loaded before a view that names one can be shown.
  const namesMember = names(/(assignee|follower):(?!(me|none)\b)/i) && mayAssign;
  const namesTag = names(/tag:/i);
  const namesForm = names(/form:/i);
  const members = useRead('team.assignable', undefined, { enabled: enabled && namesMember });
  const tags = useRead('tags.list', undefined, { enabled: enabled && namesTag });
  const origins = useRead('tickets.origins', undefined, { enabled: enabled && namesForm });
  const isReady =
    !(namesMember && members.isLoading) &&
    !(namesTag && tags.isLoading) &&
    !(namesForm && origins.isLoading);
  const reader = { client, userId: user.id };
  const known = isReady ? read.data?.views : undefined;
  const views = known?.map((view) => ({ ...view, ...searchOf(view, reader) }));
  const chosen = read.data?.defaultView ?? null;
  const opening =
    givenViews(user.id).find(({ count }) => count !== null && count === chosen)?.search ??
    views?.find(({ id }) => id === chosen)?.search;
  return { ...read, views, chosen, opening };
}

export type ShownView = NonNullable<ReturnType<typeof useSavedViews>['views']>[number];

/** Whether the filters differ from the saved ones of the view. */
export function isChanged(view: ShownView, filters: TicketFilters, layout: string): boolean {
  const now = Object.entries(searchFrom({ ...filters, view: view.id }));
  const saved: Record<string, string> = view.search;
  const isOther =
    now.length !== Object.keys(saved).length || now.some(([name, value]) => saved[name] !== value);
  return isOther || (view.layout !== null && view.layout !== layout);
}

/** Returns whether the signed-in member may change a view: their own, or with a permission the team's. */
export function useMayChange() {
  const mayWriteTeam = useCan()('manage_settings');
  return ({ visibility }: Pick<SavedView, 'visibility'>) =>
    visibility === 'personal' || mayWriteTeam;
}
