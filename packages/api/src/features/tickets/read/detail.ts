import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { MergedTicketRow } from '../../../database/rows/tickets.ts';
import type { JsonFields, Org, OrgScope, P, Query } from '../../../database/types.ts';
import { htmlColumns, htmlOn, type ShownHtml } from '../../../formatting/read/message-html.ts';
import {
  fileColumns,
  filesOn,
  type ShownFile,
  saidOn,
} from '../../../stored-files/read/message-files.ts';
import { type Cc, ccColumns, ccsIn } from './ccs.ts';
import {
  type Before,
  type ConversationTable,
  end,
  entryBytes,
  htmlBytes,
  ifShort,
  messageBytes,
  onlyShown,
  tooLong,
  withShown,
} from './conversation-page.ts';
import { followersOf, mentionColumns, mentionsIn, type ShownMention } from './people.ts';
import { type ShownScheduled, scheduledColumns, scheduledOf } from './scheduled.ts';
import {
  type ActivityWithActor,
  activityIn,
  type MessageWithAuthor,
  messagesIn,
  type ShownTicket,
  shownWithPeople,
} from './tickets.ts';
import { readUntilOf } from './unread.ts';

type Columns<Row> = { [Column in keyof Row]-?: string };

/** The columns of a message and of a timeline entry in a detail: each additional one costs building and parsing JSON. */
export type ShownMessage = Omit<MessageWithAuthor, 'organization_id' | 'ticket_id' | 'user_id'>;
export type ShownActivity = Omit<
  ActivityWithActor,
  'organization_id' | 'ticket_id' | 'actor_user_id' | 'actor_type'
>;

const messageColumns: Columns<ShownMessage> = {
  id: 'ticket_messages.id',
  author_type: 'ticket_messages.author_type',
  visibility: 'ticket_messages.visibility',
  author_name: 'ticket_messages.author_name',
  author_email: 'ticket_messages.author_email',
  body: 'ticket_messages.body',
  created_at: 'ticket_messages.created_at',
  mail_id: 'ticket_messages.mail_id',
  merged_from: 'ticket_messages.merged_from',
  draft: 'ticket_messages.draft',
  draft_format: 'ticket_messages.draft_format',
  via: 'ticket_messages.via',
  user_first_name: 'users.first_name',
  user_last_name: 'users.last_name',
  user_email: 'users.email',
  user_image: 'users.profile_image_url',
};

const mergedIn = (org: OrgScope, ticket: P<string>[string]) =>
  org
    .from('merged_tickets')
    .leftJoin('users', 'users.id', 'merged_tickets.merged_by')
    .where('root_id', ticket)
    .orderByRaw('merged_tickets.merged_at desc, merged_tickets.id desc');

/** The columns of a merged ticket in a detail. */
export interface ShownMerged
  extends Pick<
    MergedTicketRow,
    'id' | 'number' | 'subject' | 'customer_name' | 'customer_email' | 'merged_at'
  > {
  by_first_name: string | null;
  by_last_name: string | null;
  by_email: string | null;
}

const mergedColumns: Columns<ShownMerged> = {
  id: 'merged_tickets.id',
  number: 'merged_tickets.number',
  subject: 'merged_tickets.subject',
  customer_name: 'merged_tickets.customer_name',
  customer_email: 'merged_tickets.customer_email',
  merged_at: 'merged_tickets.merged_at',
  by_first_name: 'users.first_name',
  by_last_name: 'users.last_name',
  by_email: 'users.email',
};

const activityColumns: Columns<ShownActivity> = {
  id: 'ticket_activity.id',
  kind: 'ticket_activity.kind',
  from_value: 'ticket_activity.from_value',
  to_value: 'ticket_activity.to_value',
  created_at: 'ticket_activity.created_at',
  merged_from: 'ticket_activity.merged_from',
  via: 'ticket_activity.via',
  actor_first_name: 'users.first_name',
  actor_last_name: 'users.last_name',
  actor_email: 'users.email',
};

type Slot = P<string>[string];

const listOf = (org: OrgScope, query: Query, columns: JsonFields<object>) =>
  org.text(query.clearSelect().select(org.json(columns, 'json')), 'json', ',');

/** A ticket with everything except its conversation. */
function withLists(org: OrgScope, ticket: Slot, reader: Slot): Query {
  const followers = followersOf(org, ticket);
  const lists = {
    scheduled: [scheduledOf(org, ticket), scheduledColumns],
    merged: [mergedIn(org, ticket), mergedColumns],
    mentions: [mentionsIn(org, ticket), mentionColumns],
    followers: [followers.query, followers.columns],
    ccs: [ccsIn(org, ticket), ccColumns],
  } as const;
  return shownWithPeople(org)
    .where('tickets.id', ticket)
    .select(
      ...Object.entries(lists).map(([name, [query, columns]]) =>
        org.raw('? as ??', [listOf(org, query, columns), name]),
      ),
      readUntilOf(org, reader, ticket),
    );
}

