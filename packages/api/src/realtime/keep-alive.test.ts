// @module-tag one-engine

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { keepAlive } from './keep-alive.ts';

test('WS-06: a client that stops responding is disconnected, and one that responds stays', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = keepAlive(server, 200);
  const open = async (options: object) => {
    const accepted = once(server, 'connection');
    const client = new WebSocket(url, options);
    await once(client, 'open');
    const [here] = (await accepted) as [WebSocket];
    return { client, here };
  };
  const silent = await open({ autoPong: false });
  const living = await open({});
  const closed = once(silent.client, 'close');
  for (let round = 0; round < 4; round += 1) {
    const answered = once(living.here, 'pong');
    vi.advanceTimersByTime(200);
    await answered;
  }
  expect((await closed)[0]).toBe(1006);
  expect(living.client.readyState).toBe(WebSocket.OPEN);
  stop();
  vi.useRealTimers();
  living.client.terminate();
  server.close();
});
