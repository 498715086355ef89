import type { Query, Schema } from '@helpdesk/sdk/contract/operations';
import { useNavigate, useSearch } from '@tanstack/react-router';
import m from './messages.yaml';

export type Asked = Query<'metrics.overview'>;
type Change = Partial<Record<'period' | 'from' | 'to' | 'hours', string | undefined>> & {
  tab?: TabName;
};
export type PanelProps = { asked: Asked; onChange: (change: Change) => void };
export type Period = Schema<'MetricsPeriod'>;

const periods: Record<Period, string> = {
  '7d': m.address.lastDays({ days: 7 }),
  '30d': m.address.lastDays({ days: 30 }),
  '90d': m.address.lastDays({ days: 90 }),
  '365d': m.address.lastDays({ days: 365 }),
  lastWeek: m.address.lastWeek,
  lastMonth: m.address.lastMonth,
};

export const periodName = (period: Period) => periods[period];

/** Periods that move with the calendar, which a saved report can have. */
export const relativePeriods = Object.entries(periods).map(([value, label]) => ({ value, label }));

export const periodOptions = [...relativePeriods, { value: 'custom', label: m.address.custom }];

export const tabs = [
  { value: 'overview', label: m.address.overview },
  { value: 'agents', label: m.address.agents },
  { value: 'sla', label: m.address.sla },
  { value: 'reports', label: m.address.reports },
] as const;

export type TabName = (typeof tabs)[number]['value'];

const isTab = (name: unknown): name is TabName => tabs.some(({ value }) => value === name);
const isPeriod = (name: unknown): name is Period =>
  typeof name === 'string' && Object.hasOwn(periods, name);
const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/** The tab and period in the address, so they survive going back, reloading and sharing a link. */
export function useAddress() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (change: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      search: ((old: object) => ({ ...old, ...change })) as never,
      replace: true,
      resetScroll: false,
    });
  const { tab, period, from, to, hours } = search;
  const days: Asked = isDay(from)
    ? { from, ...(isDay(to) ? { to } : {}) }
    : { period: isPeriod(period) ? period : '30d' };
  const asked: Asked = hours === 'business' ? { ...days, hours } : days;
  return { tab: isTab(tab) ? tab : ('overview' as const), asked, set };
}
