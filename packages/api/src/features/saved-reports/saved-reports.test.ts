// @module-tag postgres

import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memberWith } from '../../test/custom-role.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
/** A member who can see reports but not manage settings. */
let reader: TestMember;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.renew();
  reader = await memberWith(server, server.acme, ['view_all_tickets', 'view_reports']);
});

type Input = Partial<Schema<'SavedReportInput'>>;
const create = (as: TestMember, body: Input = {}) =>
  server.call('savedReports.create', {
    as,
    body: { name: 'Tags', report: 'tags', period: '7d', ...body },
  });
const saved = async (as: TestMember, body: Input = {}) => {
  const made = await create(as, body);
  expect(made.status, made.error?.message).toBe(201);
  return made.body;
};
const update = (as: TestMember, id: string, body: Schema<'SavedReportPatch'>) =>
  server.call('savedReports.update', { as, params: { id }, body });
const remove = (as: TestMember, id: string) =>
  server.call('savedReports.delete', { as, params: { id } });
const names = async (as: TestMember) =>
  (await server.call('savedReports.list', { as })).body.map(({ name }) => name);
const mondays = (...members: TestMember[]) => ({
  weekday: 'monday' as const,
  recipientIds: members.map(({ userId }) => userId),
});

test('a report is saved for its owner alone, or for everyone who can see reports', async () => {
  const { admin } = server.acme;
  const own = await saved(reader, { name: 'Zoo of mine' });
  const shared = await saved(admin, {
    name: 'all tickets',
    report: 'tickets',
    period: 'lastMonth',
    visibility: 'team',
  });
  await saved(admin, { name: 'Of the admin' });
  expect(await names(reader)).toEqual(['all tickets', 'Zoo of mine']);
  // Members who manage settings can see where every schedule sends data.
  expect(await names(admin)).toEqual(['all tickets', 'Of the admin', 'Zoo of mine']);
  expect(own).toMatchObject({
    visibility: 'personal',
    owner: { id: reader.userId },
    schedule: null,
  });
  expect(shared).toMatchObject({ report: 'tickets', period: 'lastMonth', visibility: 'team' });
});

test('only the owner and members who manage settings can change and delete it', async () => {
  const { admin } = server.acme;
  const shared = await saved(admin, { visibility: 'team' });
  expect(await update(reader, shared.id, { name: 'Mine' })).toMatchObject({
    status: 404,
    error: { message: 'Saved report not found' },
  });
  expect((await remove(reader, shared.id)).status).toBe(404);
  const own = await saved(reader, { name: 'Mine' });
  expect((await update(admin, own.id, { name: 'Changed' })).body).toMatchObject({
    name: 'Changed',
    report: 'tags',
    period: '7d',
    visibility: 'personal',
    owner: { id: reader.userId },
  });
  expect((await update(reader, own.id, { visibility: 'team' })).body.visibility).toBe('team');
  expect((await remove(reader, own.id)).status).toBe(204);
  expect((await remove(admin, shared.id)).status).toBe(204);
  expect(await names(admin)).toEqual([]);
});

test('a role without access to reports, and another organization, get nothing', async () => {
  const { acme, globex } = server;
  const { id } = await saved(acme.admin, { visibility: 'team' });
  await memberWith(server, acme, ['view_all_tickets', 'view_analytics']);
  for (const as of [acme.agent, acme.customer]) {
    expect((await server.call('savedReports.list', { as })).status).toBe(403);
    expect((await create(as)).status).toBe(403);
    expect((await update(as, id, { name: 'Mine' })).status).toBe(403);
    expect((await remove(as, id)).status).toBe(403);
  }
  expect(await names(globex.admin)).toEqual([]);
  expect((await update(globex.admin, id, { name: 'Mine' })).status).toBe(404);
  expect((await remove(globex.admin, id)).status).toBe(404);
});

