import { lazy, Suspense, useState } from 'react';
import { queryFrom, type TicketFilters } from '../list/filters.ts';
import { idsOfView } from '../list/whole-view.ts';
import type { Ticket } from '../ticket-rows.ts';
import type { Selection } from './selection.ts';
import { useBulkChange } from './use-bulk-change.ts';

// Wanted once something is selected.
const SelectionBar = lazy(async () => ({
  default: (await import('./SelectionBar.tsx')).SelectionBar,
}));
const DeleteTickets = lazy(async () => ({
  default: (await import('../delete/DeleteTickets.tsx')).DeleteTickets,
}));

type SelectedTicketsProps = {
  selection: Selection;
  /** Those that are loaded. */
  tickets: readonly Ticket[] | undefined;
  /** How many the filters let through. */
  total: number;
  filters: TicketFilters;
};

/** What can be done with the selected tickets of a list, and how far it is; nothing while none is selected. */
export function SelectedTickets({ selection, tickets = [], total, filters }: SelectedTicketsProps) {
  const { selected, isWhole } = selection;
  const bulk = useBulkChange(selection.clear);
  const [isDeleting, setIsDeleting] = useState(false);
  const count = isWhole ? total : selected.length;
  const chosen = tickets.filter(({ id }) => selection.has(id));
  const isMoreThanShown = isWhole && total > tickets.length;
  const isAllShown = !isWhole && selected.length === tickets.length && total > tickets.length;
  const wholeView = (isStopped: () => boolean) => idsOfView(queryFrom(filters), isStopped);

  return (
    <Suspense>
      {(selected.length > 0 || bulk.progress) && (
        <SelectionBar
          count={count}
          tickets={chosen}
          ofView={isAllShown ? total : undefined}
          busy={bulk.busy}
          progress={bulk.progress}
          onStop={bulk.stop}
          onSelectView={selection.selectWhole}
          onClear={selection.clear}
          onChange={(to) => bulk.change(isWhole ? wholeView : selected, to, count)}
          onDelete={isMoreThanShown ? undefined : () => setIsDeleting(true)}
        />
      )}
      {isDeleting && (
        <DeleteTickets
          tickets={chosen}
          onDone={() => {
            setIsDeleting(false);
            selection.clear();
          }}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Suspense>
  );
}
