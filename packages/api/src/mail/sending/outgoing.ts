import { type Config, mailHost } from '../../config.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { StoredEvent } from '../../event-catalog.ts';
import type { Content } from '../layout/content.ts';
import { isDeliverable, oneLine, productAddress } from './address.ts';
import { messageIdOf } from './message-id.ts';
import { isReplyAddress } from './reply-address.ts';

/** An attachment. */
export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
  /** What a picture in the text calls it. */
  contentId?: string;
}

/** A mail for a transport: one recipient, and the same for every attempt. */
export interface OutgoingMail extends Content {
  from: { name: string; address: string };
  replyTo: string | null;
  /** Where bounces go, if not to the sender. */
  bounceTo?: string;
  to: string;
  /** Whom it is addressed to by its headers, where that is not its recipient alone. */
  shownTo?: string;
  cc?: readonly string[];
  messageId: string;
  /** The id of the conversation, by which mail programs group mails. */
  thread: string | null;
  /** The mail that it replies to, if any. */
  answers: string | null;
  /** Whether a person wrote it, so that no header says that a program did. */
  isPersonal?: boolean;
  /** Whose address Reply-To is, if not the sender's. */
  replyToName?: string;
  /** URL for one-click unsubscribe. */
  unsubscribeUrl: string | null;
  attachments?: readonly Attachment[];
  date: Date;
}

/** Recipient and content of a mail, before it is addressed. */
export interface DraftMail {
  to: string;
  /** Whom it is addressed to by its headers, if not its recipient. */
  shownTo?: string;
  /** Who gets a mail of their own with the same content. */
  cc?: readonly string[];
  content: Content;
  /** The ticket of the conversation. */
  thread?: string | null;
  /** The chat, where that is no ticket. */
  chat?: string;
  /** The Message-ID of the mail that it replies to. */
  answers?: string | null;
  /** Reply-To, if not the organization's address. */
  replyTo?: 'nobody' | (string & {}) | null;
  /** Whose address that is, if not the organization's. */
  replyToName?: string;
  /** Whether a person wrote it. */
  isPersonal?: boolean;
  unsubscribeUrl?: string;
  attachments?: readonly Attachment[];
}

/** Whom a mail is from, if its name is not the organization's. */
export interface SenderAddress {
  address: string;
  name: string | null;
}

/** Addresses a draft: sender name and Reply-To are the organization's, unless replies are received here. */
export function addressed(
  config: Config,
  organization: OrganizationRow,
  event: StoredEvent,
  listener: string,
  { address: from, name: as }: SenderAddress,
  {
    to,
    shownTo,
    cc = [],
    content,
    thread,
    chat,
    answers,
    replyTo,
    replyToName,
    isPersonal,
    unsubscribeUrl,
    attachments,
  }: DraftMail,
): OutgoingMail {
  const { id, name, email_from: theirs } = organization;
  const origin = { organizationId: id, seq: event.seq, listener, to };
  const host = mailHost(config.publicUrl);
  // Their own server may accept only their own sender addresses.
  const isReceived = from === productAddress(config.publicUrl) && isReplyAddress(replyTo);
  return {
    ...content,
    from: { name: oneLine(as ?? name, 80), address: from },
    replyTo:
      replyTo === 'nobody'
        ? null
        : (replyTo ?? (theirs && theirs !== from && isDeliverable(theirs) ? theirs : null)),
    ...(isReceived && replyTo ? { bounceTo: replyTo } : {}),
    to,
    ...(shownTo ? { shownTo } : {}),
    ...(cc.length > 0 ? { cc } : {}),
    messageId: messageIdOf(config, origin),
    ...(replyToName === undefined ? {} : { replyToName }),
    ...(isPersonal ? { isPersonal } : {}),
    answers: answers ?? null,
    thread: thread
      ? `<ticket.${id}.${thread}@${host}>`
      : chat
        ? `<chat.${id}.${chat}@${host}>`
        : null,
    unsubscribeUrl: unsubscribeUrl ?? null,
    ...(attachments && attachments.length > 0 ? { attachments } : {}),
    date: new Date(event.createdAt),
  };
}
