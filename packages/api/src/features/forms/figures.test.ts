// @module-tag postgres

import { dayIn, daysUpTo } from '@helpdesk/sdk/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEveryField, submitter } from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { writeVisits } from './funnel.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const stats = async () => (await server.call('contactForms.stats', { as: server.acme.agent })).body;

const analytics = async (id: string, period = '7d') =>
  (
    await server.call('contactForms.analytics', {
      as: server.acme.agent,
      params: { id },
      query: { period },
    })
  ).body;

const visit = (formId: string, event: string, org = 'acme') =>
  server.call('widget.event', { body: { formId, org, event } });

test('the summary counts forms and their submissions', async () => {
  expect(await stats()).toEqual({
    totalForms: 1,
    activeForms: 1,
    totalSubmissions: 0,
    lastSubmissionAt: null,
    submissionsThisMonth: 0,
  });
  const id = await makeEveryField(server.acme.org, false);
  await server.acme.org.write((tx) =>
    tx.update('contact_forms', { id: server.acme.formId }, { is_active: false }),
  );
  const submit = submitter(server, id);
  await submit('widget.submit', { text: 'One' });
  await submit('publicForms.submit', { text: 'Two' });
  expect(await stats()).toEqual({
    totalForms: 2,
    activeForms: 1,
    totalSubmissions: 2,
    lastSubmissionAt: expect.stringMatching(/^\d{4}-/),
    submissionsThisMonth: 2,
  });
});

test('a form’s daily counts and funnel contain nothing about the visitors', async () => {
  const id = await makeEveryField(server.acme.org, false);
  for (const event of ['seen', 'seen', 'seen', 'started', 'started']) {
    const answer = await visit(id, event);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  await submitter(server, id)('widget.submit', { text: 'Sent' });
  const { days, funnel } = await analytics(id);
  expect(funnel).toEqual({ seen: 3, started: 2, submitted: 1 });
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ date: dayIn('UTC'), seen: 3, started: 2, submitted: 1 });
  expect((await analytics(id, '90d')).days).toHaveLength(90);
  const other = await makeEveryField(server.acme.org, false);
  expect((await analytics(other)).funnel).toEqual({ seen: 0, started: 0, submitted: 0 });
});

test('the dashboard shows the share of form views that led to a submission', async () => {
  const { formId, admin: as } = server.globex;
  const conversion = async () =>
    (await server.call('dashboard.automation', { as })).body.contactForms.conversion;
  expect(await conversion()).toBeNull();
  for (let at = 0; at < 3; at++) await visit(formId, 'seen', 'globex');
  await server.context.memory.finish();
  expect(await conversion()).toBe(0);
  const data = { name: 'A', email: 'a@b.example', subject: 'C', message: 'D' };
  await server.call('widget.submit', { body: { formId, org: 'globex', data } });
  expect(await conversion()).toBe(33);
});

test('fifty views cause few writes, so staff polling still gets 304', async () => {
  const { org, formId } = server.globex;
  await server.context.memory.finish();
  const before = await org.version();
  await Promise.all(Array.from({ length: 50 }, () => visit(formId, 'seen', 'globex')));
  await server.context.memory.finish();
  const after = await org.version();
  expect(after).toBeGreaterThan(before);
  // One, on a machine that serves fifty calls within the seconds that counts are batched.
  expect(after - before).toBeLessThan(10);
  await server.context.memory.finish();
  expect(await org.version()).toBe(after);
});

test('the funnel includes counts that are being stored', async () => {
  const id = await makeEveryField(server.acme.org, false);
  await visit(id, 'seen');
  let release: () => void = () => {};
  const isHeld = new Promise<void>((begun) => {
    const gate = new Promise<void>((done) => (release = done));
    void server.acme.org.write(async () => {
      begun();
      await gate;
    });
  });
  await isHeld;
  const storing = writeVisits(server.context, server.acme.org.id);
  const isAsked = analytics(id);
  setTimeout(release, 100);
  expect((await isAsked).funnel.seen).toBe(1);
  await storing;
});

test('AZ-12: does not count an inactive or unknown form, or one of another organization', async () => {
  const id = await makeEveryField(server.acme.org, false);
  await server.acme.org.write((tx) => tx.update('contact_forms', { id }, { is_active: false }));
  for (const answer of [
    await visit(id, 'seen'),
    await visit('none', 'seen'),
    await visit(server.globex.formId, 'seen'),
    await visit(id, 'seen', 'nowhere'),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe(
      "The contact form you're looking for doesn't exist or is not available.",
    );
  }
  expect((await visit(id, 'bought')).status).toBe(400);
  expect((await analytics(id)).funnel.seen).toBe(0);
});

test("days are in the organization's time zone", () => {
  const at = new Date('2026-03-28T23:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-03-28');
  expect(dayIn('Europe/Oslo', at)).toBe('2026-03-29');
  expect(dayIn('Nowhere/Land', at)).toBe('2026-03-28');
  expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
