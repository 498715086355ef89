import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FilesServer,
  hour,
  sha256,
  startFilesServer,
  storages,
} from '../../test/files-server.ts';
import { failing } from '../../test/s3-server.ts';
import { movePictures } from './move-pictures.ts';
import { removeUnusedPictures } from './pictures.ts';

describe.each(storages)('with %s', (where) => {
  let at: FilesServer;
  beforeAll(async () => {
    at = await startFilesServer(where);
  });
  afterAll(() => at.stop());

  let drawn = 0;
  async function upload(as = at.server.acme.admin) {
    const size = { width: 20 + (drawn += 1), height: 10, channels: 3 as const };
    const image = await sharp({ create: { ...size, background: '#3b82f6' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(image)]), 'a.png');
    const response = await fetch(`${at.server.url}/api/help/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as.token}` },
      body: form,
    });
    const { url } = (await response.json()) as { url: string };
    return { url, bytes: await read(url) };
  }

  async function read(url: string) {
    const answer = await at.fetchFile(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    return Buffer.from(await answer.arrayBuffer());
  }

  const move = (after = 0) => {
    const { database, config, log } = at.server.context;
    return movePictures(database, config, log, Date.now() + after);
  };

  /** The size in the database of each of the organization's pictures, in bytes. */
  async function inDatabase() {
    const { org } = at.server.acme;
    const rows = await org.all<{ bytes: Uint8Array; stored_at: string | null }>(
      org.from('files').orderBy('created_at'),
    );
    return rows.map(({ bytes }) => bytes.length);
  }

  test('pictures move to the file storage, leave the database a day later, and keep their addresses', async () => {
    const pictures = [await upload(), await upload(), await upload()];
    const other = await upload(at.server.globex.admin);
    await move();
    for (const { bytes } of pictures) expect(await at.isKept(bytes)).toBe(true);
    expect(await at.isKept(other.bytes, at.server.globex.id)).toBe(true);
    expect(await at.isKept(other.bytes)).toBe(false);
    expect((await inDatabase()).every((size) => size > 0)).toBe(true);
    await move(25 * hour);
    expect(await inDatabase()).toEqual([0, 0, 0]);
    for (const { url, bytes } of pictures) expect((await read(url)).equals(bytes)).toBe(true);
    // Running it again changes nothing, nor does the sweep.
    await move(50 * hour);
    await at.sweep(50 * hour);
    for (const { url, bytes } of [...pictures, other]) {
      expect((await read(url)).equals(bytes)).toBe(true);
    }
    const kept = await at.fetchFile(pictures[0]?.url, {
      headers: { 'if-none-match': `"${pictures[0]?.url.split('/').at(-1)}"` },
    });
    expect(kept.status).toBe(304);
    const head = await at.fetchFile(pictures[0]?.url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(pictures[0]?.bytes.length));
  });

  test('two concurrent runs move each picture once', async () => {
    const { bytes, url } = await upload();
    await Promise.all([move(), move(), move(25 * hour)]);
    await move(25 * hour);
    expect((await read(url)).equals(bytes)).toBe(true);
    expect(await at.isKept(bytes)).toBe(true);
  });

  test('an unused picture is also removed from the file storage', async () => {
    const { bytes, url } = await upload();
    await move();
    await move(25 * hour);
    const { database } = at.server.context;
    await removeUnusedPictures(database);
    await removeUnusedPictures(database, Date.now() + 8 * 24 * hour);
    await at.sweep(8 * 24 * hour);
    expect((await at.fetchFile(url)).status).toBe(404);
    expect(await at.isThere(sha256(bytes), at.server.acme.id)).toBe(false);
  });

  test.each(where === 's3' ? [where] : [])(
    'while the storage fails, pictures stay in the database and are served; then they move',
    async () => {
      const { bytes, url } = await upload();
      at.s3?.behave(failing);
      await move();
      expect((await read(url)).equals(bytes)).toBe(true);
      at.s3?.behave(null);
      await move();
      await move(25 * hour);
      expect((await read(url)).equals(bytes)).toBe(true);
      at.s3?.behave(failing);
      const away = await at.fetchFile(url);
      at.s3?.behave(null);
      expect(away.status).toBe(503);
      expect(away.headers.get('cache-control')).toBe('no-store');
    },
  );
});
