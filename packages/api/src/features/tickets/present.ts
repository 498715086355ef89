import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { TicketRow } from '../../database/rows/tickets.ts';
import type { ActivityWithActor, MessageWithAuthor, TicketWithPeople } from './read.ts';

type Ticket = Schema<'Ticket'>;

/** A ticket for the staff and, without its notes, for its customer. */
export function presentTicket(row: TicketWithPeople): Ticket {
  return {
    id: row.id,
    ticketNumber: row.number,
    subject: row.subject,
    description: row.description,
    status: row.status as Ticket['status'],
    priority: row.priority as Ticket['priority'],
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customer: row.customer_user_email
      ? {
          firstName: row.customer_first_name,
          lastName: row.customer_last_name,
          email: row.customer_user_email,
          profileImageUrl: row.customer_image,
        }
      : null,
    assignedAgent:
      row.assigned_agent_id && row.agent_email
        ? {
            id: row.assigned_agent_id,
            firstName: row.agent_first_name,
            lastName: row.agent_last_name,
            email: row.agent_email,
            profileImageUrl: row.agent_image,
          }
        : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function presentMessage(row: MessageWithAuthor): Schema<'TicketMessage'> {
  return {
    id: row.id,
    message: row.body,
    isInternal: row.visibility === 'internal',
    authorType: row.author_type,
    user: row.user_email
      ? {
          firstName: row.user_first_name,
          lastName: row.user_last_name,
          email: row.user_email,
          profileImageUrl: row.user_image,
        }
      : null,
    senderName: row.author_name,
    senderEmail: row.author_email,
    createdAt: row.created_at,
    mailId: row.mail_id,
  };
}

export function presentTimelineEntry(row: ActivityWithActor): Schema<'TimelineEntry'> {
  const name = [row.actor_first_name, row.actor_last_name].filter(Boolean).join(' ');
  return {
    id: row.id,
    kind: row.kind as Schema<'TimelineEntry'>['kind'],
    actor: name || row.actor_email,
    from: row.from_value,
    to: row.to_value,
    createdAt: row.created_at,
  };
}

/** The ticket as its visitor sees it: never an internal note, no agent's e-mail. */
export function presentPublicTicket(
  row: TicketWithPeople,
  messages: MessageWithAuthor[],
): Schema<'PublicTicket'> {
  const agentName = [row.agent_first_name, row.agent_last_name].filter(Boolean).join(' ');
  return {
    id: row.id,
    ticketNumber: row.number,
    subject: row.subject,
    description: row.description,
    status: row.status as Ticket['status'],
    priority: row.priority as Ticket['priority'],
    customerName: row.customer_name,
    customerEmail: row.customer_email ?? '',
    assignedAgent: row.assigned_agent_id
      ? {
          name: agentName || 'Support Agent',
          firstName: row.agent_first_name,
          lastName: row.agent_last_name,
        }
      : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    messages: messages.filter((one) => one.visibility === 'public').map(presentPublicMessage),
  };
}

/** A public message; `isInternal` is the public page's word for "written by the staff". */
export function presentPublicMessage(row: MessageWithAuthor): Schema<'PublicTicketMessage'> {
  const isStaff = row.author_type !== 'customer';
  return {
    id: row.id,
    message: row.body,
    isInternal: isStaff,
    customerName: isStaff ? null : row.author_name,
    customerEmail: isStaff ? null : row.author_email,
    user: isStaff ? { firstName: row.user_first_name, lastName: row.user_last_name } : null,
    createdAt: row.created_at,
  };
}

/** The words that opened a ticket, as a message of its customer. */
export function presentDescription(row: TicketWithPeople): Schema<'PublicTicketMessage'> {
  return {
    id: row.id,
    message: row.description,
    isInternal: false,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    user: null,
    createdAt: row.created_at,
  };
}

/** The words that opened a follow-up, as the message that its customer has just sent. */
export function presentOpening(row: TicketWithPeople): Schema<'TicketMessage'> {
  return {
    id: row.id,
    message: row.description,
    isInternal: false,
    authorType: 'customer',
    user: presentTicket(row).customer,
    senderName: row.customer_name,
    senderEmail: row.customer_email,
    createdAt: row.created_at,
    followUp: { id: row.id, ticketNumber: row.number },
  };
}

/** A ticket as the public API and webhooks show it. */
export function presentV1Ticket(row: TicketRow): Schema<'V1Ticket'> {
  return {
    id: row.id,
    ticketNumber: row.number,
    subject: row.subject,
    description: row.description,
    status: row.status as Ticket['status'],
    priority: row.priority as Ticket['priority'],
    customerEmail: row.customer_email,
    customerName: row.customer_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
