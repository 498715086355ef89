import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChatMessageRow } from '../../database/rows/chat.ts';
import type { Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../events/catalog.ts';
import { Refusal } from '../../http/refusal.ts';
import { presentTicket, presentTimelineEntry } from '../tickets/present.ts';
import { findTicket, readActivity } from '../tickets/read.ts';
import { createTicket, mustFind } from '../tickets/store.ts';
import { changeChat, mustFindChat } from './change.ts';
import { chatFacts } from './present.ts';
import { type ChatRow, readMessages } from './read.ts';
import { anonymous, closeChat, nameVisitor, visitorActor } from './store.ts';

const longest = 20_000;

/** Opens a ticket that tells a chat, once. */
export function convertChat(org: Org, id: string, actor: Actor): Promise<string> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    const said = await readMessages(tx, id);
    const first = said.find(({ sender_type: by }) => by === 'customer')?.body;
    const subject = first ?? `Chat with ${row.customer_name ?? anonymous}`;
    return ticketOf(tx, row, subject, transcript(said), actor);
  });
}

/** Keeps what a visitor leaves when nobody is here: a ticket with the chat in it. The chat is over then. */
export function leaveMessage(
  org: Org,
  id: string,
  left: { customerName: string | null; customerEmail: string; message: string },
): Promise<ChatRow> {
  return org.write(async (tx) => {
    const row = await nameVisitor(tx, await mustFindChat(tx, id), left);
    const said = (await readMessages(tx, id)).filter((one) => one.seq > 1);
    const told = said.length > 0 ? `\n\nThe chat before:\n\n${transcript(said)}` : '';
    const actor = visitorActor(row);
    await ticketOf(tx, row, left.message, left.message + told, actor);
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

/** The ticket as the staff has it right after it was opened. */
export async function ticketDetail(org: Org, id: string): Promise<Schema<'TicketDetail'>> {
  const ticket = await findTicket(org, id, null);
  if (!ticket) throw new Error(`Ticket ${id} vanished inside its own transaction`);
  const timeline = (await readActivity(org, id)).map(presentTimelineEntry);
  return { ...presentTicket(ticket), messages: [], timeline };
}
