import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  customerEmail,
  customerName,
  fullName,
  initials,
  type Named,
} from '@helpdesk/sdk/rules/names';
import m from './messages.yaml';

type Message = Schema<'TicketMessage'>;

/** The author of a message, as far as known. */
export function authorName({ user, senderName, senderEmail, authorType }: Message): string {
  const unknown = {
    customer: m.people.customer,
    staff: m.people.agent,
    bot: m.people.chatbot,
    system: m.people.helpdesk,
  };
  return fullName(user) || senderName?.trim() || user?.email || senderEmail || unknown[authorType];
}

/** Splits a full name into first and last name. */
export function namedBy(text: string | null | undefined, email?: string | null): Named {
  const words = text?.trim().split(/\s+/) ?? [];
  return { firstName: words[0], lastName: words.length > 1 ? words.at(-1) : '', email };
}

export function authorInitials(message: Message): string {
  return initials(
    fullName(message.user) ? message.user : namedBy(message.senderName, authorName(message)),
  );
}

/** Name, address and initials of a ticket's customer. */
export function customerOf(ticket: Schema<'Ticket'>) {
  const name = customerName(ticket);
  const person = fullName(ticket.customer) ? ticket.customer : namedBy(name);
  const known = ticket.customer?.email || ticket.customerEmail;
  return {
    name,
    email: customerEmail(ticket),
    mailto: known ? `mailto:${known}` : null,
    initials: initials(person),
    photo: ticket.customer?.profileImageUrl ?? null,
  };
}
