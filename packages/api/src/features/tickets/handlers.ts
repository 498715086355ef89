import { Readable } from 'node:stream';
import { fullName } from '@helpdesk/sdk/rules/names';
import { actorOf, type Person } from '../../auth/caller.ts';
import { refuseUnlessAllowed } from '../../auth/key-permissions.ts';
import type { TicketActivityRow } from '../../database/rows/tickets.ts';
import type { Org } from '../../database/types.ts';
import { describing, formattedAs, saying } from '../../formatting/formatted.ts';
import { presentHtml } from '../../formatting/present.ts';
import { readHtmlOf } from '../../formatting/read/message-html.ts';
import { keepHtml } from '../../formatting/store/message-html.ts';
import { Download } from '../../http/answers/download.ts';
import type { Handlers } from '../../http/handlers.ts';
import { prepared } from '../../http/prepared.ts';
import { notFound } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { noFiles, presentFiles } from '../../stored-files/present.ts';
import { readFilesOf, readFilesOfTicket } from '../../stored-files/read/message-files.ts';
import { attachFiles } from '../../stored-files/store/message-files.ts';
import { retryMailsOf } from '../dead-letters/store/dead-letters.ts';
import { isNotifiedOf, settleTicket } from '../notifications/store/settle.ts';
import { archived } from './archived.ts';
import { customerLanguage } from './customer-language.ts';
import { openFollowUp } from './customer-reply.ts';
import { placeIn, ticketDetail } from './detail.ts';
import { links } from './links.ts';
import {
  presentMessage,
  presentOpening,
  presentRef,
  presentScheduled,
  presentTicketDetail,
} from './present.ts';
import { findImported } from './read/imported.ts';
import { countTicketsByStatus, listTickets } from './read/list.ts';
import { findOriginalMail } from './read/original-mail.ts';
import { readOrigins } from './read/origins.ts';
import { readMentions } from './read/people.ts';
import { readReplySenders } from './read/reply-sender.ts';
import { suggestTags } from './read/suggested-tags.ts';
import { type ActivityWithActor, countTickets, findMessage, findTicket } from './read/tickets.ts';
import { readUnread } from './read/unread.ts';
import { findAsCustomer } from './requester-view.ts';
import { deleteTicket } from './store/archive/delete.ts';
import { importTickets } from './store/import/import.ts';
import { mergeTickets } from './store/merge/merge.ts';
import { splitTicket } from './store/merge/split.ts';
import { unmergeTickets } from './store/merge/unmerge.ts';
import { unsplitTicket } from './store/merge/unsplit.ts';
import { openByMember } from './store/open-by-member.ts';
import { followTicket, unfollowTicket } from './store/people/followers.ts';
import { howFarRead, isNewest, markTicketRead, markTicketUnread } from './store/reads.ts';
import { handOver } from './store/replies/hand-over.ts';
import { mentionsAsked } from './store/replies/mentions.ts';
import { removeDraft } from './store/replies/remove-draft.ts';
import { answerTicket } from './store/replies/reply.ts';
import { cancelReply, scheduleReply, sendReplyNow } from './store/replies/scheduled.ts';
import { snoozeTicket, unsnoozeTicket } from './store/snooze.ts';
import { mustWrite, ticketMissing, updateTicket, updateTickets } from './store/update.ts';

