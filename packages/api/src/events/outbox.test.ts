// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { addOrganization, createTicket } from '../database/test-rows.ts';
import type { Org } from '../database/types.ts';
import type { StoredEvent } from '../event-catalog.ts';
import type { Listener } from './listener.ts';
import { outboxOf } from './outbox.ts';

let stored: TestDatabase;
let acme: Org;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await addOrganization(stored.database, 'acme');
  stored.database.sendToOutbox('mail', ['ticket.deleted']);
  await acme.write((tx) => createTicket(tx));
});
afterAll(() => stored.remove());

const queueOf = (listener: Partial<Listener> = {}) => {
  const events = ['ticket.deleted'] as const;
  return outboxOf(stored.database, { name: 'mail', events, handle: async () => {}, ...listener });
};
const job = {
  organization_id: 'o',
  id: 'd',
  seq: 7,
  attempts: 1,
  leased_until: null,
  message_id: null,
};

test('a listener handles four events at a time, half a minute each, unless it says otherwise', () => {
  expect(queueOf()).toMatchObject({ name: 'mail', concurrency: 4, timeout: 30_000 });
  const own = { concurrency: 9, timeout: 5_000 };
  expect(queueOf(own)).toMatchObject(own);
});

test('a failed event is tried 160 times by default, at last once an hour', () => {
  const after = (attempts: number, listener = {}) =>
    queueOf(listener).retryAfter({ ...job, attempts }, new Error('No'));
  expect(after(159)).toBeGreaterThanOrEqual(1_800_000);
  expect(after(159)).toBeLessThanOrEqual(3_600_000);
  expect(after(160)).toBeNull();
  expect(after(2, { attempts: 3 })).not.toBeNull();
  expect(after(3, { attempts: 3 })).toBeNull();
});

test.each([
  [1, 1],
  [4, 4],
  [5, 4],
  [8, 6],
  [20, 15],
])('of %i slots of a listener one organization takes at most %i', async (concurrency, most) => {
  expect(await queueOf({ concurrency }).groups()).toEqual([
    { key: acme.id, organization_id: acme.id, max: most },
  ]);
});

test.each(['', 'Mail', "mail' or true", 'mail_1', 'two\nlines'])(
  'a listener name must not be %j',
  (name) => {
    expect(() => queueOf({ name })).toThrow("is not a listener's name");
  },
);

test('an event wakes the listeners that handle it, and no others', () => {
  const { wakesOn } = queueOf();
  const wakes = (name: StoredEvent['name']) => wakesOn?.({ name } as StoredEvent);
  expect([wakes('ticket.deleted'), wakes('ticket.created')]).toEqual([true, false]);
  const choosy = queueOf({ concerns: (event) => 'why' in event.payload });
  const wakesBy = (payload: object) =>
    choosy.wakesOn?.({ name: 'ticket.deleted', payload } as StoredEvent);
  expect([wakesBy({ why: 'spam' }), wakesBy({})]).toEqual([true, false]);
});

test('a failure is logged with its organization and event number', () => {
  expect(queueOf().facts?.(job)).toEqual({ organization: 'o', seq: 7 });
});

test('a listener gets its event, and a delivery whose event is gone is done', async () => {
  const handled: StoredEvent[] = [];
  const queue = queueOf({
    handle: async (event) => {
      handled.push(event);
    },
  });
  const run = (seq: number) =>
    queue.run({ ...job, organization_id: acme.id, seq }, new AbortController().signal);
  await run(2);
  expect(handled).toEqual([]);
  await run(1);
  expect(handled).toMatchObject([{ organizationId: acme.id, seq: 1, name: 'ticket.deleted' }]);
});
