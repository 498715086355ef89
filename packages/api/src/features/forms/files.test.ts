import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import { sweepFiles } from '../../stored-files/store/sweep.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let formId: string;

beforeAll(async () => {
  server = await startTestServer({ maxFileBytes: 3 * 1024 * 1024 });
  formId = await makeForm();
});
afterAll(() => server.stop());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const markup = Buffer.from('<!doctype html><script>alert(1)</script>');

type Rules = NonNullable<Schema<'FormField'>['validation']>;
const pictures: Rules = { accept: ['image'], maxFiles: 2, maxMegabytes: 1 };

const field = (name: string, type: Schema<'FormField'>['type'], more: object = {}) => ({
  id: newId(),
  name,
  label: `Your ${name}`,
  type,
  required: false,
  ...more,
});

/** A form that asks for a message, pictures and any file. */
async function makeForm(settings: object = {}, required = false) {
  const fields = [
    field('email', 'email'),
    field('message', 'textarea', { required: true }),
    field('photo', 'file', { validation: pictures, required }),
    field('other', 'file'),
  ];
  const body = {
    name: 'Files',
    title: 'Show us',
    description: '',
    fields,
    settings,
    isActive: true,
  };
  const made = await server.call('contactForms.create', { as: server.acme.admin, body });
  expect(made.status).toBe(201);
  return made.body.id;
}

