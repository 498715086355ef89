import type { Input } from '@helpdesk/sdk/contract/operations';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import {
  type Priority,
  priorityOptions,
  type Sort,
  type Status,
  sortOptions,
  statusOptions,
} from '../choices.ts';

/** The filters and order of the list; all of it is kept in the address. */
export type TicketFilters = {
  q: string;
  status: Status | '';
  priority: Priority | '';
  /** A user id, `none` for unassigned tickets, or empty for all. */
  agent: string;
  /** The email address of one customer, or empty for all. */
  customer: string;
  sort: Sort;
};

/** The filters that show all tickets, in the selected order. */
export const noFilters = { q: '', status: '', priority: '', agent: '', customer: '' } as const;

const defaultSort: Sort = '-updatedAt';

/** The filters in an address; an invalid parameter counts as absent. */
export function filtersFrom(search: Record<string, unknown>): TicketFilters {
  return {
    q: textOf(search.q).slice(0, 200),
    status: oneOf(statusOptions, search.status) ?? '',
    priority: oneOf(priorityOptions, search.priority) ?? '',
    agent: textOf(search.agent).slice(0, 64),
    customer: textOf(search.customer).slice(0, 254),
    sort: oneOf(sortOptions, search.sort) ?? defaultSort,
  };
}

/** The search parameters for filters, without defaults. */
export function searchFrom(filters: TicketFilters): Record<string, string> {
  const entries = Object.entries({ ...filters, q: filters.q.trim() });
  return Object.fromEntries(
    entries.filter(([name, value]) => value && !(name === 'sort' && value === defaultSort)),
  );
}

export function queryFrom({ q, status, priority, agent, customer, sort }: TicketFilters) {
  return {
    sort,
    ...(q.trim() && { q: q.trim() }),
    ...(status && { status }),
    ...(priority && { priority }),
    ...(agent && { assignedAgentId: agent }),
    ...(customer && { customerEmail: customer }),
  } satisfies Input<'tickets.list'>;
}

export function isFiltered({ q, status, priority, agent, customer }: TicketFilters): boolean {
  return Boolean(q.trim() || status || priority || agent || customer);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function oneOf<Value extends string>(
  options: readonly { value: Value }[],
  value: unknown,
): Value | undefined {
  return options.find((option) => option.value === value)?.value;
}

let lastSearch: Record<string, string> = {};

/** The search parameters of the list when it was last visited, for the link back to it. */
export function lastListSearch() {
  return lastSearch;
}

/** The filters in the address, and a setter. */
export function useFilters() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = useMemo(() => filtersFrom(search), [search]);
  useEffect(() => {
    lastSearch = searchFrom(filters);
  }, [filters]);

  function change(part: Partial<TicketFilters>) {
    const next = searchFrom({ ...filters, ...part });
    void navigate({ to: '/tickets', search: next as never, replace: true, resetScroll: false });
  }
  return { filters, change };
}
