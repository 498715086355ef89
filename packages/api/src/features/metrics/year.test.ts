// @module-tag postgres

import { daysUpTo } from '@helpdesk/sdk/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priorities, resolutionTargets, responseTargets } from '../../figures/targets.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { addYear, type MadeYear, seededRandom } from '../../test/made-year.ts';
import { plainMetrics } from '../../test/plain-metrics.ts';

let server: TestServer;
let made: MadeYear;
let staff: string[];

const year = { from: '2025-01-01', to: '2025-12-31' };

beforeAll(async () => {
  server = await startTestServer();
  const { org, agent, admin, formId } = server.acme;
  staff = [agent.userId, admin.userId];
  const options = {
    random: seededRandom(20_250_330),
    since: Date.UTC(2024, 10, 20),
    until: Date.UTC(2026, 0, 10),
    agents: staff,
    forms: [formId, 'a-form-that-was-deleted'],
  };
  made = await org.write(async (tx) => {
    const whole = await addYear(tx, 1_200, options);
    // The days around each clock change again, an hour before and after midnight and the change.
    for (const day of ['03-09', '03-30', '04-06', '10-05', '10-26', '11-02']) {
      const at = Date.parse(`2025-${day}T00:00:00Z`);
      const days = { ...options, since: at - 15 * 3_600_000, until: at + 30 * 3_600_000 };
      const more = await addYear(tx, 100, days, 1_200 + whole.tickets.length);
      whole.tickets.push(...more.tickets);
      whole.ratings.push(...more.ratings);
      whole.replies.push(...more.replies);
    }
    return whole;
  });
});
afterAll(() => server.stop());

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu'];

test.each(zones)('the metrics of a year in %s equal those counted row by row', async (timezone) => {
  const { org, agent, formId } = server.acme;
  await org.write((tx) => tx.update('organizations', {}, { timezone }));
  const overview = (await server.call('metrics.overview', { as: agent, query: year })).body;
  const { body: team } = await server.call('metrics.agents', { as: agent, query: year });
  const { body: sla } = await server.call('metrics.sla', { as: agent, query: year });
  const plain = plainMetrics(made.tickets, made.ratings, timezone, daysUpTo(year.to, 365), {
    replies: made.replies,
  });

  expect(overview.span).toMatchObject({ ...year, timezone });
  expect(overview.totals).toEqual(plain.totals);
  expect(overview.days).toEqual(plain.days);
  for (const { channel, before: _, ...figures } of overview.channels) {
    const source = { staff: 'console', other: 'follow_up' }[channel as string] ?? channel;
    expect([channel, figures]).toEqual([channel, plain.part((one) => one.source === source)]);
  }
  expect(overview.channels).toHaveLength(7);
  expect(overview.forms).toEqual([
    {
      id: formId,
      name: expect.any(String),
      before: expect.anything(),
      ...plain.part((one) => one.form_id === formId),
    },
  ]);
  const answers = overview.firstResponses.reduce((sum, { count }) => sum + count, 0);
  expect(answers).toBe(plain.totals.firstResponse.count);

  expect(team.agents).toHaveLength(3);
  for (const {
    user,
    role: _,
    open: __,
    waiting: ___,
    timeSpent: ____,
    handleTime: _____,
    before: ______,
    ...figures
  } of team.agents) {
    expect(figures).toEqual(plain.agent(user?.id ?? null, staff));
  }

  for (const [at, priority] of priorities.entries()) {
    const goals = plain.goals(priority, responseTargets[priority], resolutionTargets[priority]);
    expect(sla.firstResponse[at]).toMatchObject({ priority, ...goals.firstResponse });
    expect(sla.resolution[at]).toMatchObject({ priority, ...goals.resolution });
  }
  const met = sla.days.reduce((sum, day) => sum + day.resolutionMet, 0);
  expect(met).toBe(sla.resolution.reduce((sum, row) => sum + row.met, 0));
});

test('the previous period is counted the same way', async () => {
  const timezone = 'Europe/Berlin';
  await server.acme.org.write((tx) => tx.update('organizations', {}, { timezone }));
  const query = { from: '2025-03-30', to: '2025-04-28' };
  const { body } = await server.call('metrics.overview', { as: server.acme.agent, query });
  expect(body.before).toMatchObject({
    from: '2025-02-28',
    to: '2025-03-29',
    until: '2025-03-29T23:00:00.000Z',
  });
  const before = daysUpTo('2025-03-29', 30);
  expect(body.totalsBefore).toEqual(
    plainMetrics(made.tickets, made.ratings, timezone, before).totals,
  );
});

test('the day on which the clocks go forward has 23 hours', async () => {
  const query = { from: '2025-03-30', to: '2025-03-30' };
  const { body } = await server.call('metrics.overview', { as: server.acme.agent, query });
  const { since, until } = body.span;
  expect((Date.parse(until) - Date.parse(since)) / 3_600_000).toBe(23);
});
