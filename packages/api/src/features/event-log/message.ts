import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { type DeliverableEvent, eventId, publishedName } from '../../events/for-programs.ts';
import {
  chatAt,
  presentEventChat,
  presentEventChatMessage,
  presentEventNote,
} from '../chat/present.ts';
import { findNote } from '../chat/read/notes.ts';
import { findChat } from '../chat/read/sessions.ts';
import { readSubmissionById } from '../forms/read/submissions.ts';
import { presentEventMessage, presentTicketFacts } from '../tickets/present.ts';
import { findMessageAnywhere } from '../tickets/read/tickets.ts';

/** An event as published through the API, with the data of that moment. */
export async function messageOf(
  org: Org,
  event: DeliverableEvent,
): Promise<Schema<'WebhookEvent'>> {
  return {
    id: eventId(org.id, event.seq),
    type: publishedName(event) as Schema<'WebhookEventName'>,
    timestamp: event.createdAt,
    organizationId: org.id,
    data: await dataOf(org, event),
  };
}

/** False for events of older releases that have too little data about their ticket to be published. */
export const isWhole = ({ name, payload }: DeliverableEvent) =>
  name !== 'ticket.deleted' || 'description' in payload.ticket;

async function dataOf(org: Org, event: DeliverableEvent): Promise<Schema<'EventData'>> {
  switch (event.name) {
    case 'ticket.created':
    case 'ticket.resolved':
    case 'ticket.marked_as_spam':
    case 'ticket.deleted':
      return { ticket: presentTicketFacts(event.payload.ticket) };
    case 'ticket.updated':
      return { ticket: presentTicketFacts(event.payload.ticket), changes: event.payload.changes };
    case 'ticket.assigned': {
      const { ticket, previousAgentId } = event.payload;
      const change = { from: previousAgentId, to: ticket.assignedAgentId };
      return { ticket: presentTicketFacts(ticket), changes: { assignedAgentId: change } };
    }
    case 'ticket.snoozed': {
      const { ticket, until } = event.payload;
      return { ticket: presentTicketFacts(ticket), until };
    }
    case 'ticket.unsnoozed': {
      const { ticket, because } = event.payload;
      return { ticket: presentTicketFacts(ticket), because };
    }
    case 'ticket.restored': {
      const { ticket, from } = event.payload;
      return { ticket: presentTicketFacts(ticket), from };
    }
    case 'ticket.merged': {
      const { ticket, merged } = event.payload;
      return { ticket: presentTicketFacts(ticket), merged };
    }
    case 'ticket.unmerged': {
      const { ticket, mergedInto } = event.payload;
      return { ticket: presentTicketFacts(ticket), mergedInto };
    }
    case 'ticket.linked':
    case 'ticket.unlinked': {
      const { ticket, link } = event.payload;
      return { ticket: presentTicketFacts(ticket), link };
    }
    case 'ticket.replied': {
      const { ticket, messageId } = event.payload;
      const message = await findMessageAnywhere(org, messageId);
      return {
        ticket: presentTicketFacts(ticket),
        ...(message && { message: presentEventMessage(message) }),
      };
    }
    case 'task.changed': {
      const { ticket, task, how } = event.payload;
      return { ticket: presentTicketFacts(ticket), task, how };
    }
    case 'time_entry.changed': {
      const { ticket, timeEntry, how } = event.payload;
      return { ticket: presentTicketFacts(ticket), timeEntry, how };
    }
    case 'contact_form.submitted': {
      const submission = await readSubmissionById(org, event.payload.submissionId);
      return submission ? { submission } : {};
    }
    case 'contact_form.created':
    case 'contact_form.updated':
    case 'contact_form.deleted':
      return { form: event.payload.form };
    case 'chat.started':
    case 'chat.waiting':
    case 'chat.accepted':
    case 'chat.rated':
      return { chat: presentEventChat(event.payload.session) };
    case 'chat.transferred': {
      const { session, previousAgentId } = event.payload;
      const agentId = { from: previousAgentId, to: session.agentId };
      return { chat: presentEventChat(session), changes: { agentId } };
    }
    case 'chat.closed': {
      const { session, reason } = event.payload;
      return { chat: presentEventChat(session), reason };
    }
    case 'chat.message': {
      const { session, message } = event.payload;
      const row = await findChat(org, session.id);
      return {
        ...(row && { chat: presentEventChat(chatAt(row, session)) }),
        chatMessage: presentEventChatMessage(message),
      };
    }
    case 'chat.note_added': {
      const { session, noteId } = event.payload;
      const note = await findNote(org, noteId);
      return {
        chat: presentEventChat(session),
        ...(note && { chatNote: presentEventNote(note) }),
      };
    }
    case 'article.created':
    case 'article.updated':
    case 'article.published':
    case 'article.unpublished':
    case 'article.deleted':
      return { article: event.payload.article };
    case 'customer.changed': {
      const { email, externalId, isKept = true } = event.payload;
      return { customer: { email, externalId, isKept } };
    }
    case 'tag.changed': {
      const { tagIds, how } = event.payload;
      return { tagIds, how };
    }
    case 'member.joined':
    case 'member.role_changed':
    case 'member.removed': {
      const { userId, role } = event.payload;
      return { member: { userId, role: role as Schema<'Role'> } };
    }
  }
}
