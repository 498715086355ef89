import { dayIn, daysUpTo } from '@helpdesk/sdk/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEveryField, submitter } from '../../test/every-field-form.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';
import { writeAllVisits } from './funnel.ts';

let desk: TestDesk;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());

const stats = async () => (await desk.call('contactForms.stats', { as: desk.acme.agent })).body;

const analytics = async (id: string, period = '7d') =>
  (
    await desk.call('contactForms.analytics', {
      as: desk.acme.agent,
      params: { id },
      query: { period },
    })
  ).body;

const visit = (formId: string, event: string, org = 'acme') =>
  desk.call('widget.event', { body: { formId, org, event } });

test('the summary counts forms and what was sent with them', async () => {
  expect(await stats()).toEqual({
    totalForms: 1,
    activeForms: 1,
    totalSubmissions: 0,
    lastSubmissionAt: null,
    submissionsThisMonth: 0,
  });
  const id = await makeEveryField(desk.acme.org, false);
  await desk.acme.org.write((tx) =>
    tx.update('contact_forms', { id: desk.acme.formId }, { is_active: false }),
  );
  const submit = submitter(desk, id);
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

test('a form’s days and funnel are counted, with nothing kept of who it was', async () => {
  const id = await makeEveryField(desk.acme.org, false);
  for (const event of ['seen', 'seen', 'seen', 'started', 'started']) {
    const answer = await visit(id, event);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  await submitter(desk, id)('widget.submit', { text: 'Sent' });
  const { days, funnel } = await analytics(id);
  expect(funnel).toEqual({ seen: 3, started: 2, submitted: 1 });
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ date: dayIn('UTC'), seen: 3, started: 2, submitted: 1 });
  expect((await analytics(id, '90d')).days).toHaveLength(90);
  const other = await makeEveryField(desk.acme.org, false);
  expect((await analytics(other)).funnel).toEqual({ seen: 0, started: 0, submitted: 0 });
});

test('the dashboard tells how many of those who saw a form sent it', async () => {
  const { formId, admin: as } = desk.globex;
  const conversion = async () =>
    (await desk.call('dashboard.automation', { as })).body.contactForms.conversion;
  expect(await conversion()).toBeNull();
  for (let at = 0; at < 3; at++) await visit(formId, 'seen', 'globex');
  await writeAllVisits(desk.desk.database);
  expect(await conversion()).toBe(0);
  const data = { name: 'A', email: 'a@b.example', subject: 'C', message: 'D' };
  await desk.call('widget.submit', { body: { formId, org: 'globex', data } });
  expect(await conversion()).toBe(33);
});

test('fifty views are few writes, so that the polls of the staff stay unchanged', async () => {
  const { org, formId } = desk.globex;
  await writeAllVisits(desk.desk.database);
  const before = await org.version();
  await Promise.all(Array.from({ length: 50 }, () => visit(formId, 'seen', 'globex')));
  await writeAllVisits(desk.desk.database);
  const after = await org.version();
  expect(after).toBeGreaterThan(before);
  // One, on a machine that answers fifty calls within the seconds that counts are gathered.
  expect(after - before).toBeLessThan(10);
  await writeAllVisits(desk.desk.database);
  expect(await org.version()).toBe(after);
});

test('AZ-12: an inactive or unknown form, or one of somebody else, is not counted', async () => {
  const id = await makeEveryField(desk.acme.org, false);
  await desk.acme.org.write((tx) => tx.update('contact_forms', { id }, { is_active: false }));
  for (const answer of [
    await visit(id, 'seen'),
    await visit('none', 'seen'),
    await visit(desk.globex.formId, 'seen'),
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

test('days are those of the organization’s clocks', () => {
  const at = new Date('2026-03-28T23:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-03-28');
  expect(dayIn('Europe/Oslo', at)).toBe('2026-03-29');
  expect(dayIn('Nowhere/Land', at)).toBe('2026-03-28');
  expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
