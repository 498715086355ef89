import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readKey } from '../../../data/cache.ts';
import type { AnswerOf } from '../../../data/client.ts';

type Ticket = Pick<Schema<'TicketDetail'>, 'id' | 'turn' | 'createdAt' | 'readUntil' | 'messages'>;

/** Where a ticket opens: at a message, at its top, or (null) at its newest message. */
export type Beginning = { messageId: string } | 'top' | null;

/** The first message by someone else since the reader's last visit. */
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
 * Where the unread part of a ticket started when it was opened, which stays while it's open: opening it marks it as
 * read. Data that is shown during a refetch (`isFetching`) may lack the newest messages.
 */
export function useFirstUnread(ticket: Ticket, myEmail: string, isFetching: boolean): Beginning {
  const client = useQueryClient();
  const [opened] = useState(() => {
    const unread = client.getQueryData<AnswerOf<'tickets.unread'>>(readKey('tickets.unread'));
    return unread && { since: unread.ids.includes(ticket.id) ? ticket.readUntil : null };
  });
  const [settled, settle] = useState<Beginning>();
  // The console doesn't mark the ticket as read before the list of unread tickets has loaded, so the ticket's own data
  // can be used.
  const since = opened ? opened.since : ticket.turn === null ? null : ticket.readUntil;
  const now = settled === undefined ? firstUnread(ticket, since, myEmail) : settled;
  if (settled === undefined && !isFetching) settle(now);
  return now;
}
