import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { filtersFrom, lastListSearch } from './list/filters.ts';
import { rowsQuery } from './list/use-ticket-rows.ts';
import type { TicketRows } from './ticket-rows.ts';

/** Opens the next or the previous ticket of the list that a ticket was opened from; false when there is none. */
export function useNeighbors(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();

  return (step: 1 | -1): boolean => {
    const { key } = rowsQuery(filtersFrom(lastListSearch()));
    const items = client.getQueryData<TicketRows>(key)?.items ?? [];
    const at = items.findIndex((ticket) => ticket.id === id);
    const next = at === -1 ? undefined : items[at + step];
    if (next) void navigate({ to: `/tickets/${next.id}` });
    return next !== undefined;
  };
}
