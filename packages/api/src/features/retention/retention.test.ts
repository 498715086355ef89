// @module-tag postgres
// @module-tag slow

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import { ticketRows } from '../../database/ticket-rows.ts';
import { startChat } from '../../test/chats.ts';
import { times } from '../../test/deep.ts';
import { everyRow } from '../../test/every-table.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { recountOf } from '../../test/recounted.ts';
import { closeChat } from '../chat/store/close.ts';
import { automatic } from '../tickets/store/auto-assignment.ts';
import { updateTickets } from '../tickets/store/update.ts';
import { applyRetention } from './apply.ts';
import { daysBefore, monthsBefore } from './rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const none = {
  closeResolvedDays: null,
  deleteClosedMonths: null,
  deleteMailsDays: null,
  deleteChatsMonths: null,
};
const rules = { ...none, closeResolvedDays: 14, deleteClosedMonths: 24 };
const as = () => server.acme.admin;
const save = (body: object, who = as()) =>
  server.call('organization.updateRetention', { as: who, body });
const preview = async (body: object) =>
  (await server.call('organization.previewRetention', { as: as(), body })).body;
const day = 24 * 60 * 60 * 1000;

/** Creates tickets last changed long ago. */
async function oldTickets(count: number, status: 'resolved' | 'closed', days: number) {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await makeTicket(server.acme));
  for (let from = 0; from < count; from += 100) {
    const some = ids.slice(from, from + 100);
    await updateTickets(server.acme.org, { ids: some }, { status }, automatic);
    const updated_at = new Date(Date.now() - days * day).toISOString();
    await server.acme.org.write((tx) => ticketRows(tx).update({ id: some }, { updated_at }));
  }
  return ids;
}
const statusOf = async (id: string) =>
  (await server.call('tickets.get', { as: as(), params: { id } })).body?.status;

async function mail(days: number, state: 'done' | 'held' | 'waiting') {
  const id = newId();
  await server.acme.org.write((tx) =>
    tx.insert('inbound_mails', {
      id,
      size: 3,
      state,
      received_at: new Date(Date.now() - days * day).toISOString(),
      raw: Buffer.from('abc'),
    }),
  );
  return id;
}

async function endedChat(days: number) {
  const { id } = await startChat(server, server.acme, { message: 'Is it open?' });
  await server.call('chat.addNote', { as: as(), params: { id }, body: { message: 'It is.' } });
  await closeChat(server.acme.org, id, automatic, 'blocked');
  const ended = new Date(Date.now() - days * day).toISOString();
  await server.acme.org.write((tx) =>
    tx.update('chat_sessions', { id }, { started_at: ended, closed_at: ended }),
  );
  return id;
}

test('by default nothing expires', async () => {
  const { body } = await server.call('organization.retention', { as: as() });
  expect(body).toEqual({ ...none, latest: null });
  const [old] = await oldTickets(1, 'closed', 2_000);
  await applyRetention(server.context.database);
  expect(await statusOf(old ?? '')).toBe('closed');
  await save({ ...none, deleteClosedMonths: 60 });
  await applyRetention(server.context.database);
});

test('months follow the calendar, days the clock', () => {
  const at = Date.parse('2028-03-31T10:00:00.000Z');
  expect(monthsBefore(at, 1)).toBe('2028-02-29T10:00:00.000Z');
  expect(monthsBefore(at, 13)).toBe('2027-02-28T10:00:00.000Z');
  expect(monthsBefore(at, null)).toBeNull();
  expect(daysBefore(at, 31)).toBe('2028-02-29T10:00:00.000Z');
});

