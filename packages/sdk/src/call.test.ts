import { expect, it, vi } from 'vitest';
import { attempt } from './attempt.ts';
import { call, send } from './call.ts';
import { HelpdeskError } from './error.ts';
import {
  authLogin,
  filesUpload,
  helpArticlesUpdate,
  metricsReportXlsx,
  ticketsCreate,
  ticketsDelete,
  ticketsGet,
  ticketsList,
  ticketsUpdate,
} from './operations.ts';
import { cut, json, serve, silence } from './test/server.ts';

const ticket = { subject: 'Help', description: 'It broke' };
const busy = json(503, { message: 'Busy' }, { 'Retry-After': '0' });

async function failure(promise: Promise<unknown>): Promise<HelpdeskError> {
  const error = await promise.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(HelpdeskError);
  return error;
}

it('puts fields where the contract expects them', async () => {
  const { baseUrl, received } = await serve(json(200, {}));
  const desk = { baseUrl: `${baseUrl}/`, token: () => 'secret', organization: 'acme' };
  await call(desk, ticketsUpdate, { id: 'a/b', status: 'resolved' }, { ifMatch: '"1"' });
  await call(desk, ticketsList, { status: 'open', q: 'a&b', limit: undefined });
  await call(
    desk,
    helpArticlesUpdate,
    { id: 'x' },
    { ticketAccess: 'proof', headers: { 'X-A': 'b' } },
  );
  expect(received[0]).toMatchObject({
    method: 'PATCH',
    url: '/api/tickets/a%2Fb',
    body: '{"status":"resolved"}',
    headers: {
      authorization: 'Bearer secret',
      'x-organization': 'acme',
      'if-match': '"1"',
      'content-type': 'application/json',
    },
  });
  expect(received[1]).toMatchObject({ url: '/api/tickets?status=open&q=a%26b', body: '' });
  expect(received[1]?.headers['content-type']).toBeUndefined();
  expect(received[2]).toMatchObject({
    body: '{}',
    headers: { 'x-ticket-access': 'proof', 'x-a': 'b' },
  });
});

it('puts the other fields of a file upload, and filters that only a newer server knows, into the query', async () => {
  const { baseUrl, received } = await serve(json(200, {}));
  const file = new Blob(['abc']);
  await call({ baseUrl }, filesUpload, { name: 'a b.txt', file: file as never });
  const given = { status: 'open', mood: 'cheerful', tags: null };
  await call({ baseUrl }, ticketsList, given as never);
  await call({ baseUrl }, ticketsDelete, { id: 'a' });
  expect(received[0]).toMatchObject({ url: '/api/files?name=a+b.txt', body: 'abc' });
  expect(received[0]?.headers['content-type']).toBe('application/octet-stream');
  expect(received[1]?.url).toBe('/api/tickets?status=open&mood=cheerful');
  expect(received[2]).toMatchObject({ url: '/api/tickets/a', body: '' });
  // The caller's object is unchanged, for the next attempt.
  expect(given).toEqual({ status: 'open', mood: 'cheerful', tags: null });
});

it('returns a file as a Blob, and an error instead of one as an error', async () => {
  const bytes = Buffer.from([80, 75, 3, 4, 0, 255]);
  const { baseUrl } = await serve(
    (response) => response.writeHead(200, { 'Content-Type': 'application/zip' }).end(bytes),
    json(403, { message: 'No', code: 'forbidden' }),
  );
  const file = await call({ baseUrl }, metricsReportXlsx, { report: 'tags' });
  expect(file.type).toBe('application/zip');
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  const refused = await failure(call({ baseUrl }, metricsReportXlsx, { report: 'tags' }));
  expect([refused.status, refused.code]).toEqual([403, 'forbidden']);
});

it("sends the member a key acts for: the call's, or else the client's", async () => {
  const { baseUrl, received } = await serve(json(200, []));
  const client = { baseUrl, apiKey: 'hdk_key', actAs: () => 'ada@example.com' };
  await call(client, ticketsList, {});
  await call(client, ticketsList, {}, { actAs: 'bob@example.com' });
  await call({ baseUrl, apiKey: 'hdk_key' }, ticketsList, {});
  const named = received.map(({ headers }) => headers['x-act-as']);
  expect(named).toEqual(['ada@example.com', 'bob@example.com', undefined]);
});

