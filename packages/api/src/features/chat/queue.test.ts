// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeOnline, startChat, type TestChat, waitingChat } from '../../test/chats.ts';
import { makeOrganization, type TestMember, type TestOrganization } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { closeIdleChats, passOnOffers } from './store/overdue.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let made = 0;
/** Creates an organization where only these agents are online. */
async function organizationWith(...here: ('admin' | 'agent')[]): Promise<TestOrganization> {
  made += 1;
  const organization = await makeOrganization(server.context.database, `queue${made}`);
  for (const role of here) await comeOnline(server, organization, organization[role]);
  return organization;
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const chatOf = async (as: TestMember, { id }: TestChat) =>
  (await server.call('chat.get', { as, params: { id } })).body;

const wait = (organization: TestOrganization) => waitingChat(server, organization);

const seen = (organization: TestOrganization, member: TestMember, seenAt: string) =>
  organization.org.write((tx) =>
    tx.update('chat_attendance', { user_id: member.userId }, { seen_at: seenAt }),
  );

test('offers each waiting chat to a different online agent, in queue order', async () => {
  const organization = await organizationWith('admin', 'agent');
  const { admin, agent } = organization;
  const chats = [await wait(organization), await wait(organization), await wait(organization)];
  const offers = await Promise.all(
    chats.map(async (chat) => (await chatOf(admin, chat)).offeredTo),
  );
  expect(new Set(offers.slice(0, 2))).toEqual(new Set([admin.userId, agent.userId]));
  expect(offers[2]).toBeNull();
  const first = offers[0] === admin.userId ? admin : agent;
  await server.call('chat.accept', { as: first, params: { id: chats[0]?.id ?? '' } });
  expect((await chatOf(admin, chats[2] as TestChat)).offeredTo).toBe(first.userId);
  const fourth = await wait(organization);
  expect((await chatOf(admin, fourth)).offeredTo).toBeNull();
  await server.call('publicChat.close', chats[2]?.at);
  expect((await chatOf(admin, fourth)).offeredTo).toBe(first.userId);
});

test('an expired offer passes to the next agent, and returns when there is no other', async () => {
  const organization = await organizationWith('admin', 'agent');
  const { admin, agent, org } = organization;
  const chat = await wait(organization);
  const { offeredTo } = await chatOf(admin, chat);
  const other = offeredTo === admin.userId ? agent : admin;
  const grow = () =>
    org.write((tx) => tx.update('chat_sessions', { id: chat.id }, { offered_at: ago(1) }));
  await passOnOffers(server.context.database);
  expect((await chatOf(admin, chat)).offeredTo, 'not yet').toBe(offeredTo);
  await grow();
  await passOnOffers(server.context.database);
  expect((await chatOf(admin, chat)).offeredTo).toBe(other.userId);
  await seen(organization, offeredTo === admin.userId ? admin : agent, ago(2));
  await grow();
  await passOnOffers(server.context.database);
  expect((await chatOf(admin, chat)).offeredTo).toBe(other.userId);
  await seen(organization, other, ago(2));
  await grow();
  await passOnOffers(server.context.database);
  expect((await chatOf(admin, chat)).offeredTo).toBeNull();
});

test('an agent who is away gets no offers, and visitors do not see them as online', async () => {
  const organization = await organizationWith('agent');
  const { agent } = organization;
  await server.call('team.setAvailability', { as: agent, body: { availability: 'away' } });
  const chat = await startChat(server, organization, {
    customerName: 'V',
    customerEmail: 'v@x.example',
    wantsPerson: true,
  });
  expect(await chatOf(agent, chat)).toMatchObject({ status: 'active', withBot: true });
});

test("closes an idle chat after the organization's timeout", async () => {
  const organization = await organizationWith('agent');
  const { admin, agent, org } = organization;
  await server.call('chat.updateSettings', { as: admin, body: { idleMinutes: 10 } });
  const quiet = await startChat(server, organization);
  const talking = await startChat(server, organization);
  const waiting = await wait(organization);
  const ended = await startChat(server, organization);
  await server.call('publicChat.close', ended.at);
  const { closedAt } = await chatOf(agent, ended);
  const age = (chat: TestChat, minutes: number) =>
    org.write((tx) => tx.update('chat_sessions', { id: chat.id }, { updated_at: ago(minutes) }));
  await age(quiet, 11);
  await age(talking, 9);
  await age(waiting, 59);
  await age(ended, 500);
  await closeIdleChats(server.context.database);
  expect((await chatOf(agent, quiet)).status).toBe('closed');
  expect((await chatOf(agent, talking)).status).toBe('active');
  expect((await chatOf(agent, waiting)).status).toBe('waiting');
  expect((await chatOf(agent, ended)).closedAt).toBe(closedAt);
  await age(waiting, 61);
  await closeIdleChats(server.context.database);
  expect((await chatOf(agent, waiting)).status).toBe('closed');
  const events = await org.all<{ payload: string }>(
    org.from('events').where('name', 'chat.closed').orderBy('seq'),
  );
  expect(events.map(({ payload }) => JSON.parse(payload).reason)).toEqual([
    'visitor',
    'idle',
    'idle',
  ]);
});

test('the stored counters equal the actual counts after any sequence of operations', async () => {
  const organization = await organizationWith('agent');
  const { agent, org } = organization;
  const chats: TestChat[] = [];
  for (let n = 0; n < 6; n += 1) chats.push(await wait(organization));
  const params = chats.map(({ id }) => ({ id }));
  await server.call('chat.accept', { as: agent, params: params[0] ?? {} });
  await server.call('chat.close', { as: agent, params: params[0] ?? {} });
  await server.call('chat.close', { as: agent, params: params[1] ?? {} });
  await server.call('chat.send', { as: agent, params: params[2] ?? {}, body: { message: 'Hi' } });
  await server.call('publicChat.close', chats[3]?.at);
  await startChat(server, organization);
  const rows = await org.all<{ status: string; count: number }>(
    org
      .from('chat_sessions')
      .groupByRaw("case when with_bot = 1 then 'bot' else status end")
      .select(org.raw("case when with_bot = 1 then 'bot' else status end as status"))
      .count('* as count'),
  );
  const counted = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
  expect(counted).toEqual({ closed: 3, active: 1, waiting: 2, bot: 1 });
  const stats = await server.call('chat.stats', { as: agent });
  expect(stats.body).toEqual({ ...counted, total: 7 });
});
