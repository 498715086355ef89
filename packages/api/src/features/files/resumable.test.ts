// @module-tag slow

import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { attempt } from '@helpdesk/sdk/attempt';
import { call } from '@helpdesk/sdk/call';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  filesAppendToUpload,
  filesBeginUpload,
  filesCancelUpload,
  filesGetUpload,
  filesUpload,
} from '@helpdesk/sdk/operations';
import { uploadInPieces } from '@helpdesk/sdk/pieces';
import { Upload as TusUpload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../database/test-database.ts';
import { discard, receive, unfinishedFolder } from '../../stored-files/disk.ts';
import { addPiece, beginUpload } from '../../stored-files/store/resumable.ts';
import { startCuttingProxy } from '../../test/cutting-proxy.ts';
import { times } from '../../test/deep.ts';
import { makeTicket } from '../../test/factories.ts';
import {
  type FilesServer,
  hour,
  sha256,
  startFilesServer,
  storages,
} from '../../test/files-server.ts';
import { failing } from '../../test/s3-server.ts';

const megabyte = 1024 * 1024;
const day = 24 * hour;
/** In MB; 200 in the deep run. */
const large = times(24, 200);

type Upload = Schema<'FileUpload'>;
type Proof = Record<string, string>;

describe.each(storages)('over %s', (where) => {
  let at: FilesServer;
  beforeAll(async () => {
    const bytes = large * megabyte;
    at = await startFilesServer(where, { maxFileBytes: bytes, maxMessageBytes: bytes });
  });
  afterAll(() => at.stop());

  const proofOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const ofAgent = () => proofOf(at.server.acme.agent);

  async function ask(method: string, path: string, headers: Proof, body?: Uint8Array) {
    const response = await fetch(`${at.server.url}${path}`, { method, headers, body } as never);
    const text = await response.text();
    const said = (text ? JSON.parse(text) : {}) as Upload & { message: string; code: string };
    return { status: response.status, headers: response.headers, body: said };
  }

  const begin = (
    size: number,
    proof: Proof = ofAgent(),
    path = '/api/files/uploads?name=log.txt',
  ) => ask('POST', path, { ...proof, 'upload-length': String(size), 'tus-resumable': '1.0.0' });

  const append = (path: string, offset: number, piece: string | Uint8Array, proof: Proof) => {
    const type = { 'content-type': 'application/offset+octet-stream' };
    const headers = { ...proof, ...type, 'upload-offset': String(offset) };
    return ask('PATCH', path, headers, Buffer.from(piece));
  };

  const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? '';

  async function begun(size: number, proof = ofAgent()) {
    const answer = await begin(size, proof);
    expect(answer.status).toBe(201);
    return { path: locationOf(answer), id: answer.body.id };
  }

  /** Uploads as the console does. */
  function uploadBy(url: string, content: Uint8Array, onProgress = (_: number) => {}) {
    const connection = { baseUrl: url, token: at.server.acme.agent.token, retries: 0 };
    const file = new Blob([content as Uint8Array<ArrayBuffer>]);
    return uploadInPieces(
      {
        whole: () => call(connection, filesUpload, { name: 'film.bin', file: file as File }),
        begin: (headers) => call(connection, filesBeginUpload, { name: 'film.bin' }, { headers }),
        look: (id) => call(connection, filesGetUpload, { id }),
        append: async (id, piece, headers, report) => {
          const input = { id, file: piece };
          await call(connection, filesAppendToUpload, input, { headers, timeout: 120_000 });
          report(1);
        },
        cancel: (id) => call(connection, filesCancelUpload, { id }),
      },
      file,
      { onProgress },
    );
  }

  test(`a file of ${large} MB resumes after interruptions and is complete`, async () => {
    const content = randomBytes(large * megabyte);
    const proxy = await startCuttingProxy(at.server.url, [7 * megabyte, 2 * megabyte]);
    const parts: number[] = [];
    const uploaded = await uploadBy(proxy.url, content, (part) => parts.push(part));
    expect(proxy.cuts()).toBe(2);
    // At most two pieces were sent again after each interruption.
    expect(proxy.passed()).toBeLessThan(content.length + 21 * megabyte);
    proxy.close();
    expect(parts.at(-1)).toBe(1);
    const id = await makeTicket(at.server.acme);
    const { files } = (await at.reply(id, [uploaded.id])).body;
    const got = Buffer.from(await (await at.fetchFile(files[0]?.url)).arrayBuffer());
    expect(sha256(got)).toBe(sha256(content));
    expect(at.unfinished()).toEqual([]);
  });

  test.each(where === 's3' ? [where] : [])(
    'pieces sent to different nodes become one file, and leave nothing behind',
    async () => {
      const { context, acme } = at.server;
      const by = { userId: acme.agent.userId };
      const nodes = [0, 1, 2].map((node) => ({
        ...context.config,
        dataDir: makeTemporaryFolder(`helpdesk-node-${node}-`),
      }));
      const content = randomBytes(3_000);
      const send = async (id: string, node: number) => {
        const config = nodes[node] ?? context.config;
        const offset = node * 1_000;
        const bytes = content.subarray(offset, offset + 1_000);
        const piece = await receive(config.dataDir, Readable.from([bytes]));
        const given = { id, offset, piece };
        await addPiece(config, acme.org, given, by).finally(() => discard(piece));
        expect(readdirSync(unfinishedFolder(config.dataDir))).toEqual([]);
      };
      const beginHere = () =>
        beginUpload(context.config, acme.org, { name: 'a.bin', size: content.length }, by);
      const pieces = () => at.s3?.keys().filter((key) => key.includes('.pieces/'));
      const { id } = await beginHere();
      for (const node of nodes.keys()) await send(id, node);
      expect(await at.isKept(content)).toBe(true);
      expect(pieces()).toEqual([]);

      const left = await beginHere();
      await send(left.id, 0);
      expect(pieces()).toHaveLength(1);
      await at.sweep();
      expect(pieces()).toHaveLength(1);
      await at.sweep(2 * day);
      expect(pieces()).toEqual([]);
    },
  );

  test('another tus client uploads, is interrupted, and resumes', async () => {
    const content = randomBytes(6 * megabyte);
    const proxy = await startCuttingProxy(at.server.url, [3 * megabyte]);
    const upload = await new Promise<TusUpload>((done, fail) => {
      const one: TusUpload = new TusUpload(content, {
        endpoint: `${proxy.url}/api/files/uploads?name=film.bin`,
        headers: ofAgent(),
        retryDelays: [100, 500, 1_000, 3_000],
        onError: fail,
        onSuccess: () => done(one),
      });
      one.start();
    });
    expect(proxy.cuts()).toBe(1);
    proxy.close();
    const { body } = await ask('GET', new URL(upload.url ?? '').pathname, ofAgent());
    expect(body.file).toMatchObject({ name: 'film.bin', size: content.length });
    expect(await at.isKept(content)).toBe(true);
  });

  test('the server reports its tus version, the offset of an upload, and its expiry', async () => {
    const options = await ask('OPTIONS', '/api/files/uploads', {});
    expect(options.status).toBe(204);
    expect(options.headers.get('tus-version')).toBe('1.0.0');
    expect(options.headers.get('tus-extension')).toBe('creation,termination,expiration');
    expect(options.headers.get('tus-max-size')).toBe(String(large * megabyte));
    const { path } = await begun(10);
    const first = await append(path, 0, '01234', ofAgent());
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '5']);
    const head = await ask('HEAD', path, ofAgent());
    expect(head.status).toBe(200);
    expect(head.headers.get('upload-offset')).toBe('5');
    expect(head.headers.get('upload-length')).toBe('10');
    expect(head.headers.get('cache-control')).toBe('no-store');
    const ends = Date.parse(head.headers.get('upload-expires') ?? '') - Date.now();
    expect(Math.round(ends / hour)).toBe(24);
    const other = await ask('POST', '/api/files/uploads?name=a', {
      ...ofAgent(),
      'upload-length': '3',
      'tus-resumable': '0.2.2',
    });
    expect([other.status, other.body.code]).toEqual([412, 'unsupported_version']);
    expect(other.headers.get('tus-version')).toBe('1.0.0');
  });

  test('rejects too large and empty files before any bytes are sent', async () => {
    const large_ = await begin(large * megabyte + 1);
    expect([large_.status, large_.body.message]).toEqual([413, `A file can be up to ${large} MB`]);
    const empty = await begin(0);
    expect([empty.status, empty.body.message]).toEqual([400, 'This file is empty']);
    const silent = await ask('POST', '/api/files/uploads?name=a', ofAgent());
    expect([silent.status, silent.body.message]).toEqual([
      400,
      'Upload-Length must be a number of bytes',
    ]);
  });

  test('rejects pieces at a wrong offset or beyond the announced size; the upload stays unchanged', async () => {
    const { path } = await begun(10);
    await append(path, 0, '01234', ofAgent());
    const early = await append(path, 0, '01234', ofAgent());
    expect([early.status, early.body.code]).toEqual([409, 'upload_offset']);
    const late = await append(path, 7, '789', ofAgent());
    expect([late.status, late.body.code]).toEqual([409, 'upload_offset']);
    const long = await append(path, 5, '56789!', ofAgent());
    expect([long.status, long.body.code]).toEqual([413, 'upload_too_long']);
    const typed = await ask(
      'PATCH',
      path,
      { ...ofAgent(), 'upload-offset': '5' },
      Buffer.from('5'),
    );
    expect(typed.status).toBe(415);
    expect((await append(path, 5, '56789', ofAgent())).status).toBe(204);
    expect(await at.isKept(Buffer.from('0123456789'))).toBe(true);
  });

  test('of ten identical pieces at once one is accepted, and the last piece creates one file', async () => {
    const { path, id } = await begun(8);
    const ten = (offset: number, piece: string) =>
      Promise.all(Array.from({ length: 10 }, () => append(path, offset, piece, ofAgent())));
    const statuses = (answers: { status: number }[]) =>
      answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses(await ten(0, 'once'))).toEqual([204, ...Array(9).fill(409)]);
    const last = statuses(await ten(4, 'more'));
    expect(last[0]).toBe(204);
    expect(last.slice(1).every((status) => status === 409 || status === 404)).toBe(true);
    const { body } = await ask('GET', path, ofAgent());
    expect(body.file).toMatchObject({ id, size: 8, type: 'text/plain' });
    expect(await at.isKept(Buffer.from('oncemore'))).toBe(true);
    expect(at.unfinished()).not.toContain(id);
  });

  test('others can neither read, fill nor cancel an upload, as if it did not exist', async () => {
    const { path, id } = await begun(4);
    const { acme, globex } = at.server;
    const strangers: [Proof, number][] = [
      [{}, 401],
      [proofOf(globex.agent), 404],
      [proofOf(acme.admin), 404],
      [proofOf(acme.customer), 403],
    ];
    for (const [proof, status] of strangers) {
      for (const at of [path, '/api/files/uploads/unknown']) {
        const answers = [
          await ask('GET', at, proof),
          await append(at, 0, 'evil', proof),
          await ask('DELETE', at, proof),
        ];
        expect(answers.map((one) => one.status)).toEqual([status, status, status]);
      }
    }
    for (const subdomain of ['acme', 'globex']) {
      const open = `/api/public/uploads/${subdomain}/${id}`;
      expect((await ask('GET', open, {})).status).toBe(404);
      expect((await append(open, 0, 'evil', {})).status).toBe(404);
      expect((await ask('DELETE', open, {})).status).toBe(404);
    }
    expect((await ask('GET', path, ofAgent())).body).toMatchObject({ offset: 0, file: null });
  });

  test('a canceled upload leaves nothing, and one not finished within a day is removed', async () => {
    const given = await begun(10);
    await append(given.path, 0, '0123', ofAgent());
    expect((await ask('DELETE', given.path, ofAgent())).status).toBe(204);
    expect((await ask('GET', given.path, ofAgent())).status).toBe(404);
    expect(at.unfinished()).not.toContain(given.id);
    const left = await begun(10);
    await append(left.path, 0, '0123', ofAgent());
    await at.sweep(23 * hour);
    expect((await ask('GET', left.path, ofAgent())).body.offset).toBe(4);
    await at.sweep(25 * hour);
    expect((await ask('GET', left.path, ofAgent())).status).toBe(404);
    expect((await append(left.path, 4, '456789', ofAgent())).status).toBe(404);
    expect(at.unfinished()).toEqual([]);
  });

  test.each(where === 's3' ? [where] : [])(
    'a storage failure at the end returns an error, and only the last piece is sent again',
    async () => {
      const { path } = await begun(10);
      await append(path, 0, '01234', ofAgent());
      at.s3?.behave(failing);
      const failed = await append(path, 5, 'fails', ofAgent());
      at.s3?.behave(null);
      expect([failed.status, failed.body.message]).toEqual([
        503,
        "The file couldn't be stored. Please try again later.",
      ]);
      expect((await ask('GET', path, ofAgent())).body).toMatchObject({ offset: 5, file: null });
      expect((await append(path, 5, 'fails', ofAgent())).status).toBe(204);
      expect(await at.isKept(Buffer.from('01234fails'))).toBe(true);
    },
  );

  test('an announced upload counts as used space', async () => {
    const small = await startFilesServer(where, { filesQuotaBytes: 100 });
    const { url, acme } = small.server;
    const headers = { ...proofOf(acme.agent), 'upload-length': '60' };
    const post = () => fetch(`${url}/api/files/uploads?name=a`, { method: 'POST', headers });
    expect((await post()).status).toBe(201);
    const second = await post();
    expect([second.status, await second.json()]).toMatchObject([
      409,
      { message: 'File storage is full. Please tell an admin.' },
    ]);
    await small.stop();
  });

  test('a customer resumes a file for their ticket by its id, and sends it', async () => {
    const ticketId = await makeTicket(at.server.acme);
    const { accessToken } = await at.lookUp(ticketId);
    const proof = { 'x-ticket-access': accessToken };
    const under = `/api/public/tickets/acme/${ticketId}`;
    expect((await begin(8, {}, `${under}/uploads?name=a.txt`)).status).toBe(404);
    const upload = await begin(8, proof, `${under}/uploads?name=a.txt`);
    expect(upload.status).toBe(201);
    const path = locationOf(upload);
    expect(path).toBe(`/api/public/uploads/acme/${upload.body.id}`);
    const elsewhere = path.replace('/acme/', '/globex/');
    expect((await append(elsewhere, 0, 'evil', {})).status).toBe(404);
    expect((await ask('GET', `/api/files/uploads/${upload.body.id}`, ofAgent())).status).toBe(404);
    expect((await append(path, 0, 'half', {})).status).toBe(204);
    expect((await append(path, 4, 'half', {})).status).toBe(204);
    const body = { message: 'See', fileIds: [upload.body.id] };
    const params = { subdomain: 'acme', ticketId };
    const other = await makeTicket(at.server.acme);
    const { accessToken: otherToken } = await at.lookUp(other);
    const stolen = await at.server.call('publicTickets.reply', {
      params: { ...params, ticketId: other },
      headers: { 'x-ticket-access': otherToken },
      body,
    });
    expect(stolen.status).toBe(400);
    const sent = await at.server.call('publicTickets.reply', { params, headers: proof, body });
    expect(sent.body.files).toMatchObject([{ name: 'a.txt', size: 8 }]);
    // After it is sent, its ID no longer works.
    expect((await ask('GET', path, {})).status).toBe(404);
  });

  test('a call of the client without a session is rejected like any other', async () => {
    const tried = attempt({ baseUrl: at.server.url }, filesBeginUpload, { name: 'a' });
    await expect(tried).rejects.toMatchObject({ status: 401 });
  });
});
