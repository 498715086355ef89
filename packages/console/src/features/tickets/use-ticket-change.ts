import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readKey } from '../../data/cache.ts';
import { useWrite } from '../../data/use-write.ts';
import type { Priority, Status } from './choices.ts';
import { type TicketRows, withChange } from './ticket-rows.ts';

const stale = ['tickets.list', 'tickets.stats', 'dashboard.counts'] as const;

const isRows = ({ queryKey }: Query) => queryKey[2] === 'rows';

/** Sets status or priority of a ticket; the lists show it immediately and roll back on failure. */
export function useTicketChange() {
  const client = useQueryClient();
  const { write, busy } = useWrite('tickets.update', {
    done: 'Ticket updated successfully',
    failed: 'Failed to update ticket',
    refresh: stale,
    replaces: (ticket) => readKey('tickets.get', { id: ticket.id }),
    onFailed: () => void client.invalidateQueries({ queryKey: ['tickets.list'] }),
  });

  const change = useCallback(
    (id: string, to: { status: Status } | { priority: Priority }) => {
      const lists = { queryKey: ['tickets.list'], predicate: isRows };
      client.setQueriesData<TicketRows>(lists, (rows) => rows && withChange(rows, id, to));
      write({ id, ...to });
    },
    [client, write],
  );
  return { change, busy };
}

/** Assigns a ticket to an agent, or unassigns it with null. */
export function useAssignment() {
  const { write, busy } = useWrite('tickets.update', {
    done: 'Ticket assigned successfully',
    failed: 'Failed to assign ticket',
    refresh: stale,
    replaces: (ticket) => readKey('tickets.get', { id: ticket.id }),
  });
  return {
    assign: (id: string, assignedAgentId: string | null) => write({ id, assignedAgentId }),
    busy,
  };
}
