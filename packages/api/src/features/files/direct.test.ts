import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eicar, startClamd } from '../../test/clamd-server.ts';
import {
  type FilesServer,
  hour,
  png,
  sha256,
  startFilesServer,
  storages,
} from '../../test/files-server.ts';
import { failing } from '../../test/s3-server.ts';

let at: FilesServer;

beforeAll(async () => {
  at = await startFilesServer('s3', { filesPresigned: true });
});
afterEach(() => at.s3?.behave(null));
afterAll(() => at.stop());

const content = Buffer.from('A long log\n'.repeat(1_000));

async function begin(size = content.length, name = 'log.txt', on = at) {
  const headers = { 'upload-length': String(size), 'tus-resumable': '1.0.0' };
  const as = on.server.acme.agent;
  const begun = await on.server.call('files.beginUpload', { as, query: { name }, headers });
  return { begun, id: begun.body?.id, url: begun.body?.direct?.url ?? '' };
}

const put = async (url: string, bytes: Uint8Array) =>
  (await fetch(url, { method: 'PUT', body: bytes as never })).status;

const confirm = (id: string, as = at.server.acme.agent) =>
  at.server.call('files.confirmUpload', { as, params: { id } });

const coming = () => at.s3?.keys().filter((key) => key.startsWith('files/.incoming/')) ?? [];

it('a file put into the bucket becomes a file once confirmed, and messages cannot use it before', async () => {
  const { id, url } = await begin();
  expect(new URL(url).pathname).toContain(`/files/.incoming/${at.server.acme.id}/${id}`);
  expect(await put(url, content)).toBe(200);
  const opened = await at.server.call('tickets.create', {
    as: at.server.acme.agent,
    body: { subject: 'Files', description: 'See' },
  });
  expect((await at.reply(opened.body.id, [id])).status).toBe(400);
  const { status, body } = await confirm(id);
  expect([status, body]).toEqual([
    201,
    { id, name: 'log.txt', size: content.length, type: 'text/plain' },
  ]);
  expect(coming()).toEqual([]);
  expect(at.s3?.keys()).toContain(`files/${at.server.acme.id}/${sha256(content)}`);
  // A repeated call returns the same response.
  expect((await confirm(id)).body).toEqual(body);
  const { body: said } = await at.reply(opened.body.id, [id]);
  expect(said.files).toMatchObject([{ id, name: 'log.txt' }]);
  expect(await (await at.fetchFile(said.files[0]?.url)).text()).toBe(content.toString());
  expect(at.unfinished()).toEqual([]);
});

it('the bucket accepts only the announced size and object, and only in time', async () => {
  const { id, url } = await begin(5);
  expect(await put(url, Buffer.from('six...'))).toBe(403);
  expect(await put(url, Buffer.from('four'))).toBe(403);
  expect(await put(url.replace(id, 'elsewhere'), Buffer.from('fives'))).toBe(403);
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  expect(await put(url, Buffer.from('fives'))).toBe(200);
  at.s3?.pass(15 * 60 * 1_000);
  expect(await put(url, Buffer.from('later'))).toBe(403);
  at.s3?.pass(-15 * 60 * 1_000);
  expect((await confirm(id)).status).toBe(201);
});

