import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate, useSearch } from '@tanstack/react-router';

export type Status = Schema<'ChatStatus'>;

export const statusOptions: readonly { value: Status | ''; label: string }[] = [
  { value: '', label: 'All Sessions' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'active', label: 'Active' },
  { value: 'closed', label: 'Closed' },
];

/** The status that an address asks for; what it says wrongly counts as not said. */
export function statusFrom(value: unknown): Status | '' {
  return statusOptions.find((option) => option.value === value)?.value ?? '';
}

/** The status of the address, and how to change it there. */
export function useStatusFilter() {
  const search: { status?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    status: statusFrom(search.status),
    setStatus: (status: Status | '') =>
      void navigate({ to: '.', search: { status } as never, replace: true, resetScroll: false }),
  };
}