/**
 * A ticket with its whole conversation as one row: for PostgreSQL, each additional statement costs as much as everything it
 * reads. Omits a long conversation.
 */
const wholeDetail = prepare((org, p: P<'id' | 'reader'>) => {
  const rowsOf = (table: ConversationTable) => org.from(table).where('ticket_id', p.id);
  const messages = listOf(org, messagesIn(org, p.id), messageColumns);
  const activity = listOf(org, activityIn(org, p.id), activityColumns);
  const html = listOf(org, htmlOn(org, saidOn(org, p.id)), htmlColumns);
  return withLists(org, p.id, p.reader).select(
    ifShort(org, messages, rowsOf('ticket_messages'), messageBytes, 'messages'),
    ifShort(org, activity, rowsOf('ticket_activity'), `${entryBytes}`, 'activity'),
    ifShort(org, html, htmlOn(org, saidOn(org, p.id)), htmlBytes, 'html'),
    org.raw('? as files', [listOf(org, filesOn(org, saidOn(org, p.id)), fileColumns)]),
  );
});

/** The same with a part of a long conversation: it takes longer to find where the part starts. */
const partOfDetail = prepare((org, p: P<'id' | 'reader' | 'at' | 'before'>) => {
  const place = { ticket: p.id, at: p.at, id: p.before };
  const shown = (query: Query, table: ConversationTable) => onlyShown(org, query, table, place);
  const messages = shown(messagesIn(org, p.id), 'ticket_messages');
  const activity = shown(activityIn(org, p.id), 'ticket_activity');
  const ofTicket = org.from('ticket_messages').where('ticket_id', p.id);
  const said = saidOn(org, p.id, shown(ofTicket, 'ticket_messages').select('id'));
  return withShown(org, withLists(org, p.id, p.reader), place).select(
    'shown.has_earlier',
    org.raw('? as messages', [listOf(org, messages, messageColumns)]),
    org.raw('? as activity', [listOf(org, activity, activityColumns)]),
    org.raw('? as html', [listOf(org, htmlOn(org, said), htmlColumns)]),
    org.raw('? as files', [listOf(org, filesOn(org, said), fileColumns)]),
  );
});

type DetailRow = ShownTicket &
  Record<
    | 'messages'
    | 'activity'
    | 'scheduled'
    | 'mentions'
    | 'followers'
    | 'ccs'
    | 'merged'
    | 'files'
    | 'html'
    | 'read_until',
    string | null
  > & { has_earlier?: number | boolean | null };

const itemsIn = <Item>(text: string | null) => JSON.parse(`[${text ?? ''}]`) as Item[];

/**
 * A ticket with the newest part of its messages and activity, or the part before a position, and the time up to which `reader`
 * has read it.
 */
export async function findDetail(org: Org, id: string, reader: string, before: Before = end) {
  const whole =
    before === end ? await org.first<DetailRow>(wholeDetail({ id, reader })) : undefined;
  if (before === end && !whole) return null;
  const isLong = !whole || [whole.messages, whole.activity, whole.html].includes(tooLong);
  const row = isLong
    ? await org.first<DetailRow>(partOfDetail({ id, reader, at: before.at, before: before.id }))
    : whole;
  if (!row) return null;
  const { messages, activity, scheduled, mentions, followers, ccs, merged, files, html, ...rest } =
    row;
  const { read_until: readUntil, has_earlier: hasEarlier, ...ticket } = rest;
  const said = itemsIn<ShownMessage>(messages);
  const done = itemsIn<ShownActivity>(activity);
  return {
    ticket,
    readUntil,
    earlier: hasEarlier ? oldestOf([...said.slice(0, 1), ...done.slice(0, 1)]) : null,
    messages: said,
    activity: done,
    scheduled: itemsIn<ShownScheduled>(scheduled),
    mentions: itemsIn<ShownMention>(mentions),
    followers: itemsIn<Schema<'UserRef'>>(followers),
    ccs: itemsIn<Cc>(ccs),
    merged: itemsIn<ShownMerged>(merged),
    files: itemsIn<ShownFile>(files),
    html: itemsIn<ShownHtml>(html),
  };
}

/** The end of the part before these items. */
function oldestOf(first: readonly { created_at: string; id: string }[]): Before | null {
  const keys = first.map(({ created_at: at, id }): Before => ({ at, id }));
  const isBefore = (one: Before, other: Before) =>
    one.at < other.at || (one.at === other.at && one.id < other.id);
  return keys.reduce((one, other) => (isBefore(other, one) ? other : one));
}
