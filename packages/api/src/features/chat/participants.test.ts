// @module-tag postgres

import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestChat, waitingChat } from '../../test/chats.ts';
import { memberWith } from '../../test/custom-role.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { releaseChats } from './store/queue.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const agent = () => server.acme.agent;
const maria = () => server.acme.admin;
const invite = ({ id }: TestChat, userId: string, as: TestMember = agent()) =>
  server.call('chat.addParticipant', { as, params: { id }, body: { userId } });
const leave = ({ id }: TestChat, userId: string, as: TestMember = maria()) =>
  server.call('chat.removeParticipant', { as, params: { id, userId } });
const read = async ({ id }: TestChat) =>
  (await server.call('chat.get', { as: agent(), params: { id } })).body;
const say = ({ id }: TestChat, as: TestMember, message: string) =>
  server.call('chat.send', { as, params: { id }, body: { message } });

/** A chat that the agent has accepted. */
async function accepted(): Promise<TestChat> {
  const chat = await waitingChat(server, server.acme, { message: 'My kettle is cold.' });
  await server.call('chat.accept', { as: agent(), params: { id: chat.id } });
  // Otherwise the invitation would be grouped with the notification of the waiting chat.
  await server.drain();
  return chat;
}

test('notifies an invited colleague, who gets the chat, writes in it, and leaves it', async () => {
  const chat = await accepted();
  const { body } = await invite(chat, maria().userId);
  expect(body.participants.map(({ userId }) => userId)).toEqual([maria().userId]);
  expect(body.agentId).toBe(agent().userId);
  await server.drain();
  const { body: news } = await server.call('notifications.list', { as: maria() });
  expect(news.map(({ title }) => title)).toContain('You were invited to a chat');
  expect((await say(chat, maria(), 'I know this kettle.')).status).toBe(201);
  expect((await invite(chat, maria().userId)).body.participants).toHaveLength(1);
  const { body: left } = await leave(chat, maria().userId);
  expect(left.participants).toEqual([]);
  expect((await leave(chat, maria().userId)).status).toBe(200);
  const { timeline, agentId } = await read(chat);
  expect(timeline.map(({ kind }) => kind)).toEqual(['accepted', 'joined', 'left']);
  expect(new Set(timeline.slice(1).map(({ agentName }) => agentName))).toEqual(
    new Set([body.participants[0]?.name]),
  );
  expect(agentId).toBe(agent().userId);
});

test('a visitor sees only the first names of colleagues, if the team shows who joins', async () => {
  const chat = await accepted();
  await invite(chat, maria().userId);
  const colleagues = async () => (await server.call('publicChat.get', chat.at)).body.colleagues;
  expect(await colleagues()).toEqual([{ firstName: expect.any(String), imageUrl: null }]);
  const { body } = await server.call('chat.settings', { as: maria() });
  await server.call('chat.updateSettings', {
    as: maria(),
    body: { panel: { ...body.panel, showsJoining: false } },
  });
  expect(await colleagues()).toBeUndefined();
});

test('only members who can answer chats can be invited, and only to a chat with an agent', async () => {
  const as = maria();
  const chat = await waitingChat(server, server.acme, { message: 'My kettle is cold.' });
  expect((await invite(chat, agent().userId, as)).error.code).toBe('chat_without_agent');
  await server.call('chat.accept', { as, params: { id: chat.id } });
  const reader = await memberWith(server, server.acme, ['view_live_chat']);
  for (const userId of [reader.userId, server.globex.agent.userId, 'nobody']) {
    expect((await invite(chat, userId, as)).error.errors?.[0]?.field).toBe('userId');
  }
  expect((await invite(chat, as.userId, reader)).status).toBe(403);
  await server.call('chat.close', { as, params: { id: chat.id } });
  expect((await invite(chat, agent().userId, as)).error.code).toBe('chat_closed');
});

test('taking over a chat removes you from its participants, and leaving the staff from all of them', async () => {
  const chat = await accepted();
  await invite(chat, maria().userId);
  const { body } = await server.call('chat.transfer', {
    as: agent(),
    params: { id: chat.id },
    body: { agentId: maria().userId },
  });
  expect([body.agentId, body.participants]).toEqual([maria().userId, []]);
  await invite(chat, agent().userId, maria());
  expect((await read(chat)).participants).toHaveLength(1);
  const as = maria();
  const members = (await server.call('team.list', { as })).body;
  const memberId = members.find(({ userId }) => userId === agent().userId)?.id ?? '';
  await server.call('team.remove', { as, params: { memberId } });
  await server.drain();
  const after = await server.call('chat.get', { as, params: { id: chat.id } });
  expect(after.body.participants).toEqual([]);
});

test('a colleague who accepts a chat its agent left is no longer a participant', async () => {
  const chat = await accepted();
  await invite(chat, maria().userId);
  await releaseChats(server.acme.org, agent().userId);
  const { body } = await server.call('chat.accept', { as: maria(), params: { id: chat.id } });
  expect([body.agentId, body.participants]).toEqual([maria().userId, []]);
});

test('participants are listed in the order they joined', async () => {
  const { customer } = server.acme;
  const as = maria();
  const members = (await server.call('team.list', { as })).body;
  const memberId = members.find(({ userId }) => userId === customer.userId)?.id ?? '';
  await server.call('team.setRole', { as, params: { memberId }, body: { role: 'agent' } });
  const chat = await accepted();
  const joined = [as.userId, customer.userId].sort().reverse();
  for (const userId of joined) await invite(chat, userId);
  expect((await read(chat)).participants.map(({ userId }) => userId)).toEqual(joined);
});

test('a rating counts for the colleague who wrote when the agent did not', async () => {
  const chat = await accepted();
  await invite(chat, maria().userId);
  await say(chat, maria(), 'I know this kettle.');
  await server.call('chat.close', { as: agent(), params: { id: chat.id } });
  await server.call('publicChat.rate', { ...chat.at, body: { rating: 5 } });
  expect((await read(chat)).agentId).toBe(maria().userId);
});
