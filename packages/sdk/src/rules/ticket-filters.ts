import type { Input } from '../contract/operations.ts';
import { byChoice, type ChoiceName, valuesOf } from './ticket-fields.ts';

type Asked = Required<Input<'tickets.list'>>;

/** What does not narrow a list by a value of its own: page, order and words. */
export type Otherwise = 'limit' | 'cursor' | 'sort' | 'q' | 'query';
export type FilterParam = Exclude<keyof Asked, Otherwise>;

/**
 * What a filter takes: one of a few values, nothing (it is on or off), a text, an address, a host, a member, a form, tags or a
 * day. How each is typed, read, kept in an address and looked up follows from it.
 */
export type FilterKind =
  | 'choice'
  | 'flag'
  | 'text'
  | 'email'
  | 'domain'
  | 'member'
  | 'form'
  | 'tags'
  | 'day';

interface TicketFilter {
  kind: FilterKind;
  /** What it is called in addresses and in a query that was read; its parameter, if it has no other name. */
  name?: string;
  /** The word that it is typed with, if it is not its name. */
  word?: string;
  /** How a flag is typed. */
  typed?: string;
  values?: readonly string[];
  /** Other ways to type a value. */
  also?: Readonly<Record<string, string>>;
  /** The most characters of it in an address. */
  most?: number;
}

const choice = <Param extends FilterParam>(values: readonly Asked[Param][]) => ({
  kind: 'choice' as const,
  values: values as readonly Asked[Param][] & readonly string[],
});

/**
 * The filters of tickets by their parameter in the contract, in the order in which they are written; null for those of programs
 * alone. A parameter that is missing here does not compile.
 */
export const ticketFilters = {
  ...byChoice((name) => choice<ChoiceName>(valuesOf(name))),
  assignedAgentId: {
    kind: 'member',
    name: 'agent',
    word: 'assignee',
    also: { nobody: 'none' },
    most: 64,
  },
  customerEmail: { kind: 'email', name: 'customer', word: 'from', most: 254 },
  turn: choice<'turn'>(['us', 'customer', 'any']),
  channel: choice<'channel'>(['form', 'widget', 'chat', 'email', 'api', 'staff', 'other']),
  formId: { kind: 'form', name: 'form', most: 64 },
  domain: { kind: 'domain', most: 253 },
  hasFile: { kind: 'flag', typed: 'has:file' },
  unread: { kind: 'flag', typed: 'is:unread' },
  snoozed: { kind: 'flag', typed: 'is:snoozed' },
  mentioned: { kind: 'flag', typed: 'is:mentioned' },
  followerId: { kind: 'member', name: 'follower', most: 64 },
  tags: { kind: 'tags', word: 'tag', most: 400 },
  anyTag: { kind: 'tags', word: 'tag', most: 400 },
  noTag: { kind: 'tags', word: 'tag', most: 400 },
  createdFrom: { kind: 'day', name: 'after' },
  createdBefore: { kind: 'day', name: 'before' },
  number: null,
  externalId: null,
  updatedSince: null,
} as const satisfies Record<FilterParam, TicketFilter | null>;

type Table = typeof ticketFilters;

/** Parameters that people can type and choose, too. */
export type TypedParam = {
  [Param in FilterParam]: Table[Param] extends null ? never : Param;
}[FilterParam];

/** The name of a filter, by its parameter. */
export type NameOf<Param extends TypedParam> = Table[Param] extends {
  name: infer Name extends string;
}
  ? Name
  : Param;

export type KindOf<Param extends TypedParam> = Table[Param]['kind'];

/** The words that filters are typed with, apart from `is:` and `has:`. */
export type FilterWord = {
  [Param in TypedParam]: KindOf<Param> extends 'flag'
    ? never
    : Table[Param] extends { word: infer Word extends string }
      ? Word
      : NameOf<Param>;
}[TypedParam];

/** A filter with all that is known of it. */
export interface KnownFilter extends TicketFilter {
  param: TypedParam;
  name: FilterName;
  word: string;
}

export type FilterName = { [Param in TypedParam]: NameOf<Param> }[TypedParam];

/** The filters that people can type and choose, in the order in which they are written. */
export const typedFilters: readonly KnownFilter[] = Object.entries<TicketFilter | null>(
  ticketFilters,
).flatMap(([param, filter]) => {
  if (!filter) return [];
  const name = filter.name ?? param;
  return { word: name, ...filter, name, param } as KnownFilter;
});

/** The orders of a list as they are typed. */
export const sortWords = {
  updated: '-updatedAt',
  newest: '-createdAt',
  oldest: 'createdAt',
  priority: 'priority',
  waiting: 'waiting',
  due: 'due',
} as const satisfies Readonly<Record<string, Asked['sort']>>;

type Typed<Param extends TypedParam> =
  KindOf<Param> extends 'choice'
    ? Asked[Param]
    : KindOf<Param> extends 'flag'
      ? true
      : KindOf<Param> extends 'tags'
        ? string[]
        : string;

/**
 * What somebody types to find tickets: plain words, and words with a meaning such as `assignee:me is:unread`. Members are `me`,
 * `none`, an address or an id; forms and tags are names or ids; days are `2026-11-01`, or `today` and `yesterday` where their
 * reader does not know the day.
 */
export type TicketQuery = { [Param in TypedParam as NameOf<Param>]?: Typed<Param> } & {
  sort?: (typeof sortWords)[keyof typeof sortWords];
};
