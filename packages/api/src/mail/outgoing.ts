import type { Config } from '../config.ts';
import type { OrganizationRow } from '../database/rows/people.ts';
import type { StoredEvent } from '../events/catalog.ts';
import { isDeliverable, mailHost, oneLine, productAddress } from './address.ts';
import type { Content } from './content.ts';
import { messageIdOf } from './message-id.ts';
import { isReplyAddress } from './reply-address.ts';

/** A file that a mail brings. */
export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
}

/** A mail ready for a transport: one recipient, and the same at every try. */
export interface OutgoingMail extends Content {
  from: { name: string; address: string };
  replyTo: string | null;
  /** Who hears that it could not be delivered, if not its sender. */
  bounceTo?: string;
  to: string;
  messageId: string;
  /** The id of the conversation it belongs to, which mail programs gather by. */
  thread: string | null;
  /** The mail that it answers, if its reader has written one. */
  answers: string | null;
  /** Where a mail program switches such mails off without asking. */
  unsubscribeUrl: string | null;
  attachment?: Attachment;
  date: Date;
}

/** To whom a mail goes and what it says, before it is addressed. */
export interface Letter {
  to: string;
  content: Content;
  /** The ticket of whose conversation it is part. */
  thread?: string | null;
  /** The Message-ID of the mail that it answers. */
  answers?: string | null;
  /** Where answers go, if not to the organization's address. */
  replyTo?: 'nobody' | (string & {}) | null;
  unsubscribeUrl?: string;
  attachment?: Attachment;
}

/** Addresses a letter: the name is the organization's; so is where answers go, unless they are read here. */
export function addressed(
  config: Config,
  organization: OrganizationRow,
  event: StoredEvent,
  listener: string,
  from: string,
  { to, content, thread, answers, replyTo, unsubscribeUrl, attachment }: Letter,
): OutgoingMail {
  const { id, name, email_from: theirs } = organization;
  const origin = { organizationId: id, seq: event.seq, listener, to };
  const host = mailHost(config.publicUrl);
  // A server of theirs may take mail from their addresses only.
  const hears = from === productAddress(config.publicUrl) && isReplyAddress(replyTo);
  return {
    ...content,
    from: { name: oneLine(name, 80), address: from },
    replyTo:
      replyTo === 'nobody'
        ? null
        : (replyTo ?? (theirs && theirs !== from && isDeliverable(theirs) ? theirs : null)),
    ...(hears && replyTo ? { bounceTo: replyTo } : {}),
    to,
    messageId: messageIdOf(config, origin),
    answers: answers ?? null,
    thread: thread ? `<ticket.${id}.${thread}@${host}>` : null,
    unsubscribeUrl: unsubscribeUrl ?? null,
    ...(attachment ? { attachment } : {}),
    date: new Date(event.createdAt),
  };
}
