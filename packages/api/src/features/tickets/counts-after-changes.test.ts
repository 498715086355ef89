// @module-tag postgres
// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest';
import { countChanges } from '../../test/counted-changes.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const seed = 1;
const changes = 300;

test('each count equals a recount of its rows after random changes by members', async () => {
  const outcome = await countChanges(server, { seed, changes, every: changes / 10 });
  const { differences, made, lately } = outcome;
  expect(differences, `seed ${seed}, after ${made} changes:\n${lately.join('\n')}`).toEqual([]);
  expect(made).toBeGreaterThanOrEqual(changes);
});
