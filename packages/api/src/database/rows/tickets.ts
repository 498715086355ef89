import type { Schema } from '@helpdesk/sdk/contract/operations';
import { byChoice, type ChoiceName } from '@helpdesk/sdk/rules/ticket-fields';
import type { StoredAs } from '../fields.ts';
import { type Column, flag, json, number, type RowOf, table, text, userId } from '../table.ts';

/** The contract's fields that are columns; the other fields come from other rows. */
type Fields = Omit<
  Schema<'Ticket'>,
  'ticketNumber' | 'customer' | 'assignedAgent' | 'tags' | 'metadata'
>;

type Field = StoredAs<Fields>;

/** The column of each field. */
export const fieldColumns = {
  id: text(),
  subject: text(),
  description: text(),
  ...(byChoice(() => text()) as { [Name in ChoiceName]: Column<Field[Name]> }),
  customer_name: text().null(),
  customer_email: text().null(),
  external_id: text().null(),
  created_at: text(),
  updated_at: text(),
  last_message: text().null(),
  snoozed_at: text().null(),
  snoozed_until: text().null(),
  unsnoozed_at: text().null(),
  /** Computed by the database from the status, who wrote last and whether it is snoozed. */
  turn: text<NonNullable<Field['turn']>>().null().computed(),
  turn_since: text().computed(),
  /** When the first response, then the resolution is due; for a settled ticket, when it was due. Computed by the database. */
  due_at: text().null().computed(),
} satisfies { [Name in keyof Field]: Column<Field[Name]> };

export const tickets = table('tickets', {
  ...fieldColumns,
  organization_id: text(),
  number: text(),
  customer_user_id: userId().null(),
  assigned_agent_id: userId().null(),
  source: text(),
  /** Metadata from API clients; null for none. */
  metadata: json().null(),
  /** The visitor context that the page provided for its chat or form; null for none. */
  visitor_context: json().null(),
  /** The form it was submitted with. */
  form_id: text().null(),
  /** The custom domain of the page it was submitted on; unknown for tickets from before it was recorded. */
  domain: text().null(),
  follow_up_of: text().null(),
  /** Whether its description, a message or a note has a file. */
  has_file: flag(),
  /** The priority as a number, 3 for urgent; computed by the database. */
  urgency: number().computed(),
  /** The turn as a number: 0 for the staff, 1 for the customer, 2 for no one; computed by the database. */
  turn_order: number().computed(),
  /** 1 once it is resolved or closed; computed by the database. */
  is_done: number().computed(),
  /** The author of the last public text; the description counts as the customer's. */
  last_speaker: text<'customer' | 'staff'>(),
  /** When that was; null for the description. */
  last_spoken_at: text().null(),
  /** When it was opened, or the last message or note was written. */
  news_at: text(),
  opened_by: text<'customer' | 'staff'>(),
  first_response_at: text().null(),
  first_responder_id: userId().null(),
  /** From creation to the first response. */
  first_response_ms: number().null(),
  /** When it was assigned to its current assignee. */
  assigned_at: text().null(),
  /** When it was resolved, or closed directly; null again once it is reopened. */
  resolved_at: text().null(),
  /** When it was last reopened, and who was credited with the resolution until then. */
  reopened_at: text().null(),
  reopened_from: userId().null(),
  /** From creation to resolution; computed by the database. */
  resolution_ms: number().null().computed(),
  /** The user credited with the resolution: the assignee, or else the actor. */
  resolved_by: userId().null(),
  /** The email that opened it. */
  mail_id: text().null(),
});
export type TicketRow = RowOf<typeof tickets>;

/** The columns of a ticket that the database computes. */
export const computedOfTickets = [
  'urgency',
  'turn',
  'turn_since',
  'turn_order',
  'is_done',
  'due_at',
  'resolution_ms',
] as const satisfies readonly (keyof TicketRow)[];

export const searchDocuments = table('search_documents', {
  /** Increases with every document; newest documents are found first. */
  number: number(),
  organization_id: text(),
  kind: text<'ticket_heading' | 'ticket'>(),
  target_id: text(),
  text: text().null(),
}).notExported('rebuilt from the tickets');

export const ticketMessages = table('ticket_messages', {
  organization_id: text(),
  id: text(),
  ticket_id: text(),
  author_type: text<'customer' | 'staff' | 'bot' | 'system'>(),
  visibility: text<'public' | 'internal'>(),
  user_id: userId().null(),
  author_name: text().null(),
  author_email: text().null(),
  body: text(),
  created_at: text(),
  /** The email it came from. */
  mail_id: text().null(),
  /** The number of the merged ticket that it was written on. */
  merged_from: text().null(),
  /** The draft of a reply, shared with a note. */
  draft: text().null(),
  /** The format of the draft; null is plain text if there is a draft. */
  draft_format: text<'text' | 'markdown'>().null(),
  /** The name of the API key that its author used. */
  via: text().null(),
});
export type TicketMessageRow = RowOf<typeof ticketMessages>;

