// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../database/ids.ts';
import { createMemory } from '../memory.ts';
import { makeTicket, type TestMember } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { once } from './idempotency.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const create = (key: string, subject = 'Once', as: TestMember = server.acme.agent) =>
  server.call('tickets.create', {
    as,
    body: { subject, description: 'And only once' },
    headers: { 'idempotency-key': key },
  });

async function ticketsCalled(subject: string) {
  const { org } = server.acme;
  return (await org.all(org.from('tickets').where({ subject }).select('id'))).length;
}

test('IN-07: one key sent 50 times at once creates one ticket, and all responses are equal', async () => {
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(key, 'Fifty')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await ticketsCalled('Fifty')).toBe(1);
  const replayed = answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
  expect(replayed.length).toBe(49);
});

test('IN-07: a replay returns the first response, even if data has changed since', async () => {
  const key = newId();
  const first = await create(key);
  await server.call('tickets.update', {
    as: server.acme.agent,
    params: { id: first.body.id },
    body: { status: 'closed' },
  });
  const again = await create(key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(first.headers.get('idempotency-replayed')).toBeNull();
});

test('IN-07: a key that another node has seen is replayed, and calls in the same commit run once', async () => {
  const { org } = server.acme;
  const { database, config } = server.context;
  const send = (to: Parameters<typeof once>[1], key: string) =>
    org.write((tx) =>
      once(tx, to, { caller: 'ada', from: '', key, operation: 'test', body: null }, async () => {
        await tx.add(`sent.${key}`, 1);
        await tx.record('session.ended', { userId: key });
        return { status: 201, body: `"${newId()}"` };
      }),
    );
  const node = () => ({ config, memory: createMemory(database) });
  const [one, other] = [node(), node()];
  const keys = Array.from({ length: 8 }, (_, at) => `${newId()}.${at}`);
  const known = keys[3] as string;
  const [first] = await Promise.all([send(one, known), send(one, newId())]);
  const answers = await Promise.all([...keys, ...keys].map((key) => send(other, key)));
  expect(answers[3]).toEqual({ ...first, replayed: true });
  expect(await send(node(), known)).toEqual({ ...first, replayed: true });
  expect(answers.slice(8)).toEqual(answers.slice(0, 8).map((one) => ({ ...one, replayed: true })));
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(7);
  const names = keys.map((key) => `sent.${key}`);
  const counted = await org.all<{ value: number }>(org.from('counters').whereIn('name', names));
  expect(counted.map(({ value }) => value)).toEqual(Array(8).fill(1));
  const events = await org.all<{ seq: number }>(org.from('events').orderBy('seq'));
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
});

test('IN-07: a key with another body, or for another operation, is refused', async () => {
  const key = newId();
  const first = await create(key);
  const refusals = [
    await create(key, 'Another'),
    await server.call('tickets.reply', {
      as: server.acme.agent,
      params: { id: first.body.id },
      body: { message: 'Hello' },
      headers: { 'idempotency-key': key },
    }),
  ];
  for (const { status, error } of refusals) {
    expect(status).toBe(422);
    expect(error.code).toBe('idempotency_key_reused');
  }
});

test('IN-07: keys are separate for each member, visitor and organization', async () => {
  const key = newId();
  const ids = [
    (await create(key)).body.id,
    (await create(key, 'Once', server.acme.admin)).body.id,
    (await create(key, 'Once', server.globex.agent)).body.id,
  ];
  expect(new Set(ids).size).toBe(3);
  const sent = await server.call('widget.submit', {
    body: {
      formId: 'default',
      org: 'acme',
      data: { name: 'V', email: 'v@example.com', subject: 'S', message: 'M' },
    },
    headers: { 'idempotency-key': key },
  });
  expect(sent.status).toBe(201);
  expect(sent.headers.get('idempotency-replayed')).toBeNull();
});

test("IN-11: one visitor's key returns nothing to another, and repeats no operation", async () => {
  const proxied = await startTestServer({ trustedProxies: 1 });
  try {
    const key = newId();
    const submit = (ip: string, message = 'M') =>
      proxied.call('widget.submit', {
        body: {
          formId: 'default',
          org: 'acme',
          data: { name: 'V', email: 'v@example.com', subject: 'Once', message },
        },
        headers: { 'idempotency-key': key, 'x-forwarded-for': ip },
      });
    const first = await submit('203.0.113.1');
    expect(first.status).toBe(201);
    for (const stranger of [await submit('203.0.113.2'), await submit('203.0.113.2', 'Other')]) {
      expect(stranger.status).toBe(409);
      expect(stranger.error).toMatchObject({
        message: 'This was already sent from another network',
        code: 'idempotency_other_visitor',
      });
      expect(JSON.stringify(stranger.body)).not.toContain(first.body.id);
    }
    expect((await submit('203.0.113.1')).body).toEqual(first.body);
    const { org } = proxied.acme;
    expect(await org.all(org.from('form_submissions'))).toHaveLength(1);
  } finally {
    await proxied.stop();
  }
});

test('IN-07: a key is valid for one ticket only, even for an equal body', async () => {
  const [one, other] = [await makeTicket(server.acme), await makeTicket(server.acme)];
  const key = newId();
  const reply = (id: string) =>
    server.call('tickets.reply', {
      as: server.acme.agent,
      params: { id },
      body: { message: 'Hello' },
      headers: { 'idempotency-key': key },
    });
  expect((await reply(one)).status).toBe(201);
  expect((await reply(other)).status).toBe(422);
});

test('a repeated change is not made again, even with a new condition and after later changes', async () => {
  const id = await makeTicket(server.acme);
  const key = newId();
  const set = (body: object, headers: Record<string, string> = {}) =>
    server.call('tickets.update', { as: server.acme.agent, params: { id }, body, headers });
  const first = await set({ status: 'resolved' }, { 'idempotency-key': key });
  expect(first.headers.get('etag')).toBeTruthy();
  await set({ status: 'open' });
  const body = { status: 'resolved', onlyIf: { status: 'open' } };
  const again = await set(body, { 'idempotency-key': key });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.body).toEqual(first.body);
  const ticket = await server.call('tickets.get', { as: server.acme.agent, params: { id } });
  expect(ticket.body.status).toBe('open');
  expect(ticket.body.timeline.filter(({ kind }) => kind === 'status')).toHaveLength(2);
});

