// @module-tag slow

// Starts and kills whole servers. The ordinary tier tests the parts: test/kill (acknowledged writes survive) and
// features/files/resumable (an interrupted upload continues and is complete).
// @module-tag full

import { readdirSync, rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { unfinishedFolder } from '../stored-files/disk.ts';
import type { FileStorage } from '../stored-files/file-storage.ts';
import { storageIn } from '../stored-files/storage.ts';
import { sweepFiles } from '../stored-files/store/sweep.ts';
import { times } from './deep.ts';
import { sha256, storages } from './files-server.ts';
import { type S3Server, startS3 } from './s3-server.ts';
import { demoPassword, type ServerProcess, serverProcess } from './server-process.ts';

/** The number of acknowledged uploads in total; the server is killed after every 10 to 50 of them. */
const uploads = times(90, 500);
const clients = 8;
const day = 24 * 60 * 60 * 1_000;

describe.each(storages)('over %s', (where) => {
  const dataDir = makeTemporaryFolder('helpdesk-killed-');
  let s3: S3Server | null = null;
  let server: ServerProcess;
  let token: string;
  beforeAll(async () => {
    s3 = where === 's3' ? await startS3() : null;
    server = await serverProcess({ DATA_DIR: dataDir, ...(s3 && { FILES_URL: s3.url }) });
    await server.start();
    const credentials = { email: 'agent@demo.test', password: demoPassword };
    ({ token } = (await (await post('/api/auth/login', credentials)).json()) as { token: string });
  });
  afterAll(async () => {
    await server.remove();
    s3?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });

  /** The expected content hashes, by file ID. */
  const acknowledged = new Map<string, string>();

  let last = 0;
  function nextContent() {
    last += 1;
    return Buffer.alloc(20_000 + ((last * 7_919) % 300_000), `file ${last} `);
  }

  const authorization = () => ({ authorization: `Bearer ${token}` });

  async function begin(content: Buffer) {
    const answer = await fetch(`${server.url}/api/files/uploads?name=${last}.txt`, {
      method: 'POST',
      headers: { ...authorization(), 'upload-length': String(content.length) },
    });
    return `${server.url}${answer.headers.get('location')}`;
  }

  /** Sends a third of a file. */
  async function append(path: string, content: Buffer, offset: number) {
    const answer = await fetch(path, {
      method: 'PATCH',
      headers: {
        ...authorization(),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: content.subarray(offset, offset + Math.ceil(content.length / 3)) as never,
    });
    expect(answer.status).toBe(204);
    return Number(answer.headers.get('upload-offset'));
  }

  async function uploadInPiecesUntilGone() {
    try {
      for (;;) {
        const content = nextContent();
        const path = await begin(content);
        for (let offset = 0; offset < content.length; ) {
          offset = await append(path, content, offset);
        }
        acknowledged.set(path.split('/').at(-1) ?? '', sha256(content));
      }
    } catch (error) {
      // The server was killed.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async function uploadUntilGone() {
    for (;;) {
      const content = nextContent();
      const answer = await fetch(`${server.url}/api/files?name=${last}.txt`, {
        method: 'POST',
        headers: { ...authorization(), 'content-type': 'application/octet-stream' },
        body: content as never,
      }).catch(() => null);
      const file = (await answer?.json().catch(() => null)) as { id: string } | null | undefined;
      if (!file) return;
      expect(answer?.status).toBe(201);
      acknowledged.set(file.id, sha256(content));
    }
  }

  async function hashesIn(storage: FileStorage) {
    const hashes: string[] = [];
    for await (const { organizationId, sha256: hash } of storage.list()) {
      const content = await storage.read(organizationId, hash);
      expect(content && sha256(await buffer(content))).toBe(hash);
      hashes.push(hash);
    }
    return hashes.sort();
  }

  test(`killing the server at any moment while ${clients} clients upload ${uploads} files loses no acknowledged file and leaves no partial one`, async () => {
    const storage = storageIn(dataDir, s3 ? s3.place : 'disk');
    const ofDemo = await hashesIn(storage);
    const begun = nextContent();
    const path = await begin(begun);
    const offset = await append(path, begun, 0);
    for (let kills = 0; acknowledged.size < uploads; kills += 1) {
      if (kills > 0) await server.start();
      const uploading = Promise.all(
        Array.from({ length: clients }, (_, at) =>
          at % 2 === 0 ? uploadUntilGone() : uploadInPiecesUntilGone(),
        ),
      );
      const enough = acknowledged.size + 10 + Math.random() * 40;
      while (acknowledged.size < enough) await pause(1);
      await pause(Math.random() * 30);
      await server.end('SIGKILL');
      await uploading;
    }
    await server.start();
    // A piece that was acknowledged before is still stored.
    await append(path, begun, await append(path, begun, offset));
    acknowledged.set(path.split('/').at(-1) ?? '', sha256(begun));
    const opened = await post('/api/tickets', { subject: 'Files', description: 'All of them' });
    const { id } = (await opened.json()) as { id: string };
    const ids = [...acknowledged.keys()];
    for (let from = 0; from < ids.length; from += 10) {
      const fileIds = ids.slice(from, from + 10);
      const body = { message: 'See', isInternal: true, fileIds };
      const replied = await post(`/api/tickets/${id}/messages`, body);
      expect(replied.status).toBe(201);
      const { files } = (await replied.json()) as { files: { id: string; url: string }[] };
      for (const file of files) {
        const got = await fetch(`${server.url}${file.url}`);
        const content = Buffer.from(await got.arrayBuffer());
        expect(sha256(content)).toBe(acknowledged.get(file.id));
      }
    }
    await server.end('SIGTERM');
    const { place } = s3 ?? { place: 'disk' as const };
    const config = { dataDir, filesPlace: place, filesMoveFrom: null };
    await server.look((database) => sweepFiles(database, config, Date.now() + 2 * day));
    // Unacknowledged files are gone, whatever state they were in.
    expect(await hashesIn(storage)).toEqual([...ofDemo, ...acknowledged.values()].sort());
    expect(readdirSync(unfinishedFolder(dataDir))).toEqual([]);
  });
});
