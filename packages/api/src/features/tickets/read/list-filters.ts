import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { byChoice, type ChoiceName, rankOf } from '@helpdesk/sdk/rules/ticket-fields';
import type { FilterParam } from '@helpdesk/sdk/rules/ticket-filters';
import { ticketNumberIn } from '@helpdesk/sdk/rules/ticket-number';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { TicketFacts } from '../../../event-catalog.ts';
import { sourceOf } from './channels.ts';
import type { Filter } from './list-query.ts';
import type { TicketFilter } from './typed-query.ts';

/** Ticket values that filters use but events don't contain. */
export type FilteredRow = Pick<
  TicketRow,
  'turn' | 'source' | 'form_id' | 'domain' | 'has_file' | 'snoozed_at'
>;

/** The parts of a list query, with their values. */
export type Parts = { [Part in Filter]?: string | number };

/** A parameter of the list: its parts in SQL, and how it filters events. */
export interface ListFilter<Value> {
  parts: (value: Value, userId: string) => Parts;
  /** Set for filters on data that customers don't have or must not see. */
  isOfStaff?: true;
  /** Checks the ticket of an event by the event's data or by its row; a string is the reason why events can't be filtered by it. */
  events:
    | { byFacts: (value: Value, ticket: TicketFacts) => boolean }
    | { byRow: (value: Value, row: FilteredRow) => boolean }
    | string;
}

/** Parameters handled by the lookups of tags, merged tickets and external IDs. */
type LookedUp = 'tags' | 'anyTag' | 'noTag' | 'externalId';

type Narrowing = {
  readonly [Param in Exclude<FilterParam, LookedUp>]: ListFilter<NonNullable<TicketFilter[Param]>>;
};

const hasRead = "A webhook filter can't use unread or mentioned tickets";
const ofPrograms = "A webhook filter can't use this";
const agentOf = (id: string) => (id === 'none' ? null : id);

/** A parameter of the contract without an entry doesn't compile. */
export const listFilters: Narrowing = {
  ...(byChoice(
    (name): ListFilter<TicketFacts[ChoiceName]> => ({
      parts: (value) => ({ [name]: rankOf(name, value) ?? value }),
      events: { byFacts: (value, ticket) => ticket[name] === value },
    }),
  ) as Pick<Narrowing, ChoiceName>),
  customerEmail: {
    parts: (email) => ({ customerEmail: normalizeEmail(email.trim()) }),
    events: { byFacts: (email, ticket) => ticket.customerEmail === email },
  },
  assignedAgentId: {
    parts: (id) => (id === 'none' ? { unassigned: 1 } : { agent: id }),
    events: { byFacts: (id, ticket) => ticket.assignedAgentId === agentOf(id) },
  },
  turn: {
    parts: (turn) => (turn === 'any' ? { waiting: 1 } : { turn }),
    events: { byRow: (turn, row) => (turn === 'any' ? row.turn !== null : row.turn === turn) },
  },
  channel: {
    parts: (channel) => ({ source: sourceOf[channel] }),
    isOfStaff: true,
    events: { byRow: (channel, row) => row.source === sourceOf[channel] },
  },
  formId: {
    parts: (form) => ({ form }),
    isOfStaff: true,
    events: { byRow: (form, row) => row.form_id === form },
  },
  domain: {
    parts: (domain) => ({ domain: domain.toLowerCase() }),
    isOfStaff: true,
    events: { byRow: (domain, row) => row.domain === domain.toLowerCase() },
  },
  hasFile: {
    parts: (is) => (is ? { withFile: 1 } : {}),
    isOfStaff: true,
    events: { byRow: (_, row) => Number(row.has_file) === 1 },
  },
  unread: {
    parts: (is, unread) => (is ? { unread } : {}),
    isOfStaff: true,
    events: hasRead,
  },
  mentioned: {
    parts: (is, mentioned) => (is ? { mentioned } : {}),
    isOfStaff: true,
    events: hasRead,
  },
  followerId: {
    parts: (follower) => ({ follower }),
    isOfStaff: true,
    events: "A webhook filter can't use followers",
  },
  snoozed: {
    parts: (is) => (is ? { snoozed: 1 } : { awake: 1 }),
    isOfStaff: true,
    events: { byRow: (_, row) => row.snoozed_at !== null && row.snoozed_at !== undefined },
  },
  createdFrom: {
    parts: (from) => ({ createdFrom: asStored(from) }),
    events: { byFacts: (from, ticket) => ticket.createdAt >= from },
  },
  createdBefore: {
    parts: (before) => ({ createdBefore: asStored(before) }),
    events: { byFacts: (before, ticket) => ticket.createdAt < before },
  },
  updatedSince: { parts: (since) => ({ updatedSince: asStored(since) }), events: ofPrograms },
  number: {
    parts: (number) => ({ number: ticketNumberIn(number) ?? number.trim().toUpperCase() }),
    events: ofPrograms,
  },
};

/** A time in the stored format, so comparing the texts works. */
const asStored = (moment: string) => new Date(moment).toISOString();

export type ListParam = keyof Narrowing;
type AnyFilter = ListFilter<NonNullable<TicketFilter[ListParam]>>;

/** The given parameters, each with its filter. */
export const filtersGiven = (filter: TicketFilter) =>
  (Object.entries(listFilters) as [ListParam, AnyFilter][]).flatMap(([param, does]) => {
    const value = filter[param];
    return value === undefined || value === '' ? [] : [{ param, value, ...does }];
  });
