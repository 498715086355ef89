import { newId } from '../../../database/ids.ts';
import type { TicketMessageRow } from '../../../database/rows/tickets.ts';
import type { Input, Tx } from '../../../database/types.ts';
import { keepHtml, withFilesAs } from '../../../formatting/store/message-html.ts';
import { textHtml } from '../../../formatting/text-html.ts';
import { copyFiles } from '../../../stored-files/store/message-files.ts';
import { mustFind } from '../../tickets/read/tickets.ts';
import { moveHoursOfMessages } from '../../tickets/store/counts/counts.ts';
import { settleRest } from '../../tickets/store/merge/rest.ts';
import type { ChatRow, ShownMessage } from '../read/sessions.ts';
import { senderOf } from '../said.ts';

/** What one person said before somebody else did. */
export type Turn = [ShownMessage, ...ShownMessage[]];

/** The turns of a chat from the visitor's first one on, oldest first. */
export function turnsOf(said: readonly ShownMessage[]): Turn[] {
  const first = said.findIndex(({ sender_type: by }) => by === 'customer');
  const turns: Turn[] = [];
  for (const one of first < 0 ? [] : said.slice(first)) {
    const last = turns.at(-1);
    if (last && isOfSame(last[0], one)) last.push(one);
    else turns.push([one]);
  }
  return turns;
}

const isOfSame = (one: ShownMessage, other: ShownMessage) =>
  one.sender_type === other.sender_type && one.user_id === other.user_id;

const longest = 20_000;

/** The text of a turn, and its HTML if some of it is formatted. */
export function wordsOf(turn: Turn): { text: string; html: string | null } {
  const text = turn
    .map(({ body }) => body)
    .join('\n')
    .slice(0, longest);
  if (turn.every(({ html }) => html === null)) return { text, html: null };
  return { text, html: turn.map(({ body, html }) => html ?? textHtml(body)).join('') };
}

export const idsOf = (said: readonly ShownMessage[]) => said.map(({ id }) => id);

const authors = { customer: 'customer', agent: 'staff', bot: 'bot' } as const;

/** Adds the turns of a chat to the ticket that it became, with their authors and times, without notifying anyone. */
export async function addTurns(
  tx: Tx,
  ticketId: string,
  chat: ChatRow,
  [first, ...later]: readonly [Turn, ...Turn[]],
): Promise<void> {
  const rows: Input<TicketMessageRow>[] = [];
  for (const turn of later) {
    const [{ sender_type, user_id, created_at }] = turn;
    const { text: body, html } = wordsOf(turn);
    const isCustomer = sender_type === 'customer';
    const row = {
      id: newId(),
      ticket_id: ticketId,
      author_type: authors[sender_type as keyof typeof authors],
      visibility: 'public' as const,
      user_id: isCustomer ? null : user_id,
      author_name: senderOf(chat, turn[0]),
      author_email: isCustomer ? chat.customer_email : null,
      body,
      created_at,
    };
    await tx.insert('ticket_messages', row);
    const files = await copyFiles(tx, idsOf(turn), row.id);
    await keepHtml(tx, row.id, { html: html && withFilesAs(html, files) });
    rows.push(row);
  }
  await moveHoursOfMessages(tx, rows as TicketMessageRow[], 1);
  await settleRest(tx, await mustFind(tx, ticketId), {
    created_at: first[0].created_at,
    opened_by: 'customer',
  });
}
