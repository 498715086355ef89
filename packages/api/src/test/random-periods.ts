import { type BusinessHours, weekdays } from '@helpdesk/sdk/rules/business-hours';
import { durationText } from '@helpdesk/sdk/rules/duration';
import { type Period, periodOf } from '@helpdesk/sdk/rules/periods';
import { expect } from 'vitest';
import { newId } from '../database/ids.ts';
import type { Tx } from '../database/types.ts';
import { readSatisfaction } from '../features/chat/read/sessions.ts';
import { readPerformance } from '../features/dashboard/performance.ts';
import { medianFirstResponse } from '../features/dashboard/store.ts';
import { countForms } from '../features/forms/store/figures.ts';
import { readAgents } from '../features/metrics/agents.ts';
import { readHoursOfWeek } from '../features/metrics/hours-of-week.ts';
import { readOverview } from '../features/metrics/overview.ts';
import { readSla } from '../features/metrics/sla.ts';
import { readTagFigures } from '../features/metrics/tags.ts';
import { readActs } from '../figures/read/acts.ts';
import { priorities, resolutionTargets, responseTargets } from '../figures/targets.ts';
import type { TestOrganization } from './factories.ts';
import { addYear, type MadeYear, seededRandom } from './made-year.ts';
import { type PlainTicket, plainMetrics } from './plain-metrics.ts';
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
export async function addMonths({
  org,
  agent,
  admin,
  formId,
}: TestOrganization): Promise<MadeMonths> {
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
    return { ...made, acts: await addActs(tx, options.random), spent: await addTime(tx, options) };
  });
}

/** Tickets and chats, views of a form, and logged time. */
export interface MadeMonths extends MadeYear {
  /** When a form was seen. */
  acts: string[];
  spent: { day: string; minutes: number; user: string; ticket: string }[];
}

type Random = () => number;

const randomMoment = (random: Random) => first + Math.floor(random() * (last - first));

/** Counts views of a form, each of which has only a counter. */
async function addActs(tx: Tx, random: Random) {
  const acts: string[] = [];
  for (let at = 0; at < 400; at += 1) {
    const seen = new Date(randomMoment(random)).toISOString();
    await countForms(tx, [{ formId: 'a-form', kind: 'seen', count: 1 }], seen);
    acts.push(seen);
  }
  return acts;
}

/** Logs time on some tickets. */
async function addTime(tx: Tx, { random, agents }: { random: Random; agents: readonly string[] }) {
  const spent: MadeMonths['spent'] = [];
  const tickets = await tx.all<{ id: string }>(tx.from('tickets').limit(20).select('id'));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  for (let at = 0; at < 200; at += 1) {
    const day = new Date(randomMoment(random)).toISOString().slice(0, 10);
    const minutes = 1 + Math.floor(random() * 90);
    const [user, ticket] = [pick(agents), pick(tickets).id];
    spent.push({ day, minutes, user, ticket });
    await tx.insert('time_entries', {
      id: newId(),
      ticket_id: ticket,
      user_id: user,
      minutes,
      day,
      created_at: `${day}T12:00:00.000Z`,
    });
  }
  return spent;
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
  made: MadeMonths,
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
  const plainBefore = plainOf(before);
  expect(overview.totalsBefore).toEqual(plainBefore.totals);
  expect(overview.days).toEqual(plain.days);
  for (const { channel, before: earlier, ...figures } of overview.channels) {
    const source = { staff: 'console', other: 'follow_up' }[channel as string] ?? channel;
    const is = (one: PlainTicket) => one.source === source;
    expect([channel, figures]).toEqual([channel, plain.part(is)]);
    expect([channel, earlier]).toEqual([channel, plainBefore.part(is)]);
  }
  expect(overview.firstResponses).toEqual(plain.histogram(overview.firstResponses));
  expect(overview.channels.reduce((sum, { created }) => sum + created, 0)).toBe(
    plain.totals.created,
  );
  const [form] = overview.forms;
  const isOfForm = (one: PlainTicket) => one.form_id === formId;
  expect(form).toMatchObject({
    ...plain.part(isOfForm),
    before: plainBefore.part(isOfForm),
  });

  const { agents } = await readAgents(org, period);
  for (const { user, role: _, open: __, waiting: ___, before: earlier, ...figures } of agents) {
    const id = user?.id ?? null;
    expect(figures).toEqual({ ...plain.agent(id, staff), ...plainTime(made, now, id) });
    expect(earlier).toEqual({ ...plainBefore.agent(id, staff), ...plainTime(made, before, id) });
  }

  const sla = await readSla(org, now, before);
  for (const [at, priority] of priorities.entries()) {
    const goals = plain.goals(priority, responseTargets[priority], resolutionTargets[priority]);
    expect(sla.firstResponse[at]).toMatchObject(goals.firstResponse);
    expect(sla.resolution[at]).toMatchObject(goals.resolution);
    const old = plainBefore.goals(priority, responseTargets[priority], resolutionTargets[priority]);
    expect(sla.firstResponse[at]?.shareBefore).toBe(shareMet(old.firstResponse));
    expect(sla.resolution[at]?.shareBefore).toBe(shareMet(old.resolution));
  }
  const ofDays = sla.days.map(({ firstResponseMet, firstResponseBreached }) => ({
    answered: firstResponseMet + firstResponseBreached,
  }));
  expect(ofDays).toEqual(plain.answeredOnDays);

  const week = plainHoursOfWeek(made, now.span);
  expect((await readHoursOfWeek(org, now)).hours).toEqual(week);

  expect(await readSatisfaction(org, now)).toBe(plain.totals.satisfaction.share);
  const seen = (await readActs(org, 'forms', now)).reduce((sum, { count }) => sum + count, 0);
  expect(seen).toBe(made.acts.filter((at) => isInQuarters(at, now.span)).length);

  // Neither the dashboard nor the report by tag has business hours.
  if (hours) return;
  const median = await medianFirstResponse(org, now, null);
  expect(median === null ? null : Math.floor(median / 60_000)).toBe(
    plain.totals.firstResponse.median,
  );
  for (const row of await readPerformance(org, now)) {
    const { assigned, resolved, firstResponse } = plain.agent(row.user.id, staff);
    const time = firstResponse.median;
    expect(row).toMatchObject({
      assigned,
      resolved,
      firstResponse: time === null ? null : durationText(time * 60_000),
    });
  }
  const [untagged] = await readTagFigures(org, now.span);
  expect(untagged).toMatchObject(plain.opened);
}

const shareMet = ({ met, breached }: { met: number; breached: number }) =>
  met + breached === 0 ? null : Math.round((100 * met) / (met + breached));

/** A view counts for the quarter hour in which it happened. */
const isInQuarters = (at: string, { since, until }: { since: string; until: string }) => {
  const quarter = new Date(Math.floor(Date.parse(at) / 900_000) * 900_000).toISOString();
  return quarter >= since && quarter < until;
};

/** The time that a member logged for days of a period; everyone else logs none. */
function plainTime({ spent }: MadeMonths, { span }: Period['now'], id: string | null) {
  const own = spent.filter(({ user, day }) => user === id && day >= span.from && day <= span.to);
  const timeSpent = own.reduce((sum, { minutes }) => sum + minutes, 0);
  const tickets = new Set(own.map(({ ticket }) => ticket)).size;
  return { timeSpent, handleTime: tickets === 0 ? null : Math.round(timeSpent / tickets) };
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
