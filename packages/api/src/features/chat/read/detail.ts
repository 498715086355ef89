import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../../config.ts';
import { prepare } from '../../../database/prepare.ts';
import type { ChatSessionRow } from '../../../database/rows/chat.ts';
import type { Org, P } from '../../../database/types.ts';
import { visitorFactsIn } from '../../../visitor-context.ts';
import { whatBlocks } from '../../blocked-senders/store/blocked-senders.ts';
import { presentActivity, presentChat, presentNote } from '../present.ts';
import { chatMissing } from '../store/change.ts';
import { readNotes } from './notes.ts';
import { type ChatRow, findChat, readActivity, readMessages } from './sessions.ts';

type EarlierRow = ChatSessionRow & { first_message: string | null };

const mostEarlier = 10;

/** Reads the newest by browser and by address separately, each by its index. One query would read all chats of a visitor with few. */
const earlierChats = prepare((org, p: P<'visitor' | 'email' | 'before'>) => {
  const newest = (column: 'visitor_id' | 'customer_email', value: never) =>
    org
      .from('chat_sessions')
      .where(column, value)
      .where('started_at', '<', p.before)
      .orderBy('started_at', 'desc')
      .limit(mostEarlier)
      .select('id');
  const ids = org.raw('select id from (?) as a union select id from (?) as b', [
    newest('visitor_id', p.visitor),
    newest('customer_email', p.email),
  ]);
  return (
    org
      .from('chat_sessions')
      .whereRaw(org.isOneOf('chat_sessions.id', ids))
      // The expression keeps SQLite from using the index on this order, which would scan all chats.
      .orderByRaw("chat_sessions.started_at || '' desc")
      .limit(mostEarlier)
      .select(
        'chat_sessions.*',
        org
          .from('chat_messages', 'said')
          .whereRaw("said.session_id = chat_sessions.id and said.sender_type = 'customer'")
          .orderBy('said.seq')
          .limit(1)
          .select('said.body')
          .as('first_message'),
      )
  );
});

/** A chat with its messages and notes, the visitor's location and their earlier chats. */
export async function chatDetail(
  config: Pick<Config, 'secret'>,
  org: Org,
  id: string,
): Promise<Schema<'ChatSessionDetail'>> {
  const row = await findChat(org, id);
  if (!row) throw chatMissing();
  const { page_url: pageUrl, started_on: startedOn, referrer, browser, opened_by: openedBy } = row;
  const context = visitorFactsIn(row.context);
  return {
    ...presentChat(config, row, await readMessages(org, id)),
    visitor: { pageUrl, startedOn, referrer, browser, context, openedBy },
    earlier: (await readEarlier(org, row)).map(presentEarlier),
    timeline: (await readActivity(org, id)).map(presentActivity),
    notes: (await readNotes(org, id)).map((note) => presentNote(config, note)),
    blockedSender: await whatBlocks(org, { email: row.customer_email, visitorId: row.visitor_id }),
  };
}

/** Without an address, earlier chats are matched by browser only. */
const readEarlier = (org: Org, { visitor_id: visitor, customer_email, started_at }: ChatRow) =>
  org.all<EarlierRow>(earlierChats({ visitor, email: customer_email ?? '', before: started_at }));

const presentEarlier = (row: EarlierRow): Schema<'ChatSessionDetail'>['earlier'][number] => ({
  id: row.id,
  status: row.status,
  startedAt: row.started_at,
  closedAt: row.closed_at,
  rating: row.rating,
  ticketId: row.ticket_id,
  firstMessage: row.first_message,
});
