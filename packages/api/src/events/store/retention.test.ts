// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { greeted } from '../../test/socket.ts';
import { lastSeq } from '../read.ts';
import { keptDays, removeOldEvents } from './retention.ts';

let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Sync', permissions: ['webhooks:read', 'tickets:read'] },
  });
  key = body.data.key;
});
afterAll(() => server.stop());

const ask = (after: number) =>
  server.call('v1.events', { as: { token: key }, query: { after, limit: 100 } });

test('events older than a year are removed, and readers who missed some must start over', async () => {
  const { org, agent } = server.acme;
  await makeTicket(server.acme);
  const first = await lastSeq(org);
  await makeTicket(server.acme);
  // Listeners record their work.
  await server.drain();
  const floor = await lastSeq(org);
  const created_at = new Date(Date.now() - (keptDays + 1) * 24 * 60 * 60 * 1000).toISOString();
  await org.write((tx) => tx.update('events', {}, { created_at }));
  const kept = await makeTicket(server.acme);
  await server.drain();
  await removeOldEvents(server.context.database);

  expect(await ask(first)).toMatchObject({ status: 410, error: { code: 'events_expired' } });
  for (const after of [0, floor]) {
    const { body } = await ask(after);
    expect(body.data.map(({ data }) => data.ticket?.id)).toEqual([kept]);
  }
  const late = await greeted(server, agent, `/ws?after=${first}`);
  expect(late.frames).toEqual([{ type: 'hello', seq: await lastSeq(org), startOver: true }]);
  await late.close();
  const known = await greeted(server, agent, `/ws?after=${floor}`);
  await known.until(({ type }) => type === 'event');
  expect(known.frames[0]).not.toHaveProperty('startOver');
  await known.close();
});
