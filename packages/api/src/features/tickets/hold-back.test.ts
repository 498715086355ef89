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
/** The messages as they were written; their mails may be sent meanwhile. */
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

test('a reply is held back when a colleague or the customer was faster, and nothing is stored', async () => {
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

test('the customer is held back as well', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  await reply({ message: 'Two' }, server.acme.admin);
  await expectHeldBack(await reply({ seenMessageId: seen }, server.acme.customer));
});

test("the author's own messages from another tab, and colleagues' notes, do not hold a reply back", async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  await reply({ message: 'Two' });
  await reply({ message: 'Psst', isInternal: true }, server.acme.admin);
  expect((await reply({ seenMessageId: seen })).status).toBe(201);
});

test('a note is never held back, nor is a reply without the last message seen', async () => {
  await reply({ message: 'One' }, server.acme.admin);
  expect((await reply({ isInternal: true, seenMessageId: null })).status).toBe(201);
  expect((await reply({})).status).toBe(201);
});

test('a last seen message that is not of the ticket is ignored', async () => {
  await reply({ message: 'One' }, server.acme.admin);
  await expectHeldBack(await reply({ seenMessageId: '0'.repeat(30) }));
});

test('of two answers at the same moment one is held back', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  const answers = await Promise.all([
    reply({ seenMessageId: seen }),
    reply({ seenMessageId: seen }, server.acme.admin),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
