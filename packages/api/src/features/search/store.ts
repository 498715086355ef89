import { ticketDocuments } from '../../database/search/documents.ts';
import type { Tx } from '../../database/types.ts';
import { readMessages, type TicketWithPeople } from '../tickets/read.ts';

/** Makes a new ticket findable, in the transaction that opens it. */
export async function indexTicket(tx: Tx, ticket: TicketWithPeople): Promise<void> {
  for (const document of ticketDocuments(ticket, [])) await tx.index(document);
}

/** Makes findable what was said since; the heading stays as it is. */
export async function indexConversation(tx: Tx, ticket: TicketWithPeople): Promise<void> {
  const [, conversation] = ticketDocuments(ticket, await readMessages(tx, ticket.id));
  await tx.index(conversation);
}

export async function forgetTicket(tx: Tx, ticketId: string): Promise<void> {
  await tx.remove('search_documents', { target_id: ticketId });
}
