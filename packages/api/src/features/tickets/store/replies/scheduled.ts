import { fullName } from '@helpdesk/sdk/rules/names';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import type { Config } from '../../../../config.ts';
import { later, newId, now } from '../../../../database/ids.ts';
import type { Org, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import type { Formatted } from '../../../../formatting/formatted.ts';
import { keepHtml, removeHtmlOf } from '../../../../formatting/store/message-html.ts';
import { invalid, notFound, Refusal } from '../../../../refusal.ts';
import {
  attachFiles,
  detachFiles,
  markIfFiles,
} from '../../../../stored-files/store/message-files.ts';
import { settleTicket } from '../../../notifications/store/settle.ts';
import { countScheduled, findScheduled, type ScheduledReply } from '../../read/scheduled.ts';
import { findMessage, findTicket, mustFind } from '../../read/tickets.ts';
import { changeTicket } from '../change.ts';
import { mustWrite, ticketMissing } from '../update.ts';
import { rejectIfStale } from './hold-back.ts';
import { stopReply } from './stop-scheduled.ts';
import { timeAhead } from './time-ahead.ts';

const seconds = 1_000;
const maxOfTicket = 20;

type Input = Parsed<'tickets.scheduleReply'>['body'];

/** Schedules a reply. */
export async function scheduleReply(
  config: Pick<Config, 'maxMessageBytes'>,
  org: Org,
  ticketId: string,
  { holdSeconds, sendAt, status, seenMessageId, fileIds, words }: Input & { words: Formatted },
  userId: string,
): Promise<ScheduledReply> {
  const due = dueAt(holdSeconds, sendAt);
  return org.write(async (tx) => {
    await mustWrite(tx, ticketId);
    await rejectIfStale(tx, ticketId, { seenMessageId, visibility: 'public', userId });
    await checkQuota(tx, ticketId);
    const reply = { message: words.text, due, holdSeconds, status };
    const id = await keepReply(tx, ticketId, reply, userId);
    await keepHtml(tx, id, words);
    await attachFiles(tx, id, fileIds, { userId }, config);
    return mustFindScheduled(tx, ticketId, id);
  });
}

/** Rejects another scheduled reply if the ticket has reached the limit. */
export async function checkQuota(tx: Tx, ticketId: string): Promise<void> {
  if ((await countScheduled(tx, ticketId)) < maxOfTicket) return;
  throw new Refusal(409, `A ticket can have up to ${maxOfTicket} scheduled replies`, 'too_many');
}

interface Waiting extends Pick<Input, 'holdSeconds' | 'status'> {
  message: string;
  /** When the reply is sent. */
  due: string;
}

/** Stores a scheduled reply; returns its ID. */
export async function keepReply(
  tx: Tx,
  ticketId: string,
  { message, due, holdSeconds, status }: Waiting,
  userId: string,
): Promise<string> {
  const id = newId();
  await tx.insert('scheduled_replies', {
    id,
    ticket_id: ticketId,
    user_id: userId,
    body: message,
    status: status ?? null,
    hold_seconds: holdSeconds ?? null,
    send_at: due,
    stopped: null,
    due_at: due,
    leased_until: null,
    created_at: now(),
  });
  await tx.record('scheduled_reply.changed', { ticketId, replyId: id, userId });
  // An agent who replies has seen the ticket; messages that arrive before it is sent are unread.
  await settleTicket(tx, ticketId, { by: userId });
  return id;
}

function dueAt(holdSeconds: number | undefined, sendAt: string | undefined): string {
  if ((holdSeconds === undefined) === (sendAt === undefined)) {
    throw invalid('sendAt', 'Send either holdSeconds or sendAt');
  }
  if (sendAt === undefined) return inSeconds(holdSeconds ?? 0);
  return timeAhead('sendAt', sendAt);
}

export const inSeconds = (wait: number) => later(wait * seconds);

/** Cancels a reply. A colleague can only stop one with a chosen time, so its text isn't lost. */
export function cancelReply(
  org: Org,
  ticketId: string,
  id: string,
  actor: Actor,
): Promise<ScheduledReply> {
  return org.write(async (tx) => {
    const reply = await findScheduled(tx, ticketId, id);
    if (!reply) throw await goneBecause(tx, ticketId, id);
    if (reply.user_id === actor.userId || reply.stopped === 'author_left') {
      await tx.remove('scheduled_replies', { id });
      await detachFiles(tx, id, actor.userId);
      await removeHtmlOf(tx, [id]);
      await tx.record('scheduled_reply.changed', { ticketId, replyId: id, userId: reply.user_id });
      return reply;
    }
    if (reply.hold_seconds !== null || reply.stopped) {
      throw new Refusal(403, 'Only the author can cancel this reply', 'forbidden');
    }
    await stopReply(tx, await mustFind(tx, ticketId), reply, 'colleague', actor);
    return { ...reply, stopped: 'colleague' };
  });
}

/** Sends a reply of the caller now. Returns the ID of the message, which may have been sent before. */
export function sendReplyNow(
  org: Org,
  ticketId: string,
  id: string,
  userId: string,
): Promise<string> {
  return org.write(async (tx) => {
    const reply = await findScheduled(tx, ticketId, id);
    if (!reply) {
      const sent = await findMessage(tx, ticketId, id);
      if (sent && sent.user_id === userId) return id;
      throw await goneBecause(tx, ticketId, id);
    }
    if (reply.user_id !== userId) {
      throw new Refusal(403, 'Only the author can send this reply', 'forbidden');
    }
    await send(tx, reply);
    return id;
  });
}

/** Sends a reply that is due, unless it was sent, canceled or stopped meanwhile. */
export function sendDueReply(org: Org, ticketId: string, id: string): Promise<void> {
  return org.write(async (tx) => {
    const reply = await findScheduled(tx, ticketId, id);
    if (reply?.due_at) await send(tx, reply, reply.created_at);
  });
}

/** Sends a reply in one transaction that removes its row, so it is sent only once across all nodes. */
async function send(tx: Tx, reply: ScheduledReply, writtenAt?: string): Promise<void> {
  const { id, user_id: userId, user_email: email, ticket_id: ticketId, status } = reply;
  const name = fullName({ firstName: reply.user_first_name, lastName: reply.user_last_name });
  const actor: Actor = { type: 'staff', userId, name: name || email };
  await tx.remove('scheduled_replies', { id });
  const said = {
    id,
    body: reply.body,
    authorType: 'staff' as const,
    visibility: 'public' as const,
    userId,
    authorName: name || null,
    authorEmail: email,
    writtenAt,
  };
  const ticket = await changeTicket(tx, await mustFind(tx, ticketId), { said }, actor);
  await markIfFiles(tx, ticketId);
  if (status) await changeTicket(tx, ticket, { fields: { status } }, actor);
}

async function goneBecause(tx: Tx, ticketId: string, id: string): Promise<Refusal> {
  if (await findMessage(tx, ticketId, id)) {
    return new Refusal(409, 'This reply was already sent', 'already_sent');
  }
  if (!(await findTicket(tx, ticketId, null))) return ticketMissing();
  return notFound('This reply is no longer scheduled');
}

async function mustFindScheduled(tx: Tx, ticketId: string, id: string): Promise<ScheduledReply> {
  const reply = await findScheduled(tx, ticketId, id);
  if (!reply) throw new Error(`The reply ${id} vanished inside its own transaction`);
  return reply;
}
