import { type ChoiceField, choiceFields, choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import { lazy, Suspense, useState } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { later } from '../../../ui/later.tsx';
import { inSteps, useMarkSpam } from '../archive/use-archive.ts';
import { useDelete } from '../delete/use-delete.ts';
import { queryFrom, type TicketFilters } from '../list/filters.ts';
import { idsOfView } from '../list/whole-view.ts';
import { useApply } from '../macros/use-apply.ts';
import m from '../messages.yaml';
import { choose } from '../ticket-change.ts';
import type { Ticket } from '../ticket-rows.ts';
import type { BulkChange } from './bulk.ts';
import type { Selection } from './selection.ts';
import { useBulkChange } from './use-bulk-change.ts';

// Loaded with the first selection.
const SelectionBar = lazy(async () => ({
  default: (await import('./SelectionBar.tsx')).SelectionBar,
}));
const ApplyToSelected = later(async () => (await import('../macros/ApplyToSelected.tsx')).default);

const MergeSelected = lazy(() => import('../merge/MergeSelected.tsx'));

/** The maximum number of tickets in one merge. */
const mostMerged = 20;

type SelectedTicketsProps = {
  selection: Selection;
  /** The loaded tickets. */
  tickets: readonly Ticket[] | undefined;
  /** The number of tickets that match the filters. */
  total: number;
  filters: TicketFilters;
  /** Whether keys change the selected tickets; next to an open ticket, keys are for that ticket. */
  hasKeys?: boolean;
};

/** The actions for the selected tickets of a list, and their progress; renders nothing without a selection. */
export function SelectedTickets(props: SelectedTicketsProps) {
  const { selection, tickets = [], total, filters, hasKeys = false } = props;
  const { selected, isWhole } = selection;
  const bulk = useBulkChange(selection.clear);
  const { remove, busy } = useDelete(selection.clear);
  const spam = useMarkSpam(selection.clear);
  const macro = useApply(selection.clear);
  const [isChoosing, setChoosing] = useState(false);
  const [isMerging, setIsMerging] = useState(false);
  const count = isWhole ? total : selected.length;
  const chosen = tickets.filter(({ id }) => selection.has(id));
  const isMoreThanShown = isWhole && total > tickets.length;
  const canMerge = count === chosen.length && count >= 2 && count <= mostMerged;
  const isAllShown = !isWhole && selected.length === tickets.length && total > tickets.length;
  const markSpam = () => {
    for (const ids of inSteps(chosen.map(({ id }) => id))) spam.write({ ids });
  };
  const maySpam = useCan()('resolve_tickets') && chosen.length > 0 && !isMoreThanShown;
  const wholeView = (isStopped: () => boolean) => idsOfView(queryFrom(filters), isStopped);
  const chosenIds = isWhole ? wholeView : selected;
  const progress = bulk.progress ?? macro.progress;
  const openMacros = () => setChoosing(true);
  function clear() {
    const first = tickets.findIndex(({ id }) => selection.has(id));
    selection.clear();
    // The button that had the focus disappears.
    focusRow(first);
  }
  const can = useCan();
  const { user } = useSession();
  const changes = (to: BulkChange) => () => bulk.change(chosenIds, to, count);
  const press = (keys: string, label: string) => ({
    keys,
    label,
    run: () =>
      document.querySelector<HTMLElement>(`[data-docked] [aria-keyshortcuts="${keys}"]`)?.click(),
  });
  const assigning = [
    press('a', m.rowKeys.assign),
    { keys: 'm', label: m.rowKeys.assignToMe, run: changes({ assignedAgentId: user.id }) },
  ];
  const changing = [
    { keys: 'e', label: m.useRowKeys.resolve, run: changes(choose('status', 'resolved')) },
    press('h', m.useRowKeys.snooze),
    ...choiceNames.flatMap((name) => {
      const { keys, label }: ChoiceField = choiceFields[name];
      return keys ? press(keys, m.rowKeys.changeThe({ label: label.toLowerCase() })) : [];
    }),
    press('t', m.rowKeys.changeTheTags),
  ];
  const isAnySelected = selected.length > 0 && !bulk.busy;
  useShortcuts('Selection', [
    ...(hasKeys && isAnySelected && can('assign_tickets') ? assigning : []),
    ...(hasKeys && isAnySelected && can('resolve_tickets') ? changing : []),
    ...(maySpam
      ? [{ keys: '#', label: m.selectedTickets.markTheSelectedTicketsAsSpam, run: markSpam }]
      : []),
    ...(selected.length > 0
      ? [
          { keys: 'y', label: m.selectedTickets.applyAMacro, run: openMacros },
          { keys: 'b', label: m.selectionBar.goToTheActions, run: focusBar },
        ]
      : []),
  ]);

  return (
    <Suspense>
      {(selected.length > 0 || progress) && (
        <SelectionBar
          count={count}
          tickets={chosen}
          ofView={isAllShown ? total : undefined}
          hasKeys={hasKeys}
          busy={bulk.busy || busy || spam.busy || macro.busy}
          progress={progress}
          onStop={bulk.progress ? bulk.stop : macro.stop}
          onSelectView={selection.selectWhole}
          onClear={clear}
          onChange={(to) => bulk.change(chosenIds, to, count)}
          onMacro={openMacros}
          onSpam={isMoreThanShown ? undefined : markSpam}
          onDelete={isMoreThanShown ? undefined : () => remove(chosen.map(({ id }) => id))}
          onMerge={canMerge ? () => setIsMerging(true) : undefined}
        />
      )}
      {isMerging && (
        <MergeSelected
          tickets={chosen}
          onDone={() => {
            setIsMerging(false);
            selection.clear();
          }}
          onClose={() => setIsMerging(false)}
        />
      )}
      {isChoosing && (
        <ApplyToSelected
          ids={chosen.map(({ id }) => id)}
          chosen={chosenIds}
          count={count}
          apply={macro.apply}
          onClose={() => setChoosing(false)}
        />
      )}
    </Suspense>
  );
}

/** Focuses the link of a row, or the first one on screen if it isn't rendered. */
function focusRow(index: number) {
  const link = 'a[href]';
  document
    .querySelector<HTMLElement>(`[data-index="${index}"] ${link}, [data-index] ${link}`)
    ?.focus();
}

const focusBar = () => document.querySelector<HTMLElement>('[data-docked] button')?.focus();
