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

/** What a filter names and does not exist (any more). */
export type Missing = { kind: 'tag' | 'form' | 'member'; name: string };

/** Why a query cannot be shown. */
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

/** What a typed text means beside these filters: the change of them, if there is one, and what is left to search for. */
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
    // Until the tags and forms are known, the words stay.
    if (found === notKnown) return { part: null, plain: typed, reason: null };
    if (typeof found === 'object' && 'missing' in found) return refuse(found.missing);
    part[name] = kind === 'flag' ? 'yes' : String(found);
  }
  // Of the tickets of some days one looks for the newest.
  const isOfDays = (query.after || query.before) && filters.sort === '-updatedAt';
  const sort = query.sort ?? (isOfDays && '-createdAt');
  if (sort) part.sort = sort;
  return { part, plain, reason: null };
}

const notKnown = Symbol('not read yet');
type Found = string | typeof notKnown | { missing: Missing };

/** What a typed value names, as the filters have it; of other kinds that is the value itself. */
const finders: {
  readonly [Kind in FilterKind]?: (value: never, reader: Reader, before: string) => Found;
} = { member: memberNamed, form: formNamed, tags: tagsNamed };

/** Reads the tags and forms when a text names one. */
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

/** The named tags beside those of the filter. */
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

/** The id of a member as somebody types it. */
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
