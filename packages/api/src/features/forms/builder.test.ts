import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cpuTime } from '../../test/cpu-time.ts';
import { makeEveryField, submitter } from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const field = { id: 'a', name: 'topic', label: 'Topic', type: 'text', required: true };
const form = { name: 'Sales', title: 'Talk to us', fields: [field] };
const create = (body: object) =>
  server.call('contactForms.create', { as: server.acme.admin, body });
const change = (id: string, body: object, headers = {}) =>
  server.call('contactForms.update', { as: server.acme.agent, params: { id }, body, headers });

test('a form can be created, read, changed and deleted', async () => {
  const made = await create({ ...form, settings: { submitButtonText: 'Go' } });
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...form,
      description: null,
      isActive: true,
      submissionCount: 0,
      lastSubmissionAt: null,
      settings: {
        submitButtonText: 'Go',
        successMessage: '',
        sendEmailNotification: false,
        allowedDomains: [],
        tagIds: [],
      },
    },
  });
  const { id } = made.body;
  const changed = await change(id, { isActive: false, settings: { successMessage: 'Bye' } });
  expect(changed.body).toMatchObject({
    isActive: false,
    title: 'Talk to us',
    settings: { submitButtonText: 'Go', successMessage: 'Bye' },
  });
  const listed = await server.call('contactForms.list', { as: server.acme.agent });
  expect(listed.body.map((one) => one.id)).toEqual([server.acme.formId, id]);

  const as = server.acme.agent;
  expect((await server.call('contactForms.delete', { as, params: { id } })).status).toBe(204);
  const gone = await server.call('contactForms.get', { as, params: { id } });
  expect(gone).toMatchObject({ status: 404, error: { message: 'Contact form not found' } });
});

test('an answer is not required unless the field says so', async () => {
  const { required: _, ...quiet } = field;
  const { body } = await create({ ...form, fields: [quiet] });
  expect(body.fields).toEqual([{ ...field, required: false }]);
  const changed = await change(body.id, {
    fields: [
      { ...quiet, label: 'Subject' },
      { ...field, name: 'b', id: 'b' },
    ],
  });
  expect(changed.body.fields.map(({ required }) => required)).toEqual([false, true]);
});

test("rejects saving over another agent's change; submissions in between are no change", async () => {
  const { body } = await create(form);
  const as = server.acme.agent;
  const read = await server.call('contactForms.get', { as, params: { id: body.id } });
  const etag = read.headers.get('etag') ?? '';
  await submitter(server, body.id)('widget.submit', { topic: 'Kettles' });
  const first = await change(body.id, { title: 'First' }, { 'if-match': etag });
  expect(first.status).toBe(200);
  const second = await change(body.id, { title: 'Second' }, { 'if-match': etag });
  expect(second).toMatchObject({
    status: 412,
    error: { code: 'stale', message: 'This contact form was changed by someone else' },
  });
  const again = { 'if-match': first.headers.get('etag') ?? '' };
  expect((await change(body.id, { title: 'Third' }, again)).body.title).toBe('Third');
});

test('a copy has the same fields, starts inactive and has no submissions', async () => {
  const { body: original } = await create({
    ...form,
    settings: { redirectUrl: 'https://a.example/' },
  });
  await submitter(server, original.id)('widget.submit', { topic: 'Kettles' });
  const as = server.acme.agent;
  const { body: copy } = await server.call('contactForms.duplicate', {
    as,
    params: { id: original.id },
  });
  expect(copy).toMatchObject({
    name: 'Sales (copy)',
    isActive: false,
    submissionCount: 0,
    settings: original.settings,
    fields: [{ name: 'topic' }],
  });
});

