import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../../data/cache.ts';
import { useWrite } from '../../data/use-write.ts';
import type { Priority, Status } from './choices.ts';
import { type TicketRows, withChange } from './ticket-rows.ts';

const lists = ['tickets.list', 'tickets.stats', 'dashboard.counts'] as const;

/** Sets status or priority of a ticket; the lists show it at once and take it back when it fails. */
export function useTicketChange() {
  const client = useQueryClient();
  const { write, busy } = useWrite('tickets.update', {
    done: 'Ticket updated successfully',
    failed: 'Failed to update ticket',
    refresh: lists,
    replaces: (ticket) => readKey('tickets.get', { id: ticket.id }),
    onFailed: () => void client.invalidateQueries({ queryKey: ['tickets.list'] }),
  });

  function change(id: string, to: { status: Status } | { priority: Priority }) {
    const isRows = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] === 'rows',
    };
    client.setQueriesData<TicketRows>(
      { queryKey: ['tickets.list'], ...isRows },
      (rows) => rows && withChange(rows, id, to),
    );
    write({ id, ...to });
  }
  return { change, busy };
}

/** Gives a ticket to an agent, or to nobody with null. */
export function useAssignment() {
  const { write, busy } = useWrite('tickets.update', {
    done: 'Ticket assigned successfully',
    failed: 'Failed to assign ticket',
    refresh: lists,
    replaces: (ticket) => readKey('tickets.get', { id: ticket.id }),
  });
  return {
    assign: (id: string, assignedAgentId: string | null) => write({ id, assignedAgentId }),
    busy,
  };
}
