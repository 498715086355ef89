import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import m from '../messages.yaml';
import type { TicketRows } from '../ticket-rows.ts';
import { useFilters } from './filters.ts';
import { ListPane } from './ListPane.tsx';
import { rowsQuery } from './use-ticket-rows.ts';

/** The list as a column, while no ticket is open next to it. */
export function ListBeside() {
  const { filters, change } = useFilters();
  const client = useQueryClient();
  const navigate = useNavigate();
  useShortcuts('Tickets', [
    {
      keys: 'j',
      label: m.listBeside.openTheFirstTicket,
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
          title={m.listBeside.noTicketOpen}
          text={m.listBeside.chooseOneFromTheListOr}
        />
      </div>
    </div>
  );
}
