import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { hashToken } from '../auth/tokens.ts';
import type { Org } from '../database/types.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { waitFor } from '../test/wait-for.ts';
import { stayWhileStaff } from './stay-while-staff.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function makeSocket() {
  const calls = { send: vi.fn(), close: vi.fn() };
  return Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, ...calls });
}

test("WS-08: a socket is closed if the database can't confirm its permission to receive events", async () => {
  const { org, agent } = server.acme;
  let isDown = false;
  const first: Org['first'] = (query) =>
    isDown ? Promise.reject(new Error('The database is down')) : org.first(query);
  const unreliable = Object.create(org, { first: { value: first } }) as Org;
  const socket = makeSocket();
  const listener = {
    org: unreliable,
    userId: agent.userId,
    session: hashToken(agent.token),
    address: '192.0.2.1',
  };
  await stayWhileStaff(server.context, socket as unknown as WebSocket, listener);
  expect(socket.close).not.toHaveBeenCalled();
  isDown = true;
  await org.write((tx) => tx.record('session.ended', { userId: agent.userId }));
  await waitFor(() => expect(socket.close).toHaveBeenCalledWith(1013, 'Try again'));
  socket.emit('close');
});

test('WS-08: a socket is closed if its permission ended while it was opening', async () => {
  const { org, agent } = server.acme;
  const listener = {
    org,
    userId: agent.userId,
    session: hashToken('a session that has ended'),
    address: '192.0.2.1',
  };
  const socket = makeSocket();
  await stayWhileStaff(server.context, socket as unknown as WebSocket, listener);
  expect(socket.send).toHaveBeenCalledWith(expect.stringContaining('You are signed out here'));
  expect(socket.close).toHaveBeenCalledWith(1000);
  socket.emit('close');
});
