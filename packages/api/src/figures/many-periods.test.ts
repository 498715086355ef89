// Reads 200 periods. The ordinary tier reads 12 on both databases, in figures/periods.
// @module-tag full

import { afterAll, beforeAll, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { makeOrganization, type TestOrganization } from '../test/factories.ts';
import { addMonths, comparePeriod, type MadeMonths, randomPeriod } from '../test/random-periods.ts';
import { countHoursOf } from './store/recount.ts';

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

test.each(Array.from({ length: 20 }, (_, at) => 1_000 + 10 * at))(
  'figures of ten random periods from %i on equal those counted row by row',
  async (from) => {
    for (let seed = from; seed < from + 10; seed += 1)
      await comparePeriod(acme, made, randomPeriod(seed));
  },
);
