// @module-tag postgres

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutboxRow } from '../database/rows/events.ts';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { addOrganization, createTicket } from '../database/test-rows.ts';
import { forgetHandled } from './store.ts';

let stored: TestDatabase;

beforeEach(async () => {
  stored = await openTestDatabase();
});
afterEach(() => stored.remove());

test('only outbox rows handled more than a week ago are removed', async () => {
  stored.database.sendToOutbox('mail', ['ticket.deleted']);
  const acme = await addOrganization(stored.database, 'acme');
  const minute = 60_000;
  const week = 7 * 24 * 60 * minute;
  for (const ago of [week + minute, week - minute, null]) {
    await acme.write((tx) => createTicket(tx));
    if (ago === null) continue;
    const done_at = new Date(Date.now() - ago).toISOString();
    await acme.write((tx) => tx.update('outbox', { done_at: null }, { done_at }));
  }
  await forgetHandled(stored.database);
  const left = await acme.all<OutboxRow>(acme.from('outbox').orderBy('seq'));
  expect(left.map(({ seq, done_at }) => [seq, done_at !== null])).toEqual([
    [2, true],
    [3, false],
  ]);
});