async function send(
  content: Uint8Array,
  { name = 'a.png', question = 'photo', form = formId, org = 'acme', headers = {} } = {},
) {
  const query = new URLSearchParams({ org, formId: form, field: question, name });
  const response = await fetch(`${server.url}/api/widget/files?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: content,
  });
  const body = (await response.json()) as { id: string; code: string; message: string };
  return { status: response.status, body };
}

async function upload(content: Uint8Array = png, more: Parameters<typeof send>[1] = {}) {
  const sent = await send(content, more);
  expect(sent.status).toBe(201);
  return sent.body.id;
}

const submit = (data: object, form = formId) =>
  server.call('publicForms.submit', {
    params: { subdomain: 'acme' },
    body: { formId: form, data: { email: 'vera@visitor.example', message: 'Look', ...data } },
  });
const errorOf = async (sent: ReturnType<typeof submit>) => {
  const { status, error } = await sent;
  return [status, error.errors?.[0]?.field, error.errors?.[0]?.message];
};
const as = () => server.acme.agent;
const submissions = async (form = formId) =>
  (await server.call('contactForms.submissions', { as: as(), params: { id: form } })).body;
const ticketOf = async (id: string | null | undefined) =>
  (await server.call('tickets.get', { as: as(), params: { id: id ?? '' } })).body;

const gone = 'The file no longer exists. Please attach it again.';

test('files in answers are attached to the ticket, and named in the submission and its export', async () => {
  const photos = [await upload(), await upload(png, { name: 'b.png' })];
  const other = await upload(pdf, { name: 'Manual.pdf', question: 'other' });
  expect((await submit({ photo: photos.join('/'), other })).status).toBe(201);
  const [sent] = await submissions();
  expect(sent?.data).toMatchObject({ photo: 'a.png, b.png', other: 'Manual.pdf' });
  const ticket = await ticketOf(sent?.ticketId);
  expect(ticket.description).toBe('Look');
  expect(ticket.files.map(({ name, type }) => [name, type])).toEqual([
    ['a.png', 'image/png'],
    ['b.png', 'image/png'],
    ['Manual.pdf', 'application/pdf'],
  ]);
  const got = await fetch(`${server.url}${ticket.files[0]?.url}`);
  expect(Buffer.from(await got.arrayBuffer())).toEqual(png);
  const csv = await fetch(`${server.url}/api/contact-forms/${formId}/submissions.csv`, {
    headers: { authorization: `Bearer ${as().token}` },
  });
  expect(await csv.text()).toContain('"a.png, b.png",Manual.pdf');
});

test('a file is attached to the ticket even if its field was removed in the meantime', async () => {
  const form = await makeForm();
  const other = await upload(pdf, { name: 'Manual.pdf', question: 'other', form });
  const fields = [field('email', 'email'), field('message', 'textarea')];
  const body = { fields };
  await server.call('contactForms.update', {
    as: server.acme.admin,
    params: { id: form },
    body,
  });
  expect((await submit({ other, code: 'x'.repeat(30) }, form)).status).toBe(201);
  const [sent] = await submissions(form);
  expect(sent?.data).toMatchObject({ other: 'Manual.pdf', code: 'x'.repeat(30) });
  expect((await ticketOf(sent?.ticketId)).files.map(({ name }) => name)).toEqual(['Manual.pdf']);
});

test('rejects fake pictures, and files that are too large, empty, or for no field', async () => {
  const refused = async (...of: Parameters<typeof send>) => {
    const { status, body } = await send(...of);
    return [status, body.code, body.message];
  };
  const kind = [400, 'file_kind', "This kind of file can't be sent here"];
  expect(await refused(markup)).toEqual(kind);
  expect(await refused(Buffer.from('<svg onload="alert(1)"/>'), { name: 'a.svg' })).toEqual(kind);
  const large = Buffer.concat([png, Buffer.alloc(1024 * 1024)]);
  expect(await refused(large)).toEqual([413, 'file_too_large', 'Files here can be up to 1 MB']);
  const tooLarge = Buffer.alloc(3 * 1024 * 1024 + 1);
  expect(await refused(tooLarge, { question: 'other' })).toEqual([
    413,
    'file_too_large',
    'A file can be up to 3 MB',
  ]);
  expect(await refused(Buffer.alloc(0), { question: 'other' })).toEqual([
    400,
    'file_required',
    'This file is empty',
  ]);
  for (const question of ['message', 'nothing']) {
    const nowhere = [404, 'not_found', "This field doesn't accept files"];
    expect(await refused(png, { question })).toEqual(nowhere);
  }
  expect((await refused(png, { form: 'unknown' }))[0]).toBe(404);
  expect((await refused(png, { org: 'nobody' }))[0]).toBe(404);
});

test('the rules of a field also apply to resumable uploads', async () => {
  const tus = { 'tus-resumable': '1.0.0' };
  async function begin(size: number) {
    const query = new URLSearchParams({ org: 'acme', formId, field: 'photo', name: 'a.png' });
    const headers = { ...tus, 'upload-length': String(size) };
    const url = `${server.url}/api/widget/uploads?${query}`;
    const answer = await fetch(url, { method: 'POST', headers });
    const body = (await answer.json()) as { code?: string };
    return { status: answer.status, code: body.code, path: answer.headers.get('location') ?? '' };
  }
  expect(await begin(2 * 1024 * 1024)).toMatchObject({ status: 413, code: 'file_too_large' });
  const { path } = await begin(markup.length);
  const sent = await fetch(server.url + path, {
    method: 'PATCH',
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: markup,
  });
  expect([sent.status, await sent.json()]).toMatchObject([400, { code: 'file_kind' }]);
});

test('an HTML file in a field for any file is downloaded, never shown', async () => {
  const other = await upload(markup, { name: 'a.html', question: 'other' });
  await submit({ other });
  const [file] = (await ticketOf((await submissions())[0]?.ticketId)).files;
  expect(file?.type).toBe('application/octet-stream');
  const got = await fetch(`${server.url}${file?.url}`);
  expect(got.headers.get('content-disposition')).toMatch(/^attachment; /);
});

test('an answer has at most as many files as the form allows, and each file is in one answer', async () => {
  const three = [await upload(), await upload(), await upload()];
  expect(await errorOf(submit({ photo: three.join('/') }))).toEqual([
    400,
    'photo',
    'Your photo can have up to 2 files',
  ]);
  const [first = ''] = three;
  expect((await submit({ photo: `${first}/${first}` })).status).toBe(201);
  expect((await submissions())[0]?.data.photo).toBe('a.png');
  expect(await errorOf(submit({ photo: first }))).toEqual([400, 'photo', gone]);
  const file = three[1] ?? '';
  const both = await Promise.all([submit({ photo: file }), submit({ photo: file })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test('rejects files of another form, a chat or a member, and of a field with other rules', async () => {
  const other = await makeForm();
  expect(await errorOf(submit({ photo: await upload(png, { form: other }) }))).toEqual([
    400,
    'photo',
    gone,
  ]);
  const staff = await fetch(`${server.url}/api/files?name=a.png`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${as().token}`,
      'content-type': 'application/octet-stream',
    },
    body: png,
  });
  const { id } = (await staff.json()) as { id: string };
  expect(await errorOf(submit({ photo: id }))).toEqual([400, 'photo', gone]);
  const page = await upload(markup, { name: 'a.png', question: 'other' });
  expect(await errorOf(submit({ photo: page }))).toEqual([
    400,
    'photo',
    "This kind of file can't be sent here",
  ]);
});

test('a rejected submission keeps its files for the next try', async () => {
  const photo = await upload();
  expect((await submit({ photo, email: 'nobody' })).status).toBe(400);
  expect((await submit({ photo })).status).toBe(201);
});

test('a required file is reported if missing', async () => {
  const strict = await makeForm({}, true);
  expect(await errorOf(submit({}, strict))).toEqual([400, 'photo', 'Your photo is required']);
});

test("files can only be uploaded on the form's sites", async () => {
  const form = await makeForm({ allowedDomains: ['shop.example'] });
  const from = (origin: string) => send(png, { form, headers: { origin } });
  expect((await from('https://evil.example')).body.code).toBe('domain_not_allowed');
  expect((await from('https://shop.example')).status).toBe(201);
});

