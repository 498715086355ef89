// @module-tag postgres

import { dayIn } from '@helpdesk/sdk/rules/calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { tagsNamed } from '../tags/store/tags.ts';

let server: TestServer;
let inbox: Inbox;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
  await makeTicket(server.acme, {
    subject: '=HYPERLINK("http://evil.example")',
    customerEmail: null,
  });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
beforeEach(async () => {
  await server.drain();
  inbox.received.length = 0;
});

async function csv(report: string): Promise<string> {
  const response = await fetch(`${server.url}/api/metrics/report.csv?report=${report}`, {
    headers: { authorization: `Bearer ${server.acme.admin.token}` },
  });
  return response.text();
}

test('IN-08: a report stores a cell that looks like a formula as text', async () => {
  const [head, line] = (await csv('tickets')).split('\r\n');
  expect(head).toContain('Ticket,Subject,Status,Priority,Channel,Contact form,Customer');
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")",open,normal,form`);
});

test('a ticket in a report lists its tags by name, in one cell', async () => {
  const tags = await server.acme.org.write((tx) => tagsNamed(tx, ['Refund', '=Late']));
  await makeTicket(server.acme, { subject: 'Tagged', tags });
  const lines = (await csv('tickets')).trim().split('\r\n');
  expect(lines[0]).toMatch(/,Tags,Time spent \(minutes\)$/);
  expect(lines.find((line) => line.includes('Tagged'))).toMatch(/,"'=Late, Refund",0$/);
  expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(/,,0$/);
});

test('tickets are counted for each of their tags, and untagged tickets separately', async () => {
  const { org, agent } = server.acme;
  const tags = await org.write((tx) => tagsNamed(tx, ['Often', 'Rarely']));
  const often = tags.slice(0, 1);
  const ids = [
    await makeTicket(server.acme, { tags }),
    await makeTicket(server.acme, { tags: often }),
  ];
  await server.call('tickets.update', {
    as: agent,
    params: { id: ids[1] ?? '' },
    body: { status: 'resolved' },
  });
  const lines = (await csv('tags')).trim().split('\r\n');
  expect(lines[0]).toMatch(/Tag,Tickets,Open now,Resolved,/);
  expect(lines).toContain('Often,2,1,1,,0');
  expect(lines).toContain('Rarely,1,1,0,,');
  expect(lines.indexOf('Often,2,1,1,,0')).toBeLessThan(lines.indexOf('Rarely,1,1,0,,'));
  expect(lines.at(-1)).toMatch(/^No tag,[1-9]/);
});

test('every report has one row per item', async () => {
  const lines = async (report: string) => (await csv(report)).trim().split('\r\n');
  expect(await lines('agents')).toHaveLength(1 + 2);
  expect(await lines('sla')).toHaveLength(1 + 8);
  expect(await lines('satisfaction')).toHaveLength(1);
  expect(await lines('hours')).toHaveLength(1 + 7 * 24);
});

test('AZ-05: a report needs the permission to see reports', async () => {
  const query = { report: 'tickets' };
  const denied = await server.call('metrics.report', { as: server.acme.agent, query });
  expect(denied.status).toBe(403);
});

test('a report is emailed to the admin who requested it', async () => {
  const body = { report: 'tickets', period: '7d' };
  const asked = await server.call('metrics.sendReport', { as: server.acme.admin, body });
  expect([asked.status, asked.body.message]).toEqual([202, 'Reports are sent by email when ready']);
  await server.drain();
  const [mail] = inbox.received;
  expect(inbox.received).toHaveLength(1);
  expect(mail?.to).toEqual([server.acme.admin.email]);
  const today = dayIn('UTC');
  expect(mail?.raw).toMatch(new RegExp(`filename="?tickets-[-\\d]+-to-${today}.csv`));
  const attached = /Content-Disposition: attachment[^]*?\r\n\r\n([^]*?)\r\n--/.exec(
    mail?.raw ?? '',
  );
  const file = Buffer.from(attached?.[1] ?? '', 'base64').toString();
  expect(file.split('\r\n')[1]).toContain(`'=HYPERLINK`);
});

test('a member who lost the permission to see reports isn’t emailed one', async () => {
  const { org, admin } = server.acme;
  const today = dayIn('UTC');
  const asked = { report: 'agents' as const, from: today, to: today };
  await org.write((tx) =>
    tx.record('report.requested', { ...asked, userId: server.acme.agent.userId }),
  );
  await org.write((tx) => tx.record('report.requested', { ...asked, userId: admin.userId }));
  await server.drain();
  expect(inbox.received.map(({ to }) => to)).toEqual([[admin.email]]);
});

test.each<[Record<string, string>, string]>([
  [{ from: '2025-03-02', to: '2025-03-01' }, 'The period ends before it begins'],
  [{ from: '2024-01-01', to: '2025-03-01' }, 'The period can be at most 366 days'],
  [{ from: '2025-02-30' }, 'A day must look like 2026-03-29'],
  [{ from: 'yesterday' }, 'A day must look like 2026-03-29'],
  [{ to: '0714-08-31' }, 'A day must look like 2026-03-29'],
])('refuses %o', async (query, sentence) => {
  const refused = await server.call('metrics.overview', { as: server.acme.agent, query });
  expect([refused.status, refused.error.message]).toEqual([400, sentence]);
});

test('without data, times and shares are null', async () => {
  const { body } = await server.call('metrics.overview', { as: server.globex.agent });
  expect(body.totals).toEqual({
    created: 0,
    resolved: 0,
    backlog: 0,
    firstResponse: { count: 0, median: null, p90: null },
    resolution: { count: 0, median: null, p90: null },
    satisfaction: { count: 0, share: null, mean: null },
  });
  expect(body.days).toHaveLength(30);
  const { body: sla } = await server.call('metrics.sla', { as: server.globex.agent });
  expect(sla.resolution[0]).toEqual({
    priority: 'urgent',
    target: 240,
    met: 0,
    breached: 0,
    share: null,
    shareBefore: null,
    open: 0,
    atRisk: 0,
    overdue: 0,
  });
});

test('open tickets are at risk after 75 percent of their target, and overdue after it', async () => {
  const hour = 3_600_000;
  for (const hours of [1, 3.5, 5]) {
    const id = await makeTicket(server.globex, { priority: 'urgent' });
    const created_at = new Date(Date.now() - hours * hour).toISOString();
    await server.globex.org.write((tx) => ticketRows(tx).update({ id }, { created_at }));
  }
  const { body } = await server.call('metrics.sla', { as: server.globex.agent });
  expect(body.resolution[0]).toMatchObject({ open: 3, atRisk: 1, overdue: 1 });
  expect(body.firstResponse[0]).toMatchObject({ open: 3, atRisk: 0, overdue: 3 });
});
