import type { Query } from '@helpdesk/sdk/contract/operations';
import { useNavigate, useSearch } from '@tanstack/react-router';
import m from './messages.yaml';

export type Period = NonNullable<Query<'dashboard.stats'>['period']>;

const days: Record<Period, number> = { '7d': 7, '30d': 30, '90d': 90 };

export const periodOptions = (Object.keys(days) as Period[]).map((value) => ({
  value,
  label: m.period.lastDays({ days: days[value] }),
}));

export const daysOf = (period: Period): number => days[period];

const isPeriod = (value: unknown): value is Period => typeof value === 'string' && value in days;

/** A period stored in the search parameter of this name, so it survives going back and reloading. */
export function usePeriod(name: string): [Period, (period: Period) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = search[name];
  const choose = (period: Period) =>
    void navigate({
      to: '.',
      search: ((old: object) => ({ ...old, [name]: period })) as never,
      replace: true,
      resetScroll: false,
    });
  return [isPeriod(chosen) ? chosen : '30d', choose];
}
