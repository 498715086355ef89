import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireUploads, sweepFiles } from '../../stored-files/store/sweep.ts';
import { type TestChat, waitingChat } from '../../test/chats.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const megabyte = 1024 * 1024;
const hour = 60 * 60 * 1_000;
let server: TestServer;
let chat: TestChat;
let last = 0;
/** A network that has not uploaded yet. */
let network: string;

// A network may have 4 MB of unsent uploads, and all visitors of an organization 20 MB.
beforeAll(async () => {
  server = await startTestServer({
    maxFileBytes: megabyte,
    maxMessageBytes: megabyte,
    trustedProxies: 1,
  });
});
afterAll(() => server.stop());

beforeEach(async () => {
  network = from();
  chat = await waitingChat(server, server.acme, { message: 'My kettle is cold' });
  await expire();
});

const from = () => `198.51.${++last}.7`;

const expire = (after = hour + 1_000) =>
  expireUploads(server.context.database, server.context.config, Date.now() + after);

async function ask(path: string, address: string, headers: object, body?: Buffer) {
  const response = await fetch(`${server.url}/api/public/chat/acme/sessions/${chat.id}/${path}`, {
    method: 'POST',
    headers: { ...chat.at.headers, 'x-forwarded-for': address, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
  const said = (await response.json()) as { id: string; code: string; expiresAt: string };
  return { status: response.status, headers: response.headers, body: said };
}

const upload = (address = network, content = Buffer.alloc(megabyte, `${++last}-`)) =>
  ask('files?name=a.txt', address, { 'content-type': 'application/octet-stream' }, content);
const begin = (address = network, size = megabyte) =>
  ask('uploads?name=a.txt', address, { 'upload-length': String(size) });

const storedBytes = async () => {
  const { org } = server.acme;
  const rows = await org.all<{ size: number }>(org.from('stored_files').select('size'));
  return rows.reduce((sum, { size }) => sum + Number(size), 0);
};

test("a network can have at most four messages' worth of unsent files", async () => {
  for (let i = 0; i < 2; i++) expect((await upload()).status).toBe(201);
  for (let i = 0; i < 2; i++) expect((await begin()).status).toBe(201);
  const before = await storedBytes();
  const refused = [await upload(), await begin(), await begin('198.51.100.99', 5 * megabyte)];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [429, 'rate_limited'],
    [429, 'rate_limited'],
    [413, 'file_too_large'],
  ]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  // Nothing of the rejected upload is stored.
  expect(await storedBytes()).toBe(before);
  expect((await upload(from())).status).toBe(201);
});

test('stores concurrent uploads only as far as there is space', async () => {
  const before = await storedBytes();
  const all = await Promise.all(Array.from({ length: 8 }, () => upload()));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(await storedBytes()).toBe(before + 4 * megabyte);
});

test("all visitors of an organization can have at most twenty messages' worth of unsent files", async () => {
  for (let i = 0; i < 5; i++) {
    const address = from();
    for (let j = 0; j < 4; j++) expect((await begin(address)).status).toBe(201);
  }
  expect((await begin(from())).status).toBe(429);
});

test('sent files no longer count', async () => {
  const sent = [await upload(), await upload(), await upload(), await upload()];
  expect((await upload()).status).toBe(429);
  const body = { message: 'See', fileIds: [sent[0]?.body.id ?? ''] };
  expect((await server.call('publicChat.send', { ...chat.at, body })).status).toBe(201);
  expect((await upload()).status).toBe(201);
});

test('a rejected or canceled upload no longer counts', async () => {
  const empty = await upload(network, Buffer.alloc(0));
  expect(empty.status).toBe(400);
  for (let i = 0; i < 4; i++) {
    const begun = await begin();
    expect(begun.status).toBe(201);
    const path = `${server.url}${begun.headers.get('location')}`;
    expect((await fetch(path, { method: 'DELETE' })).status).toBe(204);
  }
  expect((await begin()).status).toBe(201);
});

test("a visitor's unsent upload is deleted after an hour, with its bytes", async () => {
  await sweepFiles(server.context.database, server.context.config, Date.now() + 25 * hour);
  const before = await storedBytes();
  const whole = await upload();
  const begun = await begin();
  const inAnHour = Date.now() + hour;
  expect(Math.abs(Date.parse(begun.body.expiresAt) - inAnHour)).toBeLessThan(5 * 60_000);
  await expire(hour - 5 * 60_000);
  const path = `${server.url}${begun.headers.get('location')}`;
  expect((await fetch(path)).status).toBe(200);
  expect(await storedBytes()).toBe(before + megabyte);
  await expire();
  expect((await fetch(path)).status).toBe(404);
  const body = { message: 'See', fileIds: [whole.body.id] };
  expect((await server.call('publicChat.send', { ...chat.at, body })).status).toBe(400);
  expect(await storedBytes()).toBe(before);
});

test("keeps what a visitor has sent, and a member's unsent upload for a day", async () => {
  const sent = await upload();
  const body = { message: 'See', fileIds: [sent.body.id] };
  expect((await server.call('publicChat.send', { ...chat.at, body })).status).toBe(201);
  const headers = {
    authorization: `Bearer ${server.acme.agent.token}`,
    'content-type': 'application/octet-stream',
  };
  const init = { method: 'POST', headers, body: 'draft' };
  expect((await fetch(`${server.url}/api/files?name=a.txt`, init)).status).toBe(201);
  await expire();
  const { org } = server.acme;
  const names = org.from('message_files').whereNull('message_id').whereNotNull('uploaded_by');
  expect(await org.all(names.select('id'))).toHaveLength(1);
  const own = org.from('message_files').where('id', sent.body.id).select('id');
  expect(await org.all(own)).toHaveLength(1);
});
