import { readTicketQuery, type TicketQuery } from './ticket-query.ts';

type Writers = {
  readonly [Field in keyof Required<TicketQuery>]: (
    value: NonNullable<TicketQuery[Field]>,
  ) => string;
};

const sorts = {
  '-updatedAt': 'updated',
  '-createdAt': 'newest',
  createdAt: 'oldest',
  priority: 'priority',
} as const satisfies Record<NonNullable<TicketQuery['sort']>, string>;

/** How each filter is typed, in the order in which they are written. */
const writers: Writers = {
  status: (status) => `status:${status}`,
  priority: (priority) => `priority:${priority}`,
  assignee: (assignee) => `assignee:${quoted(assignee)}`,
  from: (address) => `from:${quoted(address)}`,
  turn: (turn) => `turn:${turn}`,
  channel: (channel) => `channel:${channel}`,
  form: (form) => `form:${quoted(form)}`,
  domain: (domain) => `domain:${domain}`,
  hasFile: () => 'has:file',
  unread: () => 'is:unread',
  snoozed: () => 'is:snoozed',
  mentioned: () => 'is:mentioned',
  follower: (follower) => `follower:${quoted(follower)}`,
  tags: (names) => names.map((name) => `tag:${quoted(name)}`).join(' '),
  anyTag: (names) => `tag:${quoted(names.join(','))}`,
  noTag: (names) => `-tag:${quoted(names.join(','))}`,
  after: (day) => `after:${day}`,
  before: (day) => `before:${day}`,
  sort: (sort) => `sort:${sorts[sort]}`,
};

const quoted = (value: string) => (/\s/.test(value) ? `"${value}"` : value);

/** The text that is read as these filters and plain words: the inverse of `readTicketQuery`. */
export function writeTicketQuery(query: TicketQuery, text = ''): string {
  const fields = Object.keys(writers) as (keyof TicketQuery)[];
  const words = fields.map((field) => {
    const value = query[field];
    return value === undefined ? '' : (writers[field] as (given: typeof value) => string)(value);
  });
  return [...words, plain(text)].filter(Boolean).join(' ');
}

/** Plain words stand as they are, unless one of them has a meaning. */
function plain(text: string): string {
  // There is no way to write a quotation mark: it begins or ends what is plain.
  const words = text.replace(/[\s"]+/g, ' ').trim();
  const { query, refusal } = readTicketQuery(words);
  return refusal || Object.keys(query).length > 0 ? `"${words}"` : words;
}
