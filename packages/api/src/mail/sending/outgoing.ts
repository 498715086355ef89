import { type Config, mailHost } from '../../config.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { StoredEvent } from '../../event-catalog.ts';
import type { Content } from '../layout/content.ts';
import { isDeliverable, oneLine, productAddress } from './address.ts';
import { messageIdOf } from './message-id.ts';
import { isReplyAddress } from './reply-address.ts';

export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
  /** The Content-ID that an inline picture refers to. */
  contentId?: string;
}

/** An email for a transport: one recipient, and identical for every attempt. */
export interface OutgoingMail extends Content {
  from: { name: string; address: string };
  replyTo: string | null;
  /** Where bounces go, if not to the sender. */
  bounceTo?: string;
  to: string;
  /** The recipient in the headers, if it differs from the actual one. */
  shownTo?: string;
  cc?: readonly string[];
  messageId: string;
  /** The id of the conversation, by which mail programs group emails. */
  thread: string | null;
  /** The Message-ID of the email that it replies to, if any. */
  answers: string | null;
  /** Whether a person wrote it: then no header marks it as automatic. */
  isPersonal?: boolean;
  /** The name for Reply-To, if not the sender's. */
  replyToName?: string;
  /** URL for one-click unsubscribe. */
  unsubscribeUrl: string | null;
  attachments?: readonly Attachment[];
  date: Date;
}

/** Recipient and content of an email, before it is addressed. */
export interface DraftMail {
  to: string;
  /** The recipient in the headers, if it differs from the actual one. */
  shownTo?: string;
  /** People who get their own email with the same content. */
  cc?: readonly string[];
  content: Content;
  /** The ticket whose conversation it belongs to. */
  thread?: string | null;
  /** The chat, if there is no ticket. */
  chat?: string;
  /** The Message-ID of the email that it replies to. */
  answers?: string | null;
  /** Reply-To, if not the organization's address. */
  replyTo?: 'nobody' | (string & {}) | null;
  /** The name for that address, if not the organization's. */
  replyToName?: string;
  /** Whether a person wrote it. */
  isPersonal?: boolean;
  unsubscribeUrl?: string;
  attachments?: readonly Attachment[];
}

/** The sender of an email, if it isn't the organization's default one. */
export interface SenderAddress {
  address: string;
  name: string | null;
}

/** Adds the addresses to a draft: sender name and Reply-To are the organization's, unless replies are received here. */
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
  // An organization's own server may accept only its own sender addresses.
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
