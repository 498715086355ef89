import type { Input } from '@helpdesk/sdk/contract/operations';
import {
  type Priority,
  priorityOptions,
  type Sort,
  type Status,
  sortOptions,
  statusOptions,
} from './choices.ts';

/** What narrows and orders the list; all of it is kept in the address. */
export type TicketFilters = {
  q: string;
  status: Status | '';
  priority: Priority | '';
  /** A user id, `none` for unassigned tickets, or empty for all. */
  agent: string;
  /** The e-mail address of one customer, or empty for all. */
  customer: string;
  sort: Sort;
};

/** What shows all tickets again, in the order chosen. */
export const noFilters = { q: '', status: '', priority: '', agent: '', customer: '' } as const;

const defaultSort: Sort = '-updatedAt';

/** The filters that an address asks for; what it says wrongly counts as not said. */
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

/** The search parameters of an address; what is as usual is left out. */
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
