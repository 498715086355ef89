import type { Schema } from '@helpdesk/sdk/contract/operations';
import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';

type Ticket = Schema<'Ticket'>;
type TicketDetail = Schema<'TicketDetail'>;
type TicketMessage = Schema<'TicketMessage'>;

const at = '2026-11-21T10:00:00.000Z';

export const ada = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@acme.test',
  profileImageUrl: null,
};
export const jonas = {
  ...ada,
  id: 'u2',
  firstName: 'Jonas',
  lastName: 'Weber',
  email: 'jonas@acme.test',
};

/** The members at Acme who can be assigned to tickets. */
export const assignable: Schema<'AssignableMember'>[] = [
  { role: 'admin', user: ada },
  { role: 'agent', user: jonas },
];

/** An open, unassigned ticket of Vera's, with overrides. */
export const ticketLike = (more: Partial<Ticket> = {}): Ticket => ({
  ...initialChoices,
  id: 't1',
  ticketNumber: 'TK-2026-000001',
  subject: 'Kettle leaks',
  description: 'Water everywhere.',
  status: 'open',
  priority: 'normal',
  customerName: 'Vera Visitor',
  customerEmail: 'vera@example.com',
  customer: null,
  assignedAgent: null,
  turn: 'us',
  turnSince: at,
  dueAt: '2026-11-21T18:00:00.000Z',
  lastMessage: null,
  tags: [],
  snoozedAt: null,
  snoozedUntil: null,
  unsnoozedAt: null,
  externalId: null,
  metadata: {},
  createdAt: at,
  updatedAt: at,
  ...more,
});

/** That ticket as returned for its page, with overrides. */
export const ticketDetail = (more: Partial<TicketDetail> = {}): TicketDetail => ({
  ...ticketLike(),
  messages: [],
  timeline: [],
  earlier: null,
  scheduledReplies: [],
  visitorContext: [],
  merged: [],
  followers: [],
  ccs: [],
  files: [],
  mailId: null,
  ...more,
});

/** A message by Vera, with overrides. */
export const messageLike = (more: Partial<TicketMessage> = {}): TicketMessage => ({
  id: 'm1',
  message: 'Any news?',
  isInternal: false,
  authorType: 'customer',
  user: null,
  senderName: 'Vera Visitor',
  senderEmail: 'vera@example.com',
  mentions: [],
  sharedDraft: null,
  files: [],
  createdAt: at,
  mailId: null,
  ...more,
});
