import type { Config } from '../config.ts';
import type { OrganizationRow } from '../database/rows/people.ts';
import type { StoredEvent } from '../events/catalog.ts';
import { isDeliverable, mailHost, oneLine, productAddress } from './address.ts';
import type { Content } from './content.ts';
import { messageIdOf } from './message-id.ts';
import { replyAddress } from './reply-address.ts';

/** A mail ready for a transport: one recipient, and the same at every try. */
export interface OutgoingMail extends Content {
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  messageId: string;
  /** The id of the conversation it belongs to, which mail programs gather by. */
  thread: string | null;
  date: Date;
}

/** To whom a mail goes and what it says, before it is addressed. */
export interface Letter {
  to: string;
  content: Content;
  ticketId: string | null;
}

/** Addresses a letter: the sender is the product in the organization's name, answers go into the ticket, or to the organization. */
export function addressed(
  config: Config,
  organization: OrganizationRow,
  event: StoredEvent,
  listener: string,
  { to, content, ticketId }: Letter,
): OutgoingMail {
  const host = mailHost(config.publicUrl);
  const { id, name, email_from: theirs } = organization;
  // Only what a participant of the ticket gets is answered into it.
  const into = ticketId && event.name.startsWith('ticket.');
  const signed = into ? replyAddress(config, id, ticketId, to) : null;
  return {
    ...content,
    from: { name: oneLine(name, 80), address: productAddress(config.publicUrl) },
    replyTo: signed ?? (theirs && isDeliverable(theirs) ? theirs : null),
    to,
    messageId: messageIdOf(config, { organizationId: id, seq: event.seq, listener, to }),
    thread: ticketId ? `<ticket.${id}.${ticketId}@${host}>` : null,
    date: new Date(event.createdAt),
  };
}
