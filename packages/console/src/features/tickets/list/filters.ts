import type { Input, Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import {
  type Priority,
  priorityOptions,
  type Sort,
  type Status,
  sortOptions,
  statusOptions,
} from '../choices.ts';

type Turn = Schema<'TicketTurn'>;
type Channel = Schema<'TicketChannel'>;

/** The filters and order of the list; all of it is kept in the address. */
export type TicketFilters = {
  q: string;
  status: Status | '';
  priority: Priority | '';
  /** A user id, `none` for unassigned tickets, or empty for all. */
  agent: string;
  /** The email address of one customer, or empty for all. */
  customer: string;
  /** Whom the tickets wait for, `any` for either, or empty for all. */
  turn: Turn | 'any' | '';
  /** Where they came from: a channel, the id of a form, and a custom domain; each empty for all. */
  channel: Channel | '';
  form: string;
  domain: string;
  /** Only those with a file. */
  hasFile: 'yes' | '';
  /** Only those that the user has not read. */
  unread: 'yes' | '';
  /** Only those that are snoozed. */
  snoozed: 'yes' | '';
  /** Only those in which a note mentions the user. */
  mentioned: 'yes' | '';
  /** The user id of a member who follows them, or empty for all. */
  follower: string;
  /** Ids with commas between them: tickets with all of these tags, with at least one of them, with none of them. */
  tags: string;
  anyTag: string;
  noTag: string;
  /** Days between which they were created, the last one not included: `2026-11-01`, `today`, `yesterday`, or empty. */
  after: string;
  before: string;
  sort: Sort;
  /** The id of the saved view that was opened, or empty; the filters may be others by now. */
  view: string;
};

/** The filters that show all tickets, in the selected order. */
export const noFilters = {
  q: '',
  status: '',
  priority: '',
  agent: '',
  customer: '',
  turn: '',
  channel: '',
  form: '',
  domain: '',
  hasFile: '',
  unread: '',
  snoozed: '',
  mentioned: '',
  follower: '',
  tags: '',
  anyTag: '',
  noTag: '',
  after: '',
  before: '',
  view: '',
} as const;

const turns = [{ value: 'us' }, { value: 'customer' }, { value: 'any' }] as const;
const channels = ['form', 'widget', 'chat', 'email', 'api', 'staff', 'other'] as const;
const channelOptions = channels.map((value) => ({ value }));

const defaultSort: Sort = '-updatedAt';

/** The filters in an address; an invalid parameter counts as absent. */
export function filtersFrom(search: Record<string, unknown>): TicketFilters {
  return {
    q: textOf(search.q).slice(0, 200),
    status: oneOf(statusOptions, search.status) ?? '',
    priority: oneOf(priorityOptions, search.priority) ?? '',
    agent: textOf(search.agent).slice(0, 64),
    customer: textOf(search.customer).slice(0, 254),
    turn: oneOf(turns, search.turn) ?? '',
    channel: oneOf<Channel>(channelOptions, search.channel) ?? '',
    form: textOf(search.form).slice(0, 64),
    domain: textOf(search.domain).slice(0, 253),
    hasFile: yes(search.hasFile),
    unread: yes(search.unread),
    snoozed: yes(search.snoozed),
    mentioned: yes(search.mentioned),
    follower: textOf(search.follower).slice(0, 64),
    tags: textOf(search.tags).slice(0, 400),
    anyTag: textOf(search.anyTag).slice(0, 400),
    noTag: textOf(search.noTag).slice(0, 400),
    after: dayOf(search.after),
    before: dayOf(search.before),
    sort: oneOf(sortOptions, search.sort) ?? defaultSort,
    view: textOf(search.view).slice(0, 64),
  };
}

/** The search parameters for filters, without defaults. */
export const searchFrom = (filters: TicketFilters): Record<string, string> =>
  given({
    ...filters,
    q: filters.q.trim(),
    sort: filters.sort === defaultSort ? '' : filters.sort,
  });

/** What a list is asked for; filters that are named as in the contract need no mention. */
export function queryFrom({
  sort,
  q,
  agent,
  customer,
  form,
  hasFile,
  unread,
  snoozed,
  mentioned,
  follower,
  after,
  before,
  view: _,
  ...others
}: TicketFilters) {
  const days = [after && `after:${after}`, before && `before:${before}`].filter(Boolean);
  const asked = {
    ...others,
    q: q.trim(),
    assignedAgentId: agent,
    customerEmail: customer,
    formId: form,
    hasFile: hasFile && true,
    unread: unread && true,
    snoozed: snoozed && true,
    mentioned: mentioned && true,
    followerId: follower,
    query: days.join(' '),
  };
  return { sort, ...given(asked) } satisfies Input<'tickets.list'>;
}

const isOnlyView = (search: Record<string, string>) =>
  search.view !== undefined && Object.keys(search).length === 1;

/** The view that an address names without any filter, or null. */
export function viewAlone(search: Record<string, unknown>): string | null {
  const read = searchFrom(filtersFrom(search));
  return isOnlyView(read) ? (read.view ?? null) : null;
}

/** Only what has a value. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [Name in keyof Values]?: Exclude<Values[Name], ''>;
  };

export function isFiltered({ q, sort: _, ...others }: TicketFilters): boolean {
  return Boolean(q.trim() || Object.values(others).some(Boolean));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const yes = (value: unknown) => (value === 'yes' ? value : '');

const dayOf = (value: unknown) =>
  /^(today|yesterday|\d{4}-\d\d-\d\d)$/.test(textOf(value)) ? textOf(value) : '';

function oneOf<Value extends string>(
  options: readonly { value: Value }[],
  value: unknown,
): Value | undefined {
  return options.find((option) => option.value === value)?.value;
}

const LAST = 'helpdesk_list';

/** The search parameters of the list when it was last visited in this tab, for the link back to it. */
export function lastListSearch(): Record<string, string> {
  try {
    return searchFrom(filtersFrom(JSON.parse(sessionStorage.getItem(LAST) ?? '{}')));
  } catch {
    return {};
  }
}

export function keepListSearch(filters: TicketFilters) {
  sessionStorage.setItem(LAST, JSON.stringify(searchFrom(filters)));
}

/** The filters in the address, and a setter. */
export function useFilters() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = useMemo(() => filtersFrom(search), [search]);
  useEffect(() => {
    keepListSearch(filters);
  }, [filters]);

  function change(part: Partial<TicketFilters>) {
    const next = searchFrom({ ...filters, ...part });
    // Without its last filter it is the list of all tickets. The address of a view alone stands for the filters of that.
    if (isOnlyView(next) && !part.view) delete next.view;
    void navigate({ to: '/tickets', search: next as never, replace: true, resetScroll: false });
  }
  return { filters, change };
}

/** The filters that the list was last visited with, and a setter, where the address is that of a ticket. */
export function useLastFilters() {
  const [filters, setFilters] = useState(() => filtersFrom(lastListSearch()));
  function change(part: Partial<TicketFilters>) {
    const next = { ...filters, ...part };
    keepListSearch(next);
    setFilters(next);
  }
  return { filters, change };
}
