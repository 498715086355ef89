// @module-tag postgres

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeExpired } from '../database/expired.ts';
import { newId } from '../database/ids.ts';
import { forgetHandled } from '../events/store.ts';
import { lookAfterLeaving } from '../features/leaving/accounts-gone.ts';
import { grace } from '../features/leaving/store/closing.ts';
import { applyRetention } from '../features/retention/apply.ts';
import { replyAsCustomer } from '../features/tickets/customer-reply.ts';
import { expireArchived } from '../features/tickets/store/archive/expire.ts';
import { type Inbox, openInbox } from '../mail/test-inbox.ts';
import { sweepFiles } from '../stored-files/store/sweep.ts';
import { keepOriginal } from './canary-mails.ts';
import { staffSocket, visitorSocket, waitingChat } from './chats.ts';
import { everyRow, readPast } from './every-table.ts';
import { makeTicket } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { greeted } from './socket.ts';
import { startReceiver } from './webhook-receiver.ts';

let server: TestServer;
let inbox: Inbox;
let canary: string;
let email: string;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

const year = 366 * 24 * 60 * 60 * 1000;

beforeEach(async () => {
  inbox = await openInbox();
  server = await startTestServer({ allowPrivateTargets: true, smtpUrl: inbox.url });
  receiver = await startReceiver((response, { body }) => void response.end(body));
  canary = `deletedword${newId().toLowerCase()}`;
  email = `${canary}@customer.example`;
  const { body } = await server.call('webhooks.create', {
    as: server.acme.admin,
    body: {
      name: 'Echo',
      url: receiver.url,
      events: ['ticket.created', 'ticket.deleted', 'message.created', 'chat.message_received'],
    },
  });
  if (!body.data.id) throw new Error('The webhook was not created');
});
afterEach(async () => {
  receiver.close();
  await server.stop();
  await inbox.close();
});

/** Returns every place that contains the word: tables, the search index, and files. */
async function placesOf(word: string): Promise<string[]> {
  const found = [...(await everyRow(server.databaseUrl))].flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(word)).map((row) => `${table} ${row.slice(0, 300)}`),
  );
  const indexed = await readPast(server.databaseUrl, (all, isFile) =>
    isFile
      ? all(`select rowid as id from search_tokens where search_tokens match '"${word}"'`)
      : Promise.resolve([]),
  );
  const folder = server.context.config.dataDir;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (path.includes(word) || (await readFile(path)).includes(word)) found.push(`file ${path}`);
  }
  return [...found, ...indexed.map(({ id }) => `index ${String(id)}`)];
}

/** Runs the recurring cleanup tasks of a day later, and later still. */
async function letTimePass() {
  await server.drain();
  const { database, config } = server.context;
  const old = new Date(Date.now() - year).toISOString();
  await database.directory.write((tx) => tx.update('idempotency_keys', {}, { created_at: old }));
  await database.directory.write((tx) =>
    tx.update('outbox', (row) => void row.whereNotNull('done_at'), { done_at: old }),
  );
  await removeExpired(database);
  await forgetHandled(database);
  await sweepFiles(database, config, Date.now() + year);
  await sweepFiles(database, config, Date.now() + 2 * year);
}

async function call<Id extends Parameters<TestServer['call']>[0]>(
  id: Id,
  options: Parameters<TestServer['call']>[1] = {},
) {
  const answer = await server.call(id, { as: server.acme.admin, ...options });
  if (answer.status >= 400) throw new Error(`${id}: ${answer.error.message}`);
  return answer;
}

/** Uploads a file that contains the word, and returns its id. */
async function upload(): Promise<string> {
  const { body } = await call('files.upload', {
    query: { name: `${canary}.txt` },
    body: Buffer.from(`A text of ${canary}`),
  });
  return (body as { id: string }).id;
}

const keepFor = (rules: object) =>
  call('organization.updateRetention', {
    body: {
      closeResolvedDays: null,
      deleteClosedMonths: null,
      deleteMailsDays: null,
      deleteChatsMonths: null,
      ...rules,
    },
  });

/** Creates a ticket with the word in every text. */
async function writtenTicket(): Promise<string> {
  const { acme } = server;
  const id = await makeTicket(acme, {
    subject: `About ${canary}`,
    description: `First ${canary}`,
    customerName: `Name ${canary}`,
    customerEmail: email,
  });
  const other = await makeTicket(acme);
  const key = { 'idempotency-key': newId() };
  const params = { id };
  await call('tickets.update', { params, body: { assignedAgentId: acme.agent.userId } });
  await call('tickets.update', {
    params,
    body: { subject: `Now ${canary}`, externalId: canary, metadata: { word: canary } },
  });
  await call('tickets.reply', {
    params,
    body: { message: `Public ${canary}`, fileIds: [await upload()] },
    headers: key,
  });
  await call('tickets.reply', { params, body: { message: `Note ${canary}`, isInternal: true } });
  await replyAsCustomer(acme.org, id, `Answer ${canary}`);
  await call('tasks.create', { params, body: { title: `Task ${canary}` } });
  await call('time.create', { params, body: { minutes: 3, note: `Time ${canary}` } });
  await call('tickets.link', { params: { id: other }, body: { ticketId: id, kind: 'related' } });
  await keepOriginal({ ...acme, canary }, id);
  await server.drain();
  return id;
}

