import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import { type TestChat, waitingChat } from '../../test/chats.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const megabyte = 1024 * 1024;
let server: TestServer;
let chat: TestChat;
let formId: string;

beforeAll(async () => {
  server = await startTestServer({ maxFileBytes: 2 * megabyte, maxMessageBytes: megabyte });
  chat = await waitingChat(server, server.acme, { message: 'My kettle is cold' });
  formId = await makeForm();
});
afterAll(() => server.stop());

const field = (name: string, type: Schema<'FormField'>['type'], more: object = {}) => ({
  id: newId(),
  name,
  label: `Your ${name}`,
  type,
  required: false,
  ...more,
});

async function makeForm() {
  const photo = { validation: { accept: ['image'], maxMegabytes: 1 } };
  const fields = [
    field('message', 'textarea'),
    field('photo', 'file', photo),
    field('other', 'file'),
  ];
  const body = { name: 'Files', title: 'Show us', description: '', fields };
  const made = await server.call('contactForms.create', { as: server.acme.admin, body } as never);
  expect(made.status).toBe(201);
  return made.body.id;
}

type Said = Schema<'FileUpload'> & { code: string; message: string };

async function ask(method: string, path: string, headers: Record<string, string>, body?: Buffer) {
  const response = await fetch(`${server.url}${path}`, { method, headers, body } as RequestInit);
  const text = await response.text();
  const said = (text ? JSON.parse(text) : {}) as Said;
  return { status: response.status, headers: response.headers, body: said };
}

const underChat = () => `/api/public/chat/acme/sessions/${chat.id}`;
const underForm = (question: string, org = 'acme') =>
  `/api/widget/uploads?org=${org}&formId=${formId}&field=${question}&name=a.png`;

const begin = (path: string, size: number, headers: Record<string, string> = {}) =>
  ask('POST', path, { ...headers, 'upload-length': String(size) });

const append = (path: string, offset: number, piece: Buffer) =>
  ask(
    'PATCH',
    path,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    piece,
  );

const pathOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? '';

test('a visitor resumes a file in their chat and sends it', async () => {
  const proof = chat.at.headers;
  const path = `${underChat()}/uploads?name=a.txt`;
  expect((await begin(path, 8)).status).toBe(404);
  const upload = await begin(path, 8, proof);
  expect(pathOf(upload)).toBe(`/api/public/uploads/acme/${upload.body.id}`);
  await append(pathOf(upload), 0, Buffer.from('half'));
  const early = { message: 'See', fileIds: [upload.body.id] };
  expect((await server.call('publicChat.send', { ...chat.at, body: early })).status).toBe(400);
  await append(pathOf(upload), 4, Buffer.from('half'));
  const sent = await server.call('publicChat.send', { ...chat.at, body: early });
  expect(sent.body.files).toMatchObject([{ name: 'a.txt', size: 8, type: 'text/plain' }]);
});

test('a form applies the same limits to resumable uploads, and deletes what it rejects', async () => {
  expect((await begin(underForm('message'), 8)).status).toBe(404);
  expect((await begin(underForm('photo', 'globex'), 8)).status).toBe(404);
  const large = await begin(underForm('photo'), megabyte + 1);
  expect([large.status, large.body.message]).toEqual([413, 'Files here can be up to 1 MB']);
  const upload = await begin(underForm('photo'), 8);
  expect(upload.status).toBe(201);
  await append(pathOf(upload), 0, Buffer.from('<svg'));
  const refused = await append(pathOf(upload), 4, Buffer.from('  />'));
  expect([refused.status, refused.body.code]).toEqual([400, 'file_kind']);
  expect((await ask('GET', pathOf(upload), {})).status).toBe(404);
  const other = await begin(underForm('other'), 8);
  await append(pathOf(other), 0, Buffer.from('any file'));
  const data = { message: 'Look', other: other.body.id };
  const params = { subdomain: 'acme' };
  const sent = await server.call('publicForms.submit', { params, body: { formId, data } });
  expect(sent.status).toBe(201);
});

test('the total size limit of a message also applies to chats, notes and forms', async () => {
  const as = server.acme.agent;
  const two = async (path: string, headers: Record<string, string>) => {
    const ids = [0, 1].map(async (at) => {
      const type = { 'content-type': 'application/octet-stream' };
      const content = Buffer.alloc(0.6 * megabyte, String(at));
      return (await ask('POST', path, { ...headers, ...type }, content)).body.id;
    });
    return Promise.all(ids);
  };
  const sentence = 'The files of a message can be up to 1 MB in total';
  const theirs = await two(`${underChat()}/files?name=a`, chat.at.headers);
  const said = { message: 'See', fileIds: theirs };
  const sent = await server.call('publicChat.send', { ...chat.at, body: said });
  expect([sent.status, sent.error.message]).toEqual([400, sentence]);
  const ours = await two('/api/files?name=a', { authorization: `Bearer ${as.token}` });
  const params = { id: chat.id };
  const body = { message: 'See', fileIds: ours };
  const answered = await server.call('chat.send', { as, params, body });
  expect([answered.status, answered.error.message]).toEqual([400, sentence]);
  const note = await server.call('chat.addNote', { as, params, body });
  expect([note.status, note.error.message]).toEqual([400, sentence]);
  const [one] = ours;
  const small = { message: 'See', fileIds: [one ?? ''] };
  expect((await server.call('chat.addNote', { as, params, body: small })).status).toBe(201);
  const upload = `/api/widget/files?org=acme&formId=${formId}&field=other&name=a`;
  const data = { message: 'Look', other: (await two(upload, {})).join('/') };
  const submitted = await server.call('publicForms.submit', {
    params: { subdomain: 'acme' },
    body: { formId, data },
  });
  expect([submitted.status, submitted.error.message]).toEqual([
    400,
    'The files can be up to 1 MB in total',
  ]);
  const form = new FormData();
  form.set('helpdesk-form', formId);
  for (const at of [0, 1]) {
    form.append('other', new File([Buffer.alloc(0.6 * megabyte, String(at))], `${at}.txt`));
  }
  const plain = await fetch(`${server.url}/public/contact/acme`, { method: 'POST', body: form });
  expect(plain.status).toBe(413);
  expect(await plain.text()).toContain('The files can be up to 1 MB in total');
});
