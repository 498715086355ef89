import type { Body, Schema } from '@helpdesk/sdk/contract/operations';
import { type Weekday, weekdays } from '@helpdesk/sdk/rules/business-hours';
import { agentName } from '@helpdesk/sdk/rules/names';
import m from '../../messages.yaml';

export type SavedReport = Schema<'SavedReport'>;

export const readsOfSaved = ['savedReports.list'] as const;

const weekdayNames: Record<Weekday, string> = {
  monday: m.savedReports.monday,
  tuesday: m.savedReports.tuesday,
  wednesday: m.savedReports.wednesday,
  thursday: m.savedReports.thursday,
  friday: m.savedReports.friday,
  saturday: m.savedReports.saturday,
  sunday: m.savedReports.sunday,
};

export const weekdayChoices = weekdays.map((value) => ({ value, label: weekdayNames[value] }));

/** A schedule in words: when, and to whom. */
export function scheduleText(schedule: SavedReport['schedule']): string {
  if (!schedule) return m.savedReports.notEmailed;
  const { weekday, dayOfMonth, recipients } = schedule;
  const when = weekday
    ? m.savedReports.every({ weekday: weekdayNames[weekday] })
    : m.savedReports.monthlyOn({ day: dayOfMonth ?? 1 });
  const [first] = recipients;
  if (!first) return m.savedReports.toNoOne({ when });
  const name = agentName(first);
  const others = recipients.length - 1;
  return others > 0
    ? m.savedReports.toOthers({ when, name, others })
    : m.savedReports.to({ when, name });
}

/** The values of a saved report in the dialog. */
export interface Draft extends Pick<SavedReport, 'name' | 'report' | 'period' | 'visibility'> {
  every: 'never' | 'week' | 'month';
  weekday: Weekday;
  dayOfMonth: number;
  format: Schema<'ReportFormat'>;
  recipientIds: readonly string[];
}

export function draftOf(
  saved: SavedReport | null,
  period: SavedReport['period'],
  userId: string,
): Draft {
  const { schedule = null } = saved ?? {};
  return {
    name: saved?.name ?? '',
    report: saved?.report ?? 'tickets',
    period: saved?.period ?? period,
    visibility: saved?.visibility ?? 'personal',
    every: !schedule ? 'never' : schedule.weekday ? 'week' : 'month',
    weekday: schedule?.weekday ?? 'monday',
    dayOfMonth: schedule?.dayOfMonth ?? 1,
    format: schedule?.format ?? 'xlsx',
    recipientIds: schedule?.recipients.map(({ id }) => id) ?? [userId],
  };
}

export function inputOf({ every, weekday, dayOfMonth, format, recipientIds, ...draft }: Draft) {
  const on = every === 'week' ? { weekday } : { dayOfMonth };
  const schedule = every === 'never' ? null : { ...on, format, recipientIds: [...recipientIds] };
  return { ...draft, name: draft.name.trim(), schedule } satisfies Body<'savedReports.create'>;
}
