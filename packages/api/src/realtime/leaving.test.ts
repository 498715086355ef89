import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { greeted } from '../test/socket.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.renew());
afterAll(() => server.stop());

async function memberIdOf(userId: string): Promise<string> {
  const { body } = await server.call('team.list', { as: server.acme.admin });
  return body.find((one) => one.userId === userId)?.id ?? '';
}

test('WS-08: only a removed member is disconnected, immediately', async () => {
  const { admin, agent } = server.acme;
  const [theirs, mine] = [await greeted(server, agent), await greeted(server, admin)];
  const memberId = await memberIdOf(agent.userId);
  await server.call('team.remove', { as: admin, params: { memberId } });
  expect(await theirs.closed).toBe(1000);
  expect(theirs.frames.at(-1)).toMatchObject({ type: 'error', code: 'forbidden' });
  await mine.until(({ name }) => name === 'member.removed');
  expect(mine.raw.readyState).toBe(mine.raw.OPEN);
  await mine.close();
});

test('WS-08: a member who becomes a customer is disconnected, but not one who becomes an admin', async () => {
  const { admin, agent } = server.acme;
  const params = { memberId: await memberIdOf(agent.userId) };
  const socket = await greeted(server, agent);
  await server.call('team.setRole', { as: admin, params, body: { role: 'admin' } });
  await socket.until(({ name }) => name === 'member.role_changed');
  expect(socket.raw.readyState).toBe(socket.raw.OPEN);
  await server.call('team.setRole', { as: admin, params, body: { role: 'customer' } });
  expect(await socket.closed).toBe(1000);
});
