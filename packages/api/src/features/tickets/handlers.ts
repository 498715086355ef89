import { Readable } from 'node:stream';
import type { Org } from '../../database/types.ts';
import { actorOf, type Member } from '../../http/caller.ts';
import { Download } from '../../http/download.ts';
import type { Handlers } from '../../http/handlers.ts';
import { forbidden, invalid, notFound } from '../../http/refusal.ts';
import { findMail } from '../../mail/in/store.ts';
import { updateTickets } from './bulk.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { listTickets } from './list.ts';
import { presentMessage, presentOpening, presentTicket, presentTimelineEntry } from './present.ts';
import { countTickets, findTicket, readActivity, readMessages } from './read.ts';
import {
  addMessage,
  createTicket,
  deleteTicket,
  type TicketChange,
  ticketMissing,
  updateTicket,
  versionOf,
} from './store.ts';

export const tickets: Handlers<'tickets'> = {
  list: ({ org, member, query }) => listTickets(org, query, ownOnly(member)),

  stats: ({ org, member }) => countTickets(org, ownOnly(member)),

  get: async ({ org, member, params, reply }) => {
    const { detail, version } = await ticketDetail(org, params.id, ownOnly(member));
    reply.version(version);
    return detail;
  },

  create: async ({ org, member, body }) => {
    const isStaff = member.may('view_all_tickets');
    const { firstName, lastName, email, id: userId } = member.user;
    const own = {
      customerName: [firstName, lastName].filter(Boolean).join(' '),
      customerEmail: email,
      customerUserId: userId,
    };
    const id = await createTicket(
      org,
      { ...body, ...(isStaff ? {} : own), source: 'console' },
      actorOf(member),
    );
    return (await ticketDetail(org, id, null)).detail;
  },

  update: async ({ org, member, params, body, expected, reply }) => {
    refuseUnlessMayChange(member, body);
    await updateTicket(org, params.id, body, actorOf(member), expected);
    const { detail, version } = await ticketDetail(org, params.id, null);
    reply.version(version);
    return detail;
  },

  bulk: ({ org, member, body: { ids, ...change } }) => {
    refuseUnlessMayChange(member, change);
    return updateTickets(org, ids, change, actorOf(member));
  },

  delete: async ({ org, member, params }) => {
    await deleteTicket(org, params.id, actorOf(member));
  },

  reply: async ({ org, member, params, body }) => {
    const isStaff = member.may('view_all_tickets');
    const text = body.message.trim();
    if (!text) throw invalid('message', 'Message is required', 'required');
    const ticket = await findTicket(org, params.id, ownOnly(member));
    if (!ticket) throw ticketMissing();
    if (!isStaff && ticket.status === 'closed') return openFollowUp(org, params.id, text);
    const { firstName, lastName, email, id: userId } = member.user;
    const messageId = await addMessage(
      org,
      params.id,
      {
        body: text,
        authorType: isStaff ? 'staff' : 'customer',
        visibility: isStaff && body.isInternal ? 'internal' : 'public',
        userId,
        authorName: [firstName, lastName].filter(Boolean).join(' ') || null,
        authorEmail: email,
        seenMessageId: body.seenMessageId,
      },
      actorOf(member),
    );
    const message = (await readMessages(org, params.id)).find(({ id }) => id === messageId);
    if (!message) throw ticketMissing();
    return presentMessage(message);
  },

  mail: async ({ org, params: { id, mailId } }) => {
    const mail = await findMail(org, mailId);
    if (mail?.ticket_id !== id) throw notFound('This e-mail is not kept any more');
    return new Download('message/rfc822', `${mailId}.eml`, Readable.from([mail.raw]));
  },
};

/** A member's answer to his closed ticket, as the first message of the ticket that follows it. */
async function openFollowUp(org: Org, ticketId: string, text: string) {
  const { messageId, followUp } = await replyAsCustomer(org, ticketId, text);
  if (followUp) return presentOpening(followUp);
  const message = (await readMessages(org, ticketId)).find(({ id }) => id === messageId);
  if (!message) throw ticketMissing();
  return presentMessage(message);
}

function refuseUnlessMayChange(member: Member, change: TicketChange) {
  const { assignedAgentId, status, priority } = change;
  if (assignedAgentId !== undefined && !member.may('assign_tickets')) throw forbidden();
  if ((status ?? priority) !== undefined && !member.may('resolve_tickets')) throw forbidden();
}

/** Who may not see all tickets sees his own: the id to narrow by, or null for all. */
const ownOnly = (member: Member) => (member.may('view_all_tickets') ? null : member.user.id);

/** The whole ticket; a customer is not shown the notes of the staff. */
async function ticketDetail(org: Org, id: string, customerId: string | null) {
  const ticket = await findTicket(org, id, customerId);
  if (!ticket) throw ticketMissing();
  const messages = await readMessages(org, id);
  const visible = customerId === null ? messages : messages.filter(isPublic);
  const activity = customerId === null ? await readActivity(org, id) : [];
  return {
    detail: {
      ...presentTicket(ticket),
      messages: visible.map(presentMessage),
      timeline: activity.map(presentTimelineEntry),
      mailId: ticket.mail_id,
    },
    version: versionOf(ticket),
  };
}

const isPublic = (message: { visibility: string }) => message.visibility === 'public';
