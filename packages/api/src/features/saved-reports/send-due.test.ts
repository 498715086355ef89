// @module-tag postgres

import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { report } from '../../mail/mails/report.ts';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { memberWith } from '../../test/custom-role.ts';
import type { TestMember } from '../../test/factories.ts';
import { startSecondNode, startTestServer, type TestServer } from '../../test/harness.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { sendDueReports } from './store/send-due.ts';

let server: TestServer;
let inbox: Inbox;
let reader: TestMember;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url, publicUrl: 'https://help.example.com' });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
beforeEach(async () => {
  reader = await memberWith(server, server.acme, ['view_all_tickets', 'view_reports']);
});
afterEach(async () => {
  await server.acme.org.write((tx) => tx.remove('saved_reports', {}));
  inbox.received.length = 0;
});

const monday = Date.parse('2026-03-16T07:00:00Z');
const day = 86_400_000;
const week = 7 * day;

const sendAt = (at: number) => sendDueReports(server.context.database, at);
const mailsAt = async (at: number) => {
  await sendAt(at);
  await server.drain();
  return inbox.received.splice(0);
};
/** Saves a report for Mondays, with earlier Mondays marked as sent. */
async function schedule(
  recipients: TestMember[],
  body: Partial<Schema<'SavedReportInput'>> = {},
  sentFor = '2026-03-09',
) {
  const recipientIds = recipients.map(({ userId }) => userId);
  const made = await server.call('savedReports.create', {
    as: server.acme.admin,
    body: {
      name: 'Weekly tags',
      report: 'tags',
      period: '7d',
      schedule: { weekday: 'monday', recipientIds },
      ...body,
    },
  });
  expect(made.status, made.error?.message).toBe(201);
  const { id } = made.body;
  await server.acme.org.write((tx) => tx.update('saved_reports', { id }, { sent_for: sentFor }));
  return id;
}
/** The source of an email without the line breaks of quoted-printable. */
const unfolded = (mail: { raw: string } | undefined) => mail?.raw.replace(/=\r?\n/g, '');
const to = (mails: readonly { to: string[] }[]) => mails.flatMap((mail) => mail.to).sort();
const inZone = (timezone: string) =>
  server.acme.org.write((tx) => tx.update('organizations', {}, { timezone }));

