// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutConnections } from '../database/test-database.ts';
import { comeOnline, eventually, staffSocket, visitorSocket, waitingChat } from '../test/chats.ts';
import { startSecondNode, startTestServer, type TestServer } from '../test/harness.ts';
import { hasPostgres, needsPostgres } from '../test/needs.ts';
import { promptly } from '../test/promptly.ts';
import { greeted } from '../test/socket.ts';

let here: TestServer;
let there: TestServer;

beforeAll(async () => {
  here = await startTestServer();
  // An SQLite file belongs to one process, so there the second node is the same as the first.
  there = hasPostgres ? await startSecondNode(here) : here;
  await comeOnline(here, here.acme, here.acme.agent);
});
afterAll(async () => {
  if (hasPostgres) await there.stop();
  await here.stop();
});

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const seqs = (frames: { type: string; data?: { seq: number } }[]) =>
  frames.flatMap(({ type, data }) => (type === 'chat_message' && data ? [data.seq] : []));

test('OP-03: a visitor and an agent on different nodes receive each message once and in order', async () => {
  const chat = await waitingChat(here, here.acme);
  const visitor = await visitorSocket(here, chat);
  const staff = await staffSocket(there, here.acme.agent, chat);
  const lobby = await greeted(there, here.acme.admin);
  for (let n = 1; n <= 15; n += 1) {
    visitor.say(`visitor ${n}`, `v${n}`);
    staff.say(`agent ${n}`, `a${n}`);
    const arrived = Promise.all([
      staff.until(({ data }) => data?.message === `visitor ${n}`),
      visitor.until(({ data }) => data?.message === `agent ${n}`),
    ]);
    await promptly(arrived, () =>
      here.call('publicOrganization.get', { params: { subdomain: 'globex' } }),
    );
  }
  await Promise.all([visitor, staff].map((socket) => socket.until(({ data }) => data?.seq === 31)));
  expect(seqs(visitor.frames)).toEqual(upTo(31));
  expect(seqs(staff.frames)).toEqual(upTo(31));
  await visitor.until(({ data }) => data?.status === 'active');
  await lobby.until(({ name }) => name === 'chat.accepted');
  await Promise.all([visitor.close(), staff.close(), lobby.close()]);
});

test(
  'OP-03: messages sent while the nodes are disconnected arrive after they reconnect',
  needsPostgres,
  async () => {
    const chat = await waitingChat(here, here.acme);
    const visitor = await visitorSocket(here, chat);
    const staff = await staffSocket(there, here.acme.agent, chat);
    await cutConnections(here.databaseUrl);
    const said = await eventually(async () => {
      const body = { message: 'Said meanwhile', clientId: 'm' };
      const answer = await here.call('publicChat.send', { ...chat.at, body }).catch(() => null);
      return answer?.status === 201 && answer.body;
    });
    await staff.until(({ data }) => data?.id === said.id);
    staff.say('Heard', 'h');
    await visitor.until(({ data }) => data?.message === 'Heard');
    await staff.until(({ data }) => data?.message === 'Heard');
    expect(seqs(staff.frames)).toEqual(upTo(3));
    await Promise.all([visitor.close(), staff.close()]);
  },
);

test('OP-03: if agents on two nodes accept at the same moment, one gets the chat', async () => {
  const chat = await waitingChat(here, here.acme);
  const params = { id: chat.id };
  const answers = await Promise.all([
    here.call('chat.accept', { as: here.acme.agent, params }),
    there.call('chat.accept', { as: here.acme.admin, params }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