test('deleting a form deletes its submissions and figures, and keeps its tickets', async () => {
  const id = await makeEveryField(server.acme.org, false);
  await submitter(server, id)('widget.submit', { email: 'vera@example.com', text: 'Stays' });
  const { org, agent: as } = server.acme;
  const sent = await server.call('contactForms.submissions', { as, params: { id } });
  await server.call('contactForms.delete', { as, params: { id } });
  expect(await org.all(org.from('form_submissions').where('form_id', id))).toEqual([]);
  const counters = org.from('counters').whereLike('name', `%${id}%`);
  // Hourly counters count tickets, which stay.
  expect(await org.all(counters.where('name', 'not like', 'hour.%'))).toEqual([]);
  const ticket = await server.call('tickets.get', {
    as,
    params: { id: sent.body[0]?.ticketId ?? '' },
  });
  expect(ticket).toMatchObject({
    status: 200,
    body: { description: 'Your text: Stays\nYour checkbox: No' },
  });
});

const withField = (more: object) => ({ ...form, fields: [{ ...field, ...more }] });

const wrong: [string, object, string, string][] = [
  ['no name', { ...form, name: ' ' }, 'name', 'Form name is required'],
  ['no title', { ...form, title: undefined }, 'title', 'Form title is required'],
  ['no fields', { ...form, fields: [] }, 'fields', 'Add at least one field'],
  ['fields left out', { name: 'A', title: 'B' }, 'fields', 'Add at least one field'],
  ['a field without a label', withField({ label: '' }), 'fields.0.label', 'Label is required'],
  [
    'IN-09: a field named __proto__',
    withField({ name: '__proto__' }),
    'fields.0.name',
    'A field name must start with a letter and contain only letters, digits, hyphens and underscores',
  ],
  [
    'a name that the plain form needs',
    withField({ name: 'helpdesk-form' }),
    'fields.0.name',
    "A field name can't start with helpdesk-",
  ],
  [
    'two fields of one name',
    { ...form, fields: [field, { ...field, id: 'b' }] },
    'fields.1.name',
    'Two fields are named topic. Field names must be unique',
  ],
  [
    'a choice of nothing',
    withField({ type: 'select' }),
    'fields.0.options',
    'Add at least one option',
  ],
  [
    'the same choice twice',
    withField({ type: 'radio', options: ['A', 'A'] }),
    'fields.0.options',
    'Options must be unique',
  ],
  [
    'an empty choice',
    withField({ type: 'radio', options: ['A', ''] }),
    'fields.0.options.1',
    "An option can't be empty",
  ],
  [
    'a minimum above the maximum',
    withField({ validation: { minLength: 5, maxLength: 4 } }),
    'fields.0.validation.minLength',
    'The minimum length is above the maximum length',
  ],
  [
    'AZ-07: a count',
    { ...form, submissionCount: 9 },
    'submissionCount',
    'Unknown parameter: submissionCount',
  ],
];

test.each(wrong)('%s is refused', async (_name, body, at, message) => {
  const answer = await create(body);
  expect(answer).toMatchObject({ status: 400, error: { message, code: 'validation_failed' } });
  expect(answer.error.errors?.map((one) => one.field)).toContain(at);
});

test('fields named like properties of JavaScript objects are ordinary fields', async () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  const fields = names.map((name) => ({ ...field, id: name, name }));
  const { body } = await create({ ...form, fields });
  const answers = Object.fromEntries(names.map((name) => [name, `The ${name}`]));
  const sent = await submitter(server, body.id)('publicForms.submit', answers);
  expect(sent.status).toBe(201);
});

