import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { failing, type S3Server, silent, startS3 } from '../test/s3-server.ts';
import { receive } from './disk.ts';
import type { FileStorage } from './file-storage.ts';
import { s3Storage } from './in-s3.ts';
import { moveFiles } from './move.ts';
import { diskStorage, pathOf } from './on-disk.ts';
import { storageOf } from './storage.ts';

let s3: S3Server;
let storage: FileStorage;
beforeAll(async () => {
  s3 = await startS3();
  storage = s3Storage(s3.place);
});
afterEach(() => {
  s3.behave(null);
  s3.clear();
});
afterAll(() => s3.close());

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const newFolder = () => makeTemporaryFolder('helpdesk-files-');
const received = (content: Uint8Array, folder = newFolder()) =>
  receive(folder, Readable.from([content]));

async function put(into: FileStorage, content: Uint8Array) {
  await into.put('acme', await received(content));
  return sha256(content);
}

async function get(from: FileStorage, hash: string) {
  const found = await from.read('acme', hash);
  return found && (await buffer(found)).toString();
}

async function listed(of: FileStorage) {
  const all: string[] = [];
  for await (const { organizationId, sha256: hash } of of.list())
    all.push(`${organizationId}/${hash}`);
  return all.sort();
}

test('a bucket lists all of its files, page by page, and no other objects', async () => {
  const contents = Array.from({ length: 10 }, (_, at) => Buffer.from(`file ${at}`));
  const hashes = await Promise.all(contents.map((content) => put(storage, content)));
  s3.put('files/notes.txt', Buffer.from('of somebody else'));
  s3.put(`elsewhere/acme/${hashes[0]}`, Buffer.from('of somebody else'));
  expect(await listed(storage)).toEqual(hashes.map((hash) => `acme/${hash}`).sort());
  for (const hash of hashes) await storage.remove('acme', hash);
  expect(await listed(storage)).toEqual([]);
  expect(await storage.read('acme', String(hashes[0]))).toBeNull();
});

test('a storage that fails once is retried; one that keeps failing returns an error message', async () => {
  let failures = 1;
  s3.behave((request, response) => failures-- > 0 && failing(request, response));
  const hash = await put(storage, Buffer.from('at the second attempt'));
  expect(await get(storage, hash)).toBe('at the second attempt');
  s3.behave(failing);
  await expect(put(storage, Buffer.from('lost'))).rejects.toMatchObject({
    status: 503,
    message: "The file couldn't be stored. Please try again later.",
  });
  await expect(storage.read('acme', hash)).rejects.toMatchObject({
    status: 503,
    message: "The file can't be read right now. Please try again later.",
  });
});

test('a request to an unresponsive storage times out, and is not retried', async () => {
  s3.behave(silent);
  const before = s3.asked();
  const impatient = s3Storage(s3.place, 1_000);
  await expect(put(impatient, Buffer.from('lost'))).rejects.toMatchObject({ status: 503 });
  await expect(impatient.read('acme', 'a'.repeat(64))).rejects.toMatchObject({ status: 503 });
  expect(s3.asked()).toBe(before + 2);
});

test('an unavailable storage, a wrong key and a missing bucket return errors', async () => {
  const wrong = [
    { ...s3.place, endpoint: 'http://127.0.0.1:1' },
    { ...s3.place, secretAccessKey: 'wrong' },
    { ...s3.place, bucket: 'another' },
  ];
  for (const place of wrong) {
    await expect(put(s3Storage(place), Buffer.from('lost'))).rejects.toMatchObject({
      status: 503,
    });
  }
});

test('a storage rejects bytes that changed in transit', async () => {
  const file = await received(Buffer.from('whole'));
  writeFileSync(file.path, 'hollo');
  await expect(storage.put('acme', file)).rejects.toMatchObject({ status: 503 });
  expect(await storage.read('acme', file.sha256)).toBeNull();
});

test('files move between disk and bucket both ways, and can be read at any time', async () => {
  const dataDir = newFolder();
  const disk = diskStorage(dataDir);
  const hashes: string[] = [];
  for (let at = 0; at < 20; at += 1) hashes.push(await put(disk, Buffer.from(`moved ${at}`)));
  const whileMoved = storageOf({ dataDir, filesPlace: s3.place, filesMoveFrom: 'disk' });
  const moving = moveFiles(dataDir, disk, storage);
  const read = async () => Promise.all(hashes.map((hash) => get(whileMoved, hash)));
  const all = hashes.map((_, at) => `moved ${at}`);
  for (let isDone = false; !isDone; ) {
    isDone = await Promise.race([moving.then(() => true), read().then(() => false)]);
    expect(await read()).toEqual(all);
  }
  expect(await moving).toMatchObject({ files: 20, damaged: [] });
  expect(await listed(disk)).toEqual([]);
  expect(await moveFiles(dataDir, storage, disk)).toMatchObject({ files: 20 });
  expect([await listed(storage), (await listed(disk)).length]).toEqual([[], 20]);
});

test('an interrupted move loses no file, and the next one continues', async () => {
  const dataDir = newFolder();
  const disk = diskStorage(dataDir);
  const hashes: string[] = [];
  for (let at = 0; at < 30; at += 1) hashes.push(await put(disk, Buffer.from(`cut off ${at}`)));
  let puts = 0;
  s3.behave(
    (request, response) => request.method === 'PUT' && ++puts > 12 && failing(request, response),
  );
  await expect(moveFiles(dataDir, disk, storage)).rejects.toMatchObject({ status: 503 });
  s3.behave(null);
  const both = storageOf({ dataDir, filesPlace: s3.place, filesMoveFrom: 'disk' });
  const all = hashes.map((_, at) => `cut off ${at}`);
  expect(await Promise.all(hashes.map((hash) => get(both, hash)))).toEqual(all);
  const { files } = await moveFiles(dataDir, disk, storage);
  expect(files).toBeLessThan(30);
  expect(await listed(disk)).toEqual([]);
  expect(await Promise.all(hashes.map((hash) => get(storage, hash)))).toEqual(all);
});

test('damaged files are not moved, and are reported', async () => {
  const dataDir = newFolder();
  const hash = sha256(Buffer.from('what it was'));
  const path = pathOf(dataDir, 'acme', hash);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'what it is');
  const { files, damaged } = await moveFiles(dataDir, diskStorage(dataDir), storage);
  expect([files, damaged]).toMatchObject([0, [{ organizationId: 'acme', sha256: hash }]]);
  expect(await get(diskStorage(dataDir), hash)).toBe('what it is');
  expect(await storage.read('acme', hash)).toBeNull();
});
