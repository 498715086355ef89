import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Refresh, readKey } from '../../../data/cache.ts';
import { isUnreachable } from '../../../data/offline/unreachable.ts';
import { stopTyping } from '../../../data/presence.ts';
import { attemptBefore, forgetAttempt } from '../../../data/repeatable.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { refusalCode, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { sendTime } from './later.ts';
import { takeBack } from './take-back.ts';

const isHeldBack = (error: Error) => refusalCode(error) === 'newer_message';

type Outgoing = {
  message: string;
  /** Whether the message is Markdown. */
  isFormatted: boolean;
  isInternal: boolean;
  /** The user ids that a note mentions. */
  mentions?: string[];
  fileIds: string[];
  seenMessageId?: string | null;
  /** The scheduled time; absent for now, or after the member's undo delay. */
  sendAt?: string | undefined;
  thenResolve: boolean;
};

/**
 * Sends a reply or a note, unless someone else has replied in the meantime; retrying after a failure sends only one
 * message. The server stores a delayed reply, including whether it resolves the ticket.
 */
export function useSend(ticketId: string, onSent: (sent: { waits: boolean }) => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { user } = useSession();
  const isStaff = useCan()('view_assigned_tickets');
  const [wasRefused, setWasRefused] = useState(false);
  const ticket = readKey('tickets.get', { id: ticketId }) as unknown as Refresh;
  const refresh: Refresh[] = [ticket, 'tickets.list'];
  const open = (id: string) => void navigate({ to: '/tickets/$id', params: { id } as never });

  const attempt = `helpdesk_sending:${user.id}:${ticketId}`;
  const shared = {
    repeatable: attempt,
    failed: (error: Error) =>
      isHeldBack(error) ? null : { title: m.useSend.error, text: m.useSend.failedToSendMessage },
    refreshAfterFailure: (error: Error) => (isHeldBack(error) ? refresh : []),
    onFailed: (error: Error) => {
      // A refused request had no effect.
      if (!isUnreachable(error)) forgetAttempt(attempt);
      setWasRefused(isHeldBack(error));
    },
  };
  function sent(waits: boolean) {
    setWasRefused(false);
    stopTyping(ticketId);
    onSent({ waits });
  }

  const { write: reply, busy: isSending } = useWrite('tickets.reply', {
    ...shared,
    refresh,
    waits: { onWaits: () => sent(false) },
    done: m.useSend.messageSentSuccessfully,
    onDone: ({ followUp }) => {
      sent(false);
      // The reply to a closed ticket has opened a follow-up ticket.
      if (followUp) open(followUp.id);
    },
  });
  const { write: schedule, busy: isScheduling } = useWrite('tickets.scheduleReply', {
    ...shared,
    refresh: [ticket],
    waits: { onWaits: () => sent(true) },
    done: ({ id, holdSeconds, sendAt }) => ({
      ...(holdSeconds === null
        ? { title: m.useSend.replyWillBeSent({ sendTime: sendTime(sendAt) }) }
        : { title: m.useSend.replyWillBeSent2, until: Date.now() + holdSeconds * 1000 }),
      undo: () =>
        void takeBack(client, { ticketId, replyId: id, userId: user.id }, () => open(ticketId)),
    }),
    onDone: () => sent(true),
  });

  function send(outgoing: Outgoing) {
    const { sendAt, thenResolve, isInternal, mentions = [], fileIds, ...rest } = outgoing;
    const { message, isFormatted, ...seen } = rest;
    const said = { ...(isFormatted ? { markdown: message } : { message }), ...seen };
    const words = { ...said, ...(fileIds.length > 0 && { fileIds }) };
    const holdSeconds = isStaff && !isInternal ? user.undoSendSeconds : 0;
    if (!sendAt && holdSeconds === 0) {
      const noted = mentions.length > 0 && { mentions };
      return reply(asBefore(attempt, { id: ticketId, isInternal, ...noted, ...words }));
    }
    const due = sendAt ? { sendAt } : { holdSeconds };
    const then = thenResolve && { status: 'resolved' as const };
    schedule(asBefore(attempt, { id: ticketId, ...words, ...due, ...then }));
  }
  return {
    send,
    busy: isSending || isScheduling,
    wasRefused,
    forgetRefusal: () => setWasRefused(false),
  };
}

/** Repeats the request from before a reload if it got no response and has the same text, whatever has arrived since. */
function asBefore<Sent extends object>(attempt: string, input: Sent): Sent {
  const before = attemptBefore(attempt);
  if (!before) return input;
  const sent: Sent = JSON.parse(before.text);
  return words(sent) === words(input) ? sent : input;
}

const words = (input: object) => JSON.stringify({ ...input, seenMessageId: undefined });
