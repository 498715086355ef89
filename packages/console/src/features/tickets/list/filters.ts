import type { Input } from '@helpdesk/sdk/contract/operations';
import {
  type KindOf,
  type KnownFilter,
  type NameOf,
  type TypedParam,
  typedFilters,
} from '@helpdesk/sdk/rules/ticket-filters';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { type Sort, sortOptions } from '../choices.ts';

type Value<Param extends TypedParam> =
  KindOf<Param> extends 'choice'
    ? Required<Input<'tickets.list'>>[Param]
    : KindOf<Param> extends 'flag'
      ? 'yes'
      : string;

/**
 * The filters and order of the list, all kept in the address; a filter is empty for all tickets. Members are user ids,
 * or `none` for unassigned tickets; tags are comma-separated ids; days are `2026-11-01`, `today` or `yesterday`.
 */
export type TicketFilters = { [Param in TypedParam as NameOf<Param>]: Value<Param> | '' } & {
  q: string;
  sort: Sort;
  /** The id of the saved view that was opened, or empty; the filters may have changed since. */
  view: string;
};

const each = <Made>(make: (filter: KnownFilter) => Made) =>
  Object.fromEntries(typedFilters.map((filter) => [filter.name, make(filter)]));

/** The filters that show all tickets, in the default order. */
export const noFilters = { q: '', ...each(() => ''), view: '' } as {
  [Name in Exclude<keyof TicketFilters, 'sort'>]: '';
};

/** The default order: for tickets that need a reply, the longest waiting first. */
export const usualSort = ({ turn }: Pick<TicketFilters, 'turn'>): Sort =>
  turn === 'us' ? 'waiting' : '-updatedAt';

/** The filters after a change; an order that the user hasn't selected becomes the new filters' default. */
export function changed(before: TicketFilters, part: Partial<TicketFilters>): TicketFilters {
  const next = { ...before, ...part };
  const isUsual = before.sort === usualSort(before);
  return isUsual && part.sort === undefined ? { ...next, sort: usualSort(next) } : next;
}

/** The value of a filter in an address; an invalid parameter counts as absent. */
function valueFrom({ kind, values, most }: KnownFilter, value: unknown): string {
  const text = textOf(value);
  if (kind === 'flag') return text === 'yes' ? text : '';
  if (kind === 'day') return /^(today|yesterday|\d{4}-\d\d-\d\d)$/.test(text) ? text : '';
  return values ? (values.find((one) => one === text) ?? '') : text.slice(0, most);
}

/** The filters in an address. */
export function filtersFrom(search: Record<string, unknown>): TicketFilters {
  const read = each((filter) => valueFrom(filter, search[filter.name])) as Omit<
    TicketFilters,
    'q' | 'sort' | 'view'
  >;
  return {
    q: textOf(search.q).slice(0, 200),
    ...read,
    sort: sortOptions.find(({ value }) => value === search.sort)?.value ?? usualSort(read),
    view: textOf(search.view).slice(0, 64),
  };
}

/** The search parameters for filters, without defaults. */
export const searchFrom = (filters: TicketFilters): Record<string, string> =>
  given({
    ...filters,
    q: filters.q.trim(),
    sort: filters.sort === usualSort(filters) ? '' : filters.sort,
  });

/** The query parameters for loading a list. */
export function queryFrom(filters: TicketFilters) {
  const isDay = ({ kind }: KnownFilter) => kind === 'day';
  const days = typedFilters.filter((one) => isDay(one) && filters[one.name]);
  const asked: Omit<Input<'tickets.list'>, 'sort'> = Object.fromEntries(
    typedFilters
      .filter((one) => !isDay(one))
      .map(({ kind, name, param }) => [param, filters[name] && (kind === 'flag' || filters[name])]),
  );
  const query = days.map(({ name, word }) => `${word}:${filters[name]}`).join(' ');
  return { sort: filters.sort, ...given({ ...asked, q: filters.q.trim(), query }) };
}

const isOnlyView = (search: Record<string, string>) =>
  search.view !== undefined && Object.keys(search).length === 1;

/** The view that an address names without any filters, or null. */
export function viewAlone(search: Record<string, unknown>): string | null {
  const read = searchFrom(filtersFrom(search));
  return isOnlyView(read) ? (read.view ?? null) : null;
}

/** Keeps only properties with a value. */
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

/** Whether the list shows all tickets that need a reply, in any order. */
export function isNeedsReply(filters: TicketFilters): boolean {
  const { sort: _, view: __, turn, ...others } = searchFrom(filters);
  return turn === 'us' && Object.keys(others).length === 0;
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
    const next = searchFrom(changed(filters, part));
    // Without its last filter, the list shows all tickets: an address with only a view would mean that view's filters.
    if (isOnlyView(next) && !part.view) delete next.view;
    void navigate({ to: '/tickets', search: next as never, replace: true, resetScroll: false });
  }
  return { filters, change };
}

/** The filters that the list was last visited with, and a setter; for pages whose address is that of a ticket. */
export function useLastFilters() {
  const [filters, setFilters] = useState(() => filtersFrom(lastListSearch()));
  function change(part: Partial<TicketFilters>) {
    const next = changed(filters, part);
    keepListSearch(next);
    setFilters(next);
  }
  return { filters, change };
}
