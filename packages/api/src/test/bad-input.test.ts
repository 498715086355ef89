// @module-tag slow

import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let ticketId: string;

beforeAll(async () => {
  server = await startTestServer();
  ticketId = await makeTicket(server.acme);
});
afterAll(() => server.stop());

const bearer = () => ({ authorization: `Bearer ${server.acme.admin.token}` });

async function send(path: string, init: RequestInit) {
  const response = await fetch(`${server.url}${path}`, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  send('/api/tickets', {
    method: 'POST',
    body: body ?? null,
    headers: { ...bearer(), 'content-type': 'application/json', ...headers },
  });

test.each([
  ['cut off', '{"subject": "A'],
  ['with a byte order mark', '\uFEFF{}x'],
  ['no object', '"text"'],
  ['120,000 brackets deep', '['.repeat(120_000)],
  ['200,000 closed brackets deep', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
])('IN-06: JSON that is %s is malformed', async (_name, body) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'malformed_json', message: expect.any(String) });
  expect(answer.body.requestId).toBeTruthy();
});

test('an empty body gets an error with the missing field', async () => {
  const answer = await post('{}');
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: 'validation_failed',
    message: 'Subject is required',
    errors: [
      { field: 'subject', code: 'required', message: 'Subject is required' },
      { field: 'description', code: 'required', message: 'Description is required' },
    ],
  });
});

test.each([
  ['a number as the subject', { subject: 7, description: 'B' }, 'subject'],
  ['a list as the subject', { subject: ['A'], description: 'B' }, 'subject'],
  ['a NUL character', { subject: 'A\u0000', description: 'B' }, 'subject'],
  ['an unknown priority', { subject: 'A', description: 'B', priority: 'asap' }, 'priority'],
  ['a subject too long', { subject: 'A'.repeat(256), description: 'B' }, 'subject'],
  [
    'an address that is none',
    { subject: 'A', description: 'B', customerEmail: 'x' },
    'customerEmail',
  ],
  ['an unknown field', { subject: 'A', description: 'B', colour: 'red' }, 'colour'],
  [
    'AZ-07: a ticket number',
    { subject: 'A', description: 'B', ticketNumber: 'TK-1' },
    'ticketNumber',
  ],
  [
    'AZ-07: an organization',
    { subject: 'A', description: 'B', organizationId: 'x' },
    'organizationId',
  ],
])('%s is refused with its name', async (_name, body, field) => {
  const answer = await post(JSON.stringify(body));
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
});

test('an optional email address can be empty', async () => {
  const body = { subject: 'A', description: 'B', customerEmail: '', customerName: '' };
  const answer = await post(JSON.stringify(body));
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ customerEmail: null, customerName: null });
});

test('a body of 10 MB is refused, with or without Content-Length', async () => {
  const big = JSON.stringify({ subject: 'A', description: 'B'.repeat(10 * 1024 * 1024) });
  expect((await post(big)).body).toMatchObject({ code: 'payload_too_large' });
  const chunked = await sendChunked(big);
  expect(chunked).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
});

test('RL-04: a small compressed body that expands to 60 MB is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, ' '));
  expect(bomb.length).toBeLessThan(100_000);
  const answer = await post(new Uint8Array(bomb), { 'content-encoding': 'gzip' });
  expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
});

function sendChunked(text: string): Promise<{ status: number; body: unknown }> {
  return new Promise((done, fail) => {
    const outgoing = httpRequest(
      `${server.url}/api/tickets`,
      { method: 'POST', headers: { ...bearer(), 'content-type': 'application/json' } },
      (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, body: JSON.parse(body) }),
        );
      },
    );
    outgoing.on('error', fail);
    for (let at = 0; at < text.length; at += 65_536) outgoing.write(text.slice(at, at + 65_536));
    outgoing.end();
  });
}

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/csp-report',
])('CS-01: a body as %s is not read', async (type) => {
  const answer = await post('{"subject":"A","description":"B"}', { 'content-type': type });
  expect(answer.status).toBe(415);
  expect(answer.body.code).toBe('unsupported_media_type');
});

test.each(['0', '-1', '201', '1e9', 'NaN', '1.5', ''])(
  'RL-06: a page size of %s is refused',
  async (limit) => {
    const answer = await send(`/api/tickets?limit=${limit}`, { headers: bearer() });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: 'limit' }] });
  },
);

test.each(['x', '%00', 'W10', 'WzEsMl0', `${'a'.repeat(501)}`])(
  'an invalid cursor (%s) is refused',
  async (cursor) => {
    const answer = await send(`/api/tickets?cursor=${cursor}`, { headers: bearer() });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'cursor' }] } });
  },
);

test('a repeated parameter is refused', async () => {
  const answer = await send('/api/tickets?status=open&status=closed', { headers: bearer() });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test.each(['%00', 'x'.repeat(65)])('IN-05: an id like %s is refused', async (id) => {
  const answer = await send(`/api/tickets/${id}`, { headers: bearer() });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test.each(['%zz', '..%2f..%2fetc', '%F0%9F%92%A9', "'%20or%201=1--", 'x'.repeat(64)])(
  'IN-05: an id like %s is treated as an unknown id',
  async (id) => {
    const answer = await send(`/api/tickets/${id}`, { headers: bearer() });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answer.body.requestId).toBeTruthy();
  },
);

test('RL-05: a search for wildcard characters finds them literally', async () => {
  for (const q of ['%', '_', '!', "'", '%_%_%_%_', '\\']) {
    const answer = await send(`/api/tickets?q=${encodeURIComponent(q)}`, { headers: bearer() });
    expect(answer).toMatchObject({ status: 200, body: [] });
  }
});

test('a wrong method gets an error with the allowed ones', async () => {
  const response = await fetch(`${server.url}/api/tickets`, { method: 'PUT', headers: bearer() });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, POST');
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
});

test('an unknown path under /api is JSON, never a page', async () => {
  const answer = await send('/api/nothing/here', {});
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('IN-01: no input from a visitor to any operation causes a server error', async () => {
  const values = [
    null,
    0,
    '',
    'a',
    [],
    {},
    { id: {} },
    [[]],
    'x'.repeat(70_000),
    '\u0000',
    '\ud800',
  ];
  for (const id of Object.keys(operations) as OperationId[]) {
    for (const value of operations[id].body === 'json' ? values : ['a']) {
      const answer = await server.call(id, {
        as: server.acme.admin,
        params: {
          id: ticketId,
          subdomain: 'acme',
          ticketId,
          formId: server.acme.formId,
          token: 'x',
        },
        body: operations[id].body === 'json' ? value : undefined,
      });
      expect(answer.status, `${id} with ${JSON.stringify(value)?.slice(0, 50)}`).toBeLessThan(500);
    }
  }
});
