import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import type { FormField } from './fields.ts';
import { createForm } from './store/forms.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Program', permissions: ['contact_forms:create'] },
  });
  token = made.body.data.key;
});
afterAll(() => server.stop());

type Kind = FormField['type'];

/** The stored answers of a form with these fields after a message from the API. */
async function kept(fields: [string, string, Kind][], more: object = {}) {
  const formId = await createForm(server.acme.org, {
    name: 'Form',
    title: 'Form',
    fields: fields.map(([name, label, type]) => ({ id: name, name, label, type, required: false })),
  });
  const { status, body } = await server.call('v1ContactForms.submit', {
    as: { token },
    params: { formId },
    body: { customerName: 'Vera', customerEmail: 'v@x.example', message: 'Cold\nkettle', ...more },
  });
  expect(status).toBe(201);
  const { org } = server.acme;
  const row = await org.first<{ data: object | string }>(
    org.from('form_submissions').where('id', body.data.id),
  );
  return typeof row?.data === 'string' ? JSON.parse(row.data) : row?.data;
}

const usual: [string, string, Kind][] = [
  ['who', 'Your name', 'text'],
  ['mail', 'Where to answer', 'email'],
  ['about', 'Subject', 'text'],
  ['words', 'Message', 'textarea'],
];

test('a message from the API fills in name, email, subject and message', async () => {
  expect(await kept(usual)).toEqual({
    who: 'Vera',
    mail: 'v@x.example',
    about: 'Cold',
    words: 'Cold\nkettle',
  });
});

test('custom fields in the request take precedence', async () => {
  const customFields = { about: 'Tea', words: 'Hot', mail: 'w@x.example', who: 'Wim' };
  expect(await kept(usual, { customFields })).toEqual(customFields);
});

test('a request without a name leaves the name empty', async () => {
  expect(await kept(usual, { customerName: undefined })).toEqual({
    mail: 'v@x.example',
    about: 'Cold',
    words: 'Cold\nkettle',
  });
});

test('values without a field are stored under their own name', async () => {
  const fields: typeof usual = [
    ['username', 'Login', 'text'],
    ['name', 'Name', 'textarea'],
    ['topic', 'Matter', 'text'],
  ];
  expect(await kept(fields)).toEqual({
    name: 'Cold\nkettle',
    topic: 'Cold',
    customerName: 'Vera',
    customerEmail: 'v@x.example',
  });
});

test('a long first line is truncated for the subject', async () => {
  const message = `${'x'.repeat(101)}\nmore`;
  expect(await kept([['topic', 'Topic', 'text']], { message })).toMatchObject({
    topic: 'x'.repeat(100),
    message,
  });
});
