import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useReadMarks, useUnread } from '../../../data/live/unread.ts';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { later } from '../../../ui/later.tsx';
import { LaterSelected } from '../bulk/LaterSelected.tsx';
import { useSelection } from '../bulk/selection.ts';
import m from '../messages.yaml';
import { useTicketChange } from '../use-ticket-change.ts';
import { LaterWaitingChats } from '../waiting-chats/LaterWaitingChats.tsx';
import { FilterBar } from './FilterBar.tsx';
import { noFilters, queryFrom, useFilters, viewAlone } from './filters.ts';
import { LaterListMenu } from './LaterListMenu.tsx';
import { useBeside } from './layout.ts';
import { MoreFailed } from './MoreFailed.tsx';
import { TicketCounts } from './TicketCounts.tsx';
import { TicketList } from './TicketList.tsx';
import { useStayingRow } from './use-staying-row.ts';
import { useTicketRows } from './use-ticket-rows.ts';

// Loaded on demand, as most lists have tickets.
const NoTickets = later(async () => (await import('./NoTickets.tsx')).NoTickets);
// Loaded on demand, as most members use the table.
const ListBeside = lazy(async () => ({
  default: (await import('./ListBeside.tsx')).ListBeside,
}));

// Loaded on demand, as links and the sidebar name a view with its filters.
const OpenView = later(async () => (await import('../saved-views/OpenView.tsx')).OpenView);

export default function TicketsPage() {
  const view = viewAlone(useSearch({ strict: false }));
  const navigate = useNavigate();
  const list = useBeside() ? (
    <Suspense>
      <ListBeside />
    </Suspense>
  ) : (
    <WholeList />
  );
  if (view === null) return list;
  return (
    <Suspense>
      <OpenView id={view} onShowAll={() => void navigate({ to: '/tickets', search: {} as never })}>
        {list}
      </OpenView>
    </Suspense>
  );
}

function WholeList() {
  const { filters, change } = useFilters();
  const list = useTicketRows(filters);
  const can = useCan();
  const { change: changeTicket } = useTicketChange();
  const client = useQueryClient();
  const markSpam = (id: string) =>
    void import('../archive/mark-spam.ts').then((it) => it.markSpam(client, id));
  const { data: stats } = useRead('tickets.stats');
  const unread = useUnread();
  const { markRead, markUnread } = useReadMarks();
  const toggleUnread = (id: string) => void (unread.has(id) ? markRead(id) : markUnread(id));
  const staying = useStayingRow(list.rows?.items, JSON.stringify(filters));
  const { tickets, gone } = staying;
  const ids = useMemo(() => tickets?.map(({ id }) => id) ?? [], [tickets]);
  const selection = useSelection(ids, JSON.stringify(queryFrom(filters)));
  const mayChange = can(['assign_tickets', 'resolve_tickets', 'delete_tickets']);

  return (
    <div className="flex flex-col gap-4 py-4 md:py-6">
      <div className="flex flex-col gap-4 px-4 md:px-6">
        <div className="flex items-start justify-between gap-3 max-sm:hidden">
          <TicketCounts filters={filters} onChange={change} />
          <LaterListMenu />
        </div>
        <FilterBar
          filters={filters}
          onChange={change}
          total={list.rows?.total}
          found={
            list.rows &&
            stats && (
              <Badge className="tabular-nums">
                {m.ticketsPage.of({ total: list.rows.total, total2: stats.total })}
              </Badge>
            )
          }
        />
      </div>
      <LaterSelected
        selection={selection}
        tickets={tickets}
        total={list.rows?.total ?? 0}
        filters={filters}
        hasKeys
      />
      <div className={cx('transition-opacity md:px-2', list.isStale && 'opacity-60')}>
        <LaterWaitingChats filters={filters} />
        {list.isError && !list.rows ? (
          <ErrorState text={whyFailed(list.error)} onRetry={() => void list.refetch()} />
        ) : tickets?.length === 0 ? (
          <Suspense>
            <NoTickets filters={filters} onClear={() => change(noFilters)} />
          </Suspense>
        ) : (
          <TicketList
            tickets={tickets}
            isByDue={filters.sort === 'due'}
            hasMore={list.hasMore && !list.moreFailed}
            onMore={list.loadMore}
            goneId={gone?.id}
            onFocusTicket={staying.onFocusTicket}
            onChangeTicket={can('resolve_tickets') ? changeTicket : undefined}
            onSpam={can('resolve_tickets') ? markSpam : undefined}
            unread={unread}
            onUnread={can('view_assigned_tickets') ? toggleUnread : undefined}
            selection={mayChange ? selection : undefined}
          />
        )}
        <p role="status" className="sr-only">
          {gone && m.ticketsPage.isNoLongerInThisList({ ticketNumber: gone.ticketNumber })}
        </p>
        {list.moreFailed && <MoreFailed onRetry={list.loadMore} />}
      </div>
    </div>
  );
}
