import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { replyAsCustomer } from './customer-reply.ts';

let server: TestServer;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme, { customerUserId: server.acme.customer.userId });
});

const reply = (body: Record<string, unknown>, as = server.acme.agent) =>
  server.call('tickets.reply', { as, params: { id }, body: { message: 'Hello', ...body } });
/** The messages, without their emails: those may be sent meanwhile. */
const conversation = async () =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id } })).body.messages.map(
    ({ deliveries: _, ...message }) => message,
  );

async function expectHeldBack(answer: Awaited<ReturnType<typeof reply>>) {
  expect(answer.status).toBe(409);
  expect(answer.error).toMatchObject({
    code: 'newer_message',
    message: 'Someone else replied. Read the new message before you send yours.',
  });
}

test('a reply to the newest visible message is sent', async () => {
  const first = await reply({ seenMessageId: null });
  expect(first.status).toBe(201);
  const second = await reply({ seenMessageId: first.body.id }, server.acme.admin);
  expect(second.status).toBe(201);
});

test('a reply is rejected and not stored if a colleague or the customer was faster', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  await reply({ message: 'Two' }, server.acme.admin);
  const before = await conversation();
  await expectHeldBack(await reply({ seenMessageId: seen }));
  await expectHeldBack(await reply({ seenMessageId: null }));
  expect(await conversation()).toEqual(before);
  const newest = before.at(-1)?.id ?? '';
  expect((await reply({ seenMessageId: newest })).status).toBe(201);

  const read = (await conversation()).at(-1)?.id ?? '';
  await replyAsCustomer(server.acme.org, id, 'It works again, thank you');
  await expectHeldBack(await reply({ seenMessageId: read }));
});

test('a customer’s reply is rejected too', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  await reply({ message: 'Two' }, server.acme.admin);
  await expectHeldBack(await reply({ seenMessageId: seen }, server.acme.customer));
});

test('neither the author’s own messages from another tab nor notes by colleagues block a reply', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  await reply({ message: 'Two' });
  await reply({ message: 'Psst', isInternal: true }, server.acme.admin);
  expect((await reply({ seenMessageId: seen })).status).toBe(201);
});

test('a note is never rejected, nor is a reply that doesn’t name the last seen message', async () => {
  await reply({ message: 'One' }, server.acme.admin);
  expect((await reply({ isInternal: true, seenMessageId: null })).status).toBe(201);
  expect((await reply({})).status).toBe(201);
});

test('a last seen message of another ticket is ignored', async () => {
  await reply({ message: 'One' }, server.acme.admin);
  await expectHeldBack(await reply({ seenMessageId: '0'.repeat(30) }));
});

test('of two simultaneous replies, one is rejected', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  const answers = await Promise.all([
    reply({ seenMessageId: seen }),
    reply({ seenMessageId: seen }, server.acme.admin),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
