import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { useDensity } from '../../../data/density.ts';
import { useUnread } from '../../../data/live/unread.ts';
import { useCan } from '../../../data/session.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/Select.tsx';
import { LaterSelected } from '../bulk/LaterSelected.tsx';
import { useSelection } from '../bulk/selection.ts';
import { type Sort, type Status, sortOptions, statusOptions } from '../choices.ts';
import m from '../messages.yaml';
import { LaterWaitingChats } from '../waiting-chats/LaterWaitingChats.tsx';
import { isFiltered, noFilters, queryFrom, type TicketFilters } from './filters.ts';
import ListMenu from './ListMenu.tsx';
import { useLayoutKey } from './layout.ts';
import { MoreFailed } from './MoreFailed.tsx';
import { PaneRow, PaneSkeletons } from './PaneRow.tsx';
import { RowTick } from './RowTick.tsx';
import { TypedSearch } from './TypedSearch.tsx';
import { useSame } from './use-same.ts';
import { useStayingRow } from './use-staying-row.ts';
import { useTicketRows } from './use-ticket-rows.ts';
import { useWindow } from './use-window.tsx';

const PaneChips = lazy(() => import('./PaneChips.tsx'));

const ROW = { comfortable: 81, compact: 51 };
const AHEAD = 30;

type ListPaneProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
  /** The ticket next to the list, if one is open. */
  openId?: string;
};

/** The last selection: the column remounts when the first ticket opens next to it. */
let left: { view: string; ids: readonly string[] } = { view: '', ids: [] };

/** The list of tickets as a column next to the open one, which keeps its place in the list while it's open. */
export function ListPane({ filters, onChange, openId }: ListPaneProps) {
  useLayoutKey();
  const can = useCan();
  const unread = useUnread();
  const [density] = useDensity();
  const list = useTicketRows(filters);
  const { tickets, gone, onFocusTicket } = useStayingRow(list.rows?.items, JSON.stringify(filters));
  const {
    list: rowsRef,
    rows,
    driver,
    lastIndex,
    before,
    after,
    measure,
    show,
  } = useWindow({
    count: tickets?.length ?? 0,
    rowHeight: ROW[density],
    keyOf: (index) => tickets?.[index]?.id ?? String(index),
  });

  const view = JSON.stringify(queryFrom(filters));
  const ids = useMemo(() => tickets?.map(({ id }) => id) ?? [], [tickets]);
  const selection = useSelection(ids, view, left.view === view ? left.ids : []);
  const mayChange = can(['assign_tickets', 'resolve_tickets', 'delete_tickets']);
  const onTick = useSame(mayChange ? selection.toggle : undefined);
  useEffect(() => {
    if (tickets) left = { view, ids: selection.selected };
  });

  function selectHere(range: boolean) {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]');
    const isHere = row && rowsRef.current?.contains(row);
    const id = (isHere ? tickets?.[Number(row.dataset.index)]?.id : undefined) ?? openId;
    if (id && ids.includes(id)) selection.toggle(id, range);
  }
  useShortcuts(
    'Selection',
    mayChange
      ? [
          { keys: 'x', label: m.listPane.select, run: () => selectHere(false) },
          { keys: 'X', label: m.listPane.selectUpToHere, run: () => selectHere(true) },
        ]
      : [],
  );

  const opened = tickets?.find(({ id }) => id === openId);
  useEffect(() => {
    if (opened) onFocusTicket(opened);
  });
  const openIndex = opened && tickets ? tickets.indexOf(opened) : -1;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (openIndex === -1 || shown.current === openId) return;
    shown.current = openId;
    show(openIndex);
  });

  const nearEnd = list.hasMore && !list.moreFailed && lastIndex >= (tickets?.length ?? 0) - AHEAD;
  const { loadMore } = list;
  useEffect(() => {
    if (nearEnd) loadMore();
  });

  return (
    <aside
      data-scroller=""
      aria-label={m.listPane.listOfTickets}
      data-compact={density === 'compact' || undefined}
      className="sticky top-14 flex h-[calc(100dvh-4rem-1px)] w-95 shrink-0 flex-col self-start overflow-y-auto border-r"
    >
      <PaneFilters
        filters={filters}
        onChange={onChange}
        total={list.rows?.total}
        tickAll={
          mayChange &&
          ids.length > 0 && (
            <RowTick
              label={m.listPane.selectAllTicketsShown}
              checked={selection.selected.length === ids.length}
              mixed={selection.selected.length > 0 && selection.selected.length < ids.length}
              onToggle={selection.toggleAll}
            />
          )
        }
      />
      <LaterSelected
        selection={selection}
        tickets={tickets}
        total={list.rows?.total ?? 0}
        filters={filters}
      />
      <LaterWaitingChats filters={filters} />
      {list.isError && !list.rows ? (
        <div className="px-4 py-8 text-center text-sm text-muted-foreground">
          <p>{whyFailed(list.error)}</p>
          <Button size="sm" className="mt-3" onClick={() => void list.refetch()}>
            {m.listPane.tryAgain}
          </Button>
        </div>
      ) : tickets?.length === 0 ? (
        <p className="px-4 py-10 text-center text-sm text-muted-foreground">
          {m.listPane.noTicketsFound}
        </p>
      ) : (
        <div ref={rowsRef} className="[&_[data-index]]:scroll-mt-32 [&_[data-gone]_a]:line-through">
          {driver}
          <ul
            aria-busy={!tickets}
            style={{ paddingTop: before, paddingBottom: after }}
            className={cx('transition-opacity', list.isStale && 'opacity-60')}
          >
            {tickets ? (
              rows.map(({ index, key }) => {
                const ticket = tickets[index];
                return (
                  ticket && (
                    <PaneRow
                      key={key}
                      ref={measure}
                      data-index={index}
                      data-gone={ticket.id === gone?.id || undefined}
                      ticket={ticket}
                      isUnread={unread.has(ticket.id)}
                      isTicked={selection.has(ticket.id)}
                      onTick={onTick}
                    />
                  )
                );
              })
            ) : (
              <PaneSkeletons />
            )}
          </ul>
          {list.moreFailed && <MoreFailed onRetry={list.loadMore} />}
        </div>
      )}
    </aside>
  );
}

type PaneFiltersProps = Pick<ListPaneProps, 'filters' | 'onChange'> & {
  total: number | undefined;
  tickAll: ReactNode;
};

function PaneFilters({ filters, onChange, total, tickAll }: PaneFiltersProps) {
  return (
    <div
      role="search"
      aria-label={m.listPane.tickets}
      className="sticky top-0 z-[1] flex flex-col gap-2 border-b bg-card px-4 py-2.5"
    >
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <TypedSearch filters={filters} onChange={onChange} />
        </div>
        <ListMenu />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Select
          aria-label={m.listPane.shownStatus}
          value={filters.status}
          onChange={(event) => onChange({ status: event.target.value as Status | '' })}
          options={[{ value: '', label: m.listPane.allStatuses }, ...statusOptions]}
        />
        <Select
          aria-label={m.listPane.sortBy}
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sort })}
          options={sortOptions}
        />
      </div>
      <div className="flex items-center gap-3 text-xs text-muted-foreground">
        {tickAll}
        <span className="flex-1 tabular-nums">
          {total !== undefined && m.listPane.tickets2({ total })}
        </span>
        {isFiltered(filters) && (
          <button
            type="button"
            onClick={() => onChange(noFilters)}
            className="rounded-sm text-primary-text hover:underline"
          >
            {m.listPane.clearFilters}
          </button>
        )}
      </div>
      {isFiltered(filters) && (
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          <Suspense>
            <PaneChips filters={filters} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
