import { Readable } from 'node:stream';
import { fullName } from '@helpdesk/sdk/rules/names';
import { actorOf, type Person } from '../../auth/caller.ts';
import type { TicketActivityRow } from '../../database/rows/tickets.ts';
import type { Org } from '../../database/types.ts';
import { Download } from '../../http/download.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../refusal.ts';
import { openFollowUp } from './customer-reply.ts';
import { presentMessage, presentOpening, presentTicketDetail } from './present.ts';
import { listTickets } from './read/list.ts';
import { findOriginalMail } from './read/original-mail.ts';
import {
  type ActivityWithActor,
  countTickets,
  findDetail,
  findMessage,
  findTicket,
} from './read/tickets.ts';
import { openTicket } from './store/create.ts';
import { deleteTicket } from './store/delete.ts';
import { answerTicket } from './store/reply.ts';
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
    const requester = {
      customerName: fullName(member.user),
      customerEmail: member.user.email,
      customerUserId: member.user.id,
    };
    const { ticket, timeline } = await openTicket(
      org,
      { ...body, ...(own === null ? {} : requester), source: 'console' },
      actorOf(member),
    );
    return presentTicketDetail(ticket, [], withActor(timeline, member.user));
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
    const actor = actorOf(member);
    const answered = await org.write(async (tx) => {
      const ticket = await findTicket(tx, params.id, own);
      if (!ticket) throw ticketMissing();
      if (!isStaff && ticket.status === 'closed') {
        return { followUp: await openFollowUp(tx, ticket, body.message, actor) };
      }
      const message = {
        body: body.message,
        authorType: isStaff ? ('staff' as const) : ('customer' as const),
        visibility: body.isInternal ? ('internal' as const) : ('public' as const),
        userId: member.user.id,
        authorName: fullName(member.user) || null,
        authorEmail: member.user.email,
        seenMessageId: body.seenMessageId,
      };
      return { messageId: await answerTicket(tx, ticket, message, actor) };
    });
    if (answered.followUp) return presentOpening(answered.followUp);
    const message = await findMessage(org, params.id, answered.messageId);
    if (!message) throw ticketMissing();
    return presentMessage(message);
  },

  mail: async ({ org, params: { id, mailId } }) => {
    const mail = await findOriginalMail(org, id, mailId);
    if (!mail) throw notFound('This email is not kept any more');
    return new Download('message/rfc822', `${mailId}.eml`, Readable.from([mail.raw]));
  },
};

/** The whole ticket; without internal notes for a customer. */
async function ticketDetail(org: Org, id: string, customerId: string | null) {
  const found = await findDetail(org, id, customerId);
  if (!found) throw ticketMissing();
  const { ticket, messages, activity } = found;
  return {
    detail:
      customerId === null
        ? presentTicketDetail(ticket, messages, activity)
        : presentTicketDetail(ticket, messages.filter(isPublic), []),
    version: versionOf(ticket),
  };
}

/** The entries of a timeline that only this person and the system have written. */
const withActor = (
  timeline: readonly TicketActivityRow[],
  { id, firstName, lastName, email }: Person,
): ActivityWithActor[] =>
  timeline.map((entry) => {
    const isOwn = entry.actor_user_id === id;
    return {
      ...entry,
      actor_first_name: isOwn ? firstName : null,
      actor_last_name: isOwn ? lastName : null,
      actor_email: isOwn ? email : null,
    };
  });

const isPublic = (message: { visibility: string }) => message.visibility === 'public';
