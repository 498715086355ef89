import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { voiceOf } from '../../visitor-pages/voice.ts';
import { plainField } from './plain-field.ts';
import { presentPublicForm } from './present.ts';
import { findForm } from './read/forms.ts';
import { createForm, deleteForm } from './store/forms.ts';
import { submitForm } from './submit.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const field = { id: 'a', name: 'topic', label: 'Topic', type: 'text', required: true } as const;
const create = (name: string, settings = {}) =>
  createForm(server.acme.org, { name, title: name, fields: [field], settings });

test('the API lists forms by page, newest first', async () => {
  const [older, newer] = [await create('Older'), await create('Newer')];
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Reader', permissions: ['contact_forms:read'] },
  });
  const as = { token: made.body.data.key };
  const page = async (limit: number, offset: number) => {
    const { body } = await server.call('v1ContactForms.list', { as, query: { limit, offset } });
    return [body.data.map(({ id }) => id), body.pagination];
  };
  const total = 3;
  expect(await page(2, 0)).toEqual([[newer, older], { limit: 2, offset: 0, total }]);
  expect(await page(2, 1)).toEqual([[older, server.acme.formId], { limit: 2, offset: 1, total }]);
  expect(await page(1, 2)).toEqual([[server.acme.formId], { limit: 1, offset: 2, total }]);
});

test('deleting a form leaves all others and their submissions', async () => {
  const { org } = server.acme;
  const [gone, left] = [await create('Gone'), await create('Left')];
  for (const id of [gone, left]) {
    const sent = {
      data: { topic: 'Tea' },
      source: 'form',
      ipAddress: null,
      maxMessageBytes: 0,
    } as const;
    await submitForm(org, await findForm(org, id), [field], sent);
  }
  const before = {
    forms: await org.all(org.from('contact_forms').whereNot('id', gone).orderBy('id')),
    sent: await org.all(org.from('form_submissions').whereNot('form_id', gone)),
    counters: await org.all(org.from('counters').whereLike('name', `%${left}%`).orderBy('name')),
  };
  expect(before.counters).not.toEqual([]);
  await deleteForm(org, gone);
  expect({
    forms: await org.all(org.from('contact_forms').orderBy('id')),
    sent: await org.all(org.from('form_submissions')),
    counters: await org.all(org.from('counters').whereLike('name', `%${left}%`).orderBy('name')),
  }).toEqual(before);
});

test('a submission with only name and subject opens a ticket with them', async () => {
  const { org, agent } = server.acme;
  const form = await findForm(org, await create('Short'));
  const sent = {
    data: { topic: 'Tea' },
    source: 'form',
    ipAddress: null,
    maxMessageBytes: 0,
  } as const;
  const { ticketId: id } = await submitForm(org, form, [field], sent);
  const ticket = await server.call('tickets.get', { as: agent, params: { id } });
  expect(ticket.body).toMatchObject({ subject: 'Tea', description: 'Topic: Tea' });
});

test('visitors see the only site of a form, and no empty list of sites', async () => {
  const shown = async (allowedDomains: string[]) => {
    const id = await create('Sites', { allowedDomains });
    return presentPublicForm(await findForm(server.acme.org, id), undefined).settings
      ?.allowedDomains;
  };
  expect(await shown(['example.com'])).toEqual(['example.com']);
  expect(await shown([])).toBeUndefined();
});

test('a plain field has help text only if its form does, and its control references it', () => {
  const plain = plainField(voiceOf('en'), field, '', undefined).text;
  expect(plain).not.toMatch(/class="help"|aria-describedby|class="error"/);
  const helped = plainField(voiceOf('en'), { ...field, helpText: 'In short' }, '', 'Missing').text;
  expect(helped).toContain('<p class="help" id="field-topic-help">In short</p>');
  expect(helped).toContain('<p class="error" id="field-topic-error">Missing</p>');
  expect(helped).toContain('aria-describedby="field-topic-error field-topic-help"');
  expect(helped).toContain('<label for="field-topic">Topic');
});

test('a plain field is marked as invalid only when it is', () => {
  expect(plainField(voiceOf('en'), field, '', undefined).text).not.toContain('aria-invalid');
  expect(plainField(voiceOf('en'), field, '', 'Missing').text).toContain(' aria-invalid="true"');
});

test.each([
  ['Pick one', 'Pick one'],
  [undefined, 'Select an option'],
])('a plain list with the placeholder %j starts with %j', (placeholder, first) => {
  const list = { ...field, type: 'select', options: ['A'], ...(placeholder && { placeholder }) };
  const plain = plainField(voiceOf('en'), list as typeof field, '', undefined).text;
  expect(plain).toContain(`<option value="">${first}</option>`);
});

test("browsers do not cache a page with a plain form, since it contains the visitor's text", async () => {
  const page = await fetch(`${server.url}/public/contact/acme/plain`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
