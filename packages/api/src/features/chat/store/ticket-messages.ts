import { newId } from '../../../database/ids.ts';
import type { TicketMessageRow } from '../../../database/rows/tickets.ts';
import type { Input, Tx } from '../../../database/types.ts';
import { keepHtml, withFilesAs } from '../../../formatting/store/message-html.ts';
import { textHtml } from '../../../formatting/text-html.ts';
import { copyFiles } from '../../../stored-files/store/message-files.ts';
import { addEarlierMessages } from '../../tickets/store/replies/earlier-messages.ts';
import type { ChatRow, ShownMessage } from '../read/sessions.ts';
import { senderOf } from '../said.ts';

/** The longest text of a ticket or of its message. */
export const longest = 20_000;

/** Consecutive messages of one person in a chat, as many as one message of a ticket has room for. */
export type Turn = [ShownMessage, ...ShownMessage[]];

/** The turns of a chat from the visitor's first one on, oldest first. */
export function turnsOf(said: readonly ShownMessage[]): Turn[] {
  const first = said.findIndex(({ sender_type: by }) => by === 'customer');
  const turns: Turn[] = [];
  let length = 0;
  for (const one of first < 0 ? [] : said.slice(first)) {
    const last = turns.at(-1);
    const fits = length + 1 + one.body.length <= longest;
    if (last && fits && isOfSame(last[0], one)) {
      last.push(one);
      length += 1 + one.body.length;
    } else {
      turns.push([one]);
      length = one.body.length;
    }
  }
  return turns;
}

const isOfSame = (one: ShownMessage, other: ShownMessage) =>
  one.sender_type === other.sender_type && one.user_id === other.user_id;

/** The text of a turn, and its HTML if some of it is formatted. */
export function wordsOf(turn: Turn): { text: string; html: string | null } {
  const text = turn.map(({ body }) => body).join('\n');
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
  const added = later.map((turn) => ({ id: newId(), turn }));
  const rows = added.map(({ id, turn }) => ({ id, ticket_id: ticketId, ...messageOf(chat, turn) }));
  await addEarlierMessages(tx, ticketId, rows, first[0].created_at);
  for (const { id, turn } of added) {
    const { html } = wordsOf(turn);
    const files = await copyFiles(tx, idsOf(turn), id);
    await keepHtml(tx, id, { html: html && withFilesAs(html, files) });
  }
}

function messageOf(chat: ChatRow, turn: Turn): Omit<Input<TicketMessageRow>, 'id' | 'ticket_id'> {
  const [first] = turn;
  const isCustomer = first.sender_type === 'customer';
  return {
    author_type: authors[first.sender_type as keyof typeof authors],
    visibility: 'public',
    user_id: isCustomer ? null : first.user_id,
    author_name: senderOf(chat, first),
    author_email: isCustomer ? chat.customer_email : null,
    body: wordsOf(turn).text,
    created_at: first.created_at,
  };
}
