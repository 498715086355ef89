// @module-tag one-engine

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendPlainText } from './send-text.ts';

const app = new Koa();
const bodies: Record<string, string> = {
  plain: 'The kettle leaks',
  other: 'Die Kanne läuft über 🫖',
};
const sent = vi.fn();
app.use((context) => {
  const name = context.path.slice(1);
  if (name === 'unchanged') {
    context.status = 304;
    context.body = bodies.plain;
  } else context.body = bodies[name] ?? { kettle: 'leaks' };
  sendPlainText(context);
  sent(context.respond === false);
});
const server = app.listen(0, '127.0.0.1');
const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`;

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
afterAll(() => server.close());

test.each([
  ['plain', bodies.plain, true],
  ['other', bodies.other, false],
  ['json', '{"kettle":"leaks"}', false],
])('the body %s is sent completely', async (path, text, isPlain) => {
  const answer = await fetch(url(path));
  expect([answer.status, await answer.text()]).toEqual([200, text]);
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text ?? '')));
  expect(sent).toHaveBeenLastCalledWith(isPlain);
});

test('a response without a body has none, and a HEAD response has the length', async () => {
  expect(await (await fetch(url('unchanged'))).text()).toBe('');
  const head = await fetch(url('plain'), { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['16', '']);
});
