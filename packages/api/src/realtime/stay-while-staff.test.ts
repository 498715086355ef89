import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { hashToken } from '../auth/tokens.ts';
import type { Org } from '../database/types.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { stayWhileStaff } from './stay-while-staff.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('WS-08: a socket is closed when the database cannot confirm its right to receive events', async () => {
  const { org, agent } = server.acme;
  let isDown = false;
  const first: Org['first'] = (query) =>
    isDown ? Promise.reject(new Error('The database is down')) : org.first(query);
  const unreliable = Object.create(org, { first: { value: first } }) as Org;
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    send: vi.fn(),
    close: vi.fn(),
  });
  const listener = { org: unreliable, userId: agent.userId, session: hashToken(agent.token) };
  await stayWhileStaff(server.context, socket as unknown as WebSocket, listener);
  expect(socket.close).not.toHaveBeenCalled();
  isDown = true;
  await org.write((tx) => tx.record('session.ended', { userId: agent.userId }));
  await vi.waitFor(() => expect(socket.close).toHaveBeenCalledWith(1013, 'Try again'), 5_000);
  socket.emit('close');
});