it.each(['', '.', '..', undefined])('sends nothing for the invalid ID %j', async (id) => {
  const { baseUrl, received } = await serve(json(200, []));
  const error = await failure(call({ baseUrl }, ticketsGet, { id: id as string }));
  expect(error).toMatchObject({ status: 400, code: 'invalid_id', serverMessage: 'id is empty' });
  expect(received).toEqual([]);
});

it('waits longer than half a minute if the client or the call allows it', async () => {
  const wait = json(429, { message: 'Slow' }, { 'Retry-After': '31' });
  const { baseUrl, received } = await serve(wait);
  expect((await failure(call({ baseUrl }, ticketsGet, { id: 'a' }))).retryAfter).toBe(31);
  expect(received).toHaveLength(1);
  const stopped = AbortSignal.timeout(300);
  const patient = { baseUrl, retry: { maxWait: 60 } };
  // It is still waiting for the rest of the 31 seconds when it is aborted.
  await expect(call(patient, ticketsGet, { id: 'a' }, { signal: stopped })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  const options = { retry: { maxWait: 5 } };
  expect((await failure(call(patient, ticketsGet, { id: 'a' }, options))).status).toBe(429);
});

it('returns undefined for a response without content', async () => {
  const { baseUrl } = await serve((response) => response.writeHead(204).end());
  expect(await call({ baseUrl }, ticketsDelete, { id: 'a' })).toBeUndefined();
});

it('retries a create with one idempotency key until it succeeds', async () => {
  const { baseUrl, received } = await serve(cut, busy, json(201, { id: 'made' }));
  expect(await call({ baseUrl }, ticketsCreate, ticket)).toEqual({ id: 'made' });
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^\d+-\d+-\d+-\d+$/);
});

it('generates a key for every create, unless one is given', async () => {
  const { baseUrl, received } = await serve(json(201, {}));
  await call({ baseUrl }, ticketsCreate, ticket);
  await call({ baseUrl }, ticketsCreate, ticket);
  await call({ baseUrl }, ticketsCreate, ticket, { idempotencyKey: 'mine' });
  await call({ baseUrl }, helpArticlesUpdate, { id: 'x' });
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys.pop()).toBeUndefined();
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('mine');
});

it('does not retry calls that could take effect twice', async () => {
  const login = { email: 'a@b.co', password: 'secret' };
  for (const reply of [cut, busy]) {
    const { baseUrl, received } = await serve(reply);
    await failure(call({ baseUrl }, authLogin, login));
    expect(received).toHaveLength(1);
  }
  const { baseUrl, received } = await serve(busy);
  await failure(call({ baseUrl }, helpArticlesUpdate, { id: 'a' }, { ifMatch: '"1"' }));
  expect(received).toHaveLength(1);
});

it('retries calls that the server has certainly not handled', async () => {
  const limited = json(429, { message: 'Slow down' }, { 'Retry-After': '0' });
  const { baseUrl, received } = await serve(limited, json(200, { token: 't' }));
  await call({ baseUrl }, authLogin, { email: 'a@b.co', password: 'secret' });
  expect(received).toHaveLength(2);
});

it('waits as long as the server asks', async () => {
  const { baseUrl } = await serve(
    json(429, { message: 'Slow down' }, { 'Retry-After': '1' }),
    json(200, {}),
  );
  const start = performance.now();
  await call({ baseUrl }, ticketsGet, { id: 'a' });
  expect(performance.now() - start).toBeGreaterThan(990);
});

it('fails with the time to wait if it is too long', async () => {
  const { baseUrl, received } = await serve(
    json(429, { message: 'No' }, { 'Retry-After': '3600' }),
  );
  const error = await failure(call({ baseUrl }, ticketsGet, { id: 'a' }));
  expect(error.retryAfter).toBe(3600);
  expect(received).toHaveLength(1);
});

