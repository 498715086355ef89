import { dayAfter } from './calendar.ts';
import { isEmail } from './email.ts';
import { byChoice, valuesOf } from './ticket-fields.ts';
import {
  type FilterKind,
  type FilterWord,
  type KnownFilter,
  sortWords,
  type TicketQuery,
  typedFilters,
} from './ticket-filters.ts';

/** An invalid filter of a query, with its position. */
export interface QueryRefusal {
  /** The index of its first character. */
  at: number;
  length: number;
  /** The error message. */
  message: string;
  /** A correction to replace it with; null if there is none. */
  suggestion: string | null;
}

export interface ReadQuery {
  query: TicketQuery;
  /** The plain words, to search for. */
  text: string;
  /** The first invalid filter. */
  refusal: QueryRefusal | null;
}

type Names = Readonly<Record<string, TicketQuery>>;

const namesOf = (values: readonly string[], query: (value: string) => TicketQuery): Names =>
  Object.fromEntries(values.map((value) => [value, query(value)]));

/** Filters with fixed values. */
const choices: Readonly<Record<string, Names>> = {
  ...Object.fromEntries(
    typedFilters.flatMap(({ kind, word, name, values = [] }) =>
      kind === 'choice' ? [[word, namesOf(values, (value) => ({ [name]: value }))]] : [],
    ),
  ),
  is: {
    unread: { unread: true },
    mine: { agent: 'me' },
    unassigned: { agent: 'none' },
    waiting: { turn: 'customer' },
    snoozed: { snoozed: true },
    mentioned: { mentioned: true },
    ...namesOf(valuesOf('status'), (status) => ({ status }) as TicketQuery),
  },
  has: { file: { hasFile: true }, attachment: { hasFile: true } },
  sort: namesOf(Object.keys(sortWords), (word) => ({
    sort: sortWords[word as keyof typeof sortWords],
  })),
};

type Meaning = TicketQuery | { message: string; suggestion: string | null };

type Reader = (filter: KnownFilter, value: string, today?: string) => Meaning;

const means = ({ name }: KnownFilter, value: string): TicketQuery => ({ [name]: value });

const asTyped: Reader = (filter, value) =>
  means(filter, filter.also?.[value.toLowerCase()] ?? value);

/** Parsers for filters with other values. */
const readers: Readonly<Record<Exclude<FilterKind, 'choice' | 'flag'>, Reader>> = {
  text: asTyped,
  member: asTyped,
  form: asTyped,
  email: (filter, value) =>
    isEmail(value)
      ? means(filter, value.toLowerCase())
      : {
          message: `${filter.word}: must be an email address such as ${exampleOf(filter.word)}`,
          suggestion: null,
        },
  tags: (_, value) => withTags(namesIn(value)),
  domain: (filter, value) => {
    const { word } = filter;
    const domain = hostIn(value);
    return domain
      ? means(filter, domain)
      : { message: `${word}: must be a domain such as ${exampleOf(word)}`, suggestion: null };
  },
  day: withDay,
};

/** The filters with other values, by their word. */
const open = new Map(
  typedFilters.flatMap((filter) => {
    const { kind, word } = filter;
    if (kind === 'choice' || kind === 'flag') return [];
    return [[word, (value: string, today?: string) => readers[kind](filter, value, today)]];
  }),
);

