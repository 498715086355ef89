import type { Result, Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import { choicesOf } from '@helpdesk/sdk/rules/ticket-fields';
import { ticketNumberIn } from '@helpdesk/sdk/rules/ticket-number';
import { invalid, notFound } from '../../refusal.ts';
import type { Json } from './input-schema.ts';
import type { Asked } from './tool.ts';

type Ticket = Schema<'Ticket'>;
type Detail = Result<'tickets.get'>;

/** The ticket argument: people use its number, programs its ID. */
export const ticketArgument: Json = {
  type: 'string',
  maxLength: 64,
  description: 'Ticket ID or number, such as TK-2026-000042',
};

/** Finds the ticket of an argument, by ID or number. */
export async function ticketOf({ call }: Asked, input: Record<string, unknown>): Promise<Detail> {
  const { ticket } = input;
  if (typeof ticket !== 'string' || ticket.trim() === '') {
    throw invalid('ticket', 'ticket is required: its ID or number');
  }
  return (await call('tickets.get', { id: await idOf(call, ticket.trim()) })).result;
}

async function idOf(call: Asked['call'], ticket: string): Promise<string> {
  // Only lowercase letters and digits: an ID.
  const number = /^[a-z0-9]+$/.test(ticket) ? undefined : ticketNumberIn(ticket);
  if (!number) return ticket;
  const [found] = (await call('tickets.list', { number, limit: 1 })).result;
  if (!found) throw notFound(`Ticket ${ticket} not found`);
  return found.id;
}

/** A ticket as a list entry. */
export const briefly = (ticket: Ticket) => ({
  id: ticket.id,
  number: ticket.ticketNumber,
  subject: ticket.subject,
  ...choicesOf(ticket),
  requester: person(ticket.customerName, ticket.customerEmail),
  assignedTo: ticket.assignedAgent && {
    id: ticket.assignedAgent.id,
    name: fullName(ticket.assignedAgent) || ticket.assignedAgent.email,
  },
  waitsFor: ticket.turn === 'us' ? 'staff' : ticket.turn,
  lastMessage: ticket.lastMessage,
  tags: ticket.tags.map(({ name }) => name),
  createdAt: ticket.createdAt,
  updatedAt: ticket.updatedAt,
});

/** A ticket with the last `max` messages, newest last. */
export function conversation(ticket: Detail, max: number) {
  const { messages, scheduledReplies, ccs } = ticket;
  const shown = messages.slice(-max);
  return {
    ...briefly(ticket),
    description: ticket.description,
    cc: ccs.map(({ email }) => email),
    olderMessages: messages.length - shown.length,
    repliesThatWait: scheduledReplies.length,
    messages: shown.map((message) => ({
      id: message.id,
      at: message.createdAt,
      author: message.authorType,
      name: message.senderName,
      isInternalNote: message.isInternal,
      text: message.message,
      files: message.files.map(({ name }) => name),
      ...(message.sharedDraft !== null && { draftOfReply: message.sharedDraft }),
    })),
  };
}

export const person = (name: string | null, email: string | null) =>
  name && email ? `${name} <${email}>` : (name ?? email);
