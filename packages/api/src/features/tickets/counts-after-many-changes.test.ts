// @module-tag slow
// Makes 1,500 changes, enough for each kind to succeed once. The ordinary tier makes 300 on both databases, in
// features/tickets/counts-after-changes.
// @module-tag full
// @module-tag one-engine

import { afterAll, beforeAll, expect, test } from 'vitest';
import { countChanges } from '../../test/counted-changes.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const seed = 1;
const changes = 1_500;

test('after 1,500 changes of every kind, each figure equals a count of its rows', {
  // When journeys and both databases run at the same time, it takes longer than the default two minutes.
  timeout: 300_000,
}, async () => {
  const outcome = await countChanges(server, { seed, changes, every: changes / 10 });
  const { differences, made, lately } = outcome;
  expect(differences, `seed ${seed}, after ${made} changes:\n${lately.join('\n')}`).toEqual([]);
  expect([...outcome.done].filter(([, count]) => count === 0)).toEqual([]);
});