/** A reply that hasn't been sent yet. */
export const scheduledReplies = table('scheduled_replies', {
  organization_id: text(),
  /** Also the id of the message once it is sent. */
  id: text(),
  ticket_id: text(),
  user_id: userId(),
  body: text(),
  /** The status that the ticket gets when it is sent. */
  status: text<TicketRow['status']>().null(),
  /** Null for a reply with a chosen time. */
  hold_seconds: number().null(),
  send_at: text(),
  stopped: text<NonNullable<Schema<'ScheduledReply'>['stopped']>>().null(),
  /** When it is sent or tried again; null once it is stopped. */
  due_at: text().null(),
  attempts: number().notExported('only work of a server'),
  leased_until: text().null().notExported('only work of a server'),
  created_at: text(),
  merged_from: text().null(),
}).inDirectory();
export type ScheduledReplyRow = RowOf<typeof scheduledReplies>;

/** A snoozed ticket. */
export const ticketSnoozes = table('ticket_snoozes', {
  organization_id: text(),
  /** Identifies this snooze only: snoozing the ticket again creates another. */
  id: text(),
  ticket_id: text(),
  /** The member who snoozed it. */
  user_id: userId().null(),
  /** When it comes back, or that is tried again; null if only a reply brings it back. */
  due_at: text().null(),
  attempts: number().notExported('only work of a server'),
  leased_until: text().null().notExported('only work of a server'),
}).inDirectory();
export type TicketSnoozeRow = RowOf<typeof ticketSnoozes>;

/** A ticket that was merged into another one. Its content is on the other ticket, marked with its number. */
export const mergedTickets = table('merged_tickets', {
  organization_id: text(),
  id: text(),
  number: text(),
  subject: text(),
  customer_name: text().null(),
  customer_email: text().null(),
  customer_user_id: userId().null(),
  /** The ticket it was merged into, which may have been merged since. */
  into_id: text(),
  /** The ticket that contains it today. */
  root_id: text(),
  merged_at: text(),
  /** The member who merged it. */
  merged_by: userId().null(),
  /** The data to undo the merge; null once that is no longer possible. */
  kept: json().null(),
  /** Its id in another system, which also leads to the other ticket. */
  external_id: text().null(),
}).inDirectory();
export type MergedTicketRow = RowOf<typeof mergedTickets>;

/** A ticket that was split off another one. */
export const ticketSplits = table('ticket_splits', {
  organization_id: text(),
  ticket_id: text(),
  from_id: text(),
  split_at: text(),
  /** The data to undo the split; null once that is no longer possible. */
  kept: json().null(),
}).inDirectory();
export type TicketSplitRow = RowOf<typeof ticketSplits>;

/** The relation of a ticket to another one, which has a row of its own unless it is in spam or the trash. */
export const ticketLinks = table('ticket_links', {
  organization_id: text(),
  ticket_id: text(),
  other_id: text(),
  kind: text<Schema<'TicketLinkKind'>>(),
  created_at: text(),
});
export type TicketLinkRow = RowOf<typeof ticketLinks>;

/** How far a member has read a ticket. */
export const ticketReads = table('ticket_reads', {
  organization_id: text(),
  user_id: userId(),
  ticket_id: text(),
  /** Up to this time; empty after it was marked as unread. */
  read_at: text(),
});
export type TicketReadRow = RowOf<typeof ticketReads>;

/** A Cc recipient: gets the public replies by email, like the requester. */
export const ticketCcs = table('ticket_ccs', {
  organization_id: text(),
  ticket_id: text(),
  email: text(),
  name: text().null(),
  created_at: text(),
});

/** A member whom an internal note mentions. */
export const ticketMentions = table('ticket_mentions', {
  organization_id: text(),
  ticket_id: text(),
  message_id: text(),
  user_id: userId(),
  /** Their name at the time, as written in the note. */
  name: text(),
  created_at: text(),
});

/** A staff member who follows a ticket. */
export const ticketFollowers = table('ticket_followers', {
  organization_id: text(),
  ticket_id: text(),
  user_id: userId(),
  created_at: text(),
});

/** A former email participant of a ticket: a new email from them opens a separate ticket. */
export const ticketFormerPeople = table('ticket_former_people', {
  organization_id: text(),
  ticket_id: text(),
  email: text(),
});

export const ticketActivity = table('ticket_activity', {
  organization_id: text(),
  id: text(),
  ticket_id: text(),
  actor_user_id: userId().null(),
  actor_type: text<'customer' | 'staff' | 'bot' | 'system'>(),
  kind: text<Schema<'TimelineEntry'>['kind']>(),
  from_value: text().null(),
  to_value: text().null(),
  created_at: text(),
  merged_from: text().null(),
  /** The name of the API key that the actor used. */
  via: text().null(),
});
export type TicketActivityRow = RowOf<typeof ticketActivity>;

export const ticketAccess = table('ticket_access', {
  token_hash: text(),
  organization_id: text(),
  ticket_id: text(),
  email: text(),
  created_at: text(),
  last_used_at: text(),
  expires_at: text(),
  merged_from: text().null(),
  is_mailed: flag(),
})
  .inDirectory()
  .notExported('secrets: links of requesters to their tickets');
export type TicketAccessRow = RowOf<typeof ticketAccess>;

/** A ticket imported from another system; the ticket may have been deleted. */
export const importedTickets = table('imported_tickets', {
  organization_id: text(),
  /** Its id in the other system. */
  external_id: text(),
  ticket_id: text(),
  number: text(),
  imported_at: text(),
});
export type ImportedTicketRow = RowOf<typeof importedTickets>;
