// @module-tag one-engine

import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { greeted, type TestSocket } from '../test/socket.ts';

let server: TestServer;
let ticketId: string;

beforeAll(async () => {
  server = await startTestServer();
  ticketId = await makeTicket(server.acme);
});
afterAll(() => server.stop());

type Frame = Schema<'SocketPresence'>;

const seen = ({ frames }: TestSocket) =>
  frames.filter(({ type }) => (type as string) === 'presence') as unknown as Frame[];
const members = (frame: unknown) =>
  (frame as Frame).members?.map(({ userId, typing }) => [userId, typing]);
const shows = (socket: TestSocket, expected: [string, boolean][]) =>
  socket.until((frame) => JSON.stringify(members(frame)) === JSON.stringify(expected));

const look = (socket: TestSocket, id: string | null) =>
  socket.send({ type: 'presence', ticketId: id });
const type = (socket: TestSocket, id: string) => socket.send({ type: 'typing', ticketId: id });
/** Waits until the last received frame shows this. */
const settles = (socket: TestSocket, expected: [string, boolean][]) =>
  expect.poll(() => members(seen(socket).at(-1))).toEqual(expected);

test('members viewing a ticket see each other join, type and leave', async () => {
  const { agent, admin, canary } = server.acme;
  const one = await greeted(server, agent);
  const other = await greeted(server, admin);
  look(one, ticketId);
  await shows(one, [[agent.userId, false]]);
  look(other, ticketId);
  const both = (await shows(one, [
    [agent.userId, false],
    [admin.userId, false],
  ])) as unknown as Frame;
  expect(both).toEqual({
    type: 'presence',
    ticketId,
    members: [
      { userId: agent.userId, name: `agent ${canary}`, typing: false },
      { userId: admin.userId, name: `admin ${canary}`, typing: false },
    ],
  });
  type(other, ticketId);
  await shows(one, [
    [agent.userId, false],
    [admin.userId, true],
  ]);
  const count = seen(one).length;
  type(other, ticketId);
  look(other, ticketId);
  await settles(one, [
    [agent.userId, false],
    [admin.userId, false],
  ]);
  expect(seen(one).length, 'typing on is no news').toBe(count + 1);
  other.raw.terminate();
  await settles(one, [[agent.userId, false]]);
  await one.close();
});

test('a member with two tabs is one person, present until the second is closed', async () => {
  const { agent, admin } = server.acme;
  const [first, second, watcher] = await Promise.all([
    greeted(server, agent),
    greeted(server, agent),
    greeted(server, admin),
  ]);
  look(first, ticketId);
  look(second, ticketId);
  await shows(second, [[agent.userId, false]]);
  look(watcher, ticketId);
  const both: [string, boolean][] = [
    [agent.userId, false],
    [admin.userId, false],
  ];
  await shows(watcher, both);
  await first.close();
  await expect.poll(() => seen(watcher).map(members)).toEqual([both, both]);
  look(second, null);
  await shows(watcher, [[admin.userId, false]]);
  await Promise.all([second.close(), watcher.close()]);
});

test('presence on another ticket is not sent, and typing there has no effect', async () => {
  const other = await makeTicket(server.acme);
  const here = await greeted(server, server.acme.agent);
  const there = await greeted(server, server.acme.admin);
  look(here, ticketId);
  look(there, other);
  await shows(there, [[server.acme.admin.userId, false]]);
  type(there, ticketId);
  type(there, other);
  await shows(there, [[server.acme.admin.userId, true]]);
  type(here, ticketId);
  await shows(here, [[server.acme.agent.userId, true]]);
  expect(seen(here).map(members)).toEqual([
    [[server.acme.agent.userId, false]],
    [[server.acme.agent.userId, true]],
  ]);
  expect(seen(there).every((frame) => frame.ticketId === other)).toBe(true);
  await Promise.all([here.close(), there.close()]);
});

test('another organization receives no presence, even with the ID of our ticket', async () => {
  const ours = await greeted(server, server.acme.agent);
  const theirs = await greeted(server, server.globex.agent);
  look(ours, ticketId);
  look(theirs, ticketId);
  await shows(theirs, [[server.globex.agent.userId, false]]);
  type(theirs, ticketId);
  await shows(theirs, [[server.globex.agent.userId, true]]);
  type(ours, ticketId);
  await shows(ours, [[server.acme.agent.userId, true]]);
  expect(JSON.stringify(theirs.frames)).not.toContain(server.acme.canary);
  expect(JSON.stringify(ours.frames)).not.toContain(server.globex.canary);
  await Promise.all([ours.close(), theirs.close()]);
});

test("a client can't choose its identity", async () => {
  const socket = await greeted(server, server.acme.agent);
  socket.send({ type: 'presence', ticketId, userId: server.acme.admin.userId, name: 'Boss' });
  for (const noise of [
    '{}',
    '[]',
    'x',
    '{"type":"presence"}',
    '{"type":"presence","ticketId":7}',
  ]) {
    socket.send(noise);
  }
  socket.send({ type: 'typing', ticketId: 'x'.repeat(65) });
  const other = await makeTicket(server.acme);
  look(socket, other);
  await shows(socket, [[server.acme.agent.userId, false]]);
  expect(seen(socket).map((frame) => frame.ticketId)).toEqual([other]);
  await socket.close();
});