test("an answer too long to store is not sent again, and its operation doesn't run again", async () => {
  const { org } = server.acme;
  const key = newId();
  const send = () =>
    org.write((tx) =>
      once(
        tx,
        server.context,
        { caller: 'ada', from: '', key, operation: 'test', body: null },
        async () => {
          await tx.add(`long.${key}`, 1);
          return { status: 200, body: 'x'.repeat(300_000) };
        },
      ),
    );
  expect(await send()).toMatchObject({ replayed: false, status: 200 });
  await expect(send()).rejects.toMatchObject({ status: 409, code: 'idempotency_answer_lost' });
  const counted = await org.all<{ value: number }>(
    org.from('counters').where({ name: `long.${key}` }),
  );
  expect(counted.map(({ value }) => value)).toEqual([1]);
});

test("a refused create doesn't use up its key", async () => {
  const key = newId();
  const invite = (email: string) =>
    server.call('team.invite', {
      as: server.acme.admin,
      body: { email },
      headers: { 'idempotency-key': key },
    });
  expect((await invite(server.acme.agent.email)).status).toBe(409);
  expect((await invite('fresh@example.com')).status).toBe(201);
});

test('a replayed invitation still includes its link', async () => {
  const headers = { 'idempotency-key': newId() };
  const invite = () =>
    server.call('team.invite', {
      as: server.acme.admin,
      body: { email: 'link@example.com' },
      headers,
    });
  const first = await invite();
  expect((await invite()).body.url).toBe(first.body.url);
});

test('a key that is too long is refused', async () => {
  expect((await create('x'.repeat(201), 'No key')).status).toBe(400);
});

test('an empty key is ignored: each create runs', async () => {
  const [first, second] = [await create(' ', 'No key'), await create(' ', 'No key')];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.id).not.toBe(first.body.id);
});

test('a response with a key is never cached: it has no-store', async () => {
  expect((await create(newId())).headers.get('cache-control')).toBe('no-store');
});
