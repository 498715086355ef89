import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dayAfter, dayCount, dayIn } from '@helpdesk/sdk/rules/calendar';
import { type Clock, type Period, periodOf } from '@helpdesk/sdk/rules/periods';
import { daysOfReport } from '@helpdesk/sdk/rules/saved-reports';
import { invalid } from '../../refusal.ts';

const maxDays = 366;

export interface Asked {
  period?: Schema<'MetricsPeriod'> | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the requested days and as many before them; rejects days that don't exist and periods that are too long. */
export function daysAsked(asked: Asked, clock: Clock, at = Date.now()): Period {
  const today = dayIn(clock.timezone, at);
  const { period = '30d' } = asked;
  const isCalendar = period === 'lastWeek' || period === 'lastMonth';
  const isRange = asked.from !== undefined || asked.to !== undefined;
  const { from, to } = isCalendar && !isRange ? daysOfReport(period, today) : asked;
  const last = to !== undefined && to < today ? realDay('to', to) : today;
  const length = isCalendar ? 30 : Number.parseInt(period, 10);
  const first = from === undefined ? dayAfter(last, 1 - length) : realDay('from', from);
  if (first > last) throw invalid('to', 'The period ends before it begins');
  const count = dayCount(first, last);
  if (count > maxDays) throw invalid('from', `The period can be at most ${maxDays} days`);
  return periodOf({ count, last }, clock, at);
}

function realDay(field: 'from' | 'to', day: string) {
  if (dayAfter(day, 0) !== day) throw invalid(field, 'A day must look like 2026-03-29');
  return day;
}
