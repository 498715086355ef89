import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { readKey, refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';

/** The fields that the dialog edits: subject and requester. */
export type Edited = Pick<
  Schema<'TicketUpdateInput'>,
  'subject' | 'customerEmail' | 'customerName'
>;

const stale = ['tickets.list', 'dashboard.counts'] as const;

const editedOf = ({ subject, customerEmail, customerName }: Ticket) => ({
  subject,
  customerEmail,
  customerName,
});

/** The fields of `to` that differ from those of `from`. */
export function changesBetween(from: Edited, to: Edited): Edited {
  const names = Object.keys(to) as (keyof Edited)[];
  return Object.fromEntries(
    names.filter((name) => to[name] !== from[name]).map((name) => [name, to[name]]),
  );
}

/** The fields of `to`, with their values from `values`. */
const only = (to: Edited, values: Edited): Edited =>
  Object.fromEntries((Object.keys(to) as (keyof Edited)[]).map((name) => [name, values[name]]));

/** A sentence that describes the change. */
function editText(ticket: Ticket, change: Edited): string {
  const { ticketNumber, customerName, customerEmail } = ticket;
  if (!('customerEmail' in change || 'customerName' in change)) {
    return m.useEdit.hasANewSubject({ ticketNumber });
  }
  const who = customerName || customerEmail;
  return who
    ? m.useEdit.isTheRequesterOf({ who, ticketNumber })
    : m.useEdit.hasNoRequester({ ticketNumber });
}

/** Changes subject and requester of a ticket; the toast says what happened and offers to undo it. */
export function useEdit(ticket: Ticket, onDone: () => void, onFailed: (error: Error) => boolean) {
  const client = useQueryClient();
  const before = editedOf(ticket);
  const replace = (shown: Schema<'TicketDetail'>) =>
    client.setQueryData(readKey('tickets.get', { id: shown.id }), shown);

  async function undo(from: Edited, onlyIf: Edited) {
    try {
      replace(await callOperation('tickets.update', { id: ticket.id, ...from, onlyIf }));
      toast({
        title: m.useEdit.changeUndone,
        text: m.useEdit.isAsItWasBefore({ ticketNumber: ticket.ticketNumber }),
      });
    } catch (error) {
      if (isUnauthorized(error)) return;
      const text = serverMessage(error, m.useEdit.failedToUndoTheChange);
      toast({ title: m.useEdit.notUndone, text, destructive: true });
    } finally {
      refresh(client, [...stale, 'tickets.get']);
    }
  }

  const { write, busy } = useWrite('tickets.update', {
    done: (after, { id: _, ...change }) => {
      const to = changesBetween(before, editedOf(after));
      return {
        title: m.useEdit.ticketUpdatedSuccessfully,
        text: editText(after, change),
        undo: () => void undo(only(to, before), to),
      };
    },
    failed: (error) =>
      onFailed(error)
        ? null
        : { title: m.useEdit.error, text: serverMessage(error, m.useEdit.failedToUpdateTicket) },
    refresh: stale,
    replaces: ({ id }) => readKey('tickets.get', { id }),
    onDone,
  });
  return {
    /** Saves the changed fields, if they still have the ticket's old values; without a change, it's done. */
    edit: (to: Edited) => {
      const change = changesBetween(before, to);
      if (Object.keys(change).length === 0) return onDone();
      write({ id: ticket.id, ...change, onlyIf: only(change, before) });
    },
    busy,
  };
}
