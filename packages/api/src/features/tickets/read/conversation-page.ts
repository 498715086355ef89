import type { OrgScope, P, Query } from '../../../database/types.ts';

/** What one answer has of a conversation at most: messages and entries of the timeline, and bytes of their text. */
const maxItems = 300;
const maxBytes = 200_000;
/** What an entry of the timeline counts: its two values are short. */
export const entryBytes = 300;

type Slot = P<string>[string];

/** Where a part of a conversation ends: before an item with this time and id. */
export interface Before {
  at: string;
  id: string;
}

/** After everything that was ever said. */
export const end: Before = { at: '9999', id: '' };

const text = (columns: readonly string[]) =>
  columns.map((column) => `octet_length(coalesce(${column}, ''))`).join(' + ');
export const messageBytes = text(['ticket_messages.body', 'ticket_messages.draft']);
export const htmlBytes = text(
  ['html', 'folded', 'markdown', 'rest'].map((name) => `message_html.${name}`),
);

/** Where a part of a conversation is, in a prepared query. */
export interface Place {
  ticket: Slot;
  at: Slot;
  id: Slot;
}

/** The newest items before a place, with their bytes; one more than an answer has room for. */
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

/** In place of a list for which one answer has no room. */
export const tooLong = 'too long';

/** A list of a whole conversation, or `tooLong`: it costs a few microseconds to add up what is there before it is read. */
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
 * Adds where the newest part of a conversation before a place begins to a query, as `shown`: the oldest message or entry of the
 * timeline for which there is room, and whether there are older ones. A message is never cut: one item is shown at least.
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

/** Cuts a query of messages or of entries of the timeline down to what is shown. */
export const onlyShown = (
  org: OrgScope,
  query: Query,
  table: ConversationTable,
  place: Place,
): Query =>
  before(query, table, org, place).whereRaw(
    `(${table}.created_at, ${table}.id) >= (shown.created_at, shown.id)`,
  );
