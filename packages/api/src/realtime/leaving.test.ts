import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../test/harness.ts';
import { greeted } from '../test/socket.ts';

let desk: TestDesk;

beforeEach(async () => {
  desk = await startTestDesk();
});
afterEach(() => desk.stop());

async function memberIdOf(userId: string): Promise<string> {
  const { body } = await desk.call('team.list', { as: desk.acme.admin });
  return body.find((one) => one.userId === userId)?.id ?? '';
}

test('a removed member is cut off within a moment, and nobody else', async () => {
  const { admin, agent } = desk.acme;
  const [his, mine] = [await greeted(desk, agent), await greeted(desk, admin)];
  const memberId = await memberIdOf(agent.userId);
  await desk.call('team.remove', { as: admin, params: { memberId } });
  expect(await his.closed).toBe(1000);
  expect(his.frames.at(-1)).toMatchObject({ type: 'error', code: 'forbidden' });
  await mine.until(({ name }) => name === 'member.removed');
  expect(mine.raw.readyState).toBe(mine.raw.OPEN);
  await mine.close();
});

test('who becomes a customer is cut off, who becomes an admin listens on', async () => {
  const { admin, agent } = desk.acme;
  const params = { memberId: await memberIdOf(agent.userId) };
  const socket = await greeted(desk, agent);
  await desk.call('team.setRole', { as: admin, params, body: { role: 'admin' } });
  await socket.until(({ name }) => name === 'member.role_changed');
  expect(socket.raw.readyState).toBe(socket.raw.OPEN);
  await desk.call('team.setRole', { as: admin, params, body: { role: 'customer' } });
  expect(await socket.closed).toBe(1000);
});
