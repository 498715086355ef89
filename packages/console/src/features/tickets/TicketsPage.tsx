import { Inbox } from 'lucide-react';
import { useCan } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { FilterBar } from './FilterBar.tsx';
import { isFiltered } from './filters.ts';
import { StatusCards } from './StatusCards.tsx';
import { TicketList } from './TicketList.tsx';
import { useFilters } from './use-filters.ts';
import { useTicketChange } from './use-ticket-change.ts';
import { useTicketRows } from './use-ticket-rows.ts';

export default function TicketsPage() {
  const { filters, change } = useFilters();
  const list = useTicketRows(filters);
  const can = useCan();
  const { change: changeTicket } = useTicketChange();
  const { data: stats } = useRead('tickets.stats');

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
          <ErrorState text={list.error?.message} onRetry={() => void list.refetch()} />
        ) : list.rows?.items.length === 0 ? (
          <EmptyState
            icon={<Inbox />}
            title="No tickets found"
            text={isFiltered(filters) ? 'Nothing matches the search and the filters.' : undefined}
            action={
              isFiltered(filters) && (
                <Button onClick={() => change({ q: '', status: '', priority: '', agent: '' })}>
                  Clear filters
                </Button>
              )
            }
          />
        ) : (
          <TicketList
            tickets={list.rows?.items}
            hasMore={list.hasMore && !list.moreFailed}
            onMore={list.loadMore}
            onChangeTicket={can('resolve_tickets') ? changeTicket : undefined}
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
    </div>
  );
}
