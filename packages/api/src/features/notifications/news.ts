import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { NewEvent } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';

export type Preference = keyof Schema<'NotificationPreferences'>;

/** A notification with its recipients. */
export interface NewNotification {
  /** Members who disabled this preference are not notified. */
  preference: Preference;
  /** One member, the customer of a ticket, or the whole staff; never the actor. */
  to:
    | { userId: string }
    | { userIds: readonly string[] }
    | { customerOf: string }
    | { followersOf: string }
    | 'staff'
    | 'available'
    | 'admins';
  except: string | null;
  /** What it is news of; as long as it is unread, more news of the same is gathered into one. */
  about: Subject | null;
  type: Schema<'Notification'>['type'];
  title: string;
  message: string;
  actionUrl: string;
  actionText: string;
}

/** A notification that is not for the whole staff: each of its members has a row of it. */
export type ForSome = Omit<NewNotification, 'to'> & { to: Exclude<NewNotification['to'], 'staff'> };

export interface Subject {
  /** Such as `ticket:` and its id. */
  key: string;
  /** What it is called where several are gathered. */
  name: string;
  /** What has happened, without the name of the subject. */
  news: string;
  /** The public message that the news is, if it is one. */
  reply: MessageRef | null;
  /** The note whose words are said to those whom it is for. */
  note?: MessageRef | ChatNoteRef | null;
}

export interface MessageRef {
  ticketId: string;
  messageId: string;
  author: string;
}

export interface ChatNoteRef {
  chatId: string;
  noteId: string;
  author: string;
}

export const ticketSubject = (id: string) => `ticket:${id}`;
/** The ticket that a subject is; null for others. */
export const ticketOf = (subject: string) => /^ticket:(.+)$/.exec(subject)?.[1] ?? null;
export const chatSubject = (id: string) => `chat:${id}`;
/** Apart from the chat, of which nobody needs to know any more once a colleague has accepted it. */
export const chatNotesSubject = (id: string) => `chat-notes:${id}`;

/** Events with notifications. */
export const notifiedEvents = [
  'ticket.created',
  'ticket.assigned',
  'ticket.replied',
  'ticket.updated',
  'ticket.resolved',
  'ticket.unsnoozed',
  'scheduled_reply.stopped',
  'task.changed',
  'chat.waiting',
  'chat.called',
  'chat.transferred',
  'chat.participant_changed',
  'chat.rated',
  'chat.note_added',
  'customer.erasure_requested',
  'mail_server.refused',
  'mailbox.failing',
  'mail_limit.reached',
  'custom_domain.unproved',
  'custom_domain.lost',
  'webhook.failing',
  'webhook.switched_off',
  'export.ready',
  'export.failed',
] as const;

export type NotifiedEventName = (typeof notifiedEvents)[number];

/** An event, recorded or about to be. */
export type NotifiedEvent = Extract<NewEvent, { name: NotifiedEventName }>;
export type OfErasure = Extract<NotifiedEvent, { name: `customer.${string}` }>;
export type OfMail = Extract<NotifiedEvent, { name: `mail_server.${string}` }>;
export type OfMailbox = Extract<NotifiedEvent, { name: `mailbox.${string}` }>;
export type OfMailLimit = Extract<NotifiedEvent, { name: `mail_limit.${string}` }>;
export type OfDomain = Extract<NotifiedEvent, { name: `custom_domain.${string}` }>;
export type OfWebhook = Extract<NotifiedEvent, { name: `webhook.${string}` }>;
export type OfExport = Extract<NotifiedEvent, { name: `export.${string}` }>;
export type OfChat = Extract<NotifiedEvent, { name: `chat.${string}` }>;
export type OfScheduled = Extract<NotifiedEvent, { name: `scheduled_reply.${string}` }>;
export type OfTask = Extract<NotifiedEvent, { name: `task.${string}` }>;
export type OfTicket = Extract<NotifiedEvent, { name: `ticket.${string}` }>;

export const nameOf = ({ name }: Actor) => name ?? 'Someone';
export const words = (value: string | null) => (value ?? 'empty').replaceAll('_', ' ');
