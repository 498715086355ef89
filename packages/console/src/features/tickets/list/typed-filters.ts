import { folded } from '@helpdesk/sdk/rules/folded';
import { foldedTagName } from '@helpdesk/sdk/rules/tags';
import {
  type QueryRefusal,
  readTicketQuery,
  type TicketQuery,
} from '@helpdesk/sdk/rules/ticket-query';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';
import { type AnswerOf, callOperation } from '../../../data/client.ts';
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
    kind === 'member' ? `Nobody here has the address ${name}` : `There is no ${kind} “${name}”`;
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
  const refuse = (kind: Missing['kind'], name = '') => ({
    part: null,
    plain,
    reason: missing(kind, name),
  });
  const agent = query.assignee && agentNamed(query.assignee, reader);
  if (agent === null) return refuse('member', query.assignee);
  const follower = query.follower && agentNamed(query.follower, reader);
  if (follower === null) return refuse('member', query.follower);
  if (Object.keys(query).length === 0) return { part: null, plain, reason: null };
  const form = query.form ? formNamed(query.form, reader.client) : '';
  const tags = tagsIn(query, filters, reader.client);
  // Until the tags and forms are known, the words stay.
  if (!tags || form === undefined) return { part: null, plain: typed, reason: null };
  if ('missing' in tags) return refuse('tag', tags.missing);
  if (form === null) return refuse('form', query.form);
  const people = { ...(agent && { agent }), ...(follower && { follower }) };
  const part = { ...asFilters(query, filters), ...tags.part, ...people, ...(form && { form }) };
  return { part, plain, reason: null };
}

const kinds = ['tags', 'anyTag', 'noTag'] as const;

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

/** The id of a form as somebody types it; null when there is none, undefined while the forms are not known. */
function formNamed(name: string, client: QueryClient): string | null | undefined {
  const known = client.getQueryData<AnswerOf<'tickets.origins'>>(readKey('tickets.origins'));
  if (!known) return undefined;
  const wanted = folded(name.trim());
  const form =
    known.forms.find((one) => folded(one.name) === wanted) ??
    known.forms.find(({ id }) => id === name);
  return form?.id ?? null;
}

/** The named tags beside those of the filters; null while the tags are not known. */
function tagsIn(query: TicketQuery, filters: TicketFilters, client: QueryClient) {
  const part: Partial<Pick<TicketFilters, (typeof kinds)[number]>> = {};
  const named = kinds.filter((kind) => query[kind]);
  if (named.length === 0) return { part };
  const known = client.getQueryData<AnswerOf<'tags.list'>>(readKey('tags.list'));
  if (!known) return null;
  for (const kind of named) {
    const ids = filters[kind].split(',').filter(Boolean);
    for (const name of query[kind] ?? []) {
      const isMeant = (one: { name: string }) => foldedTagName(one.name) === foldedTagName(name);
      const tag = known.find(isMeant) ?? known.find(({ id }) => id === name);
      if (!tag) return { missing: name };
      ids.push(tag.id);
    }
    part[kind] = [...new Set(ids)].join(',');
  }
  return { part };
}

/** The id of an assignee as somebody types it; null when there is nobody. */
function agentNamed(name: string, { client, userId }: Reader): string | null {
  const lower = name.toLowerCase();
  if (lower === 'me') return userId;
  const members = client.getQueryData<AnswerOf<'team.assignable'>>(readKey('team.assignable'));
  if (!name.includes('@')) {
    const isKnown = name === 'none' || !members || members.some(({ user }) => user.id === name);
    return isKnown ? name : null;
  }
  return members?.find((one) => one.user.email === lower)?.user.id ?? null;
}

function asFilters(query: TicketQuery, { sort }: TicketFilters): Partial<TicketFilters> {
  const { status, priority, turn, unread, snoozed, mentioned, from, after, before } = query;
  const { channel, domain, hasFile } = query;
  // Of the tickets of some days one looks for the newest.
  const order = query.sort ?? ((after || before) && sort === '-updatedAt' ? '-createdAt' : sort);
  return {
    sort: order,
    ...(status && { status }),
    ...(priority && { priority }),
    ...(turn && { turn }),
    ...(channel && { channel }),
    ...(domain && { domain }),
    ...(hasFile && { hasFile: 'yes' }),
    ...(unread && { unread: 'yes' }),
    ...(snoozed && { snoozed: 'yes' }),
    ...(mentioned && { mentioned: 'yes' }),
    ...(from && { customer: from }),
    ...(after && { after }),
    ...(before && { before }),
  };
}
