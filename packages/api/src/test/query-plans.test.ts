// @module-tag postgres
// @module-tag slow

import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, runPast } from '../database/test-database.ts';
import { waitingChat } from './chats.ts';
import { inputOf } from './contract-check.ts';
import { type FilterWorld, fillLists } from './filter-world.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { plansOf, recordStatements, type Step } from './recorded-statements.ts';
import { addTenThousandRows } from './ten-thousand-rows.ts';

let server: TestServer;
let world: FilterWorld;
let recorded: ReturnType<typeof recordStatements>;

beforeAll(async () => {
  // Migrations are not recorded.
  await (await openTestDatabase()).remove();
  recorded = recordStatements();
  server = await startTestServer();
  world = await fillLists(server);
  await recorded.without(() => addTenThousandRows(server));
  await analyze();
}, 120_000);
afterAll(async () => {
  recorded.stop();
  await server.stop();
});

/** Updates PostgreSQL's row statistics, which it otherwise does at an unknown time. */
async function analyze() {
  if (server.context.database.dialect === 'postgres') await runPast(server.databaseUrl, 'analyze');
}

const ids = Object.keys(operations) as OperationId[];

const known: Record<string, string> = {
  q: 'kettle',
  report: 'tickets',
  figure: 'resolved',
  pageType: 'article',
  host: 'acme.localhost',
  org: 'acme',
  isRead: 'false',
};

async function read(id: OperationId) {
  const { path, access } = operations[id];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => world.params(id)[name] ?? '');
  const query = inputOf(id)
    .parameters.filter((one) => one.in === 'query' && known[one.name])
    .filter(({ name }) => id !== 'metrics.agentChats' || name !== 'figure')
    .map(({ name }) => [name, known[name] ?? ''] satisfies [string, string]);
  if (id === 'metrics.agentChats') query.push(['figure', 'chats']);
  const isForKeys = access.some(({ scheme }) => scheme === 'apiKey');
  await fetch(`${server.url}${filled}?${new URLSearchParams(query)}`, {
    headers: {
      authorization: `Bearer ${isForKeys ? world.key : server.acme.admin.token}`,
      'x-chat-access': world.chatToken,
    },
  }).then((answer) => answer.arrayBuffer());
}

/** Creates a form ticket with replies from both sides, and a chat, with their emails and notifications. */
async function work() {
  const { acme } = server;
  const { admin: as, agent, formId } = acme;
  const at = { subdomain: 'acme' };
  const email = 'customer7@example.com';
  const data = { name: 'Vera', email, subject: 'Kettle', message: 'It leaks.' };
  const done = async (answer: Promise<{ status: number }>) =>
    expect((await answer).status).toBeLessThan(300);
  await done(server.call('publicForms.submit', { params: at, body: { formId, data } }));
  await server.drain();
  const [ticket] = (await server.call('tickets.list', { as })).body;
  const { id = '', ticketNumber = '' } = ticket ?? {};
  const params = { id };
  const found = await server.call('publicTickets.lookup', {
    params: at,
    body: { email, ticketNumber },
  });
  const accessToken = 'accessToken' in found.body ? found.body.accessToken : '';
  const body = { message: 'It still leaks.' };
  const headers = { 'x-ticket-access': accessToken };
  await done(
    server.call('publicTickets.reply', { params: { ...at, ticketId: id }, headers, body }),
  );
  const assigned = { assignedAgentId: agent.userId, status: 'in_progress' };
  await done(server.call('tickets.update', { as, params, body: assigned }));
  await server.drain();
  await done(server.call('tickets.reply', { as: agent, params, body }));
  await done(server.call('tickets.markRead', { as: agent, params, body: {} }));
  await done(server.call('notifications.markAllRead', { as: agent }));
  await done(server.call('tickets.update', { as, params, body: { status: 'resolved' } }));
  const chat = await waitingChat(server, acme, { customerEmail: email });
  await done(server.call('chat.accept', { as: agent, params: { id: chat.id } }));
  await done(server.call('publicChat.send', { ...chat.at, body }));
  await done(server.call('chat.get', { as: agent, params: { id: chat.id } }));
  await done(server.call('chat.close', { as: agent, params: { id: chat.id } }));
  await server.drain();
}

const watched = new Set([
  'tickets',
  'ticket_messages',
  'chat_sessions',
  'chat_messages',
  'customer_records',
  'events',
  'notifications',
  'staff_news',
]);
/** Out of 10,000 rows. */
const mostRows = 1_000;

/** Statements that read as many rows as the period has. */
const ofPeriods = /\b(created|resolved|reopened|first_response|rated|accepted|assigned)_at[`"] >= /;
/** A total that is counted in the key. */
const isTotal =
  /^select count\(\*\) as .count. from [^()]*\(select \* from .customer_records. where .organization_id. = \S+\) as .customer_records.$/;
/** Indexes that have few rows in any organization: open or unread items, or one row per item. */
const ofFew =
  /chat_sessions_(agent|queue)|tickets_by_active|tickets_by_domain|notifications_unread|staff_news_(open|to_mail)/;

/** Whether a step scans its whole organization: it looks up only the organization, without using the order of the result. */
function walks(sql: string, { detail, rows, isSorted }: Step): boolean {
  if (rows !== null) return rows > mostRows;
  if (ofFew.test(detail)) return false;
  if (detail.startsWith('SCAN')) return true;
  const looked = [...detail.matchAll(/[(\s](\w+)=\?/g)].map(([, column]) => column);
  if (!looked.includes('organization_id')) return false;
  if (looked.length > 1) return false;
  const isPage = /\blimit [?\d]/.test(sql) && /\border by\b/.test(sql);
  return !isPage || isSorted === true;
}

test('no statement scans all rows of its organization', async () => {
  for (const id of ids) if (operations[id].method === 'GET') await read(id);
  await work();
  // Tables that were empty now have rows.
  await analyze();
  const statements = [...recorded.statements.values()].filter(
    ({ sql }) => /^\s*(select|with|update|delete)\b/i.test(sql) && !/\bpg_|sqlite_/.test(sql),
  );
  expect(statements.length).toBeGreaterThan(150);
  const plans = await plansOf(server.databaseUrl, statements);
  const walking = [...plans].flatMap(([sql, steps]) =>
    ofPeriods.test(sql) || isTotal.test(sql)
      ? []
      : steps
          .filter((step) => watched.has(step.table) && walks(sql, step))
          .map(({ table, detail, rows }) => `${table} ${rows ?? ''}: ${detail} in ${sql}`),
  );
  expect(walking).toEqual([]);
});
