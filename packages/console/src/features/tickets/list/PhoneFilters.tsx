import { Filter } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import { searchFrom, type TicketFilters } from './filters.ts';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

type PhoneFiltersProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
  /** The number of matching tickets, once it has loaded. */
  total: number | undefined;
};

/** The button that opens all filters on a phone, with the number of active ones. */
export default function PhoneFilters({ filters, onChange, total }: PhoneFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { q: _, sort: __, view: ___, ...set } = searchFrom(filters);
  const count = Object.keys(set).length;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<Filter />}
        onClick={() => setOpen(true)}
        aria-label={count > 0 ? m.phoneFilters.filterSet({ count }) : undefined}
      >
        {m.phoneFilters.filter}
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
