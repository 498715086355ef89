import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let id: string;

const field = (name: string, type: 'email' | 'textarea' | 'phone' | 'file', more: object = {}) => ({
  id: `id_${name}`,
  name,
  label: name,
  type,
  required: false,
  ...more,
});
const email = field('email', 'email', { required: true });
const message = field('message', 'textarea', { required: true });

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const body = {
    name: `Claim ${Math.random()}`,
    title: 'Claim',
    fields: [email, message, field('phone', 'phone')],
  };
  const made = await server.call('contactForms.create', { as: server.acme.admin, body });
  id = made.body.id;
  // Staff rename one field and remove another while a visitor has the page open.
  const fields = [email, { ...message, name: 'details', required: false }];
  await server.call('contactForms.update', {
    as: server.acme.admin,
    params: { id },
    body: { fields },
  });
});

const submit = (data: Record<string, unknown>) =>
  server.call('publicForms.submit', {
    params: { subdomain: 'acme' },
    body: { formId: id, data },
  });

async function kept() {
  const as = server.acme.admin;
  const [submission] = (await server.call('contactForms.submissions', { as, params: { id } })).body;
  const params = { id: submission?.ticketId ?? '' };
  const ticket = await server.call('tickets.get', { as, params });
  return { data: submission?.data, ticket: ticket.body, submissionId: submission?.id ?? '' };
}

test('the ticket and submission include answers from a page older than the form', async () => {
  const data = { email: 'jo@example.com', message: 'The handle came off', phone: '+1 555 0199' };
  expect((await submit(data)).status).toBe(201);
  const { data: stored, ticket, submissionId } = await kept();
  expect(stored).toEqual(data);
  expect(ticket.description).toBe(
    'email: jo@example.com\n\nOther answers:\nmessage: The handle came off\nphone: +1 555 0199',
  );
  const params = { id, submissionId };
  const { body } = await server.call('contactForms.submission', { as: server.acme.agent, params });
  expect(body.answers.at(-1)).toEqual({
    name: 'phone',
    label: 'phone',
    type: null,
    text: '+1 555 0199',
  });
});

test('answers to removed fields appear below the message, as escaped text', async () => {
  const data = { email: 'jo@example.com', details: 'It broke', seats: 3, colors: ['red'], no: '' };
  await submit(data);
  const { data: stored, ticket } = await kept();
  expect(stored).toEqual({
    email: 'jo@example.com',
    details: 'It broke',
    seats: '3',
    colors: '["red"]',
  });
  expect(ticket.description).toBe('It broke\n\nOther answers:\nseats: 3\ncolors: ["red"]');
});

test("an address under its field's former name is used as the requester's", async () => {
  const fields = [{ ...email, name: 'address', required: false }, message];
  const as = server.acme.admin;
  await server.call('contactForms.update', { as, params: { id }, body: { fields } });
  await submit({ email: 'jo@example.com', message: 'Hello' });
  expect((await kept()).ticket.customerEmail).toBe('jo@example.com');
});

test('rejects more answers than an older page can have, instead of dropping them', async () => {
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`q${at}`, 'x']));
  for (const others of [many, { ['q'.repeat(101)]: 'x' }, { q: 'x'.repeat(10_001) }]) {
    const answer = await submit({ email: 'jo@example.com', ...others });
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe('This form has changed. Reload the page and try again.');
  }
});
