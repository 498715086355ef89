import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../../data/session.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { filtersFrom, lastListSearch } from '../list/filters.ts';
import { rowsQuery } from '../list/use-ticket-rows.ts';
import type { TicketRows } from '../ticket-rows.ts';
import { useTicketChange } from '../use-ticket-change.ts';

/** The shortcuts of an open ticket: next and previous in the list it was opened from, resolve, and reply. */
export function useTicketKeys({ id, status }: Pick<Schema<'Ticket'>, 'id' | 'status'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const can = useCan();
  const { change } = useTicketChange();

  function go(step: 1 | -1) {
    const { key } = rowsQuery(filtersFrom(lastListSearch()));
    const items = client.getQueryData<TicketRows>(key)?.items ?? [];
    const at = items.findIndex((ticket) => ticket.id === id);
    const next = at === -1 ? undefined : items[at + step];
    if (next) void navigate({ to: `/tickets/${next.id}` });
  }

  useShortcuts('Ticket', [
    { keys: 'j', label: 'Next ticket', run: () => go(1) },
    { keys: 'k', label: 'Previous ticket', run: () => go(-1) },
    { keys: 'r', label: 'Write a reply', run: focusReply },
    ...(can('resolve_tickets')
      ? [
          {
            keys: 'e',
            label: 'Resolve',
            run: () => status !== 'resolved' && change(id, { status: 'resolved' }),
          },
        ]
      : []),
  ]);
}

function focusReply() {
  document.querySelector<HTMLElement>('[data-reply]')?.focus();
}
