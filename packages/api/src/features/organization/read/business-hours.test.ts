import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeOnline } from '../../../test/chats.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('outside business hours the chat has no agent, even if one is online', async () => {
  const { acme, call } = server;
  await comeOnline(server, acme, acme.agent);
  const isAnybodyOnline = async () => {
    const { body } = await call('publicChat.welcome', { params: { subdomain: 'acme' } });
    return body.isAnybodyOnline;
  };
  const keep = (businessHours: object) =>
    call('organization.updateGeneral', { as: acme.admin, body: { businessHours } });
  expect(await isAnybodyOnline()).toBe(true);
  const hour = new Date().getUTCHours();
  const at = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`;
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await keep({ enabled: true, start: at(3), end: at(6), days });
  expect(await isAnybodyOnline()).toBe(false);
  await keep({ enabled: true, start: at(-2), end: at(3), days });
  expect(await isAnybodyOnline()).toBe(true);
});
