import { lazy, Suspense } from 'react';
import { ticketCount } from '../bulk/bulk.ts';
import type { Ticket } from '../ticket-rows.ts';
import { useDelete } from './use-delete.ts';

// The dialog is larger than the list, which seldom needs it.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

type DeleteTicketsProps = {
  tickets: readonly Pick<Ticket, 'id' | 'ticketNumber'>[];
  onDone: () => void;
  onClose: () => void;
};

/** Asks before tickets are deleted, as nothing brings them back. */
export function DeleteTickets({ tickets, onDone, onClose }: DeleteTicketsProps) {
  const { remove, busy } = useDelete(onDone);
  const [first] = tickets;
  const one = tickets.length === 1 && first;
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={`Delete ${one ? one.ticketNumber : ticketCount(tickets.length)}?`}
        text={
          one
            ? 'The ticket and its conversation are gone for good, for the customer too.'
            : 'The tickets and their conversations are gone for good, for the customers too.'
        }
        confirm="Delete"
        busy={busy}
        onConfirm={() => remove(tickets.map(({ id }) => id))}
        onClose={onClose}
      />
    </Suspense>
  );
}
