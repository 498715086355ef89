import { Readable } from 'node:stream';
import { actorOf } from '../../auth/caller.ts';
import type { Org } from '../../database/types.ts';
import { Download } from '../../http/download.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid, notFound } from '../../refusal.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { presentMessage, presentOpening, presentTicketDetail } from './present.ts';
import { listTickets } from './read/list.ts';
import { findOriginalMail } from './read/original-mail.ts';
import { countTickets, findTicket, readActivity, readMessages } from './read/tickets.ts';
import { createTicket } from './store/create.ts';
import { deleteTicket } from './store/delete.ts';
import { addMessage } from './store/reply.ts';
import { ticketMissing, updateTicket, updateTickets, versionOf } from './store/update.ts';

export const tickets: Handlers<'tickets'> = {
  list: ({ org, own, query }) => listTickets(org, query, own),

  stats: ({ org, own }) => countTickets(org, own),

  get: async ({ org, own, params, reply }) => {
    const { detail, version } = await ticketDetail(org, params.id, own);
    reply.version(version);
    return detail;
  },

  create: async ({ org, member, own, body }) => {
    const { firstName, lastName, email, id: userId } = member.user;
    const requester = {
      customerName: body.customerName ?? [firstName, lastName].filter(Boolean).join(' '),
      customerEmail: body.customerEmail ?? email,
      customerUserId: userId,
    };
    const id = await createTicket(
      org,
      { ...body, ...(own === null ? {} : requester), source: 'console' },
      actorOf(member),
    );
    return (await ticketDetail(org, id, null)).detail;
  },

  update: async ({ org, member, params, body, expected, reply }) => {
    await updateTicket(org, params.id, body, actorOf(member), expected);
    const { detail, version } = await ticketDetail(org, params.id, null);
    reply.version(version);
    return detail;
  },

  bulk: ({ org, member, body: { ids, ...change } }) =>
    updateTickets(org, ids, change, actorOf(member)),

  delete: async ({ org, member, params }) => {
    await deleteTicket(org, params.id, actorOf(member));
  },

  reply: async ({ org, member, own, params, body }) => {
    const isStaff = own === null;
    const text = body.message.trim();
    if (!text) throw invalid('message', 'Message is required', 'required');
    const ticket = await findTicket(org, params.id, own);
    if (!ticket) throw ticketMissing();
    if (!isStaff && ticket.status === 'closed') return openFollowUp(org, params.id, text);
    const { firstName, lastName, email, id: userId } = member.user;
    const messageId = await addMessage(
      org,
      params.id,
      {
        body: text,
        authorType: isStaff ? 'staff' : 'customer',
        visibility: body.isInternal ? 'internal' : 'public',
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
    const mail = await findOriginalMail(org, id, mailId);
    if (!mail) throw notFound('This email is not kept any more');
    return new Download('message/rfc822', `${mailId}.eml`, Readable.from([mail.raw]));
  },
};

/** A customer's reply to their closed ticket, as the first message of the follow-up. */
async function openFollowUp(org: Org, ticketId: string, text: string) {
  const { messageId, followUp } = await replyAsCustomer(org, ticketId, text);
  if (followUp) return presentOpening(followUp);
  const message = (await readMessages(org, ticketId)).find(({ id }) => id === messageId);
  if (!message) throw ticketMissing();
  return presentMessage(message);
}

/** The whole ticket; without internal notes for a customer. */
async function ticketDetail(org: Org, id: string, customerId: string | null) {
  const ticket = await findTicket(org, id, customerId);
  if (!ticket) throw ticketMissing();
  const messages = await readMessages(org, id);
  const visible = customerId === null ? messages : messages.filter(isPublic);
  const activity = customerId === null ? await readActivity(org, id) : [];
  return {
    detail: presentTicketDetail(ticket, visible, activity),
    version: versionOf(ticket),
  };
}

const isPublic = (message: { visibility: string }) => message.visibility === 'public';
