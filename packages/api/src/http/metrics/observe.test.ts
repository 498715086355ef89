import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { newToken } from '../../auth/tokens.ts';
import type { ServerContext } from '../../server-context.ts';
import { startTestServer } from '../../test/harness.ts';
import { observe } from './observe.ts';

afterEach(() => {
  vi.useRealTimers();
});

const forwarded = { 'x-forwarded-for': '198.51.100.7' };

async function warningsOf(settings: { trustedProxies: number }, headers: Record<string, string>) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  const server = await startTestServer(settings, log);
  for (let i = 0; i < 3; i += 1) await fetch(`${server.url}/api/v1/health`, { headers });
  await server.stop();
  return lines.filter((line) => line.includes('TRUSTED_PROXIES'));
}

test('every request has one log entry with its caller, operation and result', async () => {
  const entries: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => entries.push(JSON.parse(line)) });
  const server = await startTestServer({ trustedProxies: 1 }, log);
  const { headers } = await server.call('tickets.list', { headers: forwarded });
  await fetch(`${server.url}/tickets`);
  await server.stop();
  const asked = entries.filter(({ msg }) => msg === 'request');
  const ofCall = { operation: 'tickets.list', path: '/api/tickets', status: 401 };
  expect(asked).toMatchObject([
    { ...ofCall, requestId: headers.get('x-request-id'), method: 'GET', ip: '198.51.100.7' },
    { operation: 'page', path: '/tickets', status: 200 },
  ]);
  for (const { ms } of asked) expect(ms).toBeGreaterThan(0);
});

test('the log never contains a token from a path', async () => {
  const paths: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => paths.push(JSON.parse(line).path) });
  const server = await startTestServer({}, log);
  const token = newToken();
  const lower = 'abcdefghijklmnopqrstuvwxyz234567abcdefgh';
  for (const path of [
    `/org/acme/invite/${token}`,
    `/api//invitations/${token}`,
    `/Unsubscribe/${token}`,
    `/exports/${token}.${token}/acme.zip`,
    `/no/such/${lower}`,
    `/a/%41${token}/b`,
    `/reset-password;${token}`,
  ]) {
    await fetch(server.url + path);
  }
  await fetch(`${server.url}/public/help/acme/article/how-to-reset-the-password-of-an-account`);
  await server.stop();
  const all = paths.filter(Boolean).join('\n');
  for (const part of [token.slice(0, 12), token.slice(-12), lower]) expect(all).not.toContain(part);
  expect(all).toContain('/org/acme/invite/***');
  expect(all).toContain('/article/how-to-reset-the-password-of-an-account');
});

test('OP-05: a missing proxy setting is reported once, because limits would count all clients as one', async () => {
  expect(await warningsOf({ trustedProxies: 0 }, forwarded)).toHaveLength(1);
  expect(await warningsOf({ trustedProxies: 1 }, forwarded)).toEqual([]);
  expect(await warningsOf({ trustedProxies: 0 }, {})).toEqual([]);
});

/** Observes one request that takes this many milliseconds. */
async function observed({ ms = 0, isReady = true }) {
  vi.useFakeTimers({ toFake: ['performance'] });
  let logged: Parameters<ServerContext['logRequest']>[0] | undefined;
  const server = {
    config: { trustedProxies: 0 },
    ready: () => isReady,
    logRequest: (entry) => {
      logged = entry;
    },
  } as Partial<ServerContext> as ServerContext;
  const headers = { host: 'help.test' };
  const request = Object.assign(new IncomingMessage(new Socket()), { headers, url: '/' });
  const context = new Koa().createContext(request, new ServerResponse(request));
  await observe(server, null)(context, async () => void vi.advanceTimersByTime(ms));
  return { logged, connection: context.response.get('Connection') };
}

test('the log has the duration of a request in hundredths of a millisecond', async () => {
  expect((await observed({ ms: 1_234.567 })).logged?.ms).toBe(1_234.57);
});

test('a connection stays open for further requests until the server stops', async () => {
  expect((await observed({})).connection).toBeUndefined();
  expect((await observed({ isReady: false })).connection).toBe('close');
});
