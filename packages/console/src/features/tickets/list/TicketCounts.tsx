import { Suspense, useState } from 'react';
import { useUnread } from '../../../data/live/unread.ts';
import { useRead } from '../../../data/use-read.ts';
import { later } from '../../../ui/later.tsx';
import type { Found } from './FilteredStats.tsx';
import { isFiltered, type TicketFilters } from './filters.ts';
import { StatusCards } from './StatusCards.tsx';

// Loaded on demand, as most lists start unfiltered.
const FilteredStats = later(async () => (await import('./FilteredStats.tsx')).default);

type TicketCountsProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
};

/** The number of tickets in each status that match the other filters. */
export function TicketCounts({ filters, onChange }: TicketCountsProps) {
  const { data: all } = useRead('tickets.stats');
  const unread = useUnread().size;
  const [found, setFound] = useState<Found | null>(null);
  const isOfSome = isFiltered({ ...filters, view: '' });
  const isOfStatus = isFiltered({ ...filters, view: '', status: '' });
  return (
    <>
      <StatusCards
        filters={filters}
        onChange={onChange}
        stats={isOfStatus ? found?.stats : all}
        unread={isOfSome ? found?.unread : unread}
      />
      <Suspense>{isOfSome && <FilteredStats filters={filters} onFound={setFound} />}</Suspense>
    </>
  );
}
