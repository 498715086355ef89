import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import type { ContactFormRow, FormSubmissionRow } from '../../database/rows/forms.ts';
import {
  goodAnswers as good,
  makeEveryField,
  paths,
  type Submit,
  submitter,
} from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { submitForm } from './submit.ts';

let server: TestServer;
let formId: string;
let submit: Submit;
const makeForm = (required: boolean, settings?: object, extra?: object[]) =>
  makeEveryField(server.acme.org, required, settings, extra);

beforeAll(async () => {
  server = await startTestServer();
  formId = await makeForm(true);
  submit = submitter(server, formId);
});
afterAll(() => server.stop());

async function submissionOf(id: string) {
  const { org } = server.acme;
  const row = await org.first<FormSubmissionRow>(org.from('form_submissions').where('id', id));
  return row && { ...row, data: JSON.parse(row.data) as Record<string, unknown> };
}

async function howMany() {
  // Earlier requests may still be recording events.
  await server.drain();
  const { org } = server.acme;
  const rows = [
    await org.all(org.from('form_submissions').select('id')),
    await org.all(org.from('tickets').select('id')),
    await org.all(org.from('events').select('seq')),
  ];
  return rows.map(({ length }) => length);
}

test.each(paths)('%s creates a submission and its ticket', async (path) => {
  const sent = await submit(path, good);
  expect(sent.status).toBe(201);
  expect(sent.body.message).toBe('Thank you! Your message has been sent successfully.');
  const stored = await submissionOf(sent.body.id);
  expect(stored?.data).toEqual(good);
  expect(stored).toMatchObject({ form_id: formId, ip_address: null });

  const { body: ticket } = await server.call('tickets.get', {
    as: server.acme.agent,
    params: { id: stored?.ticket_id ?? '' },
  });
  expect(ticket).toMatchObject({
    ticketNumber: sent.body.ticketNumber,
    customerEmail: 'vera@example.com',
    status: 'open',
    timeline: [{ kind: 'created' }],
  });
  for (const part of ['Two\nlines', 'Your select: Red', 'Your checkbox: Yes', 'Your number: 42']) {
    expect(ticket.description).toContain(part);
  }
});

test('the default form of a new organization asks for name, subject and message, which become the ticket', async () => {
  const data = {
    name: 'Vera',
    email: 'vera@example.com',
    subject: 'Kettle',
    message: 'It is cold.',
  };
  const sent = await submit('widget.submit', data, 'default');
  const { ticket_id } = (await submissionOf(sent.body.id)) ?? {};
  const ticket = await server.call('tickets.get', {
    as: server.acme.agent,
    params: { id: ticket_id ?? '' },
  });
  expect(ticket.body).toMatchObject({
    subject: 'Kettle',
    description: 'It is cold.',
    customerName: 'Vera',
    customerEmail: 'vera@example.com',
  });
});

test('a form without required fields accepts an empty submission', async () => {
  const id = await makeForm(false, { successMessage: 'Got it!', collectIpAddress: true });
  const sent = await submit('widget.submit', {}, id);
  expect(sent).toMatchObject({ status: 201, body: { message: 'Got it!' } });
  const stored = await submissionOf(sent.body.id);
  expect(stored?.data).toEqual({ checkbox: false });
  expect(stored?.ip_address).toBe('127.0.0.1');
});

test('IN-09: names of JavaScript object properties are harmless as answers and field names', async () => {
  const names = ['constructor', 'toString', 'hasOwnProperty'];
  const extra = names.map((name) => ({
    id: newId(),
    name,
    label: name,
    type: 'text',
    required: true,
  }));
  const id = await makeForm(false, {}, extra);
  expect((await submit('widget.submit', {}, id)).error.errors?.map(({ field }) => field)).toEqual(
    names,
  );
  const data = { constructor: 'b', toString: 'c', hasOwnProperty: 'd', polluted: 'e' };
  const sent = await submit('widget.submit', data, id);
  expect(sent.status).toBe(201);
  const stored = await submissionOf(sent.body.id);
  expect(stored?.data).toEqual({
    checkbox: false,
    constructor: 'b',
    toString: 'c',
    hasOwnProperty: 'd',
    // Fields that the form doesn't have are stored too.
    polluted: 'e',
  });
});

