import type { MembershipRow, TicketRow } from '../database/tables.ts';

/** Who caused an event: a person with an account, a visitor, or the product itself. */
export interface Actor {
  type: 'staff' | 'customer' | 'bot' | 'system';
  userId: string | null;
  name: string | null;
}

/** The facts of a ticket that every event about it carries. */
export interface TicketFacts {
  id: string;
  ticketNumber: string;
  subject: string;
  description: string;
  status: TicketRow['status'];
  priority: TicketRow['priority'];
  customerName: string | null;
  customerEmail: string | null;
  assignedAgentId: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What changed, by the field's name. */
export type Changes = Record<string, { from: string | null; to: string | null }>;

/** Everything that can happen in an organization, with what is told about it. */
export interface EventPayloads {
  'ticket.created': { ticket: TicketFacts; actor: Actor };
  'ticket.updated': { ticket: TicketFacts; actor: Actor; changes: Changes };
  'ticket.assigned': { ticket: TicketFacts; actor: Actor; previousAgentId: string | null };
  'ticket.resolved': { ticket: TicketFacts; actor: Actor };
  'ticket.replied': {
    ticket: TicketFacts;
    actor: Actor;
    messageId: string;
    visibility: 'public' | 'internal';
    reopened: boolean;
  };
  'ticket.deleted': { ticket: Pick<TicketFacts, 'id' | 'ticketNumber' | 'subject'>; actor: Actor };
  'contact_form.submitted': { formId: string; submissionId: string; ticketId: string | null };
  'invitation.created': {
    invitationId: string;
    email: string;
    role: MembershipRow['role'];
    actor: Actor;
  };
  'invitation.resent': {
    invitationId: string;
    email: string;
    role: MembershipRow['role'];
    actor: Actor;
  };
  'member.joined': { userId: string; role: MembershipRow['role']; invitationId: string | null };
  'member.role_changed': {
    userId: string;
    role: MembershipRow['role'];
    previousRole: MembershipRow['role'];
    actor: Actor;
  };
  'member.removed': { userId: string; role: MembershipRow['role']; actor: Actor };
  'member.availability_changed': {
    userId: string;
    availability: MembershipRow['availability'];
  };
  /** Names nobody: the staff's sockets hear of it too. */
  'password_reset.requested': { resetId: string };
}

export type EventName = keyof EventPayloads;

/** An event as it was committed; `seq` counts from 1 without gaps in each organization. */
export type StoredEvent = {
  [Name in EventName]: {
    organizationId: string;
    seq: number;
    name: Name;
    payload: EventPayloads[Name];
    createdAt: string;
  };
}[EventName];
