import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizationIdOf } from '../auth/store/organizations.ts';
import type { ContactFormRow, FormSubmissionRow } from '../database/rows/forms.ts';
import type { MembershipRow } from '../database/rows/people.ts';
import type { TicketMessageRow, TicketRow } from '../database/rows/tickets.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { findUserByEmail } from '../features/accounts/store/accounts.ts';
import { readAnalytics } from '../features/forms/store/figures.ts';
import { cpuTime } from '../test/cpu-time.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { chats } from './chats.ts';
import { conversations } from './conversations.ts';
import { provideDemo } from './demo.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const email = 'admin@demo.test';
const start = (settings: { demo: boolean; demoPassword: string }) =>
  provideDemo(server.context.database, { ...server.context.config, ...settings });
const signIn = (password: string) => server.call('auth.login', { body: { email, password } });

test('AU-12: the demo accepts only the password of this installation', async () => {
  await start({ demo: true, demoPassword: 'made for this one' });
  expect((await signIn('made for this one')).status).toBe(200);
  expect((await signIn('helpdesk-demo')).status).toBe(401);
});

test('AU-12: a password published with an older release stops working at the next start', async () => {
  const { directory } = server.context.database;
  const password_hash = await hashPassword('helpdesk-demo');
  await directory.write((tx) => tx.update('users', { email }, { password_hash }));
  const { token } = (await signIn('helpdesk-demo')).body;
  await start({ demo: true, demoPassword: 'made for this one' });
  expect((await signIn('helpdesk-demo')).status).toBe(401);
  expect((await server.call('auth.user', { as: { token } })).status).toBe(401);
  expect((await signIn('made for this one')).status).toBe(200);
});

test('a start with the same passwords and settings as the last one hashes nothing', async () => {
  await start({ demo: true, demoPassword: 'made for this one' });
  const spent: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    spent.push(await cpuTime(() => start({ demo: true, demoPassword: 'made for this one' })));
  }
  const ofAHash = await cpuTime(() => hashPassword('any'));
  expect(Math.min(...spent)).toBeLessThan(ofAHash);
});

test("AU-12: a changed password in the settings becomes the demo's at the next start", async () => {
  await start({ demo: true, demoPassword: 'made for this one' });
  await start({ demo: true, demoPassword: 'another setting' });
  expect((await signIn('made for this one')).status).toBe(401);
  expect((await signIn('another setting')).status).toBe(200);
  await start({ demo: true, demoPassword: 'made for this one' });
});

test('AU-12: after the public address has changed, sign-in to the demo is disabled', async () => {
  const { token } = (await signIn('made for this one')).body;
  await start({ demo: false, demoPassword: 'made for this one' });
  expect((await signIn('made for this one')).status).toBe(401);
  expect((await server.call('auth.user', { as: { token } })).status).toBe(401);
  const user = await findUserByEmail(server.context.database.directory, email);
  expect(user?.password_hash).toBeNull();
});

test('the demo data is consistent: members act only after joining, and nothing is in the future', async () => {
  const { database } = server.context;
  const id = await organizationIdOf(database.directory, 'demo');
  const org = database.org(id ?? '');
  const members = await org.all<MembershipRow>(org.from('memberships'));
  const joined = new Map(members.map(({ user_id, created_at }) => [user_id, created_at]));
  const tickets = await org.all<TicketRow>(org.from('tickets'));
  const messages = await org.all<TicketMessageRow>(org.from('ticket_messages'));
  expect(tickets.length).toBeGreaterThan(90);
  const now = new Date().toISOString();
  for (const ticket of tickets) {
    const { created_at, first_response_at, resolved_at, updated_at } = ticket;
    const order = [created_at, first_response_at, resolved_at].filter((at) => at !== null);
    expect(order).toEqual(order.toSorted());
    for (const at of [...order, updated_at]) expect(at <= now, ticket.subject).toBe(true);
  }
  for (const { user_id, created_at } of messages) {
    if (user_id) expect((joined.get(user_id) ?? now) < created_at).toBe(true);
  }
});

test("the demo's form counts the submissions that became its tickets", async () => {
  const { database } = server.context;
  const id = await organizationIdOf(database.directory, 'demo');
  const org = database.org(id ?? '');
  const tickets = await org.all<TicketRow>(org.from('tickets').whereNotNull('form_id'));
  expect(tickets.length).toBeGreaterThan(20);
  const sent = await org.all<FormSubmissionRow>(org.from('form_submissions'));
  expect(sent.map(({ ticket_id }) => ticket_id).sort()).toEqual(
    tickets.map((one) => one.id).sort(),
  );
  const [form] = await org.all<ContactFormRow>(org.from('contact_forms'));
  expect(form?.submission_count).toBe(tickets.length);
  const { funnel } = await readAnalytics(org, form?.id ?? '', 90);
  expect(funnel.submitted).toBe(tickets.length);
  expect(funnel.seen).toBeGreaterThan(funnel.started);
  expect(funnel.started).toBeGreaterThan(funnel.submitted);
});

test('a customer of the demo has one address', async () => {
  const people = [...conversations.map(({ customer }) => customer), ...chats];
  const addresses = new Map<string, string>();
  for (const { name, email } of people) {
    expect(addresses.get(name) ?? email).toBe(email);
    addresses.set(name, email);
  }
});
