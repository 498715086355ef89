import { rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { storageIn } from '../stored-files/storage.ts';
import { times } from './deep.ts';
import { sha256, storages } from './files-server.ts';
import { type S3Server, startS3 } from './s3-server.ts';
import { demoPassword, type ServerProcess, serverProcess } from './server-process.ts';

/** Of which each comes after 20 to 40 files: some 500 in the deep run. */
const kills = times(3, 16);
const clients = 8;

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

  /** By the ids of files, what they must be. */
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

  test(`killed ${kills} times while ${clients} clients upload, no acknowledged file is lost, and none is half`, async () => {
    const begun = nextContent();
    const path = await begin(begun);
    const offset = await append(path, begun, 0);
    for (let round = 0; round < kills; round += 1) {
      if (round > 0) await server.start();
      const uploading = Promise.all(
        Array.from({ length: clients }, (_, at) =>
          at % 2 === 0 ? uploadUntilGone() : uploadInPiecesUntilGone(),
        ),
      );
      const enough = acknowledged.size + 20 + Math.random() * 20;
      while (acknowledged.size < enough) await new Promise((done) => setTimeout(done, 1));
      await server.end('SIGKILL');
      await uploading;
    }
    await server.start();
    // A piece that was acknowledged before is still there.
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
    let stored = 0;
    const storage = storageIn(dataDir, s3 ? s3.place : 'disk');
    for await (const one of storage.list()) {
      const content = await storage.read(one.organizationId, one.sha256);
      expect(content && sha256(await buffer(content))).toBe(one.sha256);
      stored += 1;
    }
    expect(stored).toBeGreaterThanOrEqual(acknowledged.size);
  });
});
