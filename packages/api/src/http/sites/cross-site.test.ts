// @module-tag one-engine

import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { sendRaw } from '../../test/raw.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const cookie = () => `helpdesk=${server.acme.admin.token}`;
const ticket = JSON.stringify({ subject: 'Forged', description: 'By another page' });

async function howManyTickets() {
  const { headers } = await server.call('tickets.list', { as: server.acme.admin });
  return Number(headers.get('x-total-count'));
}

function post(
  headers: Record<string, string>,
  body: string | null = ticket,
  path = '/api/tickets',
) {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { cookie: cookie(), ...headers },
    body,
  });
}

describe('CS-01: a write with only the cookie', () => {
  const json = { 'content-type': 'application/json' };
  test.each<[string, Record<string, string>]>([
    [
      'from another site',
      { ...json, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
    ['from another organization of ours', { ...json, 'sec-fetch-site': 'same-site' }],
    ['from a page without an origin', { ...json, origin: 'null' }],
    ['from an older browser', { ...json, origin: 'https://evil.example' }],
    ['with no word of the browser', { ...json }],
    [
      'as a form',
      { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    ],
    ['as a text', { 'content-type': 'text/plain', origin: 'https://evil.example' }],
    [
      'as parts',
      { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'cross-site' },
    ],
    ['as a report', { 'content-type': 'application/csp-report', origin: 'https://evil.example' }],
    ['with no type', { 'content-type': '', 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused and changes nothing', async (_name, headers) => {
    const before = await howManyTickets();
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'cross_site' });
    expect(await howManyTickets()).toBe(before);
  });

  test.each<[string, () => Record<string, string>]>([
    ['from our own page', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['from our own page in an older browser', () => ({ origin: server.url })],
  ])('%s is allowed', async (_name, headers) => {
    const response = await post({ 'content-type': 'application/json', ...headers() });
    expect(response.status).toBe(201);
  });

  test.each(['/api/auth/logout', '/api/invitations/x/accept', '/api/realtime/ticket'])(
    '%s without a body is refused too',
    async (path) => {
      const response = await post({ 'sec-fetch-site': 'cross-site' }, null, path);
      expect(response.status).toBe(403);
      const me = await server.call('auth.user', { as: server.acme.admin });
      expect(me.status).toBe(200);
    },
  );

  test("another site can't change the signed-in user", async () => {
    const response = await post(
      { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      JSON.stringify({ email: 'a@example.com', password: 'x' }),
      '/api/auth/login',
    );
    expect(response.status).toBe(403);
  });
});

describe('CS-02: pages that may read a response', () => {
  const open = (path: string) => /^\/api\/(public|widget|v1)\//.test(path);
  const ids = Object.keys(operations) as OperationId[];

  test.each(ids)('%s', async (id) => {
    const { path, method } = operations[id];
    const at = `${server.url}${path.replace(/\{(\w+)\}/g, 'x')}`;
    const preflight = await fetch(at, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });
    const answer = await fetch(at, {
      method,
      headers: {
        origin: 'https://shop.example',
        authorization: `Bearer ${server.globex.customer.token}`,
      },
      redirect: 'manual',
    });
    const allowed = [preflight, answer].map((one) =>
      one.headers.get('access-control-allow-origin'),
    );
    expect(allowed).toEqual(open(path) ? ['*', '*'] : [null, null]);
    for (const one of [preflight, answer]) {
      expect(one.headers.get('access-control-allow-credentials')).toBeNull();
    }
    if (open(path)) {
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
      expect(preflight.headers.get('access-control-allow-headers')).toMatch(
        /Content-Type.*Idempotency-Key/,
      );
      expect(preflight.headers.get('access-control-max-age')).toBe('86400');
      expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    } else {
      // For tus, OPTIONS lists the supported protocol; that doesn't permit pages of other sites.
      expect(preflight.status).toBe('tus' in operations[id] ? 204 : 405);
    }
  });
});

describe('CS-04: the host of a request', () => {
  const who = (host: string, more: string[] = [], target = '/api/organization') =>
    sendRaw(server.url, [
      `GET ${target} HTTP/1.1`,
      `Host: ${host}`,
      `Authorization: Bearer ${server.acme.admin.token}`,
      ...more,
    ]);

  test('selects the organization, and callers can act only in their own', async () => {
    expect(JSON.parse((await who('acme.localhost')).body)).toMatchObject({
      accessMethod: 'subdomain',
    });
    expect(JSON.parse((await who('ACME.localhost:3000')).body)).toMatchObject({
      accessMethod: 'subdomain',
    });
    for (const host of ['globex.localhost', 'nowhere.localhost']) {
      const answer = await who(host);
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'forbidden' });
    }
    const both = await who('globex.localhost', ['X-Organization: acme']);
    expect(both.status).toBe(403);
  });

  test.each([
    'evil.com',
    'acme.localhost@evil.com',
    'acme.localhost.evil.com',
    'acme.evil.com',
    'globex.localhost:80@evil',
    '',
  ])('"%s" selects no organization', async (host) => {
    const answer = await who(host);
    if (answer.status === 400) return;
    expect(JSON.parse(answer.body)).toMatchObject({ accessMethod: 'membership' });
  });

  test('is not read from X-Forwarded-Host, a second Host or the target', async () => {
    const answers = [
      await who('localhost', ['X-Forwarded-Host: globex.localhost']),
      await who('localhost', ['Host: globex.localhost']),
      await who('localhost', [], 'http://globex.localhost/api/organization'),
    ];
    for (const answer of answers) {
      if (answer.status !== 400) {
        expect(JSON.parse(answer.body)).toMatchObject({ accessMethod: 'membership' });
      }
    }
  });

  test('never appears in a link that we send', async () => {
    const invited = await server.call('team.invite', {
      as: server.acme.admin,
      body: { email: 'host@example.com' },
      headers: { 'x-forwarded-host': 'evil.com', 'x-forwarded-proto': 'https' },
    });
    expect(invited.body.url).toMatch(new RegExp(`^${server.context.config.publicUrl}/invite/`));
    const raw = await sendRaw(server.url, ['GET /api/login HTTP/1.1', 'Host: evil.com']);
    expect(raw.headers.location).toBe('/login');
  });
});