describe('settings', () => {
  const settle = (settings: object) => create({ ...form, settings });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,hi',
    '//evil.example',
    '/thanks',
    'https:\\\\evil.example',
    'https://user:secret@evil.example/',
    'https://a.example/\nx',
    'ftp://a.example/',
    'https://',
  ])('PT-08: rejects a redirect to %j', async (redirectUrl) => {
    const answer = await settle({ redirectUrl });
    expect(answer).toMatchObject({
      status: 400,
      error: { message: 'Please enter a full address that begins with https:// or http://' },
    });
  });

  test.each(['', 'https://shop.example/thanks?from=form#top', 'http://localhost:8080/'])(
    'accepts a redirect to %j',
    async (redirectUrl) => {
      expect((await settle({ redirectUrl })).body.settings.redirectUrl).toBe(redirectUrl);
    },
  );

  test.each([
    'example.com; script-src *',
    "'unsafe-inline'",
    'a.example b.example',
    'https://example.com',
    '*',
    '*.com',
    'example.com/path',
    'exa_mple.com',
    'example.com\r\nX-Evil: 1',
  ])('XS-08: rejects %j as a site, and adds nothing to a policy', async (domain) => {
    const answer = await settle({ allowedDomains: [domain] });
    expect(answer).toMatchObject({
      status: 400,
      error: {
        message: 'Please enter host names such as example.com or *.example.com',
        errors: [{ field: 'settings.allowedDomains.0' }],
      },
    });
  });

  test('sites are stored in lowercase without duplicates', async () => {
    const { body } = await settle({
      allowedDomains: ['Shop.Example', 'shop.example', '*.a.example', ''],
    });
    expect(body.settings.allowedDomains).toEqual(['shop.example', '*.a.example']);
  });

  test('accepts at most one address for notifications', async () => {
    const message = 'Please enter a valid email address';
    expect((await settle({ emailNotificationTo: 'a, b@c.de' })).error.message).toBe(message);
    expect((await settle({ emailNotificationTo: '' })).status).toBe(201);
  });
});

describe('RL-05: patterns', () => {
  const withPattern = (pattern: string, more: object = {}) =>
    create(withField({ ...more, validation: { pattern } }));

  test.each([
    ['[a', "This pattern isn't a valid regular expression"],
    [
      '(?=a)b',
      "This pattern can't be checked safely. Remove lookarounds, backreferences and large repetitions",
    ],
    [
      '(a)\\1',
      "This pattern can't be checked safely. Remove lookarounds, backreferences and large repetitions",
    ],
    [
      '((a{50}){50}){50}',
      "This pattern can't be checked safely. Remove lookarounds, backreferences and large repetitions",
    ],
  ])('%s is refused when the form is saved', async (pattern, message) => {
    const answer = await withPattern(pattern);
    expect(answer).toMatchObject({
      status: 400,
      error: { message, errors: [{ field: 'fields.0.validation.pattern' }] },
    });
  });

  test('S14: rejects one that would keep the server busy', async () => {
    const answer = await withPattern('(.{0,500}){2}x', { type: 'textarea' });
    expect(answer.error.message).toBe(
      'This pattern takes too long to check. Make it simpler, or set a lower maximum length',
    );
  });

  test('S14, RL-05: the slowest answer to an accepted pattern does not block the server', async () => {
    const { body } = await withPattern('(a+)+$', { type: 'textarea' });
    const submit = submitter(server, body.id);
    await submit('widget.submit', { topic: 'aaa' });
    const spent = await cpuTime(async () => {
      const answer = await submit('widget.submit', { topic: `${'a'.repeat(9_999)}!` });
      expect(answer.error.message).toBe('Topic is not in the expected format');
      const huge = await submit('widget.submit', { topic: 'a'.repeat(100_000) });
      expect(huge.error.message).toBe('Topic must be at most 10000 characters');
    });
    expect(spent).toBeLessThan(500);
  });

  test('a pattern must match the whole answer', async () => {
    const { body } = await withPattern('\\d{4}');
    const submit = submitter(server, body.id);
    expect((await submit('widget.submit', { topic: '1234' })).status).toBe(201);
    expect((await submit('widget.submit', { topic: 'a1234' })).status).toBe(400);
  });
});

test('an organization can have a hundred forms', async () => {
  const as = server.globex.admin;
  const add = () => server.call('contactForms.create', { as, body: form });
  for (let made = 1; made < 100; made++) expect((await add()).status).toBe(201);
  expect(await add()).toMatchObject({ status: 409, error: { code: 'too_many' } });
});