/** Returns the domain of a domain or URL, as it is stored; null if invalid. */
function hostIn(value: string): string | null {
  const address = `http://${value.replace(/^https?:\/\//i, '')}`;
  if (value.includes('@') || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return /^[a-z0-9][a-z0-9.-]*\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : null;
}

/** Every filter word, with an example and an explanation. */
const help = {
  assignee: { example: 'assignee:me', meaning: 'Assigned to you. Also: none, or an email' },
  follower: { example: 'follower:me', meaning: 'Followed by you, or by an email' },
  from: { example: 'from:ana@example.com', meaning: 'From one requester' },
  is: {
    example: 'is:unread',
    meaning: 'Also: unassigned, waiting, snoozed, mentioned, open, resolved, closed',
  },
  tag: { example: 'tag:refund', meaning: 'Has a tag. tag:a,b: either; -tag:a: not' },
  ...byChoice((name, { label, options, isRanked }) => ({
    example: `${name}:${options.at(isRanked ? -1 : 1)?.value}`,
    meaning: `Has this ${label.toLowerCase()}`,
  })),
  turn: { example: 'turn:us', meaning: 'Waiting for the team, the customer, or any' },
  channel: {
    example: 'channel:email',
    meaning: 'Channel. Also: form, widget, chat, api, staff',
  },
  form: { example: 'form:"Contact us"', meaning: 'Submitted with one form' },
  domain: {
    example: 'domain:help.example.com',
    meaning: 'Submitted on a custom domain',
  },
  has: { example: 'has:file', meaning: 'Has an attachment' },
  after: { example: 'after:2026-11-01', meaning: 'Created on or after this date' },
  before: { example: 'before:today', meaning: 'Created before this date' },
  sort: { example: 'sort:oldest', meaning: 'Also: newest, updated, priority, waiting, due' },
} satisfies Record<FilterWord | 'is' | 'has' | 'sort', { example: string; meaning: string }>;

export const queryWords = Object.entries(help).map(([word, told]) => ({ word, ...told }));

const exampleOf = (word: string) => queryWords.find((one) => one.word === word)?.example ?? '';

const words = [...Object.keys(choices), ...open.keys()];
// Many ordinary words are one letter from it: `was:`, `hash:`.
const guessed = words.filter((word) => word !== 'has');

/** Filter names of other products, and the names here. */
const otherwise: Readonly<Record<string, string>> = {
  agent: 'assignee',
  owner: 'assignee',
  requester: 'from',
  customer: 'from',
  email: 'from',
  sender: 'from',
  label: 'tag',
  state: 'status',
  via: 'channel',
  source: 'channel',
  since: 'after',
  created: 'after',
  until: 'before',
};

// A filter with its value, or a plain word; a quotation mark without a second one reaches to the end.
const typed = /(-?)([A-Za-z_-]+):("[^"]*"?|[^\s"]*)|"([^"]*)"?|[^\s"]+/g;

/** Returns the first word of a valid query that `refuse` rejects, with its position. */
export function refusedWord(
  given: string,
  refuse: (query: TicketQuery, text: string) => string | null,
): { at: number; message: string } | null {
  for (const match of given.matchAll(typed)) {
    const { query, text } = readTicketQuery(match[0]);
    const message = refuse(query, text);
    if (message !== null) return { at: match.index, message };
  }
  return null;
}

/** Parses a query. Without `today`, the words `today` and `yesterday` stay as they are. */
export function readTicketQuery(given: string, today?: string): ReadQuery {
  const query: TicketQuery = {};
  const plain: string[] = [];
  let refusal: QueryRefusal | null = null;
  for (const match of given.matchAll(typed)) {
    const [whole, minus, name, value, quoted] = match;
    const meaning = name === undefined ? null : meaningOf(name, minus ?? '', value ?? '', today);
    if (meaning === null) {
      plain.push(quoted ?? whole);
      continue;
    }
    const refused = 'message' in meaning ? meaning : clash(query, meaning, name ?? '');
    if (refused === null) add(query, meaning as TicketQuery);
    else refusal ??= { at: match.index, length: whole.length, ...refused };
  }
  return { query, text: plain.join(' ').replace(/\s+/g, ' ').trim(), refusal };
}

