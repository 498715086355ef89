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

/** A typed word that is not understood, and where it stands. */
export interface QueryRefusal {
  /** The number of characters before it, and its own. */
  at: number;
  length: number;
  /** A sentence for whoever typed it. */
  message: string;
  /** What to type in its place, where it can be guessed. */
  suggestion: string | null;
}

export interface ReadQuery {
  query: TicketQuery;
  /** The plain words, as a text to search for. */
  text: string;
  /** The first word that is not understood. */
  refusal: QueryRefusal | null;
}

type Names = Readonly<Record<string, TicketQuery>>;

const namesOf = (values: readonly string[], query: (value: string) => TicketQuery): Names =>
  Object.fromEntries(values.map((value) => [value, query(value)]));

/** The values of the words that have a few. */
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

/** How the values of words are read that have many. */
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

/** The words whose values are many. */
const open = new Map(
  typedFilters.flatMap((filter) => {
    const { kind, word } = filter;
    if (kind === 'choice' || kind === 'flag') return [];
    return [[word, (value: string, today?: string) => readers[kind](filter, value, today)]];
  }),
);

/** The domain in what may be a whole address of the web, as domains are stored. */
function hostIn(value: string): string | null {
  const address = `http://${value.replace(/^https?:\/\//i, '')}`;
  if (value.includes('@') || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return /^[a-z0-9][a-z0-9.-]*\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : null;
}

/** Every word with a meaning, with an example for people. */
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
// Too much of any text is one letter from it: `was:`, `hash:`.
const guessed = words.filter((word) => word !== 'has');

/** Words that other products and habits have, and what they are here. */
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

// A name and its value, or a plain word; a quotation mark that is never closed reaches to the end.
const typed = /(-?)([A-Za-z_-]+):("[^"]*"?|[^\s"]*)|"([^"]*)"?|[^\s"]+/g;

/** The first word of a query whose meaning a reader of it refuses, with the place; for queries that are understood. */
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

/** Reads a query; without the day of today, `today` and `yesterday` stay as they are. */
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

/** What a word with a colon means; null when it is plain, such as an address of the web. */
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

/** Why there is no such filter; null for what may be a part of any text. */
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

/** Takes the meaning of a word over. */
function add(query: TicketQuery, { tags = [], noTag = [], ...rest }: TicketQuery) {
  Object.assign(query, rest);
  if (tags.length > 0) query.tags = [...(query.tags ?? []), ...tags];
  if (noTag.length > 0) query.noTag = [...(query.noTag ?? []), ...noTag];
}

/** One tag, or any of several. */
const withTags = (names: string[]): TicketQuery =>
  names.length > 1 ? { anyTag: names } : { tags: names };

const namesIn = (value: string) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Why a word cannot stand beside those before it: one filter has one value. */
function clash(query: TicketQuery, added: TicketQuery, name: string) {
  for (const [field, value] of Object.entries(added)) {
    const before = query[field as keyof TicketQuery];
    // Of tags one can name several, one after the other.
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
  // A 31st of February is another day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : null;
}

const listed = (names: readonly string[]) =>
  `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

/** The name that differs in the fewest letters, when these are few. */
function nearest(word: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, far: distance(word.slice(0, 20), name) }))
    .sort((one, other) => one.far - other.far);
  const best = ranked[0];
  return best && best.far <= Math.min(2, Math.floor(best.name.length / 3)) ? best.name : null;
}

/** How many letters have to be changed, added or left out. */
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