it('parses Retry-After, and treats invalid values as 0', async () => {
  const waitOf = async (header: string) => {
    const { baseUrl } = await serve(json(503, { message: 'No' }, { 'Retry-After': header }));
    return (await failure(call({ baseUrl, retries: 0 }, ticketsGet, { id: 'a' }))).retryAfter;
  };
  const inAnHour = await waitOf(new Date(Date.now() + 3_600_000).toUTCString());
  expect(inAnHour).toBeGreaterThan(3_500);
  expect(inAnHour).toBeLessThanOrEqual(3_600);
  expect(await waitOf(new Date(0).toUTCString())).toBe(0);
  expect([await waitOf('soon'), await waitOf('-5')]).toEqual([0, 0]);
  const { baseUrl } = await serve(json(503, { message: 'No' }));
  const error = await failure(call({ baseUrl, retries: 0 }, ticketsGet, { id: 'a' }));
  expect(error.retryAfter).toBeNull();
});

it('takes the request ID from the header if the body has none', async () => {
  const { baseUrl } = await serve(json(404, { message: 'No' }, { 'X-Request-Id': 'r7' }));
  expect((await failure(call({ baseUrl }, ticketsGet, { id: 'a' }))).requestId).toBe('r7');
});

it('retries three times by default, configurable per client and per call', async () => {
  const tries = async (all: object, one: object) => {
    const { baseUrl, received } = await serve(busy);
    await failure(call({ baseUrl, ...all }, ticketsGet, { id: 'a' }, one));
    return received.length;
  };
  expect(await tries({}, {})).toBe(4);
  expect(await tries({ retries: 2 }, {})).toBe(3);
  expect(await tries({ retries: 2 }, { retries: 1 })).toBe(2);
});

it('makes a single attempt with `attempt`', async () => {
  const { baseUrl, received } = await serve(busy, json(200, { id: 'a' }));
  const onResponse = vi.fn();
  const desk = { baseUrl, token: 'secret', hooks: { onResponse } };
  await failure(attempt(desk, ticketsGet, { id: 'a' }));
  const options = { headers: { 'X-A': 'b' } };
  expect(await attempt(desk, ticketsGet, { id: 'a' }, options)).toEqual({ id: 'a' });
  expect(received).toHaveLength(2);
  expect(received[1]?.headers).toMatchObject({ 'x-a': 'b' });
  expect(received[1]?.headers.authorization).toBeUndefined();
  expect(onResponse.mock.calls.map(([, request]) => [request.operation, request.attempt])).toEqual([
    ['tickets.get', 1],
    ['tickets.get', 1],
  ]);
});

it('fails after the last retry', async () => {
  const { baseUrl, received } = await serve(busy);
  const error = await failure(call({ baseUrl, retries: 1 }, ticketsGet, { id: 'a' }));
  expect(error.status).toBe(503);
  expect(received).toHaveLength(2);
});

it('does not retry a client error', async () => {
  const { baseUrl, received } = await serve(json(404, { message: 'Ticket not found' }));
  await failure(call({ baseUrl }, ticketsGet, { id: 'a' }));
  expect(received).toHaveLength(1);
});

it('times out when the server does not respond', async () => {
  const { baseUrl } = await serve(silence);
  const options = { timeout: 50, retries: 0 };
  const error = await failure(call({ baseUrl }, ticketsGet, { id: 'a' }, options));
  expect(error).toMatchObject({ status: 0, code: 'timeout' });
});

it('times out when the response does not end', async () => {
  const { baseUrl } = await serve((response) => {
    response.writeHead(200);
    response.write('{');
  });
  const options = { timeout: 50, retries: 0 };
  const error = await failure(call({ baseUrl }, ticketsGet, { id: 'a' }, options));
  expect(error.code).toBe('timeout');
});

it('throws the abort reason before, during and between attempts', async () => {
  const { baseUrl, received } = await serve(silence);
  const reason = new Error('The page is gone');
  const before = { signal: AbortSignal.abort(reason) };
  await expect(call({ baseUrl }, ticketsGet, { id: 'a' }, before)).rejects.toBe(reason);
  expect(received).toHaveLength(0);

  const during = new AbortController();
  setTimeout(() => during.abort(reason), 50);
  const asked = call({ baseUrl }, ticketsGet, { id: 'a' }, { signal: during.signal });
  await expect(asked).rejects.toBe(reason);

  const limited = await serve(json(429, {}, { 'Retry-After': '20' }));
  const between = new AbortController();
  setTimeout(() => between.abort(reason), 50);
  const waiting = call(limited, ticketsGet, { id: 'a' }, { signal: between.signal });
  await expect(waiting).rejects.toBe(reason);
});

