import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import { Refusal } from '../../refusal.ts';
import { presentTicketDetail } from '../tickets/present.ts';
import { findTicket, readActivity } from '../tickets/read/tickets.ts';
import { type ChatRow, readMessages } from './read/sessions.ts';
import { mustFindChat, visitorActor } from './store/change.ts';
import { closeChat } from './store/close.ts';
import type { Attached } from './store/messages.ts';
import { nameVisitor } from './store/sessions.ts';
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
    const said = (await readMessages(tx, id)).filter((one) => one.seq > 1);
    const opening = left.message + (said.length > 0 ? '\n\nThe chat before:' : '');
    const actor = visitorActor(row);
    const { message: subject, attached } = left;
    await openTicketOf(tx, row, { subject, opening, said, attached }, actor);
    return closeChat(tx, id, actor, 'message_left');
  });
}

function refuseSecond(row: ChatRow) {
  if (!row.ticket_id) return;
  throw new Refusal(409, 'This chat already has a ticket', 'chat_has_ticket');
}

/** The new ticket, for the staff. */
export async function ticketDetail(org: Org, id: string): Promise<Schema<'TicketDetail'>> {
  const ticket = await findTicket(org, id, null);
  if (!ticket) throw new Error(`Ticket ${id} vanished inside its own transaction`);
  const activity = await readActivity(org, id);
  return presentTicketDetail(ticket, { activity, readUntil: ticket.created_at });
}
