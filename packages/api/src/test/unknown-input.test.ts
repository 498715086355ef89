// @module-tag one-engine

import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChat, type TestChat } from './chats.ts';
import { makeTicket } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let key: string;
let chat: TestChat;
let ticketId: string;
let ticketAccess: string;

beforeAll(async () => {
  server = await startTestServer();
  const { admin: as, subdomain } = server.acme;
  const body = { name: 'All', permissions: [...apiPermissions] };
  key = (await server.call('apiKeys.create', { as, body })).body.data.key;
  chat = await startChat(server, server.acme);
  ticketId = await makeTicket(server.acme);
  const ticket = await server.call('tickets.get', { as, params: { id: ticketId } });
  const found = await server.call('publicTickets.lookup', {
    params: { subdomain },
    body: { email: ticket.body.customerEmail, ticketNumber: ticket.body.ticketNumber },
  });
  ticketAccess = 'accessToken' in found.body ? found.body.accessToken : '';
});
afterAll(() => server.stop());

const ids = Object.keys(operations) as OperationId[];
/** Operations that redirect are opened from links, to which other services add their own parameters. */
const isFollowed = (id: OperationId) => operations[id].status === 302;
/** Monitors add parameters too, to bypass caches. */
const isMonitored = (id: OperationId) => id === 'v1.health';

/** Returns the headers of a caller who may call the operation. */
function caller(id: OperationId): { headers: Record<string, string> } {
  const { access }: Operation = operations[id];
  const session = access.some(({ scheme }) => scheme === 'session');
  const token = session ? server.acme.admin.token : key;
  return {
    headers: {
      ...(access.length > 0 ? { authorization: `Bearer ${token}` } : {}),
      'x-chat-access': chat.token,
      'x-ticket-access': ticketAccess,
    },
  };
}

function addressOf(id: OperationId) {
  const chats = id.startsWith('publicChat.');
  const known: Record<string, string> = {
    subdomain: 'acme',
    ticketId,
    language: 'de',
    id: chats ? chat.id : server.acme.id,
  };
  return server.url + operations[id].path.replace(/\{(\w+)\}/g, (_, name) => known[name] ?? 'none');
}

async function send(id: OperationId, init: RequestInit & { query?: string }) {
  const { headers } = caller(id);
  const response = await fetch(`${addressOf(id)}${init.query ?? ''}`, {
    ...init,
    method: operations[id].method,
    redirect: 'manual',
    headers: { ...headers, ...init.headers },
  });
  return { status: response.status, text: await response.text() };
}

const refusedFor = (field: string) =>
  expect.objectContaining({
    code: 'validation_failed',
    errors: expect.arrayContaining([expect.objectContaining({ field })]),
  });

describe('IN-10: an undeclared parameter is refused with its name', () => {
  test.each(ids.filter((id) => !isFollowed(id) && !isMonitored(id)))('%s', async (id) => {
    const answer = await send(id, { query: '?colour=red' });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual(refusedFor('colour'));
  });

  test('a name that every object inherits is refused too', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const answer = await send('tickets.list', { query: `?${name}=1` });
      expect(answer.status, name).toBe(400);
    }
  });

  test('operations opened from links accept additional parameters', async () => {
    expect(ids.filter(isFollowed)).toEqual(['auth.startLogin']);
    for (const path of ['/api/login', '/public/help/acme', '/public/contact/acme', '/login']) {
      const response = await fetch(`${server.url}${path}?utm_source=letter&fbclid=x`, {
        redirect: 'manual',
      });
      expect(response.status, path).toBeLessThan(400);
    }
  });
});

test('a health check accepts any parameters', async () => {
  for (const query of ['?x=1', '?x=1&x=2', '?probe=live&_=1700000000000', '?__proto__=1']) {
    expect((await send('v1.health', { query })).status, query).toBe(200);
  }
  expect((await send('v1.health', { query: '?probe=dead' })).status).toBe(400);
});

describe('IN-10: a repeated field is refused with its name', () => {
  const json = { 'content-type': 'application/json' };
  test.each(ids.filter((id) => operations[id].body === 'json'))('%s', async (id) => {
    const answer = await send(id, { headers: json, body: '{"colour":"red","colour":"blue"}' });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual(refusedFor('colour'));
  });

  test.each([
    ['deep in a form', '{"formId":"f","data":{"a":[{"b":1},{"b":1,"c":2,"b":3}]}}', 'data.a.1.b'],
    ['in another spelling', '{"formId":"f","data":{"ab":1,"a\\u0062":2}}', 'data.ab'],
    ['of a name that every object has', '{"data":{"toString":1,"toString":2}}', 'data.toString'],
  ])('%s', async (_where, body, field) => {
    const answer = await send('widget.submit', { headers: json, body });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual(refusedFor(field));
  });

  test('a repeated part of an upload is refused too', async () => {
    const form = new FormData();
    form.append('file', new Blob(['a'], { type: 'image/png' }), 'a.png');
    form.append('file', new Blob(['b'], { type: 'image/png' }), 'b.png');
    const answer = await send('profile.uploadPhoto', { body: form });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual(refusedFor('file'));
  });
});
