import type { Result, Schema } from '@helpdesk/sdk/contract/operations';
import { weekdays } from '@helpdesk/sdk/rules/business-hours';
import { acme, organizationContext } from '../../test/organizations.ts';

export const span = {
  from: '2026-03-28',
  to: '2026-03-30',
  timezone: 'Europe/Berlin',
  since: '2026-03-27T23:00:00.000Z',
  until: '2026-03-30T12:00:00.000Z',
};
export const time = (median: number | null) => ({
  count: median === null ? 0 : 4,
  median,
  p90: median,
});
const totals = {
  created: 1_200,
  resolved: 900,
  backlog: 31,
  firstResponse: time(125),
  resolution: time(null),
  satisfaction: { count: 3, share: 67, mean: 4.33 },
};
export const day = (date: string, created: number) => ({
  date,
  created,
  resolved: 1,
  backlog: 31,
  firstResponse: created === 0 ? null : 60,
  resolution: null,
  ratings: 0,
  satisfaction: null,
});
const figures = { created: 9, resolved: 3, firstResponse: 12, resolution: null };
const part = {
  ...figures,
  before: { created: 6, resolved: 0, firstResponse: null, resolution: null },
};
export const overview: Result<'metrics.overview'> = {
  span,
  before: { ...span, from: '2026-03-25', to: '2026-03-27' },
  totals,
  totalsBefore: { ...totals, created: 1_000, firstResponse: time(250) },
  days: [day('2026-03-28', 4), day('2026-03-29', 0), day('2026-03-30', 7)],
  firstResponses: [
    { from: 0, to: 15, count: 3 },
    { from: 15, to: null, count: 1 },
  ],
  channels: [{ channel: 'widget', ...part }],
  forms: [{ id: 'f1', name: 'Sales', ...part }],
};
export const agent: Schema<'MetricsAgent'> = {
  user: {
    id: 'u1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'a@x.test',
    profileImageUrl: null,
  },
  role: 'admin',
  open: 1,
  waiting: 0,
  assigned: 2,
  replies: 0,
  resolved: 3,
  reopened: 0,
  chats: 0,
  timeSpent: 0,
  handleTime: null,
  firstResponse: time(12),
  resolution: time(null),
  satisfaction: { count: 0, share: null, mean: null },
  before: {
    assigned: 4,
    replies: 0,
    resolved: 2,
    reopened: 0,
    chats: 0,
    timeSpent: 0,
    handleTime: null,
    firstResponse: time(24),
    resolution: time(null),
    satisfaction: { count: 0, share: null, mean: null },
  },
};
export const target: Schema<'SlaTarget'> = {
  priority: 'urgent',
  target: 60,
  met: 3,
  breached: 1,
  share: 75,
  shareBefore: 70,
  open: 4,
  atRisk: 2,
  overdue: 5,
};
export const sla: Result<'metrics.sla'> = {
  span,
  firstResponse: [target],
  resolution: [{ ...target, met: 0, breached: 0, share: null }],
  days: [
    {
      date: '2026-03-28',
      firstResponseMet: 3,
      firstResponseBreached: 1,
      resolutionMet: 0,
      resolutionBreached: 0,
    },
  ],
};
/** Hours with as many tickets as their position in the week, but none on Sundays. */
export const hoursOfWeek: Result<'metrics.hoursOfWeek'> = {
  span,
  hours: weekdays.flatMap((weekday, day) =>
    Array.from({ length: 24 }, (_, hour) => ({
      weekday,
      hour,
      tickets: weekday === 'sunday' ? 0 : day * 24 + hour,
      replies: 0,
      chats: weekday === 'monday' && hour === 9 ? 1_204 : 0,
    })),
  ),
};

/** An organization with or without business hours. */
export const organizationOf = (enabled: boolean): Result<'organization.get'> => {
  const { businessHours } = acme();
  return organizationContext('agent', acme({ businessHours: { ...businessHours, enabled } }));
};
