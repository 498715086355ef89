import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markup } from '../../../../../e2e/markup.ts';
import { staffSocket, type TestChat, visitorSocket, waitingChat } from '../../test/chats.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let agent: TestMember;
let chat: TestChat;

beforeAll(async () => {
  server = await startTestServer();
  ({ agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  chat = await waitingChat(server, server.acme, { message: 'My **kettle** is cold' });
});

const written = 'Press the **red** switch';
const html = '<p>Press the <strong>red</strong> switch</p>';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload() {
  const response = await fetch(`${server.url}/api/files?name=a.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${agent.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(png),
  });
  return ((await response.json()) as { id: string }).id;
}

const say = (body: object = {}) =>
  server.call('chat.send', {
    as: agent,
    params: { id: chat.id },
    body: { message: written, format: 'markdown', ...body },
  });
const note = (body: object = {}) =>
  server.call('chat.addNote', {
    as: agent,
    params: { id: chat.id },
    body: { message: written, format: 'markdown', ...body },
  });
const get = async () =>
  (await server.call('chat.get', { as: agent, params: { id: chat.id } })).body;
const visitors = async () => (await server.call('publicChat.get', chat.at)).body.messages;
async function ticketOf() {
  await server.call('chat.convertToTicket', { as: agent, params: { id: chat.id } });
  const { ticketId } = await get();
  return (await server.call('tickets.get', { as: agent, params: { id: ticketId ?? '' } })).body;
}

test("both sides see an agent's Markdown as HTML, and lists show its text", async () => {
  const { status, body } = await say();
  expect([status, body.message, body.html]).toEqual([201, 'Press the red switch', html]);
  expect((await get()).messages.at(-1)).toEqual(body);
  expect((await visitors()).at(-1)).toEqual({ ...body, userId: null });
  const { body: chats } = await server.call('chat.list', { as: agent });
  const listed = chats.find(({ id }) => id === chat.id)?.messages[0];
  expect(listed).toMatchObject({ message: 'Press the red switch', html });
});

test('without the format asterisks stay as they are, and Markdown without formatting stores only text', async () => {
  expect((await say({ format: 'text' })).body).toMatchObject({ message: written, html: null });
  expect((await say({ message: 'Press it' })).body).toMatchObject({
    message: 'Press it',
    html: null,
  });
  const empty = await say({ message: '[](https://a.example)' });
  expect([empty.status, empty.error.message]).toEqual([400, 'Message is required']);
});

test('both sides receive formatting over their sockets, also in replays and repeats', async () => {
  const [vera, ben] = [await visitorSocket(server, chat), await staffSocket(server, agent, chat)];
  const frame = { type: 'chat_message', message: written, format: 'markdown', clientId: 'b1' };
  ben.send(frame);
  for (const socket of [vera, ben]) {
    const heard = await socket.until(({ data }) => data?.clientId === 'b1');
    expect(heard.data).toMatchObject({ message: 'Press the red switch', html });
  }
  const before = ben.frames.length;
  ben.send(frame);
  const again = await ben.until((one) => ben.frames.indexOf(one) >= before);
  expect(again.data).toMatchObject({ html });
  const later = await visitorSocket(server, chat);
  expect(later.frames.map(({ data }) => data?.html ?? null)).toContain(html);
  await Promise.all([vera, ben, later].map((socket) => socket.close()));
});

test("a visitor's message is plain text, whatever their frame claims", async () => {
  const vera = await visitorSocket(server, chat);
  vera.send({ type: 'chat_message', message: written, format: 'markdown', clientId: 'v1' });
  const { data } = await vera.until((frame) => frame.data?.clientId === 'v1');
  expect(data).toMatchObject({ message: written, html: null });
  await vera.close();
});

test('a note has formatting for the staff', async () => {
  const { status, body } = await note({ message: '- filter\n- hose' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    message: '- filter\n- hose',
    html: '<ul>\n<li>filter</li>\n<li>hose</li>\n</ul>',
  });
  expect((await get()).notes).toEqual([body]);
  expect(JSON.stringify(await visitors())).not.toContain('hose');
});

test('a picture in a message is a file of that message, in the chat and on the ticket', async () => {
  const [own, other] = [await upload(), await upload()];
  const words = `<${'x'}> ![lid](file:${own}) ![other](file:${other})`;
  const { body } = await say({ message: words, fileIds: [own] });
  const pictures = (text: string | null | undefined) => [
    ...(text ?? '').matchAll(/<img src="([^"]*)"/g),
  ];
  expect(pictures(body.html).map(([, src]) => src)).toEqual([body.files[0]?.url]);
  await note({ message: `![lid](file:${await upload()})`, fileIds: [] });
  const ticket = await ticketOf();
  const [picture] = pictures(ticket.descriptionHtml);
  expect(picture?.[1]).toBe(ticket.files[0]?.url);
  expect(picture?.[1]).not.toBe(body.files[0]?.url);
  expect((await fetch(`${server.url}${picture?.[1]}`)).status).toBe(200);
});

test('the ticket made from a chat keeps the formatting of messages and of earlier and later notes', async () => {
  await say();
  await note({ message: '**Before**' });
  const ticket = await ticketOf();
  expect(ticket.description).toContain('My **kettle** is cold');
  expect(ticket.description).toContain(': Press the red switch');
  expect(ticket.descriptionHtml).toContain('My **kettle** is cold</p>');
  expect(ticket.descriptionHtml).toContain(': Press the <strong>red</strong> switch</p>');
  await note({ message: '**After**' });
  expect((await ticketOf()).messages).toMatchObject([
    { html: '<p><strong>Before</strong></p>', markdown: '**Before**', isInternal: true },
    { html: '<p><strong>After</strong></p>', markdown: '**After**', isInternal: true },
  ]);
});

test('a chat without formatting becomes a ticket without formatting', async () => {
  await say({ format: 'text' });
  expect((await ticketOf()).descriptionHtml).toBeNull();
});

test('cleans stored HTML again when it is read', async () => {
  const { body } = await say();
  const bad = '<p><b onclick="alert(1)">x</b><script>alert(1)</script></p>';
  await server.acme.org.write((tx) =>
    tx.update('message_html', { message_id: body.id }, { html: bad }),
  );
  expect((await visitors()).at(-1)?.html).toBe('<p><strong>x</strong></p>');
});

const tags =
  /^(?:p|div|br|hr|h3|h4|ul|ol|li|blockquote|pre|code|strong|em|s|sub|sup|a|table|caption|thead|tbody|tfoot|tr|th|td)$/;

test('attacks on formatted text leave only plain elements and external links', {
  tags: ['slow'],
}, async () => {
  for (const attack of markup) await say({ message: `**x** ${attack}`.slice(0, 4_000) });
  const shown = (await visitors()).flatMap(({ html: one }) => one ?? []);
  expect(shown.length).toBeGreaterThan(100);
  for (const one of shown) {
    for (const [, name = '', rest = ''] of one.matchAll(/<\/?([^\s/>]*)([^>]*)>/g)) {
      expect(name).toMatch(tags);
      expect(rest).toMatch(
        /^(?: href="(?:https?:\/\/|mailto:|tel:)[^"]*")?(?: (?:rel|start|colspan|rowspan)="[\w ]*")*(?: \/)?$/,
      );
    }
  }
});

test('rejects a link that is defined once and used a thousand times', async () => {
  const uses = Array.from({ length: 500 }, () => '[][1]').join(' ');
  const refused = await say({ message: `x ${uses}\n\n[1]: https://a.example/${'a'.repeat(900)}` });
  expect([refused.status, refused.error.message]).toEqual([
    400,
    'This message has too much formatting',
  ]);
});
