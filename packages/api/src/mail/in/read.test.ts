// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { makeOrganization, makeTicket } from '../../test/factories.ts';
import { readFormer, readStaff } from './read.ts';

let stored: TestDatabase;
beforeAll(async () => {
  stored = await openTestDatabase();
});
afterAll(() => stored.remove());

test('reads the staff without customers and without passwords', async () => {
  const acme = await makeOrganization(stored.database, 'teamacme');
  const staff = await readStaff(acme.org);
  expect(staff.map(({ email }) => email).toSorted()).toEqual(
    [acme.admin.email, acme.agent.email].toSorted(),
  );
  expect(staff.flatMap(Object.keys).filter((column) => /password/.test(column))).toEqual([]);
});

test('people who left a ticket can still take part in others', async () => {
  const acme = await makeOrganization(stored.database, 'acme');
  const left = await makeTicket(acme);
  const other = await makeTicket(acme);
  const email = 'carl@visitor.example';
  await acme.org.write((tx) => tx.insert('ticket_former_people', { ticket_id: left, email }));
  expect(await readFormer(acme.org, left)).toEqual([email]);
  expect(await readFormer(acme.org, other)).toEqual([]);
});
