import { Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { useSelection } from '../bulk/selection.ts';
import { useBulkChange } from '../bulk/use-bulk-change.ts';
import { useTicketChange } from '../use-ticket-change.ts';
import { FilterBar } from './FilterBar.tsx';
import { isFiltered, noFilters, useFilters } from './filters.ts';
import { StatusCards } from './StatusCards.tsx';
import { TicketList } from './TicketList.tsx';
import { useTicketRows } from './use-ticket-rows.ts';

export default function TicketsPage() {
  const { filters, change } = useFilters();
  const list = useTicketRows(filters);
  const can = useCan();
  const { change: changeTicket } = useTicketChange();
  const { data: stats } = useRead('tickets.stats');
  const tickets = list.rows?.items;
  const ids = useMemo(() => tickets?.map(({ id }) => id) ?? [], [tickets]);
  const selection = useSelection(ids);
  const { selected } = selection;
  const bulk = useBulkChange(selection.clear);
  const mayChange = can(['assign_tickets', 'resolve_tickets']);

  return (
    <div className="flex flex-col gap-4 py-4 md:py-6">
      <div className="flex flex-col gap-4 px-4 md:px-6">
        <StatusCards status={filters.status} onPick={(status) => change({ status })} />
        <FilterBar
          filters={filters}
          onChange={change}
          found={
            list.rows &&
            stats && (
              <Badge className="tabular-nums">
                {list.rows.total.toLocaleString()} of {stats.total.toLocaleString()}
              </Badge>
            )
          }
        />
      </div>
      <div className={cx('transition-opacity md:px-2', list.isStale && 'opacity-60')}>
        {list.isError && !list.rows ? (
          <ErrorState
            text={serverMessage(list.error, 'Something went wrong')}
            onRetry={() => void list.refetch()}
          />
        ) : list.rows?.items.length === 0 ? (
          <EmptyState
            icon={<Inbox />}
            title="No tickets found"
            text={isFiltered(filters) ? 'Nothing matches the search and the filters.' : undefined}
            action={
              isFiltered(filters) && (
                <Button onClick={() => change(noFilters)}>Clear filters</Button>
              )
            }
          />
        ) : (
          <TicketList
            tickets={tickets}
            hasMore={list.hasMore && !list.moreFailed}
            onMore={list.loadMore}
            onChangeTicket={can('resolve_tickets') ? changeTicket : undefined}
            selection={mayChange ? selection : undefined}
          />
        )}
        {list.moreFailed && (
          <p className="py-4 text-center text-sm text-muted-foreground">
            More tickets could not be loaded.{' '}
            <Button size="sm" onClick={list.loadMore}>
              Try again
            </Button>
          </p>
        )}
      </div>
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          busy={bulk.busy}
          onClear={selection.clear}
          onChange={(to) => bulk.change(tickets?.filter(({ id }) => selection.has(id)) ?? [], to)}
        />
      )}
    </div>
  );
}
