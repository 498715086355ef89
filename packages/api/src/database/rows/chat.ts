import type { Schema } from '@helpdesk/sdk/contract/operations';
import { flag, json, number, type RowOf, table, text, userId } from '../table.ts';

export const chatSessions = table('chat_sessions', {
  organization_id: text(),
  id: text(),
  status: text<'waiting' | 'active' | 'closed'>(),
  /** Active, and handled by the bot. */
  with_bot: flag(),
  /** The browser it was started in. */
  visitor_id: text(),
  customer_name: text().null(),
  customer_email: text().null(),
  /** Whether the host page's server has signed name and email address. */
  is_verified: flag(),
  agent_id: userId().null(),
  /** The agent it is offered to while it waits. */
  offered_to: userId().null(),
  offered_at: text().null(),
  /** Since when the visitor waits for an answer; null when an agent, or the bot of its chat, spoke last. */
  awaited_since: text().null(),
  /** When its agent was reminded that the visitor waits. */
  called_at: text().null(),
  started_at: text(),
  requested_at: text().null(),
  accepted_at: text().null(),
  closed_at: text().null(),
  updated_at: text(),
  rating: number().null(),
  rating_comment: text().null(),
  rated_at: text().null(),
  page_url: text().null(),
  started_on: text().null(),
  referrer: text().null(),
  browser: text().null(),
  /** The language of the page it began on. */
  language: text().null(),
  /** When its visitor agreed to what the team tells before a chat; null where there was no box to check. */
  consented_at: text().null(),
  /** What the message said that led to it; null where its visitor came by themselves. */
  opened_by: text().null(),
  /** What its page said of the visitor; null for nothing. */
  context: json().null(),
  ticket_id: text().null(),
  ticket_number: text().null(),
  /** The number of the last message. */
  last_seq: number(),
  /** The number of the visitor's messages that the staff has not read. */
  unread: number(),
  customer_delivered: number(),
  customer_read: number(),
  staff_delivered: number(),
  staff_read: number(),
  /** When what its visitor has not read is due by mail; null for nothing. */
  mail_due_at: text().null(),
  /** The number of the last message that was mailed to them. */
  mailed_seq: number(),
}).inDirectory();
export type ChatSessionRow = RowOf<typeof chatSessions>;

export const chatMessages = table('chat_messages', {
  organization_id: text(),
  session_id: text(),
  seq: number(),
  id: text(),
  /** The sender's client id, unique in the session for the customer, for the agents and for the bot. */
  client_id: text().null().notExported('only tells what a browser sends twice'),
  sender_type: text<'agent' | 'bot' | 'customer'>(),
  user_id: userId().null(),
  sender_name: text(),
  body: text(),
  /** What the bot offers with it; null for nothing. */
  cards: text().null().notExported('the text of the message names them, with their addresses'),
  /** The email that it came by; null for what was said in the chat. */
  mail_id: text().null(),
  created_at: text(),
});
export type ChatMessageRow = RowOf<typeof chatMessages>;

/** An entry of a chat's timeline; ids grow with time. */
export const chatActivity = table('chat_activity', {
  organization_id: text(),
  id: text(),
  session_id: text(),
  kind: text<Schema<'ChatTimelineEntry'>['kind']>(),
  agent_name: text(),
  created_at: text(),
});
export type ChatActivityRow = RowOf<typeof chatActivity>;

/** An internal note. Notes are no messages, so that nothing which a visitor is sent can hold one. */
export const chatNotes = table('chat_notes', {
  organization_id: text(),
  session_id: text(),
  id: text(),
  /** Its author; null when they have been deleted. */
  user_id: userId().null(),
  author_name: text(),
  body: text(),
  created_at: text(),
});
export type ChatNoteRow = RowOf<typeof chatNotes>;

/** A member whom a note of a chat mentions. */
export const chatMentions = table('chat_mentions', {
  organization_id: text(),
  session_id: text(),
  note_id: text(),
  user_id: userId(),
  /** As it stands in the note. */
  name: text(),
});

/** A colleague whom an agent has invited to a chat. */
export const chatParticipants = table('chat_participants', {
  organization_id: text(),
  session_id: text(),
  user_id: userId(),
  joined_at: text(),
});

export const chatAccess = table('chat_access', {
  token_hash: text(),
  organization_id: text(),
  session_id: text(),
  expires_at: text(),
})
  .inDirectory()
  .notExported('secrets: of visitors in their chats');

export const chatSettings = table('chat_settings', {
  organization_id: text(),
  greeting: text().null().audited(),
  idle_minutes: number().audited(),
  allowed_domains: json().audited(),
  /** Whether what visitors have not read is mailed to them. */
  mails_answers: flag().audited(),
  /** Sealed. */
  identity_secret: text().null().audited('secret').notExported('a secret'),
  /** The one before, sealed, which is accepted until then. */
  previous_identity_secret: text().null().notExported('a secret'),
  previous_identity_until: text().null().audited().notExported('of a secret'),
  /** Launcher and panel, as far as the team has set them. */
  panel: json().audited('parts'),
})
  .inDirectory()
  .audited({ object: 'chat_settings' });
export type ChatSettingsRow = RowOf<typeof chatSettings>;

/** When a member was last seen with the staff area open. */
export const chatAttendance = table('chat_attendance', {
  organization_id: text(),
  user_id: text(),
  seen_at: text(),
})
  .inDirectory()
  .notExported('who is there at this moment');
