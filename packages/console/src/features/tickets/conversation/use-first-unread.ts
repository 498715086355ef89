import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readKey } from '../../../data/cache.ts';
import type { AnswerOf } from '../../../data/client.ts';

type Ticket = Pick<Schema<'TicketDetail'>, 'id' | 'turn' | 'createdAt' | 'readUntil' | 'messages'>;

/** Where a ticket opens: at a message, at its beginning, or (null) at its newest message. */
export type Beginning = { messageId: string } | 'top' | null;

/** The first that somebody else has written after a reader was last here. */
export function firstUnread(
  { createdAt, messages }: Pick<Ticket, 'createdAt' | 'messages'>,
  since: string | null | undefined,
  myEmail: string,
): Beginning {
  if (!since) return null;
  if (since < createdAt) return 'top';
  const first = messages.find((one) => one.createdAt > since && one.user?.email !== myEmail);
  return first ? { messageId: first.id } : null;
}

/**
 * Where the unread part of a ticket began when it was opened, and stays while it is: opening it marks it as read. What is
 * shown while the ticket is read again (`isFetching`) may lack the newest.
 */
export function useFirstUnread(ticket: Ticket, myEmail: string, isFetching: boolean): Beginning {
  const client = useQueryClient();
  const [opened] = useState(() => {
    const unread = client.getQueryData<AnswerOf<'tickets.unread'>>(readKey('tickets.unread'));
    return unread && { since: unread.ids.includes(ticket.id) ? ticket.readUntil : null };
  });
  const [settled, settle] = useState<Beginning>();
  // Before the console knows what is unread it marks nothing, so that the ticket itself still says it.
  const since = opened ? opened.since : ticket.turn === null ? null : ticket.readUntil;
  const now = settled === undefined ? firstUnread(ticket, since, myEmail) : settled;
  if (settled === undefined && !isFetching) settle(now);
  return now;
}