test('a schedule has a weekday or a day of the month, and recipients who can see reports', async () => {
  const { acme, globex } = server;
  const weekly = await saved(acme.admin, { schedule: mondays(reader, acme.admin, reader) });
  expect(weekly.schedule).toMatchObject({ weekday: 'monday', dayOfMonth: null, format: 'csv' });
  expect(weekly.schedule?.recipients.map(({ id }) => id).sort()).toEqual(
    [reader.userId, acme.admin.userId].sort(),
  );
  const monthly = { dayOfMonth: 28, format: 'xlsx' as const, recipientIds: [reader.userId] };
  const { body } = await update(acme.admin, weekly.id, { schedule: monthly });
  expect(body.schedule).toMatchObject({
    weekday: null,
    dayOfMonth: 28,
    format: 'xlsx',
    recipients: [{ id: reader.userId }],
  });
  const refusals: [unknown, string][] = [
    [{ ...mondays(reader), dayOfMonth: 1 }, 'Choose a weekday or a day of the month'],
    [{ recipientIds: [reader.userId] }, 'Choose a weekday or a day of the month'],
    [{ dayOfMonth: 29, recipientIds: [reader.userId] }, 'Choose a day from 1 to 28'],
    [mondays(), 'Choose at least one recipient'],
    [mondays(acme.customer), 'Choose recipients who can see reports'],
    [mondays(globex.admin), 'Choose recipients who can see reports'],
  ];
  for (const [schedule, message] of refusals) {
    const refused = await update(acme.admin, weekly.id, { schedule } as never);
    expect([refused.status, refused.error?.message]).toEqual([400, message]);
  }
  expect((await update(acme.admin, weekly.id, { schedule: null })).body.schedule).toBeNull();
});

test('recipients are listed and selectable while they can see reports', async () => {
  const { acme } = server;
  const { id } = await saved(acme.admin, { schedule: mondays(reader) });
  const recipients = async () =>
    (await server.call('savedReports.list', { as: acme.admin })).body
      .find((one) => one.id === id)
      ?.schedule?.recipients.map((one) => one.id);
  const choices = async () =>
    (await server.call('savedReports.recipients', { as: acme.admin })).body.map((one) => one.id);
  expect(await recipients()).toEqual([reader.userId]);
  expect((await choices()).sort()).toEqual([reader.userId, acme.admin.userId].sort());
  await memberWith(server, acme, ['view_all_tickets']);
  expect(await recipients()).toEqual([]);
  expect(await choices()).toEqual([acme.admin.userId]);
  await memberWith(server, acme, ['view_all_tickets', 'view_reports']);
  expect(await recipients()).toEqual([reader.userId]);
});

test('personal reports are deleted when their owner leaves, and shared ones stay', async () => {
  const { admin } = server.acme;
  await saved(reader, { name: 'Own', schedule: mondays(admin) });
  await saved(reader, { name: 'Shared', visibility: 'team', schedule: mondays(admin, reader) });
  const members = await server.call('team.list', { as: admin });
  const memberId = members.body.find(({ userId }) => userId === reader.userId)?.id ?? '';
  const gone = await server.call('team.remove', { as: admin, params: { memberId } });
  expect(gone.status, gone.error?.message).toBe(204);
  const { body } = await server.call('savedReports.list', { as: admin });
  expect(body).toMatchObject([
    { name: 'Shared', owner: null, schedule: { recipients: [{ id: admin.userId }] } },
  ]);
});

test('an organization has up to 50 saved reports', async () => {
  const { acme, globex } = server;
  await acme.org.write(async (tx) => {
    for (let number = 1; number <= 50; number++) {
      await tx.insert('saved_reports', {
        id: `r${number}`,
        name: `Report ${number}`,
        report: 'tags',
        period: '7d',
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
      });
    }
  });
  expect(await create(acme.admin)).toMatchObject({ status: 409, error: { code: 'too_many' } });
  expect((await create(globex.admin)).status).toBe(201);
});