test.each([
  ['{"__proto__":{"polluted":true}}', 400],
  ['{"constructor":{"prototype":{"polluted":true}}}', 201],
])('IN-09: answers of %s pollute nothing', async (json, status) => {
  const data = { ...good };
  for (const [name, value] of Object.entries(JSON.parse(json))) {
    Object.defineProperty(data, name, { value, enumerable: true });
  }
  expect((await submit('publicForms.submit', data)).status).toBe(status);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test.each(paths)(
  'AZ-12: %s returns 404 for a form that is inactive or does not exist',
  async (path) => {
    const id = await makeForm(true);
    await server.acme.org.write((tx) => tx.update('contact_forms', { id }, { is_active: false }));
    const answers = [
      await submit(path, good, id),
      await submit(path, good, 'no-such-form'),
      await submit(path, good, server.globex.formId),
      await server.call('widget.form', { params: { formId: id }, query: { org: 'acme' } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.error.message).toBe(
        "The contact form you're looking for doesn't exist or is not available.",
      );
    }
    const listed = await server.call('publicForms.list', { params: { subdomain: 'acme' } });
    expect(listed.body.map((form) => form.id)).not.toContain(id);
  },
);

test('a submission with the honeypot filled in is thanked, and not stored', async () => {
  const before = await howMany();
  for (const path of paths) {
    const sent = await submit(path, good, formId, { trap: 'https://spam.example' });
    expect(sent).toMatchObject({ status: 201, body: { ticketNumber: null } });
  }
  expect(await howMany()).toEqual(before);
});

test('DU-05: a submission and its ticket are stored together or not at all', async () => {
  const { org } = server.acme;
  const form = await org.first<ContactFormRow>(org.from('contact_forms').where('id', formId));
  const before = await howMany();
  const failing = org.write(async (tx) => {
    const data = { email: 'vera@example.com' };
    await submitForm(tx, form as ContactFormRow, [], {
      data,
      source: 'form',
      ipAddress: null,
      maxMessageBytes: 0,
    });
    throw new Error('The power fails');
  });
  await expect(failing).rejects.toThrow('The power fails');
  expect(await howMany()).toEqual(before);
});

test('a repeated submission with the same key creates one ticket, and counts once', async () => {
  const id = await makeForm(true);
  const key = { 'idempotency-key': newId() };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => submit('widget.submit', good, id, {}, key)),
  );
  expect(new Set(answers.map(({ body }) => body.ticketNumber)).size).toBe(1);
  const { org } = server.acme;
  const form = await org.first<ContactFormRow>(org.from('contact_forms').where('id', id));
  expect(form?.submission_count).toBe(1);
});

test('PT-07: a visitor gets exactly these fields of a form', async () => {
  const settings = {
    submitButtonText: 'Go',
    emailNotificationTo: 'secret@acme.test',
    collectIpAddress: true,
  };
  const id = await makeForm(true, settings);
  const { body } = await server.call('widget.form', {
    params: { formId: id },
    query: { org: 'acme' },
  });
  expect(Object.keys(body).sort()).toEqual([
    'description',
    'fields',
    'id',
    'isActive',
    'organization',
    'settings',
    'title',
  ]);
  expect(body.settings).toEqual({ submitButtonText: 'Go' });
  expect(Object.keys(body.organization).sort().join()).toBe(
    'id,languages,logoUrl,name,ownWords,primaryColor,subdomain',
  );
  expect(JSON.stringify(body)).not.toContain('secret@acme.test');
});

test('a form only accepts submissions for its own organization', async () => {
  const { globex } = server;
  const params = { formId: globex.formId };
  const got = await server.call('widget.form', { params, query: { org: 'acme' } });
  const sent = await server.call('widget.submit', {
    body: { formId: globex.formId, org: 'acme', data: {} },
  });
  for (const answer of [got, sent]) {
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe(
      "The contact form you're looking for doesn't exist or is not available.",
    );
  }
});