test('files from a blocked sender go to spam', async () => {
  const value = 'spammer@visitor.example';
  await server.call('blockedSenders.create', { as: as(), body: { value } });
  const sent = await submit({ email: value, photo: await upload() });
  expect(sent.status).toBe(201);
  const [spam] = (await server.call('tickets.listSpam', { as: as() })).body;
  await server.call('tickets.unmarkSpam', { as: as(), body: { ids: [spam?.id ?? ''] } });
  expect((await ticketOf(spam?.id)).files).toMatchObject([{ name: 'a.png' }]);
});

test('the builder keeps file rules for file fields, and text rules for text fields', async () => {
  const fields = [
    field('photo', 'file', { validation: { ...pictures, pattern: 'x' } }),
    field('text', 'text', { validation: { ...pictures, minLength: 2 } }),
  ];
  const body = { name: 'Rules', title: 'Rules', description: '', fields };
  const made = await server.call('contactForms.create', { as: server.acme.admin, body });
  expect(made.body.fields.map(({ validation }) => validation)).toEqual([
    pictures,
    { minLength: 2 },
  ]);
  const wrong = [field('photo', 'file', { validation: { maxFiles: 21 } })];
  const refused = await server.call('contactForms.create', {
    as: server.acme.admin,
    body: { ...body, fields: wrong },
  });
  expect(refused.error.errors?.[0]?.message).toBe('Please enter 1 to 20 files');
});

/** Sends the form like a browser without scripts. */
async function post(texts: Record<string, string>, files: [string, string, Uint8Array][]) {
  const form = new FormData();
  form.append('helpdesk-form', formId);
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const [name, file, content] of files) form.append(name, new Blob([content]), file);
  const response = await fetch(`${server.url}/public/contact/acme`, { method: 'POST', body: form });
  return { status: response.status, page: await response.text() };
}
const unfinished = () => readdirSync(join(server.context.config.dataDir, 'files/.unfinished'));

test('a form sent without a script accepts files, and ignores empty file fields', async () => {
  const plain = await fetch(`${server.url}/public/contact/acme/plain?form=${formId}`);
  const page = await plain.text();
  expect(page).toContain('enctype="multipart/form-data"');
  expect(page).toMatch(/<input type="file" id="field-photo" name="photo" multiple accept="image/);
  const empty = new Uint8Array();
  // The first file takes longer to write.
  const sent = await post({ message: 'Plainly' }, [
    ['photo', 'a.png', Buffer.concat([png, Buffer.alloc(900_000)])],
    ['photo', 'b.png', png],
    ['other', '', empty],
  ]);
  expect(sent.status).toBe(200);
  const [kept] = await submissions();
  expect(kept?.data).toEqual({ message: 'Plainly', photo: 'a.png, b.png' });
  expect((await ticketOf(kept?.ticketId)).files).toHaveLength(2);
  expect(unfinished()).toEqual([]);
});

test('a rejected form without a script keeps its files, which can be unchecked', async () => {
  const before = (await submissions()).length;
  const sent = await post({ message: ' ', email: 'vera@visitor.example' }, [
    ['photo', '<b>.png', png],
    ['other', 'page.html', markup],
  ]);
  expect(sent.status).toBe(400);
  expect(sent.page).toContain('Your message is required');
  expect(sent.page).toContain('&lt;b&gt;.png');
  const [, id = ''] = /name="photo" value="([^"]+)" checked/.exec(sent.page) ?? [];
  expect((await submissions()).length).toBe(before);
  const again = await post({ message: 'Now', photo: id }, [['photo', 'c.png', png]]);
  expect(again.status).toBe(200);
  expect((await submissions())[0]?.data.photo).toBe('<b>.png, c.png');
});

test('a form without a script shows errors next to their fields, and keeps no rejected file', async () => {
  const wrong = await post({ message: 'Hi' }, [['photo', 'a.png', markup]]);
  expect([wrong.status, /This kind of file can.+t be sent here/.test(wrong.page)]).toEqual([
    400,
    true,
  ]);
  expect(wrong.page).toContain('>\nHi</textarea>');
  const large = await post({ message: 'Hi' }, [['other', 'a', Buffer.alloc(3 * 1024 * 1024 + 1)]]);
  expect([large.status, large.page.includes('A file can be up to 3 MB')]).toEqual([413, true]);
  const many = Array.from({ length: 21 }, (_, at): [string, string, Uint8Array] => [
    'other',
    `${at}.txt`,
    Buffer.from('x'),
  ]);
  const tooMany = await post({ message: 'Hi' }, many);
  expect([tooMany.status, tooMany.page.includes('20 files')]).toEqual([413, true]);
  const broken = await fetch(`${server.url}/public/contact/acme`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut',
  });
  expect(broken.status).toBe(400);
  expect(unfinished()).toEqual([]);
});

test('uploads that are never sent are deleted after a day', async () => {
  const photo = await upload();
  const { database, config } = server.context;
  await sweepFiles(database, config, Date.now() + 25 * 60 * 60 * 1_000);
  expect(await errorOf(submit({ photo }))).toEqual([400, 'photo', gone]);
});
