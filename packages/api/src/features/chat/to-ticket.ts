import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import { Refusal } from '../../refusal.ts';
import { filesOfRow } from '../../stored-files/read/message-files.ts';
import { presentTicketDetail } from '../tickets/present.ts';
import { findTicket, readActivity } from '../tickets/read/tickets.ts';
import { type ChatRow, readMessages, type ShownMessage } from './read/sessions.ts';
import { changeChat, mustFindChat, visitorActor } from './store/change.ts';
import { closeChat } from './store/close.ts';
import { type Attached, inBatch, longestWords } from './store/messages.ts';
import { nameVisitor, speakerOf } from './store/sessions.ts';
import { openTicketOf, openTicketWithTranscript } from './store/ticket.ts';

/** Opens a ticket with the transcript of a chat, once. */
export function convertChat(org: Org, id: string, actor: Actor): Promise<string> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    refuseSecond(row);
    const { ticket_id: ticketId } = await openTicketWithTranscript(tx, row, actor);
    return ticketId as string;
  });
}

/** Stores the message that a visitor leaves when no agent is present, as a ticket with the transcript. Closes the chat. */
export function leaveMessage(
  org: Org,
  id: string,
  left: {
    customerName: string | null;
    customerEmail: string;
    message: string;
    attached?: Attached;
  },
): Promise<ChatRow> {
  return org.write(async (tx) => {
    const row = await nameVisitor(tx, await mustFindChat(tx, id), left);
    refuseSecond(row);
    const { message: subject, attached } = left;
    const all = (await readMessages(tx, id)).filter((one) => one.seq > 1);
    // A question that the visitor asked before is not repeated in the transcript.
    const isSame = (one: ShownMessage) =>
      one.sender_type === 'customer' && one.body === subject && filesOfRow(one).length === 0;
    const said = all.filter((one) => !isSame(one));
    const opening = subject + (said.length > 0 ? '\n\nThe chat before:' : '');
    const actor = visitorActor(row);
    await openTicketOf(tx, row, { subject, opening, said, attached }, actor);
    if (said.length === all.length && row.status !== 'closed') await sayLeft(tx, row, subject);
    return closeChat(tx, id, actor, 'message_left');
  });
}

/** Adds the message to the chat, too; the bot does not reply to it. */
async function sayLeft(tx: Tx, row: ChatRow, text: string) {
  await changeChat(tx, await mustFindChat(tx, row.id), { with_bot: 0 });
  const speaker = speakerOf(row.customer_name);
  await inBatch(tx, (batch) =>
    batch.say({ sessionId: row.id, speaker, text: text.slice(0, longestWords), clientId: null }),
  );
}

function refuseSecond(row: ChatRow) {
  if (!row.ticket_id) return;
  throw new Refusal(409, 'This chat already has a ticket', 'chat_has_ticket');
}

/** The new ticket as staff see it. */
export async function ticketDetail(org: Org, id: string): Promise<Schema<'TicketDetail'>> {
  const ticket = await findTicket(org, id, null);
  if (!ticket) throw new Error(`Ticket ${id} vanished inside its own transaction`);
  const activity = await readActivity(org, id);
  return presentTicketDetail(ticket, { activity, readUntil: ticket.created_at });
}
