import type { OrgScope, P, Query } from '../../../database/types.ts';

/** Limits of one response: messages and timeline entries, and bytes of their text. */
const maxItems = 300;
const maxBytes = 200_000;
/** Bytes counted for a timeline entry, whose two values are short. */
export const entryBytes = 300;

type Slot = P<string>[string];

/** The end of a part of a conversation: before the item with this time and ID. */
export interface Before {
  at: string;
  id: string;
}

/** After every item. */
export const end: Before = { at: '9999', id: '' };

const text = (columns: readonly string[]) =>
  columns.map((column) => `octet_length(coalesce(${column}, ''))`).join(' + ');
export const messageBytes = text(['ticket_messages.body', 'ticket_messages.draft']);
export const htmlBytes = text(
  ['html', 'folded', 'markdown', 'rest'].map((name) => `message_html.${name}`),
);

/** The position of a part in a conversation, in a prepared query. */
export interface Place {
  ticket: Slot;
  at: Slot;
  id: Slot;
}

/** The newest items before a position, with their size; one more than fits into a response. */
function newestItems(org: OrgScope, place: Place) {
  const newest = (table: ConversationTable, bytes: string) =>
    before(org.from(table).where('ticket_id', place.ticket), table, org, place)
      .orderBy([
        { column: `${table}.created_at`, order: 'desc' },
        { column: `${table}.id`, order: 'desc' },
      ])
      .limit(maxItems + 1)
      .select(`${table}.id`, `${table}.created_at`, org.raw(`${bytes} as bytes`));
  const html = org
    .from('message_html')
    .whereRaw('message_html.message_id = said.id')
    .select(org.raw(htmlBytes));
  return org.raw(
    `(select said.id, said.created_at, said.bytes + coalesce((?), 0) as bytes from (?) as said
      union all select id, created_at, bytes from (?) as done) as items`,
    [html, newest('ticket_messages', messageBytes), newest('ticket_activity', `${entryBytes}`)],
  );
}

/** Replaces a list that doesn't fit into one response. */
export const tooLong = 'too long';

/** The list of a whole conversation, or `tooLong`. Adding up the sizes before reading takes only a few microseconds. */
export const ifShort = (
  org: OrgScope,
  list: ReturnType<OrgScope['raw']>,
  rows: Query,
  bytes: string,
  as: string,
) =>
  org.raw(`case when (?) then ? else '${tooLong}' end as ??`, [
    rows.select(org.raw(`count(*) <= ${maxItems} and coalesce(sum(${bytes}), 0) <= ${maxBytes}`)),
    list,
    as,
  ]);

/**
 * Adds to a query, as `shown`, where the newest part before a position starts: at the oldest message or timeline entry that
 * fits, and whether there are older ones. Messages are never cut, so at least one item is shown.
 */
export function withShown(org: OrgScope, query: Query, place: Place): Query {
  const newestFirst = 'order by created_at desc, id desc';
  const sums = org.raw(
    `select id, created_at, row_number() over (${newestFirst}) as place,
      sum(bytes) over (${newestFirst}) as bytes, count(*) over () as all_items from ?`,
    [newestItems(org, place)],
  );
  const shown = org.raw(
    `select created_at, id, place < all_items as has_earlier from (?) as sums
      where place = 1 or (place <= ${maxItems} and bytes <= ${maxBytes}) order by place desc limit 1`,
    [sums],
  );
  return query.joinRaw('left join (?) as shown on true', [shown] as never);
}

export type ConversationTable = 'ticket_messages' | 'ticket_activity';

const before = (query: Query, table: ConversationTable, org: OrgScope, { at, id }: Place): Query =>
  query.where(org.raw(`(${table}.created_at, ${table}.id) < (?, ?)`, [at, id]));

/** Limits a query of messages or timeline entries to the shown part. */
export const onlyShown = (
  org: OrgScope,
  query: Query,
  table: ConversationTable,
  place: Place,
): Query =>
  before(query, table, org, place).whereRaw(
    `(${table}.created_at, ${table}.id) >= (shown.created_at, shown.id)`,
  );
