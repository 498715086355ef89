import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepFiles } from '../../stored-files/store/sweep.ts';
import {
  staffSocket,
  startChat,
  type TestChat,
  visitorSocket,
  waitingChat,
} from '../../test/chats.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let agent: TestMember;
let chat: TestChat;

beforeAll(async () => {
  server = await startTestServer({ maxFileBytes: 1024 * 1024 });
  ({ agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  chat = await waitingChat(server, server.acme, { message: 'My kettle is cold' });
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Uploaded = { id: string; name: string; size: number; type: string };
type Refused = { code: string; message: string };

async function post(path: string, content: Uint8Array, headers: Record<string, string>) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: content,
  });
  return { status: response.status, body: (await response.json()) as Uploaded & Refused };
}

const send = (
  content: string | Uint8Array,
  name = 'kettle.png',
  by = chat,
  headers: Record<string, string> = {},
) => {
  const { subdomain, id } = by.at.params;
  const path = `/api/public/chat/${subdomain}/sessions/${id}/files?name=${encodeURIComponent(name)}`;
  return post(path, Buffer.from(content), { ...by.at.headers, ...headers });
};

async function upload(content: string | Uint8Array = png, name = 'kettle.png', by = chat) {
  const sent = await send(content, name, by);
  expect(sent.status).toBe(201);
  return sent.body.id;
}

async function staffUpload(content: string | Uint8Array, name: string, as = agent) {
  const headers = { authorization: `Bearer ${as.token}` };
  const sent = await post(`/api/files?name=${name}`, Buffer.from(content), headers);
  expect(sent.status).toBe(201);
  return sent.body.id;
}

const say = (fileIds: string[], { message = 'Look', clientId = 'c', by = chat } = {}) =>
  server.call('publicChat.send', { ...by.at, body: { message, clientId, fileIds } });
const read = async (by = chat) => (await server.call('publicChat.get', by.at)).body;
const detail = async (id = chat.id) =>
  (await server.call('chat.get', { as: agent, params: { id } })).body;
const refusalOf = async (sent: Promise<{ status: number; body: Refused }>) => {
  const { status, body } = await sent;
  return [status, body.code];
};

test("agent and visitor receive each other's files byte for byte", async () => {
  const said = await say([await upload()]);
  expect(said.status).toBe(201);
  expect(said.body.files).toMatchObject([
    { name: 'kettle.png', type: 'image/png', size: png.length },
  ]);
  const shown = (await detail()).messages.at(-1)?.files[0];
  const got = await fetch(`${server.url}${shown?.url}`);
  expect(Buffer.from(await got.arrayBuffer())).toEqual(png);
  expect(got.headers.get('content-security-policy')).toContain('sandbox');

  const fileIds = [await staffUpload('Turn it on', 'manual.txt')];
  const params = { id: chat.id };
  const body = { message: 'Here', fileIds };
  expect((await server.call('chat.send', { as: agent, params, body })).body.files).toHaveLength(1);
  const [theirs] = (await read()).messages.at(-1)?.files ?? [];
  expect(theirs).toMatchObject({ name: 'manual.txt', type: 'text/plain' });
  expect(await (await fetch(`${server.url}${theirs?.url}`)).text()).toBe('Turn it on');
  const [listed] = (await server.call('chat.list', { as: agent })).body;
  expect(listed?.messages[0]?.files).toHaveLength(1);
});

test('both sides receive files over their sockets, also in replays', async () => {
  const [vera, ben] = [await visitorSocket(server, chat), await staffSocket(server, agent, chat)];
  vera.send({ type: 'chat_message', message: 'Look', clientId: 'v', fileIds: [await upload()] });
  const heard = await ben.until(({ data }) => data?.message === 'Look');
  expect(heard.data?.files).toMatchObject([{ name: 'kettle.png', url: expect.any(String) }]);
  const fileIds = [await staffUpload('On', 'manual.txt')];
  ben.send({ type: 'chat_message', message: 'Here', clientId: 'b', fileIds });
  const answer = await vera.until(({ data }) => data?.message === 'Here');
  expect(answer.data).toMatchObject({ userId: null, files: [{ name: 'manual.txt' }] });
  const again = await visitorSocket(server, chat);
  const replayed = again.frames.flatMap(({ data }) => data?.files ?? []);
  expect(replayed.map(({ name }) => name)).toEqual(['kettle.png', 'manual.txt']);
  for (const { url } of replayed) expect((await fetch(`${server.url}${url}`)).status).toBe(200);
  for (const socket of [vera, ben, again]) await socket.close();
});

test('a message sent again keeps its files, and a file belongs to only one message', async () => {
  const file = await upload();
  const first = await say([file, file], { clientId: 'once' });
  expect(first.body.files).toHaveLength(1);
  const [again, other] = await Promise.all([
    say([file], { clientId: 'once' }),
    say([file], { clientId: 'twice' }),
  ]);
  expect(again.body).toMatchObject({ id: first.body.id, files: [{ id: file }] });
  expect([other.status, other.error.errors?.[0]?.field]).toEqual([400, 'fileIds']);
  expect((await read()).messages.flatMap(({ files }) => files)).toHaveLength(1);
});

test('when two messages name the same upload at once, one is rejected', async () => {
  const file = await upload();
  const sent = await Promise.all(['a', 'b', 'c'].map((clientId) => say([file], { clientId })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
});

test('a rejected file does not roll back messages sent at the same time', async () => {
  const other = await waitingChat(server, server.acme);
  const [vera, ada] = [await visitorSocket(server, chat), await visitorSocket(server, other)];
  vera.send({ type: 'chat_message', message: 'Look', clientId: 'v', fileIds: ['unknown'] });
  ada.say('Hello', 'a');
  expect(await vera.until(({ type }) => type === 'error')).toMatchObject({ clientId: 'v' });
  await ada.until(({ data }) => data?.message === 'Hello');
  expect((await read()).messages.some(({ message }) => message === 'Look')).toBe(false);
  for (const socket of [vera, ada]) await socket.close();
});

test('an upload belongs to its chat only', async () => {
  const [other, foreign] = [
    await waitingChat(server, server.acme),
    await waitingChat(server, server.globex),
  ];
  const mine = await upload();
  for (const by of [other, foreign]) expect((await say([mine], { by })).status).toBe(400);
  const params = { id: chat.id };
  const staff = { as: agent, params, body: { message: 'Mine now', fileIds: [mine] } };
  expect((await server.call('chat.send', staff)).status).toBe(400);
  const theirs = await staffUpload('secret', 'secret.txt');
  expect((await say([theirs])).status).toBe(400);
  expect((await say([await upload('x', 'x.txt', foreign)])).status).toBe(400);
  expect((await say([mine])).status).toBe(201);
});

test("rejects uploads without the chat's token, in closed chats, and from blocked visitors", async () => {
  const headers = { 'x-chat-access': 'chat_wrong' };
  expect(await refusalOf(send(png, 'a.png', chat, headers))).toEqual([404, 'not_found']);
  const other = await waitingChat(server, server.acme);
  const mixed = { ...chat, at: { ...chat.at, headers: other.at.headers } };
  expect(await refusalOf(send(png, 'a.png', mixed))).toEqual([404, 'not_found']);

  const before = await upload();
  await server.call('publicChat.close', other.at);
  expect(await refusalOf(send(png, 'a.png', other))).toEqual([409, 'chat_closed']);
  const { body: blocked } = await server.call('chat.block', {
    as: agent,
    params: { id: chat.id },
  });
  expect(await refusalOf(send(png))).toEqual([409, 'chat_closed']);
  expect((await say([before])).status).toBe(409);
  await server.call('blockedSenders.delete', { as: agent, params: { id: blocked.id } });
});

test('rejects uploads of a visitor blocked by address, even in a chat that is still open', async () => {
  const value = 'vera@visitor.example';
  const added = await server.call('blockedSenders.create', { as: agent, body: { value } });
  expect(await refusalOf(send(png))).toEqual([403, 'blocked']);
  await server.call('blockedSenders.delete', { as: agent, params: { id: added.body.id } });
  expect((await send(png)).status).toBe(201);
});

test('the bot receives no files', async () => {
  const withBot = await startChat(server, server.acme);
  const { status, body } = await send(png, 'a.png', withBot);
  expect([status, body.code, body.message]).toEqual([
    409,
    'chat_with_bot',
    "The bot can't read files. Please ask for a person first.",
  ]);
});

/** Makes every agent offline. */
async function leaveAll() {
  const { directory } = server.context.database;
  await directory.write(async (tx) => {
    for (const { id } of [server.acme, server.globex]) {
      await tx.remove('chat_attendance', { organization_id: id });
    }
  });
}

const leave = (by: TestChat, body: object) => {
  const left = { customerEmail: 'Vera@Visitor.example', message: 'It is broken', ...body };
  return server.call('publicChat.leaveMessage', { ...by.at, body: left });
};

async function ticketNumbered(number: string) {
  // Also checks that the ticket is marked as having files.
  const { body: found } = await server.call('tickets.list', {
    as: agent,
    query: { hasFile: 'true' },
  });
  const id = found.find(({ ticketNumber }) => ticketNumber === number)?.id ?? '';
  return (await server.call('tickets.get', { as: agent, params: { id } })).body;
}

test('when no agent is online, files can be left with a message and are on its ticket', async () => {
  await leaveAll();
  const withBot = await startChat(server, server.acme);
  const fileIds = [
    await upload(png, 'kettle.png', withBot),
    await upload('How it hums', 'notes.txt', withBot),
  ];
  // The bot receives none even now.
  const told = await say(fileIds, { by: withBot });
  expect([told.status, told.error.code]).toEqual([409, 'chat_with_bot']);
  const { status, body } = await leave(withBot, { fileIds });
  expect(status).toBe(201);
  const ticket = await ticketNumbered(body.ticketNumber);
  expect(ticket).toMatchObject({ description: 'It is broken' });
  expect(ticket.files.map(({ name }) => name)).toEqual(['kettle.png', 'notes.txt']);
  const got = await fetch(`${server.url}${ticket.files[0]?.url}`);
  expect(Buffer.from(await got.arrayBuffer())).toEqual(png);
  expect(await refusalOf(send(png, 'late.png', withBot))).toEqual([409, 'chat_closed']);
});

test('the ticket of a left message has its files first, then those sent in the chat before', async () => {
  await say([await upload(png, 'before.png')]);
  await leaveAll();
  const { body } = await leave(chat, { fileIds: [await upload(png, 'left.png')] });
  const { files } = await ticketNumbered(body.ticketNumber);
  expect(files.map(({ name }) => name)).toEqual(['left.png', 'before.png']);
});

test("a visitor cannot leave other people's files, and a rejected message creates no ticket", async () => {
  await leaveAll();
  const [mine, other] = [
    await startChat(server, server.acme),
    await startChat(server, server.acme),
  ];
  const foreign = await startChat(server, server.globex);
  const staffs = await staffUpload('secret', 'secret.txt');
  const theirs = await upload(png, 'a.png', other);
  const elsewhere = await upload(png, 'a.png', foreign);
  for (const id of [staffs, theirs, elsewhere, 'unknown']) {
    const { status, error } = await leave(mine, { fileIds: [id] });
    expect([status, error.errors?.[0]?.field]).toEqual([400, 'fileIds']);
  }
  expect(await detail(mine.id)).toMatchObject({ status: 'active', ticketId: null });
  const fileIds = [await upload(png, 'mine.png', mine)];
  const sent = await Promise.all([leave(mine, { fileIds }), leave(mine, { fileIds })]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const many = await leave(other, { fileIds: Array.from({ length: 21 }, (_, at) => `${at}`) });
  expect(many.error.errors?.[0]?.message).toBe('A message can have up to 20 files');
});

test("files can only be uploaded on the organization's sites", async () => {
  const allow = (allowedDomains: string[]) =>
    server.call('chat.updateSettings', { as: server.acme.admin, body: { allowedDomains } });
  await allow(['shop.example']);
  const from = (origin: string) => send(png, 'a.png', chat, { origin });
  expect(await refusalOf(from('https://evil.example'))).toEqual([403, 'domain_not_allowed']);
  expect((await from('https://shop.example')).status).toBe(201);
  await allow([]);
});

test('rejects an empty or too large file, more than twenty files, and the wrong kind of body', async () => {
  expect((await send('')).body.message).toBe('This file is empty');
  const large = await send(Buffer.alloc(1024 * 1024 + 1));
  expect([large.status, large.body.message]).toEqual([413, 'A file can be up to 1 MB']);
  const many = await say(Array.from({ length: 21 }, (_, at) => `file ${at}`));
  expect([many.status, many.error.errors?.[0]?.message]).toEqual([
    400,
    'A message can have up to 20 files',
  ]);
  const typed = await send(png, 'a.png', chat, { 'content-type': 'image/png' });
  expect([typed.status, typed.body.code]).toEqual([415, 'unsupported_media_type']);
});

test('HTML and SVG files named like pictures are downloaded, never displayed', async () => {
  const svg = await upload('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.png');
  const page = await upload('<!doctype html><script>alert(1)</script>', 'b.png');
  for (const { type, url } of (await say([svg, page])).body.files) {
    expect(type).toBe('application/octet-stream');
    const got = await fetch(`${server.url}${url}`);
    expect(got.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('visitors get no files of internal notes', async () => {
  const socket = await visitorSocket(server, chat);
  const fileIds = [await staffUpload('fraud', 'suspicion.txt')];
  const body = { message: 'See', fileIds };
  const note = await server.call('chat.addNote', { as: agent, params: { id: chat.id }, body });
  expect(note.body.files).toMatchObject([{ name: 'suspicion.txt' }]);
  expect((await detail()).notes[0]?.files).toEqual(note.body.files);
  socket.say('Hello?', 'h');
  await socket.until(({ data }) => data?.message === 'Hello?');
  expect(JSON.stringify([socket.frames, await read()])).not.toContain('suspicion');
  await socket.close();
});

test('the ticket made from a chat has its files, and the notes have theirs', async () => {
  await say([await upload()], { clientId: '1' });
  await say([await upload('second', 'second.txt')], { clientId: '2' });
  const body = { message: 'See', fileIds: [await staffUpload('x', 'note.txt')] };
  await server.call('chat.addNote', { as: agent, params: { id: chat.id }, body });
  const made = await server.call('chat.convertToTicket', { as: agent, params: { id: chat.id } });
  const later = { message: 'More', fileIds: [await staffUpload('y', 'later.txt')] };
  await server.call('chat.addNote', { as: agent, params: { id: chat.id }, body: later });
  const { id } = made.body;
  const ticket = (await server.call('tickets.get', { as: agent, params: { id } })).body;
  expect(ticket.files.map(({ name }) => name)).toEqual(['kettle.png', 'second.txt']);
  expect(ticket.messages.map(({ isInternal, files }) => [isInternal, files[0]?.name])).toEqual([
    [true, 'note.txt'],
    [true, 'later.txt'],
  ]);
  for (const { url } of ticket.files) {
    expect((await fetch(`${server.url}${url}`)).status).toBe(200);
  }
  // The chat keeps its own files.
  expect((await read()).messages.flatMap(({ files }) => files)).toHaveLength(2);
});

test('a ticket keeps the unanswered message and its files when the visitor leaves', async () => {
  await say([await upload()]);
  await server.call('publicChat.close', chat.at);
  const { ticketId } = await detail();
  const params = { id: ticketId ?? '' };
  const ticket = (await server.call('tickets.get', { as: agent, params })).body;
  expect(ticket.files).toMatchObject([{ name: 'kettle.png' }]);
});

test('uploads that are never sent are deleted after a day', async () => {
  const file = await upload('never sent', 'never.txt');
  const day = 24 * 60 * 60 * 1_000;
  const { database, config } = server.context;
  await sweepFiles(database, config, Date.now() + day + 1_000);
  expect((await say([file])).status).toBe(400);
});
