import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hook = { webhookId: 'w1', webhookName: 'Shop' };

test.each([
  [
    { name: 'webhook.failing', payload: { ...hook, reason: 'The receiver answered 500' } },
    'Webhook Shop is failing',
    'The receiver answered 500. We keep retrying, and turn it off after five days of failures.',
  ],
  [
    { name: 'webhook.switched_off', payload: { ...hook, because: 'failing' } },
    'Webhook Shop was turned off',
    "All attempts failed for five days. Turn it back on when the endpoint works. Events until then aren't sent.",
  ],
  [
    { name: 'webhook.switched_off', payload: { ...hook, because: 'gone' } },
    'Webhook Shop was turned off',
    "The endpoint responded with 410 Gone. Turn it back on when the endpoint works. Events until then aren't sent.",
  ],
] as const)('notifies the admins, and no agents: %j', async (event, title, message) => {
  const { acme } = server;
  await acme.org.write((tx) => tx.record(event.name as never, event.payload as never));
  await server.drain();
  const told = async (as: typeof acme.admin) =>
    (await server.call('notifications.list', { as })).body;
  expect((await told(acme.admin))[0]).toMatchObject({
    title,
    message,
    actionUrl: '/api-keys?tab=webhooks',
  });
  expect(await told(acme.agent)).toEqual([]);
  // An email is due for admins who don't read it.
  const [row] = await acme.org.all<{ mail_due_at: string | null }>(
    acme.org.from('notifications').where('title', title).orderBy('created_at', 'desc').limit(1),
  );
  expect(row?.mail_due_at).toBeTruthy();
});
