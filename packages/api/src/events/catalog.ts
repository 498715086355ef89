import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { MembershipRow } from '../database/rows/people.ts';
import type { TicketRow } from '../database/rows/tickets.ts';

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

/** The facts of an article that every event about it carries. */
export interface ArticleFacts {
  id: string;
  title: string;
  slug: string;
  isPublished: boolean;
}

/** A chat as every event about it carries it: all but what was said. */
export type ChatFacts = Omit<Schema<'ChatSession'>, 'messages'>;

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
  /** What the chatbot knows has changed; which queries, by their ids. */
  'chatbot.changed': { queryIds: string[] };
  'article.created': { article: ArticleFacts; actor: Actor };
  'article.updated': { article: ArticleFacts; actor: Actor };
  'article.published': { article: ArticleFacts; actor: Actor };
  'article.unpublished': { article: ArticleFacts; actor: Actor };
  'article.deleted': { article: ArticleFacts; actor: Actor };
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
  /** What it is called, where it is or how it looks. */
  'organization.updated': { organization: Schema<'PublicOrganization'>; actor: Actor };
  'custom_domain.claimed': { domain: string; actor: Actor };
  'custom_domain.verified': { domain: string; actor: Actor };
  'custom_domain.removed': { domain: string; actor: Actor };
  /** What proved it is not there any more; it is kept for some days. */
  'custom_domain.unproved': { domain: string };
  /** Given up, because its proof has been away for days. */
  'custom_domain.lost': { domain: string };
  'chat.started': { session: ChatFacts };
  /** A person is wanted. */
  'chat.waiting': { session: ChatFacts };
  /** It is an agent's turn to take it, or nobody's. */
  'chat.offered': { session: ChatFacts };
  'chat.message': {
    session: Pick<ChatFacts, 'id' | 'status' | 'withBot' | 'agentId' | 'unread'>;
    message: Schema<'ChatMessage'>;
  };
  'chat.read': { sessionId: string; marks: ChatFacts['marks']; unread: number };
  'chat.accepted': { session: ChatFacts; actor: Actor };
  'chat.transferred': { session: ChatFacts; actor: Actor; previousAgentId: string | null };
  'chat.updated': { session: ChatFacts };
  'chat.closed': {
    session: ChatFacts;
    actor: Actor;
    reason: 'agent' | 'visitor' | 'idle' | 'message_left';
  };
  'chat.rated': { session: ChatFacts; rating: number; comment: string | null };
  /** Somebody of the staff is told something: whose list and badge are old now. */
  'notification.created': { userIds: string[] };
  /** What a member has not read for a while goes out to him in one mail. */
  'notifications.gathered': { userId: string; notificationIds: string[] };
  /** A week is over, and a member wants to hear of it; by its Monday. */
  'digest.due': { userId: string; week: string };
  /** Mail over the organization's own server has to wait, for this reason. */
  'mail_server.refused': { reason: string };
  /** Somebody of the staff wants a report mailed, of these days. */
  'report.requested': {
    report: Schema<'MetricsReport'>;
    from: string;
    to: string;
    userId: string;
  };
  /** Somebody has another address: once for it, and once for the one before. */
  'account.email_changed': { userId: string; to: string; email: string };
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
