import type { Schema } from '@helpdesk/sdk/contract/operations';
import { durationText } from '@helpdesk/sdk/rules/duration';
import { dayText } from '../../ui/charts/scale.ts';
import type { Point } from '../../ui/charts/series.ts';
import { type Better, type Change, describeChange } from '../../ui/text/change.ts';
import m from './messages.yaml';

export const countText = (count: number) => count.toLocaleString('en');

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A count for places without room for four digits: 999, 1.2K. */
export const shortCount = (count: number) => compact.format(count);

/** Formats minutes: 12m, 2h 5m, 3d 4h. */
export const minutesText = (minutes: number) => durationText(minutes * 60_000);

/** The same for an axis, which has space for one unit. */
export const shortMinutes = (minutes: number) => durationText(minutes * 60_000).split(' ')[0] ?? '';

export const orNone = (
  value: number | null,
  text: (value: number) => string,
  none = m.figures.noData,
) => (value === null ? none : text(value));

export const percentText = (value: number) => `${Math.round(value)}%`;

/** A day as an axis label, and with its weekday. */
export const dayPoint = (date: string): Point => ({
  short: dayText(date),
  long: new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }),
});

type Days = Schema<'MetricsDay'>[];

/** The maximum number of days for daily counts; longer periods are grouped by week. */
const maxDays = 92;

/** Opened and resolved tickets by day or, for long periods, by week; the last week ends with the last day. */
export function volumeOf(days: Days) {
  if (days.length <= maxDays) return { unit: 'day', points: days.map(pointOf), parts: days };
  const weeks: Days[] = [];
  for (let end = days.length; end > 0; end -= 7)
    weeks.unshift(days.slice(Math.max(0, end - 7), end));
  const parts = weeks.map((week) => ({
    created: week.reduce((sum, { created }) => sum + created, 0),
    resolved: week.reduce((sum, { resolved }) => sum + resolved, 0),
    backlog: week.at(-1)?.backlog ?? 0,
  }));
  const points = weeks.map((week) => {
    const point = dayPoint(week[0]?.date ?? '');
    return { short: point.short, long: m.figures.weekOf({ long: point.long }) };
  });
  return { unit: 'week', points, parts };
}

const pointOf = ({ date }: { date: string }) => dayPoint(date);

/** The change from the previous period, in percent or in points; null without a comparison. */
export function changeOf(
  now: number | null,
  before: number | null,
  better: Better,
  unit: 'percent' | 'points' = 'percent',
): Change | null {
  if (now === null || before === null || (unit === 'percent' && before === 0)) return null;
  const amount = unit === 'points' ? now - before : Math.round(((now - before) / before) * 100);
  return describeChange(amount, unit, better);
}
