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

/** The filters in the address, and what sets them. */
export function useStatusFilter() {
  const search: { status?: unknown; tag?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (part: { status: Status | '' } | { tag: string | undefined }) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...part }) as never,
      replace: true,
      resetScroll: false,
    });
  return {
    status: statusFrom(search.status),
    tagId: typeof search.tag === 'string' ? search.tag : '',
    setStatus: (status: Status | '') => set({ status }),
    setTag: (tagId: string) => set({ tag: tagId || undefined }),
  };
}
