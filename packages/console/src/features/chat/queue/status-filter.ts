import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate, useSearch } from '@tanstack/react-router';
import m from '../messages.yaml';

export type Status = Schema<'ChatStatus'>;

export const statusOptions: readonly { value: Status | ''; label: string }[] = [
  { value: '', label: m.statusFilter.allSessions },
  { value: 'waiting', label: m.statusFilter.waiting },
  { value: 'active', label: m.statusFilter.active },
  { value: 'closed', label: m.statusFilter.closed },
];

/** The status filter in the address; an invalid one counts as absent. */
export function statusFrom(value: unknown): Status | '' {
  return statusOptions.find((option) => option.value === value)?.value ?? '';
}

/** The filters in the address, and their setters. */
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
