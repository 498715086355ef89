import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate, useSearch } from '@tanstack/react-router';

export type Status = Schema<'ChatStatus'>;

export const statusOptions: readonly { value: Status | ''; label: string }[] = [
  { value: '', label: 'All Sessions' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'active', label: 'Active' },
  { value: 'closed', label: 'Closed' },
];

/** The status filter in the address; an invalid one counts as absent. */
export function statusFrom(value: unknown): Status | '' {
  return statusOptions.find((option) => option.value === value)?.value ?? '';
}

/** The status filter in the address, and a setter. */
export function useStatusFilter() {
  const search: { status?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    status: statusFrom(search.status),
    setStatus: (status: Status | '') =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, status }) as never,
        replace: true,
        resetScroll: false,
      }),
  };
}
