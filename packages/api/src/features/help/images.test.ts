import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3b82f6' } });

async function upload(bytes: Uint8Array | string, name = 'a.png', as = server.acme.agent) {
  const form = new FormData();
  form.append('image', new Blob([bytes as string]), name);
  const response = await fetch(`${server.url}/api/help/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}` },
    body: form,
  });
  const body = (await response.json()) as Record<'url' | 'code' | 'message', string>;
  return { status: response.status, body };
}

test('an image is re-encoded without its metadata, and served as immutable', async () => {
  const sent = await flat(3_000, 1_500)
    .withExif({ IFD0: { Artist: 'Somebody with a home' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(sent, 'holiday.jpg');
  expect(status).toBe(201);
  expect(body).toMatchObject({ width: 1_600, height: 800 });
  expect(body.url).toMatch(/^\/files\/[\w-]+\/[\w-]{20,}\.webp$/);
  const response = await fetch(server.url + body.url);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_600 });
  expect(bytes.includes('Somebody')).toBe(false);
  const same = await fetch(server.url + body.url, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(same.status).toBe(304);
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('%s is accepted', async (format) => {
  const sent = await flat(20, 10).toFormat(format).toBuffer();
  expect((await upload(sent)).body).toMatchObject({ width: 20, height: 10 });
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a PDF', '%PDF-1.7\n%âãÏÓ'],
])('rejects %s as a picture, whatever its name', async (_, bytes) => {
  const { status, body } = await upload(bytes, 'a.png');
  expect([status, body.code, body.message]).toEqual([
    415,
    'unsupported_media_type',
    'Please upload a valid image file',
  ]);
});

/** The same PNG with a different width and height in its header. */
function claimed(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(side, 16);
  copy.writeUInt32BE(side, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

test('rejects an image that is too large, has too many pixels or is missing', async () => {
  const large = await upload(new Uint8Array(5 * 1024 * 1024 + 1));
  expect([large.status, large.body.message]).toEqual([413, 'Image file must be less than 5MB']);
  const bomb = await upload(claimed(await flat(2, 2).png().toBuffer(), 30_000));
  expect(bomb.status).toBe(415);
  const empty = await upload('');
  expect([empty.status, empty.body.code]).toEqual([400, 'file_required']);
  const huge = await upload(new Uint8Array(13 * 1024 * 1024));
  expect([huge.status, huge.body.code]).toEqual([413, 'payload_too_large']);
});

test('only members who can write articles can upload, and not as JSON', async () => {
  const sent = await flat(2, 2).png().toBuffer();
  expect((await upload(sent, 'a.png', server.acme.customer)).status).toBe(403);
  const json = await server.call('helpArticles.uploadImage', { as: server.acme.agent, body: {} });
  expect(json.status).toBe(415);
});

test('an unknown name returns 404, and so does a known one in another organization', async () => {
  const { body } = await upload(await flat(2, 2).png().toBuffer());
  const [, , organization, name] = body.url.split('/');
  for (const path of [
    `/files/${server.globex.id}/${name}`,
    `/files/${organization}/${'0'.repeat(30)}.webp`,
    `/files/${organization}/..%2f..%2fetc%2fpasswd`,
    '/files/a/b',
  ]) {
    expect((await fetch(server.url + path)).status).toBe(404);
  }
});
