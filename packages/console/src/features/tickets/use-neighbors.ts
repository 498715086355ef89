import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { filtersFrom, lastListSearch } from './list/filters.ts';
import { rowsOptions } from './list/use-ticket-rows.ts';
import { keepOrder, orderFor } from './opened-from.ts';
import { neighborsIn, type TicketRows } from './ticket-rows.ts';

/** Where a ticket stands in the list that it was opened from, and the way to the next and the previous one. */
export function useNeighbors(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const options = rowsOptions(client, filtersFrom(lastListSearch()));
  // Only what the list has loaded: it is not asked for again while a ticket is read.
  const { data: rows } = useQuery({ ...options, enabled: false });
  const ids = idsOf(rows);
  const place = rows && neighborsIn(ids, orderFor(id), id);
  useEffect(() => {
    keepOrder(id, ids);
  });

  return {
    /** From 1; absent where the list is not known, or never held the ticket. */
    at: place && place.at + 1,
    total: rows?.total ?? 0,
    hasNext: Boolean(place?.next),
    hasPrevious: Boolean(place?.previous),
    /** Opens the next or the previous ticket; false when there is none. */
    go(step: 1 | -1): boolean {
      // As it is now: a key may come before the screen is drawn again.
      const now = neighborsIn(idsOf(client.getQueryData(options.queryKey)), orderFor(id), id);
      const other = step === 1 ? now?.next : now?.previous;
      if (other) void navigate({ to: `/tickets/${other}` });
      return other !== undefined;
    },
  };
}

const idsOf = (rows: TicketRows | undefined) => rows?.items.map(({ id }) => id) ?? [];
