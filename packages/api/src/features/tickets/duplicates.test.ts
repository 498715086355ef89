import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { likenessOf } from './read/suggested-duplicates.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: false });
});
afterAll(() => server.stop());

let requesters = 0;
const newRequester = () => {
  requesters += 1;
  return `requester${requesters}@shop.example`;
};
const open = (customerEmail: string, subject: string, description = 'Hello.') =>
  makeTicket(server.acme, { customerEmail, subject, description });
const suggested = async (id: string, as = server.acme.agent) => {
  const { status, body } = await server.call('tickets.suggestDuplicates', { as, params: { id } });
  return status === 200 ? body.map((one) => one.id) : status;
};
const set = (id: string, body: object) =>
  server.call('tickets.update', { as: server.acme.agent, params: { id }, body });

test('similar tickets of the same requester are suggested, active ones first', async () => {
  const email = newRequester();
  const done = await open(email, 'Parcel is missing');
  await set(done, { status: 'resolved' });
  const here = await open(email, 'Where is my parcel?');
  const active = await open(email, 'Parcel still missing, where is it');
  await open(email, 'Change my password');
  await open(newRequester(), 'Where is my parcel?');
  expect(await suggested(here)).toEqual([active, done]);
});

test('tickets with similar descriptions are suggested even if their subjects differ', async () => {
  const email = newRequester();
  const words = 'The blue kettle I bought in October stays cold whatever I try.';
  const here = await open(email, 'Kettle', words);
  const alike = await open(email, 'Please help', `Hello, ${words}`);
  await open(email, 'Hello there', 'The red toaster burns.');
  expect(await suggested(here)).toEqual([alike]);
});

test('doesn’t suggest linked tickets, tickets closed long ago, or tickets without a requester', async () => {
  const email = newRequester();
  const here = await open(email, 'Where is my parcel?');
  const linked = await open(email, 'Where is my parcel?');
  const old = await open(email, 'Where is my parcel?');
  await set(old, { status: 'closed' });
  expect(await suggested(here)).toHaveLength(2);
  const body = { ticketId: linked, kind: 'related' };
  await server.call('tickets.link', { as: server.acme.agent, params: { id: here }, body });
  await server.acme.org.write((tx) =>
    ticketRows(tx).update({ id: old }, { updated_at: '2026-01-01T00:00:00.000Z' }),
  );
  expect(await suggested(here)).toEqual([]);
  const nobody = { customerEmail: null, customerName: null, subject: 'Where is my parcel?' };
  const [first] = [await makeTicket(server.acme, nobody), await makeTicket(server.acme, nobody)];
  expect(await suggested(first)).toEqual([]);
});

test('suggests at most three, only to staff of the organization', async () => {
  const email = newRequester();
  const here = await open(email, 'Where is my parcel?');
  for (let at = 0; at < 4; at += 1) await open(email, 'Where is my parcel?');
  expect(await suggested(here)).toHaveLength(3);
  expect(await suggested(here, server.acme.customer)).toBe(403);
  expect(await suggested(here, server.globex.agent)).toBe(404);
});

test('short words and few common words don’t make tickets similar', () => {
  const text = (subject: string, description = '') => ({ subject, description });
  expect(likenessOf(text('Is it on?'), text('It is off'))).toBe(0);
  expect(likenessOf(text('', 'My kettle leaks'), text('', 'A kettle leaks'))).toBe(0);
  expect(likenessOf(text('Kettle leaks'), text('KETTLE leaks again'))).toBe(1);
  expect(likenessOf(text('水壶漏水'), text('水壶坏了'))).toBeCloseTo(2 / 3);
});
