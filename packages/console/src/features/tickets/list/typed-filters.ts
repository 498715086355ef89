import { folded } from '@helpdesk/sdk/rules/folded';
import { foldedTagName } from '@helpdesk/sdk/rules/tags';
import { type FilterKind, typedFilters } from '@helpdesk/sdk/rules/ticket-filters';
import { type QueryRefusal, readTicketQuery } from '@helpdesk/sdk/rules/ticket-query';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';
import { type AnswerOf, callOperation } from '../../../data/client.ts';
import m from '../messages.yaml';
import type { TicketFilters } from './filters.ts';

export { readTicketQuery };

type Reader = { client: QueryClient; userId: string };

/** A value of a filter that doesn't exist, or no longer does. */
export type Missing = { kind: 'tag' | 'form' | 'member'; name: string };

/** Why a query is invalid. */
export type Reason = Pick<QueryRefusal, 'message' | 'suggestion'> & {
  missing?: Missing;
};

function missing(kind: Missing['kind'], name: string): Reason {
  const message =
    kind === 'member'
      ? m.typedFilters.nobodyHereHasTheAddress({ name })
      : m.typedFilters.thereIsNo({ kind, name });
  return { message, suggestion: null, missing: { kind, name } };
}

/** Parses a typed text together with the current filters: the change of the filters, if any, and the remaining search text. */
export function filtersIn(
  typed: string,
  filters: TicketFilters,
  reader: Reader,
): {
  part: Partial<TicketFilters> | null;
  plain: string;
  reason: Reason | null;
} {
  const { query, text: plain, refusal } = readTicketQuery(typed);
  if (refusal) return { part: null, plain, reason: refusal };
  const refuse = ({ kind, name }: Missing) => ({ part: null, plain, reason: missing(kind, name) });
  if (Object.keys(query).length === 0) return { part: null, plain, reason: null };
  const part: Record<string, string> = {};
  for (const { name, kind } of typedFilters) {
    const value = query[name];
    if (value === undefined) continue;
    const found = finders[kind]?.(value as never, reader, filters[name]) ?? value;
    // Until the tags and forms have loaded, the text stays unchanged.
    if (found === notKnown) return { part: null, plain: typed, reason: null };
    if (typeof found === 'object' && 'missing' in found) return refuse(found.missing);
    part[name] = kind === 'flag' ? 'yes' : String(found);
  }
  // For date filters, the newest tickets come first.
  const isOfDays = (query.after || query.before) && filters.sort === '-updatedAt';
  const sort = query.sort ?? (isOfDays && '-createdAt');
  if (sort) part.sort = sort;
  return { part, plain, reason: null };
}

const notKnown = Symbol('not read yet');
type Found = string | typeof notKnown | { missing: Missing };

/** Resolves the typed value of a filter to ids; for other kinds of filters the value is used as is. */
const finders: {
  readonly [Kind in FilterKind]?: (value: never, reader: Reader, before: string) => Found;
} = { member: memberNamed, form: formNamed, tags: tagsNamed };

/** Loads the tags and forms if a text names one. */
export async function readNames(client: QueryClient, text: string): Promise<void> {
  const reads = [
    /\btag:/i.test(text) && ('tags.list' as const),
    /\bform:/i.test(text) && ('tickets.origins' as const),
  ].filter((read) => read !== false);
  await Promise.all(
    reads.map((read) => {
      const queryFn = () => callOperation(read, {});
      return client.fetchQuery({ queryKey: readKey(read), queryFn }).catch(() => {});
    }),
  );
}

function formNamed(name: string, { client }: Reader): Found {
  const known = client.getQueryData<AnswerOf<'tickets.origins'>>(readKey('tickets.origins'));
  if (!known) return notKnown;
  const wanted = folded(name.trim());
  const form =
    known.forms.find((one) => folded(one.name) === wanted) ??
    known.forms.find(({ id }) => id === name);
  return form?.id ?? { missing: { kind: 'form', name } };
}

/** The ids of the named tags, added to those of the filter. */
function tagsNamed(names: readonly string[], { client }: Reader, before: string): Found {
  const known = client.getQueryData<AnswerOf<'tags.list'>>(readKey('tags.list'));
  if (!known) return notKnown;
  const ids = before.split(',').filter(Boolean);
  for (const name of names) {
    const isMeant = (one: { name: string }) => foldedTagName(one.name) === foldedTagName(name);
    const tag = known.find(isMeant) ?? known.find(({ id }) => id === name);
    if (!tag) return { missing: { kind: 'tag', name } };
    ids.push(tag.id);
  }
  return [...new Set(ids)].join(',');
}

/** The id of a member from a typed name: `me`, `none`, an id or an email address. */
function memberNamed(name: string, { client, userId }: Reader): Found {
  const lower = name.toLowerCase();
  if (lower === 'me') return userId;
  const members = client.getQueryData<AnswerOf<'team.assignable'>>(readKey('team.assignable'));
  const nobody = { missing: { kind: 'member' as const, name } };
  if (!name.includes('@')) {
    const isKnown = name === 'none' || !members || members.some(({ user }) => user.id === name);
    return isKnown ? name : nobody;
  }
  return members?.find((one) => one.user.email === lower)?.user.id ?? nobody;
}
