import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { keepAlive } from './keep-alive.ts';

test('WS-06: a peer that no longer answers is dropped, one that does stays', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = keepAlive(server, 200);
  const silent = new WebSocket(url, { autoPong: false });
  const living = new WebSocket(url);
  await Promise.all([once(silent, 'open'), once(living, 'open')]);
  const [code] = await once(silent, 'close');
  expect(code).toBe(1006);
  await new Promise((done) => setTimeout(done, 600));
  expect(living.readyState).toBe(WebSocket.OPEN);
  stop();
  living.terminate();
  server.close();
});
