import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { StoredAs } from '../fields.ts';
import type { Flag, Json, Text } from './columns.ts';

/** The fields of the contract that are columns; the others are other rows. */
type Fields = Omit<
  Schema<'Ticket'>,
  'ticketNumber' | 'customer' | 'assignedAgent' | 'tags' | 'metadata'
>;

export interface TicketRow extends StoredAs<Fields> {
  organization_id: Text;
  number: Text;
  customer_user_id: Text | null;
  assigned_agent_id: Text | null;
  source: Text;
  /** What programs keep with it; null for nothing. */
  metadata: Json | null;
  /** What the page said of the visitor whose chat or form it came of; null for nothing. */
  visitor_context: Json | null;
  /** The form it was submitted with. */
  form_id: Text | null;
  /** The custom domain on whose pages it was written; not known of tickets from before it was recorded. */
  domain: Text | null;
  follow_up_of: Text | null;
  /** Whether a file is on its description, a message or a note. */
  has_file: Flag;
  /** The priority as a number, 3 for urgent; computed by the database. */
  readonly urgency: number;
  /** Computed by the database, from the status, who spoke last and whether it is snoozed. */
  readonly turn: 'us' | 'customer' | null;
  readonly turn_since: Text;
  /** Who said the last public words; the description is the customer's. */
  last_speaker: 'customer' | 'staff';
  /** When, unless it was the description. */
  last_spoken_at: Text | null;
  /** When it was opened, or the last message or note was written. */
  news_at: Text;
  opened_by: 'customer' | 'staff';
  first_response_at: Text | null;
  first_responder_id: Text | null;
  /** From creation to the first response. */
  first_response_ms: number | null;
  /** When it was assigned to its current assignee. */
  assigned_at: Text | null;
  /** When it was resolved, or closed directly; null again once it is reopened. */
  resolved_at: Text | null;
  /** From creation to resolution; computed by the database. */
  readonly resolution_ms: number | null;
  /** Who is credited with the resolution: the assignee, else the actor. */
  resolved_by: Text | null;
  /** The mail that opened it. */
  mail_id: Text | null;
}

export interface SearchDocumentRow {
  /** Increases with every document; newest documents are found first. */
  number: number;
  organization_id: Text;
  kind: 'ticket_heading' | 'ticket';
  target_id: Text;
  text: Text | null;
}

export interface TicketMessageRow {
  organization_id: Text;
  id: Text;
  ticket_id: Text;
  author_type: 'customer' | 'staff' | 'bot' | 'system';
  visibility: 'public' | 'internal';
  user_id: Text | null;
  author_name: Text | null;
  author_email: Text | null;
  body: Text;
  created_at: Text;
  /** The mail that it came from. */
  mail_id: Text | null;
  /** The number of the merged ticket that it was written on. */
  merged_from: Text | null;
  /** A reply that is not sent, handed over with a note. */
  draft: Text | null;
  /** How it is written; null is text where there is a draft. */
  draft_format: 'text' | 'markdown' | null;
  /** The name of the API key with which its author wrote it. */
  via: Text | null;
}

/** A reply that is not sent yet. */
export interface ScheduledReplyRow {
  organization_id: Text;
  /** Of the message, too, once it is sent. */
  id: Text;
  ticket_id: Text;
  user_id: Text;
  body: Text;
  /** The status that the ticket gets with it. */
  status: TicketRow['status'] | null;
  /** Null for a reply with a chosen time. */
  hold_seconds: number | null;
  send_at: Text;
  stopped: Schema<'ScheduledReply'>['stopped'];
  /** When it is sent, or tried again; null once it is stopped. */
  due_at: Text | null;
  attempts: number;
  leased_until: Text | null;
  created_at: Text;
  merged_from: Text | null;
}

/** A ticket that is snoozed. */
export interface TicketSnoozeRow {
  organization_id: Text;
  /** Of this time only: who snoozes it again gives it another. */
  id: Text;
  ticket_id: Text;
  /** Who snoozed it. */
  user_id: Text | null;
  /** When it comes back, or that is tried again; null when only an answer brings it back. */
  due_at: Text | null;
  attempts: number;
  leased_until: Text | null;
}

/** A ticket that was merged into another one: what was its own is there, marked with its number. */
export interface MergedTicketRow {
  organization_id: Text;
  id: Text;
  number: Text;
  subject: Text;
  customer_name: Text | null;
  customer_email: Text | null;
  customer_user_id: Text | null;
  /** What it was merged into, which may have been merged since. */
  into_id: Text;
  /** The ticket where that leads today. */
  root_id: Text;
  merged_at: Text;
  /** The member who merged it. */
  merged_by: Text | null;
  /** What restores it; null once that is over. */
  kept: Json | null;
  /** Its id in another system, by which it leads to the other ticket, too. */
  external_id: Text | null;
}

/** A ticket that was split off another one. */
export interface TicketSplitRow {
  organization_id: Text;
  ticket_id: Text;
  from_id: Text;
  split_at: Text;
  /** What undoes it; null once that is over. */
  kept: Json | null;
}

/** What a ticket is to another one; that one has a row of its own, unless it is put away. */
export interface TicketLinkRow {
  organization_id: Text;
  ticket_id: Text;
  other_id: Text;
  kind: Schema<'TicketLinkKind'>;
  created_at: Text;
}

/** How far a member has read a ticket. */
export interface TicketReadRow {
  organization_id: Text;
  user_id: Text;
  ticket_id: Text;
  /** Up to when; empty once it was marked unread. */
  read_at: Text;
}

/** Somebody who gets the public replies by mail, besides the requester. */
export interface TicketCcRow {
  organization_id: Text;
  ticket_id: Text;
  email: Text;
  name: Text | null;
  created_at: Text;
}

/** A member whom an internal note mentions. */
export interface TicketMentionRow {
  organization_id: Text;
  ticket_id: Text;
  message_id: Text;
  user_id: Text;
  /** Their name at the time, as it stands in the note. */
  name: Text;
  created_at: Text;
}

/** A member of the staff who follows a ticket. */
export interface TicketFollowerRow {
  organization_id: Text;
  ticket_id: Text;
  user_id: Text;
  created_at: Text;
}

/** Who took part in a ticket by mail and does no more: their mail opens a ticket of their own. */
export interface TicketFormerPersonRow {
  organization_id: Text;
  ticket_id: Text;
  email: Text;
}

export interface TicketActivityRow {
  organization_id: Text;
  id: Text;
  ticket_id: Text;
  actor_user_id: Text | null;
  actor_type: 'customer' | 'staff' | 'bot' | 'system';
  kind: Schema<'TimelineEntry'>['kind'];
  from_value: Text | null;
  to_value: Text | null;
  created_at: Text;
  merged_from: Text | null;
  /** The name of the API key with which the actor did it. */
  via: Text | null;
}

export interface TicketAccessRow {
  token_hash: Text;
  organization_id: Text;
  ticket_id: Text;
  email: Text;
  created_at: Text;
  last_used_at: Text;
  expires_at: Text;
  merged_from: Text | null;
}

/** A ticket of another system that was imported; the ticket may be gone. */
export interface ImportedTicketRow {
  organization_id: Text;
  /** Its id in the other system. */
  external_id: Text;
  ticket_id: Text;
  number: Text;
  imported_at: Text;
}
