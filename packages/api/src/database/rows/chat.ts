import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Flag, Json, Text } from './columns.ts';

export interface ChatSessionRow {
  organization_id: Text;
  id: Text;
  status: 'waiting' | 'active' | 'closed';
  /** Active, and handled by the bot. */
  with_bot: Flag;
  /** The browser it was started in. */
  visitor_id: Text;
  customer_name: Text | null;
  customer_email: Text | null;
  /** Whether the host page's server has signed name and email address. */
  is_verified: Flag;
  agent_id: Text | null;
  /** The agent it is offered to while it waits. */
  offered_to: Text | null;
  offered_at: Text | null;
  /** Since when the visitor waits for an answer; null when an agent, or the bot of its chat, spoke last. */
  awaited_since: Text | null;
  /** When its agent was reminded that the visitor waits. */
  called_at: Text | null;
  started_at: Text;
  requested_at: Text | null;
  accepted_at: Text | null;
  closed_at: Text | null;
  updated_at: Text;
  rating: number | null;
  rating_comment: Text | null;
  rated_at: Text | null;
  page_url: Text | null;
  started_on: Text | null;
  referrer: Text | null;
  browser: Text | null;
  /** The language of the page it began on. */
  language: Text | null;
  /** When its visitor agreed to what the team tells before a chat; null where there was no box to check. */
  consented_at: Text | null;
  /** What the message said that led to it; null where its visitor came by themselves. */
  opened_by: Text | null;
  /** What its page said of the visitor; null for nothing. */
  context: Json | null;
  ticket_id: Text | null;
  ticket_number: Text | null;
  /** The number of the last message. */
  last_seq: number;
  /** The number of the visitor's messages that the staff has not read. */
  unread: number;
  customer_delivered: number;
  customer_read: number;
  staff_delivered: number;
  staff_read: number;
}

export interface ChatMessageRow {
  organization_id: Text;
  session_id: Text;
  seq: number;
  id: Text;
  /** The sender's client id, unique in the session for the customer, for the agents and for the bot. */
  client_id: Text | null;
  sender_type: 'agent' | 'bot' | 'customer';
  user_id: Text | null;
  sender_name: Text;
  body: Text;
  created_at: Text;
}

/** An entry of a chat's timeline; ids grow with time. */
export interface ChatActivityRow {
  organization_id: Text;
  id: Text;
  session_id: Text;
  kind: Schema<'ChatTimelineEntry'>['kind'];
  agent_name: Text;
  created_at: Text;
}

/** An internal note. Notes are no messages, so that nothing which a visitor is sent can hold one. */
export interface ChatNoteRow {
  organization_id: Text;
  session_id: Text;
  id: Text;
  /** Its author; null when they have been deleted. */
  user_id: Text | null;
  author_name: Text;
  body: Text;
  created_at: Text;
}

/** A member whom a note of a chat mentions. */
export interface ChatMentionRow {
  organization_id: Text;
  session_id: Text;
  note_id: Text;
  user_id: Text;
  /** As it stands in the note. */
  name: Text;
}

export interface ChatAccessRow {
  token_hash: Text;
  organization_id: Text;
  session_id: Text;
  expires_at: Text;
}

export interface ChatSettingsRow {
  organization_id: Text;
  greeting: Text | null;
  idle_minutes: number;
  allowed_domains: Json;
  /** Sealed. */
  identity_secret: Text | null;
  /** The one before, sealed, which is accepted until then. */
  previous_identity_secret: Text | null;
  previous_identity_until: Text | null;
  /** Launcher and panel, as far as the team has set them. */
  panel: Json;
}

/** When a member was last seen with the staff area open. */
export interface ChatAttendanceRow {
  organization_id: Text;
  user_id: Text;
  seen_at: Text;
}
