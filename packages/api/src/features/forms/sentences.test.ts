import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

// The server's messages about forms that the specification requires, verbatim; those about answers are in answers.test.ts.
const unavailable = "The contact form you're looking for doesn't exist or is not available.";
const unknown = "The organization you're looking for doesn't exist.";
const thanks = 'Thank you! Your message has been sent successfully.';

const field = { id: 'm', name: 'message', label: 'Message', type: 'text', required: false };
const form = { name: 'Support', title: 'Write to us', fields: [field] };
const input = (more: object) => ({ as: server.acme.agent, body: { ...form, ...more } });
const named = (formId: string, org = 'acme') => ({ params: { formId }, query: { org } });
const sent = (formId: string, org = 'acme') => ({ body: { formId, org, data: {} } });
const posted = (formId: string, subdomain = 'acme') => ({
  params: { subdomain },
  body: { formId, data: {} },
});
const foreign = () => ({ as: server.acme.agent, params: { id: server.globex.formId } });

const rows: [string, number, () => Promise<{ status: number; error: { message: string } }>][] = [
  ['Form name is required', 400, () => server.call('contactForms.create', input({ name: '' }))],
  ['Form name is required', 400, () => server.call('contactForms.create', input({ name: '  ' }))],
  ['Form title is required', 400, () => server.call('contactForms.create', input({ title: '' }))],
  ['Add at least one field', 400, () => server.call('contactForms.create', input({ fields: [] }))],
  ['Contact form not found', 404, () => server.call('contactForms.get', foreign())],
  ['Contact form not found', 404, () => server.call('contactForms.submissions', foreign())],
  ['Contact form not found', 404, () => server.call('contactForms.delete', foreign())],
  [
    'Contact form not found',
    404,
    () => server.call('contactForms.update', { ...foreign(), body: { isActive: false } }),
  ],
  [unavailable, 404, () => server.call('widget.form', named('no-such-form'))],
  [unavailable, 404, () => server.call('widget.form', named(server.globex.formId))],
  [unavailable, 404, () => server.call('widget.submit', sent('no-such-form'))],
  [unavailable, 404, () => server.call('publicForms.submit', posted('no-such-form'))],
  [unavailable, 404, () => server.call('widget.form', named('default', 'nobody'))],
  [unavailable, 404, () => server.call('widget.submit', sent('default', 'nobody'))],
  [unknown, 404, () => server.call('publicForms.submit', posted('default', 'nobody'))],
  [unknown, 404, () => server.call('publicForms.list', { params: { subdomain: 'nobody' } })],
];

test.each(rows)('“%s” is returned with status %i', async (message, status, call) => {
  expect(await call()).toMatchObject({ status, error: { message } });
});

test('an inactive form rejects submissions, an active one shows its own thank-you message or the default', async () => {
  const make = async (more: object) => {
    const { body } = await server.call('contactForms.create', input(more));
    return [
      await server.call('widget.submit', sent(body.id)),
      await server.call('publicForms.submit', posted(body.id)),
    ];
  };
  for (const { status, body } of await make({})) {
    expect({ status, message: body.message }).toEqual({ status: 201, message: thanks });
  }
  for (const { body } of await make({ settings: { successMessage: 'Got it!' } })) {
    expect(body.message).toBe('Got it!');
  }
  for (const answer of await make({ isActive: false })) {
    expect(answer).toMatchObject({ status: 404, error: { message: unavailable } });
  }
});
