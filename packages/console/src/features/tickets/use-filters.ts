import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { filtersFrom, searchFrom, type TicketFilters } from './filters.ts';

let lastSearch: Record<string, string> = {};

/** The parameters with which the list was last looked at, for the way back to it. */
export function lastListSearch() {
  return lastSearch;
}

/** The filters of the address, and how to change them there. */
export function useFilters() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = useMemo(() => filtersFrom(search), [search]);
  useEffect(() => {
    lastSearch = searchFrom(filters);
  }, [filters]);

  function change(part: Partial<TicketFilters>) {
    const next = searchFrom({ ...filters, ...part });
    void navigate({ to: '/tickets', search: next as never, replace: true, resetScroll: false });
  }
  return { filters, change };
}