it('an upload confirmed too early is still missing, and can also continue in pieces', async () => {
  const { id } = await begin(5);
  const early = await confirm(id);
  expect([early.status, early.error.code]).toEqual([409, 'upload_missing']);
  const sent = await fetch(`${at.server.url}/api/files/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${at.server.acme.agent.token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: 'fives',
  });
  expect(sent.status).toBe(204);
  expect((await confirm(id)).body).toMatchObject({ id, size: 5 });
});

it('only the member who started an upload can confirm it, and simultaneous calls create one file', async () => {
  const { id, url } = await begin();
  await put(url, content);
  expect((await confirm(id, at.server.acme.admin)).status).toBe(404);
  expect((await confirm(id, at.server.globex.agent)).status).toBe(404);
  expect((await confirm(id, at.server.acme.customer)).status).toBe(403);
  const answers = await Promise.all([confirm(id), confirm(id), confirm(id)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const { org } = at.server.acme;
  expect(await org.all(org.from('message_files').where('id', id).select('id'))).toHaveLength(1);
});

it('bytes put again after confirmation do not change the file', async () => {
  const { id, url } = await begin(png.length, 'dot.png');
  await put(url, png);
  expect((await confirm(id)).body).toMatchObject({ type: 'image/png' });
  const others = Buffer.alloc(png.length, '<');
  expect(await put(url, others)).toBe(200);
  expect((await confirm(id)).body).toMatchObject({ type: 'image/png' });
  expect(await at.isKept(others)).toBe(false);
  // The sweep removes those bytes.
  expect(coming()).toHaveLength(1);
  at.s3?.put(coming()[0] ?? '', others, Date.now() - 25 * hour);
  await at.sweep();
  expect(coming()).toEqual([]);
});

it('returns an error if the storage fails, and the upload can be confirmed later', async () => {
  const { id, url } = await begin();
  await put(url, content);
  at.s3?.behave(failing);
  const failed = await confirm(id);
  expect([failed.status, failed.error.code]).toEqual([503, 'unavailable']);
  at.s3?.behave((request, response) => request.method === 'PUT' && failing(request, response));
  expect((await confirm(id)).status).toBe(503);
  at.s3?.behave(null);
  expect((await confirm(id)).status).toBe(201);
  expect(at.unfinished()).toEqual([]);
});

it('a canceled upload is removed from the bucket and cannot be confirmed', async () => {
  const { id, url } = await begin();
  await put(url, content);
  const { acme } = at.server;
  expect(
    (await at.server.call('files.cancelUpload', { as: acme.agent, params: { id } })).status,
  ).toBe(204);
  expect(coming()).toEqual([]);
  expect((await confirm(id)).status).toBe(404);
});

it('an upload counts against the quota from its start, and is scanned before it becomes a file', async () => {
  const scanner = await startClamd();
  const on = await startFilesServer('s3', {
    filesPresigned: true,
    filesQuotaBytes: 1_000,
    clamd: scanner.clamd,
  });
  const [first, virus] = [await begin(600, 'a.txt', on), Buffer.from(eicar)];
  const { begun: second } = await begin(600, 'b.txt', on);
  expect([second.status, second.error.code]).toEqual([409, 'too_many']);
  expect(await put(first.url, Buffer.alloc(600, 'a'))).toBe(200);
  const as = on.server.acme.agent;
  const finish = (id: string) => on.server.call('files.confirmUpload', { as, params: { id } });
  expect((await finish(first.id)).status).toBe(201);
  const bad = await begin(virus.length, 'bad.txt', on);
  await put(bad.url, virus);
  const refused = await finish(bad.id);
  expect([refused.status, refused.error.code]).toEqual([400, 'file_infected']);
  expect(on.s3?.keys().some((key) => key.includes('.incoming'))).toBe(false);
  expect((await finish(bad.id)).status).toBe(404);
  await on.stop();
  scanner.close();
});

it('the content security policy of the console allows the bucket', async () => {
  const { headers } = await fetch(`${at.server.url}/tickets`);
  const { endpoint, bucket } = at.s3?.place ?? {};
  expect(headers.get('content-security-policy')).toContain(` ${endpoint}/${bucket}/; `);
});

it.each(storages)('without the setting, uploads never go to a bucket, over %s', async (where) => {
  const other = await startFilesServer(where);
  const headers = { 'upload-length': '5', 'tus-resumable': '1.0.0' };
  const as = other.server.acme.agent;
  const query = { name: 'a.txt' };
  const { body } = await other.server.call('files.beginUpload', { as, query, headers });
  expect(body.direct).toBeNull();
  const params = { id: body.id };
  const early = await other.server.call('files.confirmUpload', { as, params });
  expect([early.status, early.error.code]).toEqual([409, 'upload_missing']);
  await other.stop();
});
