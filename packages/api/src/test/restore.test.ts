// @module-tag slow

// Backs up and restores with programs of the operating system. The ordinary tier tests the parts: test/backup.
// @module-tag full

import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { sha256 } from './files-server.ts';
import { demoPassword, type ServerProcess, serverProcess } from './server-process.ts';

const folder = makeTemporaryFolder('helpdesk-restored-');
const settingsOf = (name: string) => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  return { DATA_DIR: dataDir, DATABASE_URL: `sqlite:${join(dataDir, 'helpdesk.sqlite')}` };
};
const running = settingsOf('running');
const restored = settingsOf('restored');
let first: ServerProcess;
let second: ServerProcess | null = null;
let token: string;

beforeAll(async () => {
  first = await serverProcess(running);
  await first.start();
  token = await signIn(first);
});
afterAll(async () => {
  await first.remove();
  await second?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const post = (server: ServerProcess, path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

async function signIn(server: ServerProcess) {
  const credentials = { email: 'agent@demo.test', password: demoPassword };
  const answer = await post(server, '/api/auth/login', credentials);
  return ((await answer.json()) as { token: string }).token;
}

async function upload(content: Buffer) {
  const answer = await fetch(`${first.url}/api/files?name=a.txt`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    body: content as Uint8Array<ArrayBuffer>,
  });
  return ((await answer.json()) as { id: string }).id;
}

test('restoring a backup, taken as docs/operating.md says while the server runs, restores every file byte for byte', async () => {
  const opened = await post(first, '/api/tickets', {
    subject: 'Files',
    description: 'All of them',
  });
  const { id } = (await opened.json()) as { id: string };
  const contents: string[] = [];
  async function say(at: number) {
    const content = Buffer.alloc(50_000 + at, `file ${at} `);
    const fileIds = [await upload(content)];
    const said = await post(first, `/api/tickets/${id}/messages`, { message: 'See', fileIds });
    expect(said.status).toBe(201);
    contents.push(sha256(content));
  }
  for (let at = 0; at < 10; at += 1) await say(at);
  const acknowledged = [...contents];
  let isDone = false;
  const load = (async () => {
    for (let at = 10; !isDone; at += 1) await say(at);
  })();
  // The database first, then the files, then the secret.
  const backup = `new (require('better-sqlite3'))(${JSON.stringify(join(running.DATA_DIR, 'helpdesk.sqlite'))}, { readonly: true })
    .exec("vacuum into '${join(restored.DATA_DIR, 'helpdesk.sqlite')}'")`;
  await promisify(execFile)(process.execPath, ['-e', backup], { cwd: import.meta.dirname });
  // Like rsync, while files are added and removed.
  cpSync(join(running.DATA_DIR, 'files'), join(restored.DATA_DIR, 'files'), {
    recursive: true,
    filter: (from) => !from.includes('.unfinished'),
  });
  copyFileSync(join(running.DATA_DIR, 'secret'), join(restored.DATA_DIR, 'secret'));
  isDone = true;
  await load;
  await first.end('SIGKILL');
  second = await serverProcess(restored);
  await second.start();
  token = await signIn(second);
  const got = await fetch(`${second.url}/api/tickets/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { messages } = (await got.json()) as { messages: { files: { url: string }[] }[] };
  const kept: string[] = [];
  for (const { url } of messages.flatMap(({ files }) => files)) {
    const file = await fetch(`${second.url}${url}`);
    expect(file.status).toBe(200);
    kept.push(sha256(Buffer.from(await file.arrayBuffer())));
  }
  // Of the messages sent during the backup, those in it are complete.
  expect(kept).toEqual(contents.slice(0, kept.length));
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
});
