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
  /** The subject of the notification; unread notifications of the same subject are combined into one. */
  about: Subject | null;
  type: Schema<'Notification'>['type'];
  title: string;
  message: string;
  actionUrl: string;
  actionText: string;
}

/** A notification that is not for the whole staff: each recipient has a row of it. */
export type ForSome = Omit<NewNotification, 'to'> & { to: Exclude<NewNotification['to'], 'staff'> };

export interface Subject {
  /** For example `ticket:` and its ID. */
  key: string;
  /** The name shown when several notifications are combined. */
  name: string;
  /** The news, without the name of the subject. */
  news: string;
  /** The public message that the notification is about, if any. */
  reply: MessageRef | null;
  /** The note whose text is shown to its recipients. */
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
/** The ticket ID of a subject key; null for other subjects. */
export const ticketOf = (subject: string) => /^ticket:(.+)$/.exec(subject)?.[1] ?? null;
export const chatSubject = (id: string) => `chat:${id}`;
/** Separate from the chat's subject, which is settled for all members once a colleague accepts the chat. */
export const chatNotesSubject = (id: string) => `chat-notes:${id}`;

/** Events that can cause notifications. */
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
