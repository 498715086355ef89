import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { filtersFrom, lastListSearch } from './list/filters.ts';
import { rowsOptions } from './list/use-ticket-rows.ts';
import { keepOrder, orderFor } from './opened-from.ts';
import { neighborsIn, type TicketRows } from './ticket-rows.ts';

/** The position of a ticket in the list that it was opened from, and navigation to the next and previous one. */
export function useNeighbors(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const options = rowsOptions(client, filtersFrom(lastListSearch()));
  // Uses only the rows that the list has loaded: it isn't refetched while a ticket is open.
  const { data: rows } = useQuery({ ...options, enabled: false });
  const ids = idsOf(rows);
  const place = rows && neighborsIn(ids, orderFor(id), id);
  useEffect(() => {
    keepOrder(id, ids);
  });

  return {
    /** Counted from 1; undefined if the list isn't loaded, or never contained the ticket. */
    at: place && place.at + 1,
    total: rows?.total ?? 0,
    hasNext: Boolean(place?.next),
    hasPrevious: Boolean(place?.previous),
    /** Opens the next or the previous ticket; returns false if there is none. */
    go(step: 1 | -1): boolean {
      // Uses the current cache: a key may arrive before the next render.
      const now = neighborsIn(idsOf(client.getQueryData(options.queryKey)), orderFor(id), id);
      const other = step === 1 ? now?.next : now?.previous;
      if (other) void navigate({ to: `/tickets/${other}` });
      return other !== undefined;
    },
  };
}

const idsOf = (rows: TicketRows | undefined) => rows?.items.map(({ id }) => id) ?? [];
