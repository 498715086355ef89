import { choiceFields, choiceNames, menuOf } from '@helpdesk/sdk/rules/ticket-fields';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCan } from '../../../data/session.ts';
import { Select } from '../../../ui/Select.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { ownSortOptions, type Sort, sortOptions } from '../choices.ts';
import m from '../messages.yaml';
import { AgentFilter } from './AgentFilter.tsx';
import { isFiltered, type TicketFilters } from './filters.ts';
import { TypedSearch } from './TypedSearch.tsx';

// Not needed while all tickets are shown.
const FilterChips = lazy(async () => ({
  default: (await import('./FilterChips.tsx')).FilterChips,
}));
const PhoneFilters = lazy(() => import('./PhoneFilters.tsx'));

type FilterBarProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
  /** The number of matching tickets. */
  total: number | undefined;
  /** The number of matching tickets in words. */
  found: ReactNode;
};

/** Search, filters and order of the list in one row, with the other active filters below; on phones the filters are in a sheet. */
export function FilterBar({ filters, onChange, total, found }: FilterBarProps) {
  const can = useCan();
  const isPhone = useMedia('(max-width: 39.99rem)');
  return (
    <div role="search" aria-label={m.filterBar.tickets} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2 sm:grid sm:grid-cols-4 xl:flex xl:flex-nowrap">
        <div className="col-span-3 min-w-0 max-sm:flex-1 max-sm:basis-40 xl:min-w-60 xl:basis-96">
          <TypedSearch filters={filters} onChange={onChange} />
        </div>
        {isPhone ? (
          <Suspense>
            <PhoneFilters filters={filters} onChange={onChange} total={total} />
          </Suspense>
        ) : (
          <>
            {choiceNames.map((name) => (
              <Select
                key={name}
                aria-label={choiceFields[name].label}
                className="xl:w-36"
                value={filters[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
                options={[
                  { value: '', label: m.filterBar.all({ plural: choiceFields[name].plural }) },
                  ...menuOf(name),
                ]}
              />
            ))}
            {can('assign_tickets') && (
              <AgentFilter
                agent={filters.agent}
                onChange={(agent) => onChange({ agent })}
                className="xl:w-40"
              />
            )}
          </>
        )}
        <Select
          aria-label={m.filterBar.sortBy}
          className="max-sm:order-last max-sm:w-44 xl:w-42 xl:shrink-0"
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sort })}
          options={can('view_assigned_tickets') ? sortOptions : ownSortOptions}
        />
        <div className="ml-auto flex justify-end max-sm:order-last sm:max-xl:col-start-4 sm:max-xl:row-start-1">
          {found}
        </div>
      </div>
      {isFiltered(filters) && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden">
          <Suspense fallback={<span className="h-7" />}>
            <FilterChips filters={filters} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
