import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { makeOrganization, type TestOrganization } from '../../test/factories.ts';
import { isUnderAttack, noteWrongPair } from './lookup-guard.ts';

let stored: TestDatabase;
let acme: TestOrganization;
let globex: TestOrganization;

const at = (time: string) => vi.setSystemTime(Date.parse(`2030-05-05T${time}Z`));
const isStopped = (email = 'other@acme.example', number = 'TK-2', { org } = acme) =>
  isUnderAttack(org, email, number);
/** Stores a count of wrong pairs. */
const counted = (what: string, count: number) =>
  acme.org.write((tx) => tx.update('tallies', { what }, { count }));

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
  globex = await makeOrganization(stored.database, 'globex');
});
afterAll(() => stored.remove());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('10:30:00.000');
  await acme.org.write((tx) => tx.remove('tallies', {}));
  await noteWrongPair(acme.org, 'vera@acme.example', 'TK-1');
});
afterEach(() => {
  vi.useRealTimers();
});

test('PT-03: fifty wrong pairs block lookups for this hour and the next', async () => {
  await counted('lookup.failed.hour', 49);
  expect(await isStopped()).toBe(false);
  await counted('lookup.failed.hour', 50);
  expect(await isStopped()).toBe(true);
  at('11:59:59.999');
  expect(await isStopped()).toBe(true);
  at('12:00:00.000');
  expect(await isStopped()).toBe(false);
});

test('PT-03: two hundred wrong pairs block lookups for the rest of the day', async () => {
  await counted('lookup.failed', 199);
  expect(await isStopped()).toBe(false);
  await counted('lookup.failed', 200);
  expect(await isStopped()).toBe(true);
  at('23:59:59.999');
  expect(await isStopped()).toBe(true);
  at('24:00:00.000');
  expect(await isStopped()).toBe(false);
});

test.each([
  ['address', 'lookup.failed.email', ['vera@acme.example', 'TK-2']],
  ['number', 'lookup.failed.number', ['other@acme.example', 'TK-1']],
] as const)(
  'PT-03: ten wrong pairs with one %s stop it for the day, and no other',
  async (_, what, pair) => {
    await counted(what, 9);
    expect(await isStopped(...pair)).toBe(false);
    await counted(what, 10);
    expect(await isStopped(...pair)).toBe(true);
    expect(await isStopped()).toBe(false);
    at('24:00:00.000');
    expect(await isStopped(...pair)).toBe(false);
  },
);

test('PT-03: blocking one organization doesn’t affect another', async () => {
  await acme.org.write((tx) => tx.update('tallies', {}, { count: 1_000 }));
  expect(await isStopped('vera@acme.example', 'TK-1')).toBe(true);
  expect(await isStopped('vera@acme.example', 'TK-1', globex)).toBe(false);
});
