import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FilesServer, sha256, startFilesServer } from '../../test/files-server.ts';
import { type NpmS3, startNpmS3 } from '../../test/npm-s3-server.ts';

// The S3 server of the other tests is our own, like this storage client: here it meets a server written by others.
let bucket: NpmS3;
let at: FilesServer;
let ticketId: string;

beforeAll(async () => {
  bucket = await startNpmS3();
  at = await startFilesServer('disk', { filesPlace: bucket.place, filesPresigned: true });
  const { body } = await at.server.call('tickets.create', {
    as: at.server.acme.agent,
    body: { subject: 'Files', description: 'See' },
  });
  ticketId = body.id;
});
afterAll(async () => {
  await at.stop();
  await bucket.close();
});

const keyOf = (content: Uint8Array) => `files/${at.server.acme.id}/${sha256(content)}`;

it('an S3 server from npm stores a file once, and serves it whole, in part and as a redirect', async () => {
  const content = Buffer.from('Forty-two pieces of chalk');
  const [first, again] = [await at.upload(content), await at.upload(content, 'b c.txt')];
  expect(bucket.keys()).toEqual([keyOf(content)]);
  const { body } = await at.reply(ticketId, [first.id, again.id]);
  const [one, other] = body.files;
  expect(await (await at.fetchFile(one?.url)).text()).toBe(content.toString());
  const part = await at.fetchFile(one?.url, { headers: { range: 'bytes=6-8' } });
  expect([part.status, await part.text()]).toEqual([206, 'two']);
  const sentOn = await at.fetchFile(`${other?.url}?download`, { redirect: 'manual' });
  const to = sentOn.headers.get('location') ?? '';
  expect([sentOn.status, to.startsWith(`${bucket.endpoint}/helpdesk-files/`)]).toEqual([302, true]);
  const saved = await fetch(to);
  expect(await saved.text()).toBe(content.toString());
  // This server escapes non-ASCII names differently from Amazon S3; our own test server covers those (`presigned.test.ts`).
  expect(saved.headers.get('content-disposition')).toBe('attachment; filename="b c.txt"');
  // A signed URL cannot be changed.
  expect((await fetch(to.replace('attachment', 'inline'))).status).toBe(403);
});

it('it accepts only the announced upload before it is confirmed as a file', async () => {
  const content = Buffer.from('A long log\n'.repeat(1_000));
  const as = at.server.acme.agent;
  const headers = { 'upload-length': String(content.length), 'tus-resumable': '1.0.0' };
  const begun = await at.server.call('files.beginUpload', {
    as,
    query: { name: 'log.txt' },
    headers,
  });
  const { id, direct } = begun.body;
  const put = async (url: string, body: string) =>
    (await fetch(url, { method: 'PUT', body })).status;
  const url = direct?.url ?? '';
  expect(await put(url, `${content.toString()} and more`)).toBe(403);
  expect(await put(url.replace(id, 'elsewhere'), content.toString())).toBe(403);
  expect(await put(url, content.toString())).toBe(200);
  expect(bucket.keys()).toContain(`files/.incoming/${at.server.acme.id}/${id}`);
  const { status } = await at.server.call('files.confirmUpload', { as, params: { id } });
  expect(status).toBe(201);
  expect(bucket.keys().filter((key) => key.includes('.incoming'))).toEqual([]);
  expect(bucket.keys()).toContain(keyOf(content));
});

it('unused files are swept from it', async () => {
  const content = Buffer.from('Nobody names this');
  await at.upload(content);
  expect(bucket.keys()).toContain(keyOf(content));
  // A day until it is forgotten, and another until its bytes are removed.
  await at.sweep(49 * 60 * 60 * 1_000);
  await at.sweep(49 * 60 * 60 * 1_000);
  expect(bucket.keys()).not.toContain(keyOf(content));
});
