import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { TicketRows } from '../ticket-rows.ts';
import { useFilters } from './filters.ts';
import { ListPane } from './ListPane.tsx';
import { rowsQuery } from './use-ticket-rows.ts';

/** The list as a column, while no ticket is open beside it. */
export function ListBeside() {
  const { filters, change } = useFilters();
  const client = useQueryClient();
  const navigate = useNavigate();
  useShortcuts('Tickets', [
    {
      keys: 'j',
      label: 'Open the first ticket',
      run() {
        const first = client.getQueryData<TicketRows>(rowsQuery(filters).key)?.items[0];
        if (first) void navigate({ to: `/tickets/${first.id}` });
      },
    },
  ]);
  return (
    <div className="flex">
      <ListPane filters={filters} onChange={change} />
      <div className="min-w-0 flex-1">
        <EmptyState
          icon={<Inbox />}
          title="No ticket open"
          text="Choose one from the list, or press j to begin with the first."
        />
      </div>
    </div>
  );
}