test('a scheduled report is emailed at 7:00 to each recipient, once, with its name and days', async () => {
  const { admin } = server.acme;
  await schedule([admin, reader]);
  expect(await mailsAt(monday - 1_000)).toEqual([]);
  const mails = await mailsAt(monday);
  expect(to(mails)).toEqual([admin.email, reader.email].sort());
  const [mail] = mails;
  expect(mail?.headers.subject?.[0]).toMatch(/^Weekly tags: Tags, Mar 9, 2026 to Mar 15, 2026/);
  expect(mail?.raw).toMatch(/filename="?tags-2026-03-09-to-2026-03-15.csv/);
  expect(unfolded(mail)).toContain("because you're a recipient of this scheduled report");
  expect(await mailsAt(monday + day)).toEqual([]);
  expect(await mailsAt(monday + week)).toHaveLength(2);
});

test('a schedule can email an Excel file, which all recipients share', async () => {
  const { acme, context } = server;
  const id = await schedule([acme.admin, reader], {
    schedule: {
      weekday: 'monday',
      format: 'xlsx',
      recipientIds: [acme.admin.userId, reader.userId],
    },
  });
  const mails = await mailsAt(monday);
  expect(to(mails)).toEqual([acme.admin.email, reader.email].sort());
  for (const mail of mails) expect(mail.raw).toMatch(/tags-2026-03-09-to-2026-03-15.xlsx/);
  const sender = {
    config: context.config,
    directory: context.database.directory,
    org: acme.org,
    organization: await readOrganization(acme.org),
    isConfirmed: true,
  };
  const days = { from: '2026-03-09', to: '2026-03-15' };
  const fileFor = async ({ userId }: TestMember, more: object = {}) => {
    const scheduledAs = { id, name: 'Weekly tags' };
    const asked = { report: 'tags' as const, ...days, userId, scheduledAs, ...more };
    const [file] = (await report(sender, asked))?.attachments ?? [];
    if (!file) throw new Error('There is no file');
    return file;
  };
  const file = await fileFor(acme.admin);
  expect(await fileFor(reader)).toBe(file);
  expect(await fileFor(reader, { scheduledAs: undefined })).not.toBe(file);
  expect(await fileFor(reader, { to: '2026-03-14' })).not.toBe(file);
});

test('after downtime it is sent once, late, with the days that it was due for', async () => {
  await schedule([server.acme.admin], {}, '2026-02-02');
  const [late, ...others] = await mailsAt(monday + 2 * day);
  expect(others).toEqual([]);
  expect(late?.headers.subject?.[0]).toContain('Mar 9, 2026 to Mar 15, 2026');
  expect(await mailsAt(monday + 3 * day)).toEqual([]);
});

test('nothing is sent for days before it was scheduled, and changing recipients skips no report', async () => {
  const { admin } = server.acme;
  const { body } = await server.call('savedReports.create', {
    as: admin,
    body: {
      name: 'New',
      report: 'tags',
      period: '7d',
      schedule: { weekday: 'monday', recipientIds: [admin.userId] },
    },
  });
  expect(await mailsAt(Date.now())).toEqual([]);
  const { id } = body;
  await server.acme.org.write((tx) =>
    tx.update('saved_reports', { id }, { sent_for: '2020-01-06' }),
  );
  const update = (schedule: Schema<'SavedReportScheduleInput'>) =>
    server.call('savedReports.update', { as: admin, params: { id }, body: { schedule } });
  await update({ weekday: 'monday', recipientIds: [admin.userId, reader.userId] });
  expect(await mailsAt(Date.now())).toHaveLength(2);
  await server.acme.org.write((tx) =>
    tx.update('saved_reports', { id }, { sent_for: '2020-01-06' }),
  );
  await update({ dayOfMonth: 3, recipientIds: [admin.userId] });
  expect(await mailsAt(Date.now())).toEqual([]);
});

test('two concurrent workers send it once', async () => {
  await schedule([server.acme.admin]);
  const hasPostgres = server.context.database.dialect === 'postgres';
  const there = hasPostgres ? await startSecondNode(server) : server;
  await Promise.all([
    sendAt(monday),
    sendDueReports(there.context.database, monday),
    sendAt(monday),
  ]);
  await Promise.all([server.drain(), there.drain()]);
  if (there !== server) await there.stop();
  expect(inbox.received).toHaveLength(1);
});

// In Berlin the clocks changed on the Sunday before the first of these Mondays, in New York before the second.
test.each([
  ['Europe/Berlin', '2026-10-26T06:00:00Z', '2026-11-02T06:00:00Z'],
  ['America/New_York', '2026-10-26T11:00:00Z', '2026-11-02T12:00:00Z'],
  ['Asia/Kathmandu', '2026-10-26T01:15:00Z', '2026-11-02T01:15:00Z'],
])(
  'in %s it is sent at seven before and after the clocks change',
  async (timezone, first, second) => {
    await inZone(timezone);
    await schedule([server.acme.admin], { period: 'lastWeek' }, '2026-10-19');
    for (const [at, days] of [
      [first, 'Oct 19, 2026 to Oct 25, 2026'],
      [second, 'Oct 26, 2026 to Nov 1, 2026'],
    ] as const) {
      expect(await mailsAt(Date.parse(at) - 1_000)).toEqual([]);
      const [mail] = await mailsAt(Date.parse(at));
      expect(mail?.headers.subject?.[0]).toContain(days);
    }
    await inZone('UTC');
  },
);

test('changing to a time zone further west doesn’t send it again', async () => {
  await inZone('Asia/Kathmandu');
  await schedule([server.acme.admin]);
  expect(await mailsAt(monday)).toHaveLength(1);
  await inZone('America/New_York');
  expect(await mailsAt(monday)).toEqual([]);
  expect(await mailsAt(monday + day)).toEqual([]);
  await inZone('UTC');
});

describe('a recipient', () => {
  test('who lost the permission gets no email until they have it again', async () => {
    const { acme } = server;
    await schedule([acme.admin, reader]);
    await memberWith(server, acme, ['view_all_tickets']);
    expect(to(await mailsAt(monday))).toEqual([acme.admin.email]);
    await memberWith(server, acme, ['view_all_tickets', 'view_reports']);
    expect(await mailsAt(monday + week)).toHaveLength(2);
  });

  test('who lost the permission after it was due gets no email', async () => {
    await schedule([reader]);
    await sendAt(monday);
    await server.acme.org.write((tx) =>
      tx.update('memberships', { user_id: reader.userId }, { permissions: 'view_all_tickets' }),
    );
    await server.drain();
    expect(inbox.received).toEqual([]);
  });

  test('with email notifications off gets no email', async () => {
    const prefer = (emailNotifications: boolean) =>
      server.call('profile.updateNotificationPreferences', {
        as: reader,
        body: { notificationPreferences: { emailNotifications } },
      });
    await schedule([reader]);
    await prefer(false);
    expect(await mailsAt(monday)).toEqual([]);
    await prefer(true);
  });

  test('EM-02: can unsubscribe with the link in the email, without signing in, and only themselves', async () => {
    const { admin } = server.acme;
    const id = await schedule([admin, reader]);
    const other = await schedule([reader], { name: 'Other' });
    const linkIn = (one: (typeof inbox.received)[number]) =>
      /^<(https:[^<>\s]+)>$/.exec(one.headers['list-unsubscribe']?.[0] ?? '')?.[1] ?? '';
    const mail = (await mailsAt(monday)).find(
      (one) => one.to[0] === reader.email && linkIn(one).includes(id),
    );
    if (!mail) throw new Error('It was not mailed');
    expect(mail.headers['list-unsubscribe-post']).toEqual(['List-Unsubscribe=One-Click']);
    expect(unfolded(mail)).toContain(linkIn(mail));
    const url = linkIn(mail).replace('https://help.example.com', server.url);
    const page = await (await fetch(url)).text();
    expect(page).toContain('Unsubscribe from this scheduled report?');
    for (const [given, forged] of [
      [reader.userId, admin.userId],
      [id, other],
      [server.acme.id, server.globex.id],
    ] as const) {
      const changed = url.replace(given, forged);
      expect(changed).not.toBe(url);
      expect((await fetch(changed, { method: 'POST' })).status).toBe(404);
    }
    const left = await fetch(url, { method: 'POST' });
    expect([left.status, await left.text()]).toEqual([
      200,
      expect.stringContaining('unsubscribed from this report'),
    ]);
    // The reader still gets the other report, and the admin gets this one.
    expect(to(await mailsAt(monday + week))).toEqual([admin.email, reader.email].sort());
  });
});

test('a closed organization sends none', async () => {
  await schedule([server.acme.admin]);
  const close = (deletes_at: string | null) =>
    server.acme.org.write((tx) => tx.update('organizations', {}, { deletes_at }));
  await close('2999-01-01T00:00:00.000Z');
  expect(await mailsAt(monday)).toEqual([]);
  await close(null);
  expect(await mailsAt(monday)).toHaveLength(1);
});
