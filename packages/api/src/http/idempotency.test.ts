import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../database/ids.ts';
import { makeTicket, type TestMember } from '../test/factories.ts';
import { startTestDesk, type TestDesk } from '../test/harness.ts';

let desk: TestDesk;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());

const create = (key: string, subject = 'Once', as: TestMember = desk.acme.agent) =>
  desk.call('tickets.create', {
    as,
    body: { subject, description: 'And only once' },
    headers: { 'idempotency-key': key },
  });

async function ticketsCalled(subject: string) {
  const { org } = desk.acme;
  return (await org.all(org.from('tickets').where({ subject }).select('id'))).length;
}

test('IN-07: one key sent 50 times at once makes one ticket, and all read the same', async () => {
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(key, 'Fifty')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await ticketsCalled('Fifty')).toBe(1);
  const replayed = answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
  expect(replayed.length).toBe(49);
});

test('IN-07: a replay is the first answer, whatever has happened since', async () => {
  const key = newId();
  const first = await create(key);
  await desk.call('tickets.update', {
    as: desk.acme.agent,
    params: { id: first.body.id },
    body: { status: 'closed' },
  });
  const again = await create(key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(first.headers.get('idempotency-replayed')).toBeNull();
});

test('IN-07: a key with another body, or for another operation, is refused', async () => {
  const key = newId();
  const first = await create(key);
  const refusals = [
    await create(key, 'Another'),
    await desk.call('tickets.reply', {
      as: desk.acme.agent,
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

test('IN-07: the keys of another member, visitor or organization are his own', async () => {
  const key = newId();
  const ids = [
    (await create(key)).body.id,
    (await create(key, 'Once', desk.acme.admin)).body.id,
    (await create(key, 'Once', desk.globex.agent)).body.id,
  ];
  expect(new Set(ids).size).toBe(3);
  const sent = await desk.call('widget.submit', {
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

test('IN-07: a key answers for one ticket only, although another takes the same words', async () => {
  const [one, other] = [await makeTicket(desk.acme), await makeTicket(desk.acme)];
  const key = newId();
  const reply = (id: string) =>
    desk.call('tickets.reply', {
      as: desk.acme.agent,
      params: { id },
      body: { message: 'Hello' },
      headers: { 'idempotency-key': key },
    });
  expect((await reply(one)).status).toBe(201);
  expect((await reply(other)).status).toBe(422);
});

test('a refused create leaves its key free', async () => {
  const key = newId();
  const invite = (email: string) =>
    desk.call('team.invite', {
      as: desk.acme.admin,
      body: { email },
      headers: { 'idempotency-key': key },
    });
  expect((await invite(desk.acme.agent.email)).status).toBe(409);
  expect((await invite('fresh@example.com')).status).toBe(201);
});

test('a replayed invitation still carries its link', async () => {
  const headers = { 'idempotency-key': newId() };
  const invite = () =>
    desk.call('team.invite', { as: desk.acme.admin, body: { email: 'link@example.com' }, headers });
  const first = await invite();
  expect((await invite()).body.url).toBe(first.body.url);
});

test.each(['x'.repeat(201), ' '])('a key like "%s" is no key', async (key) => {
  const answer = await create(key, 'No key');
  expect([201, 400]).toContain(answer.status);
});

test('a key is forgotten by others: the answer carries no-store', async () => {
  expect((await create(newId())).headers.get('cache-control')).toBe('no-store');
});
