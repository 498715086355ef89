import { type BusinessHours, weekdays } from '@helpdesk/sdk/rules/business-hours';
import { type Period, periodOf } from '@helpdesk/sdk/rules/periods';
import { expect } from 'vitest';
import { readSatisfaction } from '../features/chat/read/sessions.ts';
import { readPerformance } from '../features/dashboard/performance.ts';
import { readAgents } from '../features/metrics/agents.ts';
import { readHoursOfWeek } from '../features/metrics/hours-of-week.ts';
import { readOverview } from '../features/metrics/overview.ts';
import { readSla } from '../features/metrics/sla.ts';
import { priorities, resolutionTargets, responseTargets } from '../figures/targets.ts';
import type { TestOrganization } from './factories.ts';
import { addYear, type MadeYear, seededRandom } from './made-year.ts';
import { plainMetrics } from './plain-metrics.ts';
import { plainHoursOfWeek } from './plain-week.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

const first = Date.UTC(2025, 1, 1);
const last = Date.UTC(2025, 11, 1);

/** Creates tickets, replies and rated chats over ten months, more of them in nights with a clock change. */
export async function addMonths({ org, agent, admin, formId }: TestOrganization) {
  const options = {
    random: seededRandom(20_250_330),
    since: first,
    until: last,
    agents: [agent.userId, admin.userId],
    forms: [formId, 'a-form-that-was-deleted'],
  };
  return org.write(async (tx) => {
    const made = await addYear(tx, 500, options);
    for (const day of ['03-09', '03-30', '04-06', '10-05', '10-26', '11-02']) {
      const at = Date.parse(`2025-${day}T00:00:00Z`);
      const night = { ...options, since: at - 15 * 3_600_000, until: at + 30 * 3_600_000 };
      const more = await addYear(tx, 30, night, made.tickets.length);
      made.tickets.push(...more.tickets);
      made.ratings.push(...more.ratings);
      made.replies.push(...more.replies);
    }
    return made;
  });
}

export interface RandomPeriod {
  timezone: string;
  count: number;
  last: string | undefined;
  at: number;
  hours: BusinessHours | undefined;
}

/** A random period that ends at any moment or at the end of a day, in a time zone, with or without business hours. */
export function randomPeriod(seed: number): RandomPeriod {
  const random = seededRandom(seed);
  const whole = (most: number) => Math.floor(random() * most);
  const clock = () =>
    `${String(whole(24)).padStart(2, '0')}:${String(whole(12) * 5).padStart(2, '0')}`;
  const at = first + Math.floor(random() * (last - first));
  const [start, end] = [clock(), clock()];
  const days = weekdays.filter(() => random() < 0.7);
  const hasHours = random() < 0.7 && start !== end && days.length > 0;
  return {
    timezone: zones[seed % zones.length] ?? 'UTC',
    count: 1 + whole(random() < 0.5 ? 8 : 90),
    last:
      random() < 0.5 ? new Date(at - whole(40) * 86_400_000).toISOString().slice(0, 10) : undefined,
    at,
    hours: hasHours ? { enabled: true, start, end, days } : undefined,
  };
}

/** Compares every screen's figures for a period with a row-by-row count. */
export async function comparePeriod(
  { org, agent, admin, formId }: TestOrganization,
  made: MadeYear,
  random: RandomPeriod,
) {
  const { timezone, hours } = random;
  const end = random.last === undefined ? {} : { last: random.last };
  const asked = { count: random.count, ...end };
  const period = periodOf(asked, { timezone, hours }, random.at);
  const { now, before } = period;
  const staff = [agent.userId, admin.userId];
  const plainOf = ({ days, span }: Period['now']) =>
    plainMetrics(
      made.tickets,
      made.ratings,
      timezone,
      days.map(({ date }) => date),
      { replies: made.replies, until: span.until, isOpen: isOpenIn(timezone, hours) },
    );
  const plain = plainOf(now);

  const overview = await readOverview(org, now, before);
  expect(overview.totals).toEqual(plain.totals);
  expect(overview.totalsBefore).toEqual(plainOf(before).totals);
  expect(overview.days).toEqual(plain.days);
  for (const { channel, ...figures } of overview.channels) {
    const source = { staff: 'console', other: 'follow_up' }[channel as string] ?? channel;
    expect([channel, figures]).toEqual([channel, plain.part((one) => one.source === source)]);
  }
  expect(overview.channels.reduce((sum, { created }) => sum + created, 0)).toBe(
    plain.totals.created,
  );
  const [form] = overview.forms;
  expect(form).toMatchObject(plain.part((one) => one.form_id === formId));

  const { agents } = await readAgents(org, now);
  for (const {
    user,
    role: _,
    open: __,
    waiting: ___,
    timeSpent: ____,
    handleTime: _____,
    ...figures
  } of agents) {
    expect(figures).toEqual(plain.agent(user?.id ?? null, staff));
  }

  const sla = await readSla(org, now, before);
  for (const [at, priority] of priorities.entries()) {
    const goals = plain.goals(priority, responseTargets[priority], resolutionTargets[priority]);
    expect(sla.firstResponse[at]).toMatchObject(goals.firstResponse);
    expect(sla.resolution[at]).toMatchObject(goals.resolution);
  }

  const week = plainHoursOfWeek(made, now.span);
  expect((await readHoursOfWeek(org, now)).hours).toEqual(week);

  expect(await readSatisfaction(org, now)).toBe(plain.totals.satisfaction.share);
  if (hours) return;
  for (const row of await readPerformance(org, now)) {
    const { assigned, resolved } = plain.agent(row.user.id, staff);
    expect(row).toMatchObject({ assigned, resolved });
  }
}

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Whether a moment is within business hours, based on local time. */
function isOpenIn(timeZone: string, hours: BusinessHours | undefined) {
  if (!hours) return () => true;
  const { start, end, days } = hours;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at: string) => {
    const parts = format.formatToParts(new Date(at));
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    const time = `${part('hour')}:${part('minute')}`;
    const today = names.indexOf(part('weekday').toLowerCase());
    const isDay = (index: number) => days.includes(names[(index + 7) % 7] as never);
    if (start < end) return isDay(today) && time >= start && time < end;
    return (isDay(today) && time >= start) || (isDay(today - 1) && time < end);
  };
}
