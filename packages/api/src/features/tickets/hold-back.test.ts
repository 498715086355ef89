import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';
import { replyAsCustomer } from './customer-reply.ts';

let desk: TestDesk;
let id: string;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());
beforeEach(async () => {
  id = await makeTicket(desk.acme, { customerUserId: desk.acme.customer.userId });
});

const reply = (body: Record<string, unknown>, as = desk.acme.agent) =>
  desk.call('tickets.reply', { as, params: { id }, body: { message: 'Hello', ...body } });
const conversation = async () =>
  (await desk.call('tickets.get', { as: desk.acme.agent, params: { id } })).body.messages;

async function expectHeldBack(answer: Awaited<ReturnType<typeof reply>>) {
  expect(answer.status).toBe(409);
  expect(answer.error).toMatchObject({
    code: 'newer_message',
    message: 'Somebody answered meanwhile. Please read the new message before you send yours.',
  });
}

test('an answer to what is on screen is sent', async () => {
  const first = await reply({ seenMessageId: null });
  expect(first.status).toBe(201);
  const second = await reply({ seenMessageId: first.body.id }, desk.acme.admin);
  expect(second.status).toBe(201);
});

test('an answer is held back when a colleague or the customer was faster, and nothing is stored', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  await reply({ message: 'Two' }, desk.acme.admin);
  const before = await conversation();
  await expectHeldBack(await reply({ seenMessageId: seen }));
  await expectHeldBack(await reply({ seenMessageId: null }));
  expect(await conversation()).toEqual(before);
  const newest = before.at(-1)?.id ?? '';
  expect((await reply({ seenMessageId: newest })).status).toBe(201);

  const read = (await conversation()).at(-1)?.id ?? '';
  await replyAsCustomer(desk.acme.org, id, 'It works again, thank you');
  await expectHeldBack(await reply({ seenMessageId: read }));
});

test('the customer is held back as well', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  await reply({ message: 'Two' }, desk.acme.admin);
  await expectHeldBack(await reply({ seenMessageId: seen }, desk.acme.customer));
});

test('what one wrote oneself, in another tab, and notes of colleagues hold nothing back', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  await reply({ message: 'Two' });
  await reply({ message: 'Psst', isInternal: true }, desk.acme.admin);
  expect((await reply({ seenMessageId: seen })).status).toBe(201);
});

test('a note is never held back, nor is an answer that says nothing of what it saw', async () => {
  await reply({ message: 'One' }, desk.acme.admin);
  expect((await reply({ isInternal: true, seenMessageId: null })).status).toBe(201);
  expect((await reply({})).status).toBe(201);
});

test('a message that the ticket does not have counts as having seen nothing', async () => {
  await reply({ message: 'One' }, desk.acme.admin);
  await expectHeldBack(await reply({ seenMessageId: '0'.repeat(30) }));
});

test('of two answers at the same moment one is held back', async () => {
  const seen = (await reply({ message: 'One' })).body.id;
  const answers = await Promise.all([
    reply({ seenMessageId: seen }),
    reply({ seenMessageId: seen }, desk.acme.admin),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
