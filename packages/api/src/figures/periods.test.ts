// @module-tag postgres
// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare } from '../database/prepare.ts';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { makeOrganization, type TestOrganization } from '../test/factories.ts';
import { addMonths, comparePeriod, type MadeMonths, randomPeriod } from '../test/random-periods.ts';
import { filledName, readFilled } from './read/filled.ts';
import { countHours, countHoursOf } from './store/recount.ts';

let stored: TestDatabase;
let acme: TestOrganization;
let made: MadeMonths;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
  await countHoursOf(acme.org);
  made = await addMonths(acme);
});
afterAll(() => stored.remove());

const hours = prepare((org) =>
  org
    .from('counters')
    .where('name', '>', 'hour.')
    .where('name', '<', 'hour/')
    .where('value', '<>', 0)
    .orderBy('name')
    .select('name', 'value'),
);
const counted = () => acme.org.all<{ name: string; value: number }>(hours({}));

test('figures of random periods, time zones and business hours equal those counted row by row', async () => {
  for (let seed = 1; seed <= 12; seed += 1) await comparePeriod(acme, made, randomPeriod(seed));
});

test('hours counted by writes match the rows, from the last day to the first', async () => {
  const kept = await counted();
  expect(kept.length).toBeGreaterThan(1_000);
  const { org } = acme;
  // The state left by an older release, including daily counters from one of its nodes.
  await org.write(async (tx) => {
    await tx.remove('counters', (counter) =>
      counter.whereRaw("name >= 'hour.' and name < 'hour/'"),
    );
    await tx.remove('counters', { name: filledName(org) });
    await tx.add('resolved.2025-11-20.somebody', 3);
  });
  expect(await readFilled(org)).toBeNull();
  await comparePeriod(acme, made, randomPeriod(13));
  // Stops after the first slices, and continues.
  let slices = 0;
  const stop = new Error('The turn is over');
  const pause = async () => {
    slices += 1;
    if (slices === 40) throw stop;
  };
  await expect(countHoursOf(org, pause)).rejects.toBe(stop);
  expect(await readFilled(org)).toBeGreaterThan(1);
  await comparePeriod(acme, made, randomPeriod(14));
  await countHours(stored.database);
  expect(await readFilled(org)).toBe(1);
  expect(await counted()).toEqual(kept);
  expect(await org.first(org.from('counters').where('name', 'like', 'resolved.%'))).toBeUndefined();
});

test('hours that a node of an older release has just left out are corrected', async () => {
  const { org } = acme;
  const at = Date.UTC(2025, 10, 30, 23);
  const kept = await counted();
  await org.write(async (tx) => {
    const lost = kept.filter(({ name }) => name.includes('.2025-11-30T')).slice(0, 3);
    await tx.addAll(lost.map(({ name, value }) => [name, -value]));
  });
  await countHoursOf(org, undefined, at);
  expect(await counted()).toEqual(kept);
  const before = await org.version();
  await countHoursOf(org, undefined, at);
  expect(await org.version()).toBe(before);
});
