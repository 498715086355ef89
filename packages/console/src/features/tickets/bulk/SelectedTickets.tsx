import { lazy, Suspense } from 'react';
import { useCan } from '../../../data/session.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { useDelete } from '../delete/use-delete.ts';
import { queryFrom, type TicketFilters } from '../list/filters.ts';
import { idsOfView } from '../list/whole-view.ts';
import { inSteps, useMarkSpam } from '../put-away/use-put-away.ts';
import type { Ticket } from '../ticket-rows.ts';
import type { Selection } from './selection.ts';
import { useBulkChange } from './use-bulk-change.ts';

// Wanted once something is selected.
const SelectionBar = lazy(async () => ({
  default: (await import('./SelectionBar.tsx')).SelectionBar,
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
  const { remove, busy } = useDelete(selection.clear);
  const spam = useMarkSpam(selection.clear);
  const count = isWhole ? total : selected.length;
  const chosen = tickets.filter(({ id }) => selection.has(id));
  const isMoreThanShown = isWhole && total > tickets.length;
  const isAllShown = !isWhole && selected.length === tickets.length && total > tickets.length;
  const markSpam = () => {
    for (const ids of inSteps(chosen.map(({ id }) => id))) spam.write({ ids });
  };
  const maySpam = useCan()('resolve_tickets') && chosen.length > 0 && !isMoreThanShown;
  useShortcuts(
    'Selection',
    maySpam ? [{ keys: '#', label: 'Mark the selected tickets as spam', run: markSpam }] : [],
  );
  const wholeView = (isStopped: () => boolean) => idsOfView(queryFrom(filters), isStopped);

  return (
    <Suspense>
      {(selected.length > 0 || bulk.progress) && (
        <SelectionBar
          count={count}
          tickets={chosen}
          ofView={isAllShown ? total : undefined}
          busy={bulk.busy || busy || spam.busy}
          progress={bulk.progress}
          onStop={bulk.stop}
          onSelectView={selection.selectWhole}
          onClear={selection.clear}
          onChange={(to) => bulk.change(isWhole ? wholeView : selected, to, count)}
          onSpam={isMoreThanShown ? undefined : markSpam}
          onDelete={isMoreThanShown ? undefined : () => remove(chosen.map(({ id }) => id))}
        />
      )}
    </Suspense>
  );
}
