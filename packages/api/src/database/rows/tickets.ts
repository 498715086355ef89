import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { StoredAs } from '../fields.ts';
import type { Text } from './columns.ts';

/** The fields of the contract that are columns; the others are other rows. */
type Fields = Omit<Schema<'Ticket'>, 'ticketNumber' | 'customer' | 'assignedAgent'>;

export interface TicketRow extends StoredAs<Fields> {
  organization_id: Text;
  number: Text;
  customer_user_id: Text | null;
  assigned_agent_id: Text | null;
  source: Text;
  /** The form it was submitted with. */
  form_id: Text | null;
  follow_up_of: Text | null;
  /** The priority as a number, 3 for urgent; computed by the database. */
  readonly urgency: number;
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
}

export interface TicketAccessRow {
  token_hash: Text;
  organization_id: Text;
  ticket_id: Text;
  email: Text;
  created_at: Text;
  last_used_at: Text;
  expires_at: Text;
}