test('a permanently deleted ticket leaves no text anywhere, and sockets replay none of it', async () => {
  const id = await writtenTicket();
  expect((await placesOf(canary)).length).toBeGreaterThan(10);
  await call('tickets.delete', { params: { id } });
  await server.drain();
  await call('tickets.deleteForGood', { body: { ids: [id] } });
  await letTimePass();
  expect(await placesOf(canary)).toEqual([]);
  const socket = await greeted(server, server.acme.agent, '/ws?after=0');
  expect(JSON.stringify(socket.frames)).not.toContain(canary);
  await socket.close();
});

test('a ticket that expires in the trash leaves no text anywhere', async () => {
  const id = await writtenTicket();
  await call('tickets.delete', { params: { id } });
  await server.drain();
  const put_away_at = new Date(Date.now() - year).toISOString();
  await server.acme.org.write((tx) => tx.update('put_away_tickets', { id }, { put_away_at }));
  await expireArchived(server.context.database);
  await letTimePass();
  expect(await placesOf(canary)).toEqual([]);
});

test('a ticket deleted by a retention policy leaves no text anywhere, and programs are notified of the deletion', async () => {
  const id = await writtenTicket();
  await call('tickets.update', { params: { id }, body: { status: 'closed' } });
  await keepFor({ deleteClosedMonths: 1 });
  await applyRetention(server.context.database, Date.now() + year);
  await letTimePass();
  expect(await placesOf(canary)).toEqual([]);
  const told = receiver.received.map(({ body }) => JSON.parse(body));
  expect(told).toContainEqual(
    expect.objectContaining({
      type: 'ticket.deleted',
      data: { ticket: expect.objectContaining({ id, subject: '', customerEmail: null }) },
    }),
  );
});

test('a permanently deleted merged ticket leaves no text of either ticket', async () => {
  const into = await makeTicket(server.acme);
  const id = await writtenTicket();
  await call('tickets.merge', { body: { ids: [id, into], intoId: into } });
  await server.drain();
  await call('tickets.delete', { params: { id: into } });
  await call('tickets.deleteForGood', { body: { ids: [into] } });
  await letTimePass();
  expect(await placesOf(canary)).toEqual([]);
});

test('a chat deleted by a retention policy leaves no text anywhere', async () => {
  const { acme } = server;
  const chat = await waitingChat(server, acme, { customerName: canary, customerEmail: email });
  await call('chat.accept', { as: acme.agent, params: { id: chat.id } });
  const visitor = await visitorSocket(server, chat);
  visitor.say(`Hello ${canary}`, 'v1');
  await visitor.until(({ type }) => type === 'chat_message');
  const staff = await staffSocket(server, acme.agent, chat);
  staff.say('What happened?', 's1');
  await visitor.until(({ data }) => data?.message === 'What happened?');
  await staff.close();
  await visitor.close();
  await call('chat.addNote', { params: { id: chat.id }, body: { message: `Note ${canary}` } });
  await call('chat.close', { as: acme.agent, params: { id: chat.id } });
  await server.call('publicChat.rate', { ...chat.at, body: { rating: 1, comment: canary } });
  await server.drain();
  expect((await placesOf(canary)).length).toBeGreaterThan(3);
  await keepFor({ deleteChatsMonths: 1 });
  await applyRetention(server.context.database, Date.now() + year);
  await letTimePass();
  expect(await placesOf(canary)).toEqual([]);
});

test("deleting a customer's external data leaves only the email address, in the deletion event", async () => {
  const keep = (body: object) => call('customers.update', { body: { email, ...body } });
  await keep({ externalId: canary, metadata: { word: canary } });
  await keep({ externalId: null, metadata: {} });
  await letTimePass();
  const places = (await placesOf(canary)).filter((place) => !place.startsWith('audit_entries'));
  expect(places).toEqual([expect.stringContaining('"isKept\\":false')]);
});

test('a deleted account leaves its name and email address only in the audit log', async () => {
  const { acme } = server;
  const { directory } = server.context.database;
  await directory.write((tx) =>
    tx.update('users', { id: acme.agent.userId }, { email, last_name: canary }),
  );
  const id = await makeTicket(acme);
  await call('tickets.reply', { as: acme.agent, params: { id }, body: { message: 'Hello' } });
  await call('tickets.update', { params: { id }, body: { assignedAgentId: acme.agent.userId } });
  await call('tickets.update', { params: { id }, body: { assignedAgentId: null } });
  const chat = await waitingChat(server, acme);
  await call('chat.accept', { as: acme.agent, params: { id: chat.id } });
  const staff = await staffSocket(server, acme.agent, chat);
  staff.say('Hello', 's1');
  await staff.until(({ type }) => type === 'chat_message');
  await staff.close();
  await call('chat.close', { as: acme.agent, params: { id: chat.id } });
  await server.drain();
  await call('profile.delete', { as: acme.agent, body: { email } });
  await server.drain();
  await lookAfterLeaving(server.context, Date.now() + grace + 1_000);
  await letTimePass();
  const places = (await placesOf(canary)).filter((place) => !place.startsWith('audit_entries'));
  expect(places).toEqual([]);
});
