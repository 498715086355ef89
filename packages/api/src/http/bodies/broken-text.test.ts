import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitorSocket, waitingChat } from '../../test/chats.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const broken = 'half \ud83d';
const refusal = {
  code: 'validation_failed',
  message: 'This text ends with an incomplete character',
};

test('IN-04: a lone surrogate is refused in every text, with the name of its field', async () => {
  const as = server.acme.agent;
  const body = { subject: 'Whole 🫖', description: broken };
  const ticket = await server.call('tickets.create', { as, body });
  expect(ticket.status).toBe(400);
  expect(ticket.error).toMatchObject({ ...refusal, errors: [{ field: 'description' }] });
  const whole = { ...body, description: '\ud83e\uded6' };
  expect((await server.call('tickets.create', { as, body: whole })).body.description).toBe('🫖');
});

test('IN-04: also in nested answers to a form, and in field names', async () => {
  const { formId } = server.acme;
  for (const data of [{ name: broken }, { [broken]: 'x' }, { name: ['a', { b: broken }] }]) {
    const sent = await server.call('widget.submit', { body: { formId, org: 'acme', data } });
    expect(sent.status).toBe(400);
    expect(sent.error).toMatchObject(refusal);
  }
});

test('IN-04: also in a chat, whose socket stays open', async () => {
  const chat = await waitingChat(server, server.acme);
  const visitor = await visitorSocket(server, chat);
  visitor.say(broken, 'b');
  await visitor.until(({ type, message }) => type === 'error' && message === refusal.message);
  visitor.say('whole', 'w');
  await visitor.until(({ data }) => data?.message === 'whole');
  await visitor.close();
});
