import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { readKey } from '../../data/cache.ts';
import { useWrite } from '../../data/use-write.ts';
import m from './messages.yaml';
import {
  type ChoiceChange,
  changeText,
  knownTicket,
  type TicketChange,
  valueOf,
} from './ticket-change.ts';
import { type TicketRows, withChange } from './ticket-rows.ts';

const stale = ['tickets.list', 'tickets.stats', 'dashboard.counts'] as const;

const isRows = ({ queryKey }: Query) => queryKey[2] === 'rows';

/** Changes one field of a ticket; the toast says what happened and can undo it. */
function useChange(done: string, failed: string) {
  const client = useQueryClient();
  /** The previous value of each ticket with a pending change. */
  const before = useRef(new Map<string, TicketChange>());
  const { write, busy } = useWrite('tickets.update', {
    done: (ticket, { id, ...input }) => {
      const to = input as TicketChange;
      const from = before.current.get(id);
      // The undo code loads while its toast is shown.
      const undo =
        from && JSON.stringify(from) !== JSON.stringify(to)
          ? import('./undo-change.ts').then(
              (it) => () => it.undoChange(client, ticket, { from, to }),
            )
          : undefined;
      return {
        title: done,
        text: changeText(ticket, to),
        undo: undo && (() => void undo.then((run) => run())),
      };
    },
    failed,
    waits: { from: ({ id }) => before.current.get(id) },
    refresh: stale,
    replaces: (ticket) => readKey('tickets.get', { id: ticket.id }),
    onFailed: () => void client.invalidateQueries({ queryKey: ['tickets.list'] }),
  });

  const change = useCallback(
    (id: string, to: TicketChange) => {
      const known = knownTicket(client, id);
      if (known) before.current.set(id, valueOf(known, to));
      else before.current.delete(id);
      write({ id, ...to });
    },
    [client, write],
  );
  return { change, busy, client };
}

/** Sets a field of a ticket; the lists show it immediately and roll back on failure. */
export function useTicketChange() {
  const { change, busy, client } = useChange(
    m.useTicketChange.ticketUpdatedSuccessfully,
    m.useTicketChange.failedToUpdateTicket,
  );
  const changeAtOnce = useCallback(
    (id: string, to: ChoiceChange) => {
      change(id, to);
      const lists = { queryKey: ['tickets.list'], predicate: isRows };
      client.setQueriesData<TicketRows>(lists, (rows) => rows && withChange(rows, id, to));
    },
    [change, client],
  );
  return { change: changeAtOnce, busy };
}

/** Assigns a ticket to an agent, or unassigns it with null. */
export function useAssignment() {
  const { change, busy } = useChange(
    m.useTicketChange.ticketAssignedSuccessfully,
    m.useTicketChange.failedToAssignTicket,
  );
  return {
    assign: (id: string, assignedAgentId: string | null) => change(id, { assignedAgentId }),
    busy,
  };
}
