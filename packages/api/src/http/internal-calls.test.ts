// @module-tag one-engine

import Koa, { type Context } from 'koa';
import { expect, test } from 'vitest';
import { readJson } from './bodies/body.ts';
import { internalCalls } from './internal-calls.ts';

test('a call arrives whole, with the address and key of its sender', async () => {
  const app = new Koa();
  const call = internalCalls(app, async (context: Context) => {
    const { method, url, state } = context;
    const body = await readJson(context, 'acme');
    const headers = [context.get('Authorization'), context.get('Idempotency-Key')];
    context.body = JSON.stringify({ method, url, ip: state.ip, headers, body });
  });
  const asked = {
    get: (name: string) => (name === 'authorization' ? 'Bearer key' : ''),
    state: { ip: '192.0.2.1' },
  } as unknown as Context;
  const input = { id: 'T/1', message: 'Grüße 👋' };
  const { result } = await call(asked)('tickets.reply', input, { idempotencyKey: 'once' });
  expect(result).toEqual({
    method: 'POST',
    url: '/api/tickets/T%2F1/messages',
    ip: '192.0.2.1',
    headers: ['Bearer key', 'once'],
    body: { message: 'Grüße 👋' },
  });
});
