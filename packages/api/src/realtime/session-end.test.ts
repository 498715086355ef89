import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../auth/store/sessions.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { staffSocket, waitingChat } from '../test/chats.ts';
import { makeTicket, type TestMember, testPassword } from '../test/factories.ts';
import { startSecondNode, startTestServer, type TestServer } from '../test/harness.ts';
import { promptly } from '../test/promptly.ts';
import { greeted, openSocket, socketTicket } from '../test/socket.ts';

let here: TestServer;
let there: TestServer;
const hasNodes = Boolean(process.env.TEST_DATABASE_URL);

beforeAll(async () => {
  here = await startTestServer();
  // An SQLite file belongs to one process, so there the second node is the same as the first.
  there = hasNodes ? await startSecondNode(here) : here;
});
afterAll(async () => {
  if (hasNodes) await there.stop();
  await here.stop();
});

const directory = () => here.context.database.directory;

/** The agent with a second session on another device. */
async function onAnotherDevice(): Promise<TestMember> {
  const { agent } = here.acme;
  return { ...agent, token: await directory().write((tx) => startSession(tx, agent.userId)) };
}

async function knowsPassword({ userId }: TestMember) {
  const password_hash = await hashPassword(testPassword);
  await directory().write((tx) => tx.update('users', { id: userId }, { password_hash }));
}

const ends: [string, (session: TestMember, other: TestMember) => Promise<unknown>][] = [
  ['signed out', (session) => here.call('auth.logout', { as: session })],
  [
    'ended by a change of the password elsewhere',
    async (session, other) => {
      await knowsPassword(session);
      const body = { currentPassword: testPassword, newPassword: 'quite another secret' };
      const answer = await here.call('profile.changePassword', { as: other, body });
      expect(answer.status).toBe(200);
    },
  ],
];

test.each(ends)('WS-08: when a session is %s, its sockets close on every node', async (_, end) => {
  const [session, other] = [await onAnotherDevice(), await onAnotherDevice()];
  const chat = await waitingChat(here, here.acme);
  const sockets = [
    await greeted(here, session),
    await greeted(there, session),
    await staffSocket(there, session, chat),
  ];
  const kept = await greeted(there, other);
  const late = await socketTicket(here, session);
  await end(session, other);
  const codes = sockets.map(({ closed }) => closed);
  const small = () => there.call('auth.user', { as: here.globex.agent });
  await promptly(Promise.all(codes), small);
  expect(await Promise.all(codes)).toEqual([1000, 1000, 1000]);
  await makeTicket(here.acme, { subject: 'Said afterwards' });
  await kept.until(({ payload }) => payload?.ticket?.subject === 'Said afterwards');
  for (const { frames } of sockets) expect(JSON.stringify(frames)).not.toContain('Said afterwards');
  await expect(openSocket(here, { ticket: late })).rejects.toThrow('401');
  await kept.close();
});