test('the preview counts what the rules then close and delete; other data stays', async () => {
  const { globex } = server;
  const differencesNow = await recountOf(server);
  const resolved = await oldTickets(3, 'resolved', 15);
  const fresh = await oldTickets(1, 'resolved', 13);
  const closed = await oldTickets(25, 'closed', 800);
  const kept = await oldTickets(2, 'closed', 700);
  const mails = [await mail(31, 'done'), await mail(40, 'held')];
  const keptMails = [await mail(29, 'done'), await mail(40, 'waiting')];
  const chats = [await endedChat(400), await endedChat(380)];
  const keptChats = [await endedChat(300)];
  const other = await makeTicket(globex);
  const globexRows = async () => {
    const all = [...(await everyRow(server.databaseUrl))];
    return all.map(([table, rows]) => [table, rows.filter((row) => row.includes(globex.id))]);
  };
  await server.drain();
  const before = await globexRows();

  const all = { ...rules, deleteMailsDays: 30, deleteChatsMonths: 12 };
  expect(await preview(none)).toEqual({
    ticketsToClose: 0,
    ticketsToDelete: 0,
    mailsToDelete: 0,
    chatsToDelete: 0,
  });
  expect(await preview(all)).toEqual({
    ticketsToClose: 3,
    ticketsToDelete: 25,
    mailsToDelete: 2,
    chatsToDelete: 2,
  });
  expect((await save(all)).status).toBe(200);
  await applyRetention(server.context.database);
  await applyRetention(server.context.database);

  for (const id of resolved) expect(await statusOf(id)).toBe('closed');
  for (const id of fresh) expect(await statusOf(id)).toBe('resolved');
  for (const id of kept) expect(await statusOf(id)).toBe('closed');
  const rows = await everyRow(server.databaseUrl);
  // Events and notifications have retention periods of their own.
  const elsewhere = new Set(['events', 'notifications']);
  const leftOf = (ids: string[]) =>
    [...rows].flatMap(([table, some]) =>
      ids
        .filter((id) => !elsewhere.has(table) && some.some((row) => row.includes(id)))
        .map((id) => `${table} ${id}`),
    );
  expect(leftOf(closed)).toEqual([]);
  expect(leftOf(mails)).toEqual([]);
  expect(leftOf(chats)).toEqual([]);
  expect(leftOf(keptMails)).toHaveLength(2);
  expect(leftOf(keptChats).length).toBeGreaterThan(0);
  expect(await globexRows()).toEqual(before);
  expect(other).toBeDefined();

  const shown = await server.call('organization.retention', { as: as() });
  expect(shown.body).toMatchObject({
    ...all,
    latest: { closedTickets: 3, deletedMails: 2, deletedChats: 2 },
  });
  expect(shown.body.latest?.deletedTickets).toBeGreaterThanOrEqual(25);
  const { body: log } = await server.call('audit.list', {
    as: as(),
    query: { operation: 'organization.applyRetention' },
  });
  expect(log.length).toBeGreaterThan(0);
  expect(log[0]?.changes[0]?.fields).toContainEqual(
    expect.objectContaining({ field: 'deletedTickets' }),
  );
  // One ended chat is left; the other figures are about tickets.
  expect(await differencesNow()).toEqual([
    { figure: 'counter chats.closed', shown: 1, counted: 0 },
  ]);
  await save(none);
});

describe('permission to set the rules', () => {
  test('AZ-06: requires the settings permission in this organization', async () => {
    for (const who of [server.acme.agent, server.acme.customer]) {
      expect((await save(rules, who)).status).toBe(403);
      const counted = await server.call('organization.previewRetention', { as: who, body: rules });
      expect(counted.status).toBe(403);
      expect((await server.call('organization.retention', { as: who })).status).toBe(403);
    }
    expect((await save(rules, server.globex.admin)).status).toBe(200);
    const mine = await server.call('organization.retention', { as: as() });
    expect(mine.body.closeResolvedDays).toBeNull();
    await save(none, server.globex.admin);
  });

  test.each([
    { deleteClosedMonths: 0 },
    { deleteClosedMonths: 121 },
    { closeResolvedDays: 1.5 },
    { deleteMailsDays: 90 },
    { deleteChatsMonths: -1 },
  ])('refuses %j', async (wrong) => {
    expect((await save({ ...none, ...wrong })).status).toBe(400);
    expect(await preview({ ...none, ...wrong })).not.toHaveProperty('ticketsToClose');
  });
});

const much = times(300, 10_000);

// Full run only: creating so many tickets takes longer than all other tests here.
test(`deleting ${much} tickets does not block other writes`, {
  tags: ['full'],
  timeout: 1_800_000,
}, async () => {
  await oldTickets(much, 'closed', 800);
  await save(rules);
  let isOver = false;
  let written = 0;
  const work = applyRetention(server.context.database).finally(() => {
    isOver = true;
  });
  for (; !isOver; written += 1) {
    await makeTicket(server.globex);
    await new Promise((done) => setTimeout(done, 5));
  }
  await work;
  // Each other write waits for at most one of many transactions.
  expect(written).toBeGreaterThan(10);
  expect((await preview(rules)).ticketsToDelete).toBe(0);
});

test('rules that fail in one organization still apply in the others', async () => {
  await save({ ...none, closeResolvedDays: 14 });
  const [resolved = ''] = await oldTickets(1, 'resolved', 15);
  const retention = { closeResolvedDays: 1e300 };
  await server.globex.org.write((tx) =>
    tx.update('organizations', {}, { settings: { retention } }),
  );
  const run = applyRetention(server.context.database);
  await expect(run).rejects.toThrow(`Failed for ${server.globex.id} (RangeError`);
  expect(await statusOf(resolved)).toBe('closed');
});
