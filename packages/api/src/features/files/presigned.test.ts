import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FilesServer, png, sha256, startFilesServer } from '../../test/files-server.ts';

let at: FilesServer;

beforeAll(async () => {
  at = await startFilesServer('s3', { filesPresigned: true });
});
afterAll(() => at.stop());

/** Creates a ticket with a file; returns the file's URL. */
async function attach(content: string | Uint8Array, name: string) {
  const opened = await at.server.call('tickets.create', {
    as: at.server.acme.agent,
    body: { subject: 'Files', description: 'See' },
  });
  const { id } = await at.upload(content, name);
  const { body } = await at.reply(opened.body.id, [id]);
  return body.files[0]?.url ?? '';
}

const ask = (url: string, init: RequestInit = {}) =>
  at.fetchFile(url, { redirect: 'manual', ...init });
const addressOf = async (url: string) => (await ask(url)).headers.get('location') ?? '';

it('a download redirects to the bucket, which serves it as we would', async () => {
  const url = await attach('Hello', 'Küche "neu" €.txt');
  const answer = await ask(`${url}?download`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('content-disposition')).toBeNull();
  const address = answer.headers.get('location') ?? '';
  expect(address).toContain(`/files/${at.server.acme.id}/${sha256(Buffer.from('Hello'))}?`);
  const got = await fetch(address);
  expect([got.status, await got.text()]).toEqual([200, 'Hello']);
  expect(got.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(got.headers.get('cache-control')).toBe('private, no-store');
  expect(got.headers.get('content-disposition')).toBe(
    `attachment; filename="K_che \\"neu\\" _.txt"; filename*=UTF-8''K%C3%BCche%20%22neu%22%20%E2%82%AC.txt`,
  );
});

it('so does a range request, and a file the browser already has is not sent', async () => {
  const url = `${await attach('0123456789', 'digits.txt')}?download`;
  const got = await at.fetchFile(url, { headers: { range: 'bytes=2-4' } });
  expect([got.status, await got.text()]).toEqual([206, '234']);
  const etag = `"${sha256(Buffer.from('0123456789'))}"`;
  expect((await ask(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await ask(url, { method: 'HEAD' })).status).toBe(200);
});

it('files shown in the browser come from here, in a sandbox', async () => {
  for (const [content, name] of [
    [png, 'dot.png'],
    ['Hello', 'hello.txt'],
    [Buffer.from('%PDF-1.4 nothing'), 'a.pdf'],
  ] as const) {
    const answer = await ask(await attach(content, name));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('location')).toBeNull();
  }
});

it.each([
  ['page.html', '<!doctype html><script>alert(1)</script>'],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
])(
  'the bucket serves %s as a download of bytes, and browsers never show it',
  async (name, content) => {
    const got = await fetch(await addressOf(await attach(content, name)));
    expect(got.headers.get('content-type')).toBe('application/octet-stream');
    expect(got.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  },
);

it.each([
  ['another type', 'response-content-type', 'text/html'],
  ['to be shown', 'response-content-disposition', 'inline'],
  ['for longer', 'X-Amz-Expires', '604800'],
])('a changed URL does not work: %s', async (_, name, value) => {
  const url = new URL(await addressOf(await attach('<b>x</b><script>', `${name}.bin`)));
  expect(url.searchParams.get(name)).not.toBeNull();
  url.searchParams.set(name, value);
  expect((await fetch(url)).status).toBe(403);
  url.searchParams.delete(name);
  expect((await fetch(url)).status).toBe(403);
});

it('a URL only reads its own file, for a minute', async () => {
  const address = await addressOf(`${await attach('One', 'one.txt')}?download`);
  await attach('Two', 'two.txt');
  const other = address.replace(sha256(Buffer.from('One')), sha256(Buffer.from('Two')));
  expect(other).not.toBe(address);
  expect((await fetch(other)).status).toBe(403);
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
  at.s3?.pass(20_000);
  expect((await fetch(address)).status).toBe(200);
  at.s3?.pass(41_000);
  expect((await fetch(address)).status).toBe(403);
  at.s3?.pass(-61_000);
});

it('unscanned and infected files are refused here', async () => {
  const url = await attach('Held', 'held.txt');
  const { org } = at.server.acme;
  const verdict = (next: 'pending' | 'infected') =>
    org.write((tx) =>
      tx.update('message_files', { sha256: sha256(Buffer.from('Held')) }, { verdict: next }),
    );
  await verdict('pending');
  expect((await ask(`${url}?download`)).status).toBe(503);
  await verdict('infected');
  expect((await ask(`${url}?download`)).status).toBe(403);
});

it('downloads come from here while files are moved, and without the setting', async () => {
  const { config } = at.server.context;
  const url = `${await attach('Moved', 'moved.txt')}?download`;
  expect((await ask(url)).status).toBe(302);
  for (const settings of [{ filesMoveFrom: 'disk' }, { filesPresigned: false }] as const) {
    const before = { filesMoveFrom: config.filesMoveFrom, filesPresigned: config.filesPresigned };
    Object.assign(config, settings);
    const answer = await ask(url);
    Object.assign(config, before);
    expect([answer.status, await answer.text()]).toEqual([200, 'Moved']);
  }
});