/** Returns the meaning of a word with a colon; null if it is plain text, such as a URL. */
function meaningOf(
  name: string,
  minus: string,
  typedValue: string,
  today?: string,
): Meaning | null {
  const word = name.toLowerCase();
  const value = typedValue.replaceAll('"', '').trim();
  if (!words.includes(word)) {
    return value === '' ? null : unknown(name, minus, typedValue);
  }
  if (minus && word !== 'tag') {
    return {
      message: `Only tags can be excluded. Write ${word}: without the minus`,
      suggestion: `${word}:${typedValue}`,
    };
  }
  const some = choices[word];
  const names = some ? Object.keys(some) : [];
  if (value === '') {
    const example = names[0] ?? exampleOf(word).split(':')[1];
    return { message: `${word}: needs a value, such as ${word}:${example}`, suggestion: null };
  }
  if (minus) return { noTag: namesIn(value) };
  if (!some) return open.get(word)?.(value, today) ?? null;
  const key = value.toLowerCase().replaceAll(/[\s-]+/g, '_');
  if (Object.hasOwn(some, key)) return some[key] ?? null;
  const meant = nearest(key, names);
  return {
    message: `${word}: must be ${listed(names)}, not “${value}”`,
    suggestion: meant ? `${word}:${meant}` : null,
  };
}

/** Returns the error for an unknown filter; null if it may be ordinary text. */
function unknown(name: string, minus: string, typedValue: string): Meaning | null {
  const word = name.toLowerCase();
  const known = Object.hasOwn(otherwise, word) ? otherwise[word] : nearest(word, guessed);
  if (!known) return null;
  const meant = `${known === 'tag' ? minus : ''}${known}:`;
  return {
    message: `Unknown filter ${name}:. Did you mean ${known}:?`,
    suggestion: `${meant}${typedValue}`,
  };
}

/** Adds a parsed filter to the query. */
function add(query: TicketQuery, { tags = [], noTag = [], ...rest }: TicketQuery) {
  Object.assign(query, rest);
  if (tags.length > 0) query.tags = [...(query.tags ?? []), ...tags];
  if (noTag.length > 0) query.noTag = [...(query.noTag ?? []), ...noTag];
}

/** A single tag, or a list of which any matches. */
const withTags = (names: string[]): TicketQuery =>
  names.length > 1 ? { anyTag: names } : { tags: names };

const namesIn = (value: string) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Returns an error if a filter conflicts with an earlier one: each filter has one value. */
function clash(query: TicketQuery, added: TicketQuery, name: string) {
  for (const [field, value] of Object.entries(added)) {
    const before = query[field as keyof TicketQuery];
    // The tag filters can be repeated.
    if (before === undefined || before === value || field === 'tags' || field === 'noTag') continue;
    return {
      message: `${name.toLowerCase()}: conflicts with an earlier filter. Remove one of them`,
      suggestion: null,
    };
  }
  return null;
}

function withDay(filter: KnownFilter, value: string, today?: string): Meaning {
  const { word } = filter;
  const day = dayOf(value.toLowerCase(), today);
  if (day) return means(filter, day);
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value);
  const meant = parts && [parts[1], pad(parts[2]), pad(parts[3])].join('-');
  return {
    message: `${word}: must be a date such as ${word}:2026-11-01 or ${word}:yesterday`,
    suggestion: meant && dayOf(meant, today) ? `${word}:${meant}` : null,
  };
}

const pad = (digits = '') => digits.padStart(2, '0');

function dayOf(value: string, today?: string): string | null {
  if (value === 'today') return today ?? value;
  if (value === 'yesterday') return today ? dayAfter(today, -1) : value;
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return null;
  const time = Date.parse(`${value}T00:00:00Z`);
  // A day such as February 31 would become a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : null;
}

const listed = (names: readonly string[]) =>
  `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

/** Returns the name with the fewest different letters, if they are few. */
function nearest(word: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, far: distance(word.slice(0, 20), name) }))
    .sort((one, other) => one.far - other.far);
  const best = ranked[0];
  return best && best.far <= Math.min(2, Math.floor(best.name.length / 3)) ? best.name : null;
}

/** Returns the edit distance: the number of letters to change, add or remove. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1) {
      const kept = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
