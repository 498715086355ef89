import { choiceFields, choiceNames, menuOf } from '@helpdesk/sdk/rules/ticket-fields';
import { Filter } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { ownSortOptions, type Sort, sortOptions } from '../choices.ts';
import m from '../messages.yaml';
import { AgentFilter } from './AgentFilter.tsx';
import { isFiltered, searchFrom, type TicketFilters } from './filters.ts';
import { TypedSearch } from './TypedSearch.tsx';

// Nothing of it is there while all tickets are shown.
const FilterChips = lazy(async () => ({
  default: (await import('./FilterChips.tsx')).FilterChips,
}));
// Only phones have it.
const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

type FilterBarProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
  /** The number of matching tickets. */
  total: number | undefined;
  /** The same in words. */
  found: ReactNode;
};

/** Search, filters and order of the list in one line, with the other filters that are set below; on phones the filters are a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { filters, onChange, found } = props;
  const can = useCan();
  const isPhone = useMedia('(max-width: 39.99rem)');
  return (
    <div role="search" aria-label={m.filterBar.tickets} className="flex flex-col gap-2">
      <div className="grid grid-cols-4 items-center gap-2 xl:flex">
        <div className="col-span-3 min-w-0 xl:min-w-60 xl:basis-96">
          <TypedSearch filters={filters} onChange={onChange} />
        </div>
        {isPhone ? (
          <PhoneFilters {...props} />
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
          className="max-sm:order-last max-sm:col-span-2 xl:w-42 xl:shrink-0"
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sort })}
          options={can('view_assigned_tickets') ? sortOptions : ownSortOptions}
        />
        <div className="flex justify-end max-sm:order-last max-sm:col-span-2 sm:max-xl:col-start-4 sm:max-xl:row-start-1 xl:ml-auto">
          {found}
        </div>
      </div>
      {isFiltered(filters) && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden">
          <Suspense>
            <FilterChips filters={filters} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function PhoneFilters({ filters, onChange, total }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { q: _, sort: __, view: ___, ...set } = searchFrom(filters);
  const count = Object.keys(set).length;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<Filter />}
        onClick={() => setOpen(true)}
        aria-label={count > 0 ? m.filterBar.filterSet({ count }) : undefined}
      >
        {m.filterBar.filter}
        {count > 0 && <span className="tabular-nums">{count}</span>}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet
            filters={filters}
            onChange={onChange}
            total={total}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
