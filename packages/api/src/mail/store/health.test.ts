import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import type { MailHealthRow } from '../../database/rows/mail-out.ts';
import { openTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { eventsAfter, lastSeq } from '../../events/read.ts';
import { makeOrganization, makeTicket, type TestOrganization } from '../../test/factories.ts';
import { Unsendable } from '../sending/trouble.ts';
import { noteFailure, noteSuccess } from './health.ts';

let stored: TestDatabase;
let acme: TestOrganization;
let seq: number;
let made = 0;

beforeAll(async () => {
  stored = await openTestDatabase();
});
afterAll(() => stored.remove());
beforeEach(async () => {
  made += 1;
  acme = await makeOrganization(stored.database, `acme${made}`);
  seq = await lastSeq(acme.org);
});

const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const wrong = new Unsendable('No such server');
const told = async () =>
  (await eventsAfter(acme.org, seq)).filter(({ name }) => name === 'mail_server.refused').length;
const health = () => acme.org.first<MailHealthRow>(acme.org.from('mail_health'));

test('reports an unreachable server once, after eight attempts', async () => {
  await noteFailure(acme.org, down, 7);
  expect([await told(), await health()]).toEqual([0, undefined]);
  await noteFailure(acme.org, down, 8);
  await noteFailure(acme.org, down, 9);
  expect(await told()).toBe(1);
  expect((await health())?.failing_since).not.toBeNull();
});

test('reports wrong settings at once', async () => {
  await noteFailure(acme.org, wrong, 1);
  expect(await told()).toBe(1);
});

test('reports a server that fails again only after a day', async () => {
  await noteFailure(acme.org, wrong, 1);
  await noteSuccess(acme.org);
  expect((await health())?.failing_since).toBeNull();
  await noteFailure(acme.org, wrong, 1);
  expect(await told()).toBe(1);
  expect((await health())?.failing_since).not.toBeNull();
  await noteSuccess(acme.org);
  const before = { told_at: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString() };
  await acme.org.write((tx) => tx.update('mail_health', {}, before));
  await noteFailure(acme.org, wrong, 1);
  expect(await told()).toBe(2);
  expect(((await health())?.told_at ?? '') > before.told_at).toBe(true);
});

test('makes waiting email due when mail works again, and leaves sent email and other events alone', async () => {
  await noteFailure(acme.org, wrong, 1);
  const later = '2999-01-01T00:00:00.000Z';
  const rows = [
    { listener: 'mail', done_at: null },
    { listener: 'mail', done_at: '2020-01-01T00:00:00.000Z' },
    { listener: 'webhooks', done_at: null },
  ];
  for (const _ of rows) await makeTicket(acme);
  const seqs = (await eventsAfter(acme.org, seq + 1)).map((event) => event.seq);
  for (const [at, row] of rows.entries()) {
    const more = { id: newId(), seq: seqs[at] ?? 0, attempts: 1, due_at: later };
    await acme.org.write((tx) => tx.insert('outbox', { ...row, ...more }));
  }
  await noteSuccess(acme.org);
  const query = acme.org.from('outbox').orderBy('seq').select('due_at');
  const due = (await acme.org.all<{ due_at: string }>(query)).map(({ due_at }) => due_at === later);
  expect(due).toEqual([false, true, true]);
});

test('a success without an earlier failure changes nothing', async () => {
  const version = await acme.org.version();
  await noteSuccess(acme.org);
  expect(await acme.org.version()).toBe(version);
});
