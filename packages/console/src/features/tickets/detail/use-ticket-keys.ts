import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useCan } from '../../../data/session.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { useNeighbors } from '../use-neighbors.ts';
import { useTicketChange } from '../use-ticket-change.ts';

/** The shortcuts of an open ticket: next and previous in the list it was opened from, and resolve. */
export function useTicketKeys({ id, status }: Pick<Schema<'Ticket'>, 'id' | 'status'>) {
  const go = useNeighbors(id);
  const can = useCan();
  const { change } = useTicketChange();

  useShortcuts('Ticket', [
    { keys: 'j', label: 'Next ticket', run: () => go(1) },
    { keys: 'k', label: 'Previous ticket', run: () => go(-1) },
    ...(can('resolve_tickets')
      ? [
          {
            keys: 'e',
            label: 'Resolve',
            run: () => status !== 'resolved' && change(id, { status: 'resolved' }),
          },
        ]
      : []),
  ]);
}
