// @module-tag postgres

import { dayIn } from '@helpdesk/sdk/rules/calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { readWorkbook } from '../../test/read-workbook.ts';
import { tagsNamed } from '../tags/store/tags.ts';
import { reports } from './report-tables.ts';

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

const download = (name: string) =>
  fetch(`${server.url}/api/metrics/${name}`, {
    headers: { authorization: `Bearer ${server.acme.admin.token}` },
  });
const csv = async (report: string) => (await download(`report.csv?report=${report}`)).text();
async function sheet(report: string) {
  const response = await download(`report.xlsx?report=${report}`);
  const [first] = await readWorkbook(Buffer.from(await response.arrayBuffer()));
  if (!first) throw new Error('The workbook has no sheet');
  return { ...first, headers: response.headers };
}
/** The file that an email has attached. */
function attachedTo(mail: { raw: string } | undefined): Buffer {
  const part = /Content-Disposition: attachment[^]*?\r\n\r\n([^]*?)\r\n--/.exec(mail?.raw ?? '');
  return Buffer.from(part?.[1] ?? '', 'base64');
}

test('IN-08: a report stores a cell that looks like a formula as text', async () => {
  const [head, line] = (await csv('tickets')).split('\r\n');
  expect(head).toContain('Ticket,Subject,Status,Priority,Channel,Contact form,Customer');
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")",open,normal,form`);
});

test('IN-08: a workbook has the same ticket as text, and its times in the zone of the organization', async () => {
  const { org } = server.acme;
  await org.write((tx) => tx.update('organizations', {}, { timezone: 'Asia/Kathmandu' }));
  const { name, rows, headers } = await sheet('tickets');
  await org.write((tx) => tx.update('organizations', {}, { timezone: 'UTC' }));
  expect(headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(headers.get('content-disposition')).toMatch(/filename="tickets-[-\d]+-to-[-\d]+\.xlsx"/);
  expect(name).toBe('Tickets');
  const [head, line] = rows;
  expect(head).toMatchObject({ A1: 'Ticket', J1: 'Created (Asia/Kathmandu)' });
  expect(line).toMatchObject({
    B2: '=HYPERLINK("http://evil.example")',
    C2: 'open',
    J2: { format: 'yyyy\\-mm\\-dd\\ hh:mm' },
    P2: { value: 0, format: '[h]:mm' },
  });
  // Kathmandu is 5 h 45 m ahead of UTC.
  const created = (line?.J2 as { value: number } | undefined)?.value ?? 0;
  expect(Math.abs((created - 25_569) * 86_400_000 - Date.now() - 5.75 * 3_600_000)).toBeLessThan(
    600_000,
  );
});

test.each(Object.entries(reports))(
  'the workbook of %s has the rows of the CSV file, and a name that Excel accepts',
  async (report, { title }) => {
    const { name, rows } = await sheet(report);
    expect(name).toBe(title);
    expect(title).toMatch(/^[^[\]:*?/\\']{1,25}$/);
    const lines = (await csv(report)).trim().split('\r\n');
    expect(rows).toHaveLength(lines.length);
    expect(Object.keys(rows[0] ?? {})).toHaveLength((lines[0] ?? '').split(/,(?! )/).length);
  },
);

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
  const [frequent, rare] = ['Often,2,1,1,,0,0,0,,', 'Rarely,1,1,0,,,0,0,,'];
  expect(lines).toContain(frequent);
  expect(lines).toContain(rare);
  expect(lines.indexOf(frequent)).toBeLessThan(lines.indexOf(rare));
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
  for (const id of ['metrics.report', 'metrics.reportXlsx'] as const) {
    expect((await server.call(id, { as: server.acme.agent, query })).status).toBe(403);
  }
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
  expect(attachedTo(mail).toString().split('\r\n')[1]).toContain(`'=HYPERLINK`);
});

test('a report is emailed as a workbook if requested', async () => {
  const body = { report: 'tickets', period: '7d', format: 'xlsx' };
  await server.call('metrics.sendReport', { as: server.acme.admin, body });
  await server.drain();
  const [mail] = inbox.received;
  expect(mail?.raw).toMatch(/filename="?tickets-[-\d]+-to-[-\d]+.xlsx/);
  expect(mail?.raw).toContain('attached as an Excel file.');
  const [read] = await readWorkbook(attachedTo(mail));
  expect(read?.rows[1]?.B2).toBe('=HYPERLINK("http://evil.example")');
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
