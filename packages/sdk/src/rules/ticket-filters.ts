import type { Input } from '../contract/operations.ts';
import { byChoice, type ChoiceName, valuesOf } from './ticket-fields.ts';

type Asked = Required<Input<'tickets.list'>>;

/** Parameters that aren't filters with a value of their own: page, order and search. */
export type Otherwise = 'limit' | 'cursor' | 'sort' | 'q' | 'query';
export type FilterParam = Exclude<keyof Asked, Otherwise>;

/**
 * The value type of a filter: a fixed value, a flag without a value, a text, an email address, a domain, a member, a form, tags or a day.
 * It determines how the filter is typed, parsed, stored in URLs and looked up.
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
  /** Its name in URLs and parsed queries; defaults to its parameter. */
  name?: string;
  /** The word to type for it; defaults to its name. */
  word?: string;
  /** The text to type for a flag. */
  typed?: string;
  values?: readonly string[];
  /** Other spellings of a value. */
  also?: Readonly<Record<string, string>>;
  /** Maximum length in URLs, in characters. */
  most?: number;
}

const choice = <Param extends FilterParam>(values: readonly Asked[Param][]) => ({
  kind: 'choice' as const,
  values: values as readonly Asked[Param][] & readonly string[],
});

/**
 * The ticket filters by their parameter in the contract, in the order in which they are written; null for those that only programs use. A
 * missing parameter fails to compile.
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

/** Parameters that people can type and choose. */
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

/** The words to type for filters, except `is:` and `has:`. */
export type FilterWord = {
  [Param in TypedParam]: KindOf<Param> extends 'flag'
    ? never
    : Table[Param] extends { word: infer Word extends string }
      ? Word
      : NameOf<Param>;
}[TypedParam];

/** A filter with its defaults filled in. */
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

/** The words to type for the orders of a list. */
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
 * A parsed ticket search: plain words, and filters such as `assignee:me is:unread`. Members are `me`, `none`, an email address or an ID;
 * forms and tags are names or IDs; days are `2026-11-01`, or `today` and `yesterday` if the current day isn't known.
 */
export type TicketQuery = { [Param in TypedParam as NameOf<Param>]?: Typed<Param> } & {
  sort?: (typeof sortWords)[keyof typeof sortWords];
};
