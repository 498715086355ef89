import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readKey, refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { messageOr, serverMessage, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { type LinkKind, linkText } from './link-texts.ts';

type Ref = Pick<Schema<'TicketRef'>, 'id' | 'ticketNumber'>;
type TicketLink = Schema<'TicketLink'>;
type Links = Schema<'TicketLinks'>;

const staleOf = (id: string, otherId: string) =>
  [
    ['tickets.get', { id }],
    ['tickets.get', { id: otherId }],
    ['tickets.listLinks', { id: otherId }],
    ['tickets.suggestDuplicates', { id }],
    ['tickets.suggestDuplicates', { id: otherId }],
  ] as const;

/** Links a ticket with others, and removes links; the toast can undo it. */
export function useLinks({ id, ticketNumber }: Ref, onDone?: () => void) {
  const client = useQueryClient();
  const key = readKey('tickets.listLinks', { id });
  /** The link that the change replaces or removes. */
  const before = useRef<TicketLink | undefined>(undefined);

  /** Works even if the screen that started it has been closed. */
  async function undo(otherId: string, had: LinkKind | undefined) {
    try {
      const links = had
        ? await callOperation('tickets.link', { id, ticketId: otherId, kind: had })
        : await callOperation('tickets.unlink', { id, otherId });
      client.setQueryData<Links>(key, links);
      toast({
        title: m.useLinks.changeUndone,
        text: m.useLinks.theLinksOfAreAsBefore({ ticketNumber }),
      });
    } catch (error) {
      const text = serverMessage(error, m.useLinks.failedToUndoTheChange);
      toast({ title: m.useLinks.error, text, destructive: true });
    } finally {
      refresh(client, staleOf(id, otherId));
    }
  }

  const { write: add, busy: isAdding } = useWrite('tickets.link', {
    done: ({ links }, { ticketId, kind }) => {
      const other = links.find(({ ticket }) => ticket.id === ticketId)?.ticket;
      const had = before.current?.kind;
      return {
        title: m.useLinks.ticketsLinked,
        text: linkText(kind, ticketNumber, other?.ticketNumber ?? ''),
        undo: had === kind ? undefined : () => void undo(ticketId, had),
      };
    },
    failed: messageOr(m.useLinks.failedToLinkTheTickets),
    replaces: () => key,
    refresh: (_, input) => staleOf(id, input.ticketId),
    onDone,
  });
  const { write: remove, busy: isRemoving } = useWrite('tickets.unlink', {
    done: (_, { otherId }) => {
      const had = before.current;
      return {
        title: m.useLinks.linkRemoved,
        text: m.useLinks.andAreLinkedNoMore({
          ticketNumber,
          ticketNumber2: had?.ticket.ticketNumber,
        }),
        undo: () => void undo(otherId, had?.kind),
      };
    },
    failed: messageOr(m.useLinks.failedToRemoveTheLink),
    replaces: () => key,
    refresh: (_, { otherId }) => staleOf(id, otherId),
  });

  function link(otherId: string, kind: LinkKind) {
    const links = client.getQueryData<Links>(key)?.links;
    before.current = links?.find(({ ticket }) => ticket.id === otherId);
    add({ id, ticketId: otherId, kind });
  }
  function unlink(shown: TicketLink) {
    before.current = shown;
    remove({ id, otherId: shown.ticket.id });
  }
  return { link, unlink, busy: isAdding || isRemoving };
}
