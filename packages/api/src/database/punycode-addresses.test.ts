// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, makeTicket, type TestOrganization } from '../test/factories.ts';
import { newId, now } from './ids.ts';
import { openTestDatabase, runPast, type TestDatabase } from './test-database.ts';
import { ticketRows } from './ticket-rows.ts';

let stored: TestDatabase;
let acme: TestOrganization;
beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
});
afterAll(() => stored.remove());

const asTyped = 'ada@bücher.example';
const asKept = 'ada@xn--bcher-kva.example';

/** An account stored before domains became punycode. */
async function accountOf(email: string) {
  const id = newId();
  const user = { id, email, notification_preferences: {}, created_at: now() };
  await stored.database.directory.write((tx) => tx.insert('users', user));
  return id;
}

const emailOf = async (id: string) => {
  const { directory } = stored.database;
  return (await directory.first<{ email: string }>(directory.from('users').where('id', id)))?.email;
};

test('stored addresses of international domains become punycode, except for an account whose other spelling is taken', async () => {
  const { org } = acme;
  const ticketId = await makeTicket(acme);
  await org.write(async (tx) => {
    await ticketRows(tx).update({ id: ticketId }, { customer_email: asTyped });
    for (const value of ['bücher.example', 'ü@example.com']) {
      await tx.insert('blocked_senders', { id: newId(), value, created_at: now() });
    }
    for (const email of [asTyped, asKept, 'eva@müller.example']) {
      await tx.insert('ticket_ccs', { ticket_id: ticketId, email, created_at: now() });
    }
  });
  const alone = await accountOf('eva@müller.example');
  const typed = await accountOf(asTyped);
  const kept = await accountOf(asKept);
  await runPast(stored.url, "delete from migrations where name = '0211-punycode-addresses'");
  await stored.database.migrate();

  expect(await emailOf(alone)).toBe('eva@xn--mller-kva.example');
  expect([await emailOf(typed), await emailOf(kept)]).toEqual([asTyped, asKept]);
  expect(await org.first(org.from('tickets').where('id', ticketId))).toMatchObject({
    customer_email: asKept,
  });
  const blocked = await org.all<{ value: string }>(org.from('blocked_senders').orderBy('value'));
  expect(blocked.map(({ value }) => value)).toEqual(['xn--bcher-kva.example', 'ü@example.com']);
  const ccs = await org.all<{ email: string }>(org.from('ticket_ccs').orderBy('email'));
  expect(ccs.map(({ email }) => email)).toEqual([asTyped, asKept, 'eva@xn--mller-kva.example']);
});