export const tickets: Handlers<'tickets'> = {
  ...archived,
  ...links,
  ...customerLanguage,

  list: ({ org, member, own, query }) => listTickets(org, query, own, member.user.id),

  stats: ({ org, member, own, query }) =>
    query.query
      ? countTicketsByStatus(org, query.query, own, member.user.id)
      : countTickets(org, own),

  get: async ({ server, org, member, own, params, query, reply }) => {
    const reader = { id: member.user.id, own, before: placeIn(query.before) };
    const { detail, version } = await ticketDetail(server, org, params.id, reader);
    reply.version(version);
    return detail;
  },

  origins: ({ org }) => readOrigins(org),

  unread: async ({ org, member }) => ({ ids: await readUnread(org, member.user.id) }),

  suggestTags: async ({ org, params }) => {
    const ticket = await findTicket(org, params.id, null);
    if (!ticket) throw ticketMissing();
    return suggestTags(org, ticket);
  },

  markRead: async ({ org, member: { user }, own, params: { id }, body: { seenMessageId } }) => {
    const read =
      own === null
        ? await howFarRead(org, user.id, id, seenMessageId)
        : { isMarked: true, isAll: await isNewest(org, id, seenMessageId, own) };
    // Most opened tickets were read before, and a transaction would wait for a commit.
    if (read.isMarked && !(read.isAll && (await isNotifiedOf(org, id, user.id)))) return;
    await org.write(async (tx) => {
      const isAll =
        own === null
          ? await markTicketRead(tx, user.id, id, seenMessageId)
          : await isNewest(tx, id, seenMessageId, own);
      if (isAll) await settleTicket(tx, id, { by: user.id });
    });
  },

  markUnread: ({ org, member, params }) => markTicketUnread(org, member.user.id, params.id),

  create: prepared(describing, async ({ server, org, member, own, key, body }, words) => {
    // A key that only opens tickets must not email customers, as `tickets.reply` does.
    if (key && (body.isOutbound || body.ccs?.length)) refuseUnlessAllowed(key, ['tickets:update']);
    const made = await openByMember(org, server.config, member, own !== null, body, words);
    const { ticket, timeline } = made;
    if (!made.isWhole) {
      return (await ticketDetail(server, org, ticket.id, { id: member.user.id, own })).detail;
    }
    const readUntil = own === null ? ticket.created_at : null;
    const files = body.fileIds ? await filesOfTicket(server, org, ticket.id) : noFiles;
    return presentTicketDetail(ticket, {
      activity: withActor(timeline, member.user),
      files,
      html: words.html ? presentHtml(await readHtmlOf(org, ticket.id), files) : undefined,
      readUntil,
    });
  }),

  senders: ({ org }) => readReplySenders(org),

  update: async ({ server, org, member, params, body, expected, reply }) => {
    const { onlyIf, ...change } = body;
    const condition = { version: expected, onlyIf };
    await updateTicket(org, params.id, change, actorOf(member), condition, server.config);
    const { detail, version } = await ticketDetail(server, org, params.id, { id: member.user.id });
    reply.version(version);
    return detail;
  },

  import: ({ server, org, member, body }) =>
    importTickets(org, body.tickets, actorOf(member), {
      userId: member.user.id,
      limits: server.config,
    }),

  findImported: async ({ org, body }) => ({ known: await findImported(org, body.externalIds) }),

  bulk: ({ org, member, body: { ids, onlyIf, ...change } }) =>
    updateTickets(org, { ids, onlyIf }, change, actorOf(member)),

  delete: async ({ org, member, params }) => {
    await deleteTicket(org, params.id, actorOf(member));
  },

  reply: prepared(saying, async ({ server, org, member, own, params, body }, words) => {
    const isStaff = own === null;
    const actor = actorOf(member);
    const answered = await org.write(async (tx) => {
      const asked = isStaff
        ? await mustWrite(tx, params.id)
        : await findAsCustomer(tx, params.id, own);
      if (!asked) throw ticketMissing();
      const { ticket, as } = asked;
      if (!isStaff && ticket.status === 'closed') {
        const followUp = await openFollowUp(tx, ticket, as, words.text, actor);
        await keepHtml(tx, followUp.id, words);
        return { followUp, ticketId: followUp.id, messageId: followUp.id };
      }
      const message = {
        body: words.text,
        authorType: isStaff ? ('staff' as const) : ('customer' as const),
        visibility: body.isInternal ? ('internal' as const) : ('public' as const),
        userId: member.user.id,
        authorName: fullName(member.user) || null,
        authorEmail: member.user.email,
        // Requesters of a shared ticket can't see messages of other requesters, so the check for newer messages is skipped.
        seenMessageId: asked.isShared && !isStaff ? undefined : body.seenMessageId,
        mergedFrom: as?.number,
        mentions: await mentionsAsked(tx, isStaff ? (body.mentions ?? []) : [], body.isInternal),
      };
      const messageId = await answerTicket(tx, ticket, message, actor);
      const by = { userId: member.user.id };
      await attachFiles(tx, messageId, body.fileIds, by, server.config);
      await keepHtml(tx, messageId, words);
      return { followUp: null, ticketId: ticket.id, messageId };
    });
    const { followUp } = answered;
    const { files, formatting } = await besides(server, org, answered.messageId);
    if (followUp) return presentOpening(followUp, formatting);
    const message = await findMessage(org, answered.ticketId, answered.messageId);
    if (!message) throw ticketMissing();
    if (!isStaff)
      return presentMessage({ ...message, merged_from: null, via: null }, [], noFiles, formatting);
    const mentions = await readMentions(org, params.id, message.id);
    return presentMessage(message, mentions, files, formatting);
  }),

  handOver: prepared(
    ({ org, body }) => formattedAs(org, body.noteFormat, body.note, 'note'),
    async ({ server, org, member, params, body, reply }, words) => {
      await handOver(org, params.id, { ...body, words }, member.user, actorOf(member));
      const me = { id: member.user.id };
      const { detail, version } = await ticketDetail(server, org, params.id, me);
      reply.version(version);
      return detail;
    },
  ),

  removeDraft: async ({ server, org, member, params, reply }) => {
    await removeDraft(org, params.id, params.messageId, member.user.id);
    const { detail, version } = await ticketDetail(server, org, params.id, { id: member.user.id });
    reply.version(version);
    return detail;
  },

  follow: async ({ org, member, params, body: { userIds = [member.user.id] } }) => ({
    followers: await followTicket(org, params.id, userIds, actorOf(member)),
  }),

  unfollow: async ({ org, member, params: { id, userId } }) => {
    const who = userId === 'me' ? member.user.id : userId;
    return { followers: await unfollowTicket(org, id, who, actorOf(member)) };
  },

  snooze: async ({ server, org, member, params, body, reply }) => {
    await snoozeTicket(org, params.id, body, actorOf(member));
    const { detail, version } = await ticketDetail(server, org, params.id, { id: member.user.id });
    reply.version(version);
    return detail;
  },

  merge: async ({ org, member, body }) => {
    const { ticket, merged } = await mergeTickets(org, body, actorOf(member));
    return { ticket: presentRef(ticket), merged: merged.map(presentRef) };
  },

  unmerge: async ({ org, member, body }) => {
    const restored = await unmergeTickets(org, body.ids, actorOf(member));
    return { restored: restored.map(presentRef) };
  },

  split: async ({ org, member, params, body }) =>
    presentRef(await splitTicket(org, params.id, body, actorOf(member))),

  unsplit: async ({ org, member, params }) =>
    presentRef(await unsplitTicket(org, params.id, actorOf(member))),

  unsnooze: async ({ server, org, member, params, reply }) => {
    await unsnoozeTicket(org, params.id, actorOf(member));
    const { detail, version } = await ticketDetail(server, org, params.id, { id: member.user.id });
    reply.version(version);
    return detail;
  },

  scheduleReply: prepared(saying, async ({ server, org, member, params, body }, words) => {
    const asked = { ...body, words };
    const reply = await scheduleReply(server.config, org, params.id, asked, member.user.id);
    const { files, formatting } = await besides(server, org, reply.id);
    return presentScheduled(reply, files, formatting);
  }),

  cancelReply: async ({ server, org, member, params: { id, replyId } }) => {
    // Read before the reply is canceled, because then they no longer belong to a message.
    const { files, formatting } = await besides(server, org, replyId);
    return presentScheduled(
      await cancelReply(org, id, replyId, actorOf(member)),
      files,
      formatting,
    );
  },

  sendReplyNow: async ({ server, org, member, params: { id, replyId } }) => {
    const messageId = await sendReplyNow(org, id, replyId, member.user.id);
    const message = await findMessage(org, id, messageId);
    if (!message) throw ticketMissing();
    const { files, formatting } = await besides(server, org, message.id);
    return presentMessage(message, [], files, formatting);
  },

  retryMails: async ({ org, params: { id, messageId } }) => {
    if (!(await findMessage(org, id, messageId))) throw ticketMissing();
    return { queued: await retryMailsOf(org, messageId) };
  },

  mail: async ({ org, params: { id, mailId } }) => {
    const mail = await findOriginalMail(org, id, mailId);
    if (!mail) throw notFound('This email is no longer kept');
    return new Download('message/rfc822', `${mailId}.eml`, Readable.from([mail.raw]));
  },
};

/** The files and the formatting of a message or a scheduled reply. */
async function besides({ config }: ServerContext, org: Org, id: string) {
  const files = presentFiles(config, org.id, await readFilesOf(org, id));
  return { files, formatting: presentHtml(await readHtmlOf(org, id), files) };
}

const filesOfTicket = async ({ config }: ServerContext, org: Org, id: string) =>
  presentFiles(config, org.id, await readFilesOfTicket(org, id));

/** Adds the actor to timeline entries that only this person and the system wrote. */
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
