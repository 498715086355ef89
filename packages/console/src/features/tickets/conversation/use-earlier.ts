import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import m from '../messages.yaml';

type Detail = Schema<'TicketDetail'>;

/** A ticket with the earlier parts of a long conversation, which are loaded one by one on request. */
export function useEarlier(ticket: Detail) {
  const [parts, setParts] = useState<readonly Detail[]>([]);
  const before = (parts[0] ?? ticket).earlier;
  const { mutate, isPending } = useMutation({
    mutationFn: (earlier: string) =>
      callOperation('tickets.get', { id: ticket.id, before: earlier }),
    // Visible messages stay, even if new ones push the oldest ones out of the next response.
    onSuccess: (part) => setParts([part, ...(parts.length > 0 ? parts : [ticket])]),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({
        title: m.messages.olderMessagesFailed,
        text: serverMessage(error, m.messages.tryAgain),
        destructive: true,
      });
    },
  });
  const all = [...parts, ticket];
  return {
    messages: each(all.flatMap(({ messages }) => messages)),
    timeline: each(all.flatMap(({ timeline }) => timeline)),
    /** Loads the previous part; null if there is none. */
    readEarlier: before === null ? null : () => mutate(before),
    isReading: isPending,
  };
}

/** Each item once, in its latest version. */
const each = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
