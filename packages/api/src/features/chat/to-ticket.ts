import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChatMessageRow } from '../../database/rows/chat.ts';
import type { Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import { Refusal } from '../../refusal.ts';
import { presentTicketDetail } from '../tickets/present.ts';
import { findTicket, mustFind, readActivity } from '../tickets/read/tickets.ts';
import { createTicket } from '../tickets/store/create.ts';
import { chatFacts } from './present.ts';
import { type ChatRow, readMessages } from './read/sessions.ts';
import { changeChat, mustFindChat } from './store/change.ts';
import { anonymous, closeChat, nameVisitor, visitorActor } from './store/sessions.ts';

const longest = 20_000;

/** Opens a ticket with the transcript of a chat, once. */
export function convertChat(org: Org, id: string, actor: Actor): Promise<string> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    const said = await readMessages(tx, id);
    const first = said.find(({ sender_type: by }) => by === 'customer')?.body;
    const subject = first ?? `Chat with ${row.customer_name ?? anonymous}`;
    return ticketOf(tx, row, subject, transcript(said), actor);
  });
}

/** Stores the message that a visitor leaves when no agent is present, as a ticket with the transcript. Closes the chat. */
export function leaveMessage(
  org: Org,
  id: string,
  left: { customerName: string | null; customerEmail: string; message: string },
): Promise<ChatRow> {
  return org.write(async (tx) => {
    const row = await nameVisitor(tx, await mustFindChat(tx, id), left);
    const said = (await readMessages(tx, id)).filter((one) => one.seq > 1);
    const history = said.length > 0 ? `\n\nThe chat before:\n\n${transcript(said)}` : '';
    const actor = visitorActor(row);
    await ticketOf(tx, row, left.message, left.message + history, actor);
    return closeChat(tx, id, actor, 'message_left');
  });
}

async function ticketOf(tx: Tx, row: ChatRow, subject: string, text: string, actor: Actor) {
  if (row.ticket_id) {
    throw new Refusal(409, 'This chat already has a ticket', 'chat_has_ticket');
  }
  const ticketId = await createTicket(
    tx,
    {
      subject: shortened(subject),
      description: text.slice(0, longest),
      customerName: row.customer_name,
      customerEmail: row.customer_email,
      source: 'chat',
    },
    actor,
  );
  const { number } = await mustFind(tx, ticketId);
  const linked = await changeChat(tx, row, { ticket_id: ticketId, ticket_number: number });
  await tx.record('chat.updated', { session: chatFacts(linked) });
  return ticketId;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 120 ? line : `${line.slice(0, 119)}…`;
}

const transcript = (said: ChatMessageRow[]) =>
  said
    .map((one) => `${one.sender_name} (${one.created_at.slice(11, 16)} UTC): ${one.body}`)
    .join('\n\n');

/** The new ticket, for the staff. */
export async function ticketDetail(org: Org, id: string): Promise<Schema<'TicketDetail'>> {
  const ticket = await findTicket(org, id, null);
  if (!ticket) throw new Error(`Ticket ${id} vanished inside its own transaction`);
  return presentTicketDetail(ticket, [], await readActivity(org, id));
}
