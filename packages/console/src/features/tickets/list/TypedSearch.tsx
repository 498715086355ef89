import { Search } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { useFirstScreenShown } from '../../../data/first-screen.ts';
import { useCan } from '../../../data/session.ts';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import type { TicketFilters } from './filters.ts';
import { useTypedQuery } from './use-typed-query.ts';

const FilterButtons = lazy(() => import('./FilterButtons.tsx'));

type TypedSearchProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
};

/** The search box of a ticket list, which also accepts typed filters. */
export function TypedSearch({ filters, onChange }: TypedSearchProps) {
  const { text, type, enter, refused, fix } = useTypedQuery(filters, onChange);
  const note = useId();
  const mayLoad = useFirstScreenShown();
  const seesTags = useCan()('view_assigned_tickets');
  return (
    <div className="relative flex gap-1">
      <Input
        wrapper="flex-1"
        type="search"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => void enter(event)}
        aria-label={m.typedSearch.searchTickets}
        aria-describedby={refused ? note : undefined}
        aria-invalid={refused ? true : undefined}
        title={m.typedSearch.filtersCanBeTypedTooSuch}
        placeholder={m.typedSearch.searchSubjectNumberCustomer}
        icon={<Search />}
        autoComplete="off"
        maxLength={200}
      />
      {seesTags && (
        <span className="flex w-17 shrink-0 gap-1 max-sm:hidden pointer-coarse:w-21">
          <Suspense>{mayLoad && <FilterButtons filters={filters} onChange={onChange} />}</Suspense>
        </span>
      )}
      <div role="status">
        {refused && (
          <p
            id={note}
            className="absolute top-full right-0 left-0 z-20 mt-1 rounded-md bg-raised px-2.5 py-1.5 text-sm shadow-overlay"
          >
            {refused.message}{' '}
            {refused.suggestion && (
              <button
                type="button"
                onClick={fix}
                className="font-medium text-primary-text underline"
              >
                {m.typedSearch.use({ suggestion: refused.suggestion })}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