it('returns undefined, with the ETag, when nothing has changed', async () => {
  const { baseUrl, received } = await serve(json(200, { id: 'a' }, { ETag: '"1"' }), (response) =>
    response.writeHead(304, { ETag: '"1"' }).end(),
  );
  const first = await send({ baseUrl }, ticketsGet, { id: 'a' });
  expect(first).toMatchObject({ data: { id: 'a' }, etag: '"1"' });
  const second = await send({ baseUrl }, ticketsGet, { id: 'a' }, { ifNoneMatch: '"1"' });
  expect(second).toMatchObject({ data: undefined, etag: '"1"' });
  expect(received[1]?.headers['if-none-match']).toBe('"1"');
});

it('exposes everything the server sent about an error', async () => {
  const errors = [{ field: 'subject', code: 'required', message: 'Subject is required' }];
  const body = {
    message: 'Subject is required',
    code: 'validation_failed',
    errors,
    requestId: 'r',
  };
  const { baseUrl } = await serve(json(400, body));
  const error = await failure(call({ baseUrl }, ticketsCreate, ticket));
  expect(error.message).toBe(`400: ${JSON.stringify(body)}`);
  expect(error).toMatchObject({
    status: 400,
    serverMessage: 'Subject is required',
    code: 'validation_failed',
    requestId: 'r',
    isUnauthorized: false,
  });
  expect(error.field('subject')).toBe('Subject is required');
  expect(error.field('description')).toBeUndefined();
});

it('throws an error for responses that are not from Helpdesk', async () => {
  const bare = await serve((response) => response.writeHead(404).end());
  expect((await failure(call(bare, ticketsGet, { id: 'a' }))).message).toBe('404: Not Found');
  const page = await serve((response) => response.writeHead(418).end('<h1>Teapot</h1>'));
  const error = await failure(call(page, ticketsGet, { id: 'a' }));
  expect(error).toMatchObject({
    message: '418: <h1>Teapot</h1>',
    serverMessage: '<h1>Teapot</h1>',
  });
  const html = await serve((response) => response.writeHead(200).end('<h1>Welcome</h1>'));
  expect((await failure(call(html, ticketsGet, { id: 'a' }))).code).toBe('unreadable');
  const nothing = { baseUrl: 'http://127.0.0.1:1', retries: 0 };
  expect(await failure(call(nothing, ticketsGet, { id: 'a' }))).toMatchObject({
    status: 0,
    code: 'network',
    serverMessage: 'The helpdesk could not be reached',
    cause: expect.any(TypeError),
  });
  expect(error).toMatchObject({ name: 'HelpdeskError', code: 'http', errors: [], requestId: null });
});

it('calls the hooks for every attempt and at the end', async () => {
  const { baseUrl, received } = await serve(busy, json(401, { message: 'Unauthorized' }));
  const hooks = {
    onRequest: vi.fn(({ headers }) => headers.set('X-Trace', 'on')),
    onResponse: vi.fn(),
    onError: vi.fn(),
    onUnauthorized: vi.fn(),
  };
  const error = await failure(call({ baseUrl, hooks }, ticketsGet, { id: 'a' }));
  expect(error.isUnauthorized).toBe(true);
  expect(hooks.onRequest.mock.calls.map(([{ attempt }]) => attempt)).toEqual([1, 2]);
  expect(hooks.onResponse).toHaveBeenCalledTimes(2);
  expect(hooks.onError.mock.calls).toEqual([[error, 'tickets.get']]);
  expect(hooks.onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
  expect(received[0]?.headers['x-trace']).toBe('on');
});

it('does not treat a wrong password as an expired session', async () => {
  const { baseUrl } = await serve(json(401, { message: 'Invalid email or password' }));
  const onUnauthorized = vi.fn();
  const login = { email: 'a@b.co', password: 'wrong' };
  await failure(call({ baseUrl, hooks: { onUnauthorized } }, authLogin, login));
  expect(onUnauthorized).not.toHaveBeenCalled();
});
