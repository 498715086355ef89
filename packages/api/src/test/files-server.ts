import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Config } from '../config.ts';
import { pathOf } from '../stored-files/on-disk.ts';
import { storageOf } from '../stored-files/storage.ts';
import { sweepFiles } from '../stored-files/store/sweep.ts';
import type { TestMember } from './factories.ts';
import { startTestServer } from './harness.ts';
import { type S3Server, startS3 } from './s3-server.ts';

export const storages = ['disk', 's3'] as const;
export type FilesServer = Awaited<ReturnType<typeof startFilesServer>>;

export const hour = 60 * 60 * 1_000;
export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Starts a server that stores files in one of the storages, with helpers for tests of files. */
export async function startFilesServer(
  where: (typeof storages)[number],
  settings: Partial<Config> = {},
) {
  const s3: S3Server | null = where === 's3' ? await startS3() : null;
  const filesPlace = s3 ? s3.place : 'disk';
  const server = await startTestServer({ maxFileBytes: 1024 * 1024, filesPlace, ...settings });
  const filesIn = () => join(server.context.config.dataDir, 'files');

  async function isThere(hash: string, organizationId: string) {
    const found = await storageOf(server.context.config).read(organizationId, hash);
    found?.destroy();
    return found !== null;
  }
  const isKept = (content: Uint8Array, organizationId = server.acme.id) =>
    isThere(sha256(content), organizationId);

  /** Stores a file without a record, as after a crash or a restored backup. */
  async function lay(organizationId: string, hash: string, at: number) {
    if (s3) return s3.put(`files/${organizationId}/${hash}`, Buffer.from('left'), at);
    const path = pathOf(server.context.config.dataDir, organizationId, hash);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'left');
    await utimes(path, at / 1_000, at / 1_000);
  }

  const sweep = (after = 0) =>
    sweepFiles(server.context.database, server.context.config, Date.now() + after);
  const unfinished = () => readdirSync(join(filesIn(), '.unfinished'));

  async function send(content: Uint8Array | ReadableStream, name: string, as: { token: string }) {
    const response = await fetch(`${server.url}/api/files?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/octet-stream' },
      body: content,
      duplex: 'half',
    } as RequestInit);
    return { status: response.status, body: (await response.json()) as { message: string } };
  }

  async function upload(content: string | Uint8Array, name = 'a.txt', as = server.acme.agent) {
    const sent = await send(Buffer.from(content), name, as);
    expect(sent.status).toBe(201);
    return sent.body as unknown as { id: string; name: string; size: number; type: string };
  }

  const reply = (id: string, fileIds: string[], isInternal = false, as = server.acme.agent) =>
    server.call('tickets.reply', {
      as,
      params: { id },
      body: { message: 'See the file', isInternal, fileIds },
    });

  const open = async (id: string, as: TestMember = server.acme.agent) =>
    (await server.call('tickets.get', { as, params: { id } })).body;

  async function lookUp(id: string) {
    const { customerEmail: email, ticketNumber } = await open(id);
    const found = await server.call('publicTickets.lookup', {
      params: { subdomain: 'acme' },
      body: { email, ticketNumber },
    });
    if (!('accessToken' in found.body)) throw new Error('The ticket was not found');
    return found.body;
  }

  const fetchFile = (url: string | undefined, init?: RequestInit) =>
    fetch(`${server.url}${url}`, init);

  async function countRows() {
    const { org } = server.globex;
    return (await org.all(org.from('message_files').select('id'))).length;
  }

  return {
    server,
    s3,
    isThere,
    isKept,
    lay,
    sweep,
    unfinished,
    send,
    upload,
    reply,
    open,
    lookUp,
    fetchFile,
    countRows,
    filesIn,
    async stop() {
      await server.stop();
      s3?.close();
    },
  };
}
