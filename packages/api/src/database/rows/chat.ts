import type { Schema } from '@helpdesk/sdk/contract/operations';
import { flag, json, number, type RowOf, table, text, userId } from '../table.ts';

export const chatSessions = table('chat_sessions', {
  organization_id: text(),
  id: text(),
  status: text<'waiting' | 'active' | 'closed'>(),
  /** Active, and handled by the bot. */
  with_bot: flag(),
  /** The browser that started it. */
  visitor_id: text(),
  customer_name: text().null(),
  customer_email: text().null(),
  /** Whether the host page's server signed the name and email address. */
  is_verified: flag(),
  agent_id: userId().null(),
  /** The agent it is offered to while it waits. */
  offered_to: userId().null(),
  offered_at: text().null(),
  /** Since when the visitor has been waiting for a reply; null if the agent, or the bot handling the chat, wrote last. */
  awaited_since: text().null(),
  /** When its agent was reminded of the waiting visitor. */
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
  /** The language of the page on which it began. */
  language: text().null(),
  /** When its visitor consented to the notice before a chat; null if there was no checkbox. */
  consented_at: text().null(),
  /** The text of the proactive message that led to it; null if the visitor started it themselves. */
  opened_by: text().null(),
  /** The visitor context provided by the page; null for none. */
  context: json().null(),
  ticket_id: text().null(),
  ticket_number: text().null(),
  /** The number of the last message. */
  last_seq: number(),
  /** The number of visitor messages that the staff hasn't read. */
  unread: number(),
  customer_delivered: number(),
  customer_read: number(),
  staff_delivered: number(),
  staff_read: number(),
  /** When unread messages are due to be emailed to the visitor; null for never. */
  mail_due_at: text().null(),
  /** The number of the last message that was emailed to the visitor. */
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
  /** The suggestions that the bot shows with it; null for none. */
  cards: text().null().notExported('the text of the message names them, with their addresses'),
  /** The email it came from; null for messages written in the chat. */
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

/** An internal note. Notes aren't messages, so data sent to a visitor can never contain one. */
export const chatNotes = table('chat_notes', {
  organization_id: text(),
  session_id: text(),
  id: text(),
  /** Its author; null if they have been deleted. */
  user_id: userId().null(),
  author_name: text(),
  body: text(),
  created_at: text(),
});
export type ChatNoteRow = RowOf<typeof chatNotes>;

/** A member whom a chat note mentions. */
export const chatMentions = table('chat_mentions', {
  organization_id: text(),
  session_id: text(),
  note_id: text(),
  user_id: userId(),
  /** As written in the note. */
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
  /** Whether unread messages are emailed to visitors. */
  mails_answers: flag().audited(),
  /** Sealed. */
  identity_secret: text().null().audited('secret').notExported('a secret'),
  /** The previous one, sealed, which is accepted until `previous_until`. */
  previous_identity_secret: text().null().notExported('a secret'),
  previous_identity_until: text().null().audited().notExported('of a secret'),
  /** The team's settings for the launcher and panel. */
  panel: json().audited('parts'),
})
  .inDirectory()
  .audited({ object: 'chat_settings' });
export type ChatSettingsRow = RowOf<typeof chatSettings>;

/** When a member last had the console open. */
export const chatAttendance = table('chat_attendance', {
  organization_id: text(),
  user_id: text(),
  seen_at: text(),
})
  .inDirectory()
  .notExported('who is there at this moment');
