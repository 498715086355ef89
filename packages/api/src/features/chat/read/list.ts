import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import type { Config } from '../../../config.ts';
import type { ChatMessageRow } from '../../../database/rows/chat.ts';
import type { Org, OrgScope } from '../../../database/types.ts';
import { htmlToJoin, type WithHtml } from '../../../formatting/read/message-html.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import { fileColumn, type WithFiles } from '../../../stored-files/read/message-files.ts';
import { presentChat } from '../present.ts';
import { type ChatRow, countChats, type ShownMessage, withAgent } from './sessions.ts';

type Filter = Parsed<'chat.list'>['query'];

const parts = [
  'id',
  'seq',
  'client_id',
  'sender_type',
  'user_id',
  'sender_name',
  'body',
  'cards',
  'mail_id',
  'created_at',
] as const satisfies readonly (keyof ChatMessageRow)[];

type Part = (typeof parts)[number];

/** Joins the newest message of a session; its columns are null without messages. */
type ListedRow = ChatRow &
  WithFiles &
  WithHtml & { sender_check: string | null; m_id: string | null } & {
    [Name in Exclude<Part, 'id'> as `m_${Name}`]: ChatMessageRow[Name];
  };

/** Separate conditions, since there is one index per status. */
const conditions = {
  waiting: "chat_sessions.status = 'waiting'",
  active: "chat_sessions.status = 'active' and chat_sessions.with_bot = 0",
  bot: "chat_sessions.status = 'active' and chat_sessions.with_bot = 1",
  closed: "chat_sessions.status = 'closed'",
};

/** A page of chats by keyset: newest first, or longest waiting first. */
export async function listChats(
  config: Pick<Config, 'secret'>,
  org: Org,
  { status, tagId, limit, cursor }: Filter,
): Promise<Page<Schema<'ChatSession'>>> {
  const isQueue = status === 'waiting';
  const moment = isQueue ? 'requested_at' : 'started_at';
  const [way, beyond] = isQueue ? ['asc', '>'] : ['desc', '<'];
  const query = withAgent(org)
    .leftJoin(org.from('chat_messages').as('m'), (join) =>
      join.on('m.session_id', 'chat_sessions.id').andOn('m.seq', 'chat_sessions.last_seq'),
    )
    .leftJoin(htmlToJoin(org), 'formatting.message_id', 'm.id')
    .orderBy([
      { column: `chat_sessions.${moment}`, order: way },
      { column: 'chat_sessions.id', order: way },
    ])
    .limit(limit + 1)
    .select(
      ...parts.map((part) => `m.${part} as m_${part}`),
      'formatting.html',
      'formatting.sender_check',
      fileColumn(org, 'm.id'),
    );
  if (status) query.whereRaw(conditions[status]);
  if (tagId) query.whereIn('chat_sessions.id', taggedWith(org, tagId) as never);
  if (cursor) {
    const key = decodeCursor(cursor, ['text', 'text']);
    query.whereRaw(`(chat_sessions.${moment}, chat_sessions.id) ${beyond} (?, ?)`, key);
  }
  const rows = await org.all<ListedRow>(query);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((row) => presentChat(config, row, newestOf(row))),
    next: last ? encodeCursor([last[moment] ?? '', last.id]) : null,
    total: tagId
      ? await countTagged(org, tagId, status)
      : (await countChats(org))[status ?? 'total'],
  };
}

const taggedWith = (org: OrgScope, tagId: string) =>
  org.from('chat_tags', 'tagged').where('tagged.tag_id', tagId).select('tagged.session_id');

async function countTagged(org: Org, tagId: string, status: Filter['status']): Promise<number> {
  const query = org
    .from('chat_sessions')
    .whereIn('chat_sessions.id', taggedWith(org, tagId) as never)
    .count('* as count');
  if (status) query.whereRaw(conditions[status]);
  return Number((await org.first<{ count: number }>(query))?.count ?? 0);
}

function newestOf(row: ListedRow): ShownMessage[] {
  if (row.m_id === null) return [];
  return [
    {
      organization_id: row.organization_id,
      session_id: row.id,
      id: row.m_id,
      seq: row.m_seq,
      client_id: row.m_client_id,
      sender_type: row.m_sender_type,
      user_id: row.m_user_id,
      sender_name: row.m_sender_name,
      body: row.m_body,
      cards: row.m_cards,
      mail_id: row.m_mail_id,
      created_at: row.m_created_at,
      file_items: row.file_items,
      html: row.html,
      sender_check: row.sender_check,
    },
  ];
}
