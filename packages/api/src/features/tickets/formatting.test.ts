import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlWith } from '../../formatting/present.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(as: TestMember) {
  const response = await fetch(`${server.url}/api/files?name=a.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(png),
  });
  return ((await response.json()) as { id: string }).id;
}

const reply = (id: string, body: object, as: TestMember = server.acme.agent) =>
  server.call('tickets.reply', { as, params: { id }, body });
const open = async (id: string, as: TestMember = server.acme.agent) =>
  (await server.call('tickets.get', { as, params: { id } })).body;

async function lookUp(id: string) {
  const { customerEmail: email, ticketNumber } = await open(id);
  const { body } = await server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email, ticketNumber },
  });
  if (!('accessToken' in body)) throw new Error('The ticket was not found');
  return body;
}

test('a Markdown reply is shown as HTML to staff and customer, and searched and listed as text', async () => {
  const id = await makeTicket(server.acme);
  const { status, body } = await reply(id, { markdown: 'Press the **red** switch' });
  expect([status, body.message]).toEqual([201, 'Press the red switch']);
  const html = '<p>Press the <strong>red</strong> switch</p>';
  expect(body.html).toBe(html);
  const ticket = await open(id);
  expect(ticket.lastMessage).toBe('Press the red switch');
  expect(ticket.messages.at(-1)?.html).toBe(html);
  expect((await lookUp(id)).messages.at(-1)).toMatchObject({ message: body.message, html });
});

test('a customer with an account sees the formatted reply, not its Markdown', async () => {
  const { customer } = server.acme;
  const id = await makeTicket(server.acme, { customerUserId: customer.userId });
  await reply(id, { markdown: 'Press the **red** switch' });
  const [shown] = (await open(id, customer)).messages;
  expect([shown?.html, shown?.markdown]).toEqual([
    '<p>Press the <strong>red</strong> switch</p>',
    null,
  ]);
  expect((await open(id)).messages[0]?.markdown).toBe('Press the **red** switch');
});

test('a message needs exactly one format, and must not be empty', async () => {
  const id = await makeTicket(server.acme);
  for (const [body, sentence] of [
    [{}, 'Message is required'],
    [{ message: ' ' }, 'Message is required'],
    [{ html: '<style>p{}</style>' }, 'Message is required'],
    [{ message: 'a', markdown: 'a' }, 'Send only one of message, html and markdown'],
  ] as const) {
    const refused = await reply(id, body);
    expect(refused.status).toBe(400);
    expect(refused.error.errors).toMatchObject([{ field: 'message', message: sentence }]);
  }
  expect((await open(id)).messages).toEqual([]);
});

test('an inline picture must be a file of the same message', async () => {
  const { agent, admin } = server.acme;
  const id = await makeTicket(server.acme);
  const [own, other] = [await upload(agent), await upload(agent)];
  await reply(id, { message: 'The other', fileIds: [other] });
  const strangers = await upload(admin);
  const pictures = [own, other, strangers].map((file) => `<img src="file:${file}" alt="x">`);
  const { body } = await reply(id, { html: `<p>See</p>${pictures.join('')}`, fileIds: [own] });
  expect(body.html).toBe(`<p>See</p><img src="${body.files[0]?.url}" alt="x" />`);
  const shown = await fetch(`${server.url}${body.files[0]?.url}`);
  expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
});

test('a new ticket shows its inline picture at once', async () => {
  const { agent } = server.acme;
  const own = await upload(agent);
  const { body } = await server.call('tickets.create', {
    as: agent,
    body: {
      subject: 'By telephone',
      description: `See ![lid](file:${own})`,
      descriptionFormat: 'markdown',
      fileIds: [own],
    },
  });
  const shown = `<p>See <img src="${body.files[0]?.url}" alt="lid" /></p>`;
  expect(body.descriptionHtml).toBe(shown);
  expect((await open(body.id)).descriptionHtml).toMatch(
    /^<p>See <img src="[^"]+" alt="lid" \/><\/p>$/,
  );
});

test('a picture that is being scanned or has a virus is not in the text, and has its status among the files', () => {
  const html = '<p>See <img src="file:f1" alt="lid" /></p>';
  const file = { id: 'f1', name: 'lid.png', size: 1, type: 'image/png', url: '/files/x/lid.png' };
  for (const [state, shown] of [
    ['ready', '<p>See <img src="/files/x/lid.png" alt="lid" /></p>'],
    ['checking', '<p>See </p>'],
    ['infected', '<p>See </p>'],
  ] as const) {
    expect(htmlWith(html, [{ ...file, state }])).toBe(shown);
  }
});

test('a scheduled reply is formatted, and so is the message it becomes', async () => {
  const id = await makeTicket(server.acme);
  const as = server.acme.agent;
  const body = { html: '<p>Soon <em>there</em></p>', holdSeconds: 60 };
  const waiting = await server.call('tickets.scheduleReply', { as, params: { id }, body });
  expect(waiting.body).toMatchObject({ message: 'Soon there', html: body.html });
  expect((await open(id)).scheduledReplies[0]?.html).toBe(body.html);
  const params = { id, replyId: waiting.body.id };
  await server.call('tickets.sendReplyNow', { as, params });
  expect((await open(id)).messages.at(-1)).toMatchObject({ html: body.html, id: params.replyId });
});

test('API clients and customers can send HTML', async () => {
  const id = await makeTicket(server.acme);
  const key = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Program', permissions: ['tickets:update'] },
  });
  const byKey = await server.call('v1Tickets.reply', {
    as: { token: key.body.data.key },
    params: { id },
    body: { html: '<ul><li>One<script>alert(1)</script></li></ul>', isInternal: true },
  });
  expect(byKey.body.data).toMatchObject({ message: '- One', html: '<ul><li>One</li></ul>' });
  const { accessToken } = await lookUp(id);
  const answered = await server.call('publicTickets.reply', {
    headers: { 'x-ticket-access': accessToken },
    params: { subdomain: 'acme', ticketId: id },
    body: { markdown: 'It *boils*' },
  });
  expect(answered.body).toMatchObject({ message: 'It boils', html: '<p>It <em>boils</em></p>' });
  const read = await lookUp(id);
  expect(read.messages.map(({ html }) => html)).toEqual(['<p>It <em>boils</em></p>']);
});

test('formatting is kept when a message is split off or archived, and removed when it is permanently deleted', async () => {
  const as = server.acme.admin;
  const id = await makeTicket(server.acme);
  const html = '<p>Another <strong>matter</strong></p>';
  const { body: message } = await reply(id, { html });
  const split = await server.call('tickets.split', {
    as,
    params: { id },
    body: { messageId: message.id, subject: 'Other' },
  });
  const splitId = split.body.id;
  expect((await open(splitId)).descriptionHtml).toBe(html);
  await server.call('tickets.unsplit', { as, params: { id: splitId } });
  expect((await open(id)).messages.at(-1)?.html).toBe(html);
  await server.call('tickets.delete', { as, params: { id } });
  await server.call('tickets.restore', { as, body: { ids: [id] } });
  expect((await open(id)).messages.at(-1)?.html).toBe(html);
  await server.call('tickets.delete', { as, params: { id } });
  await server.call('tickets.deleteForGood', { as, body: { ids: [id] } });
  const { org } = server.acme;
  const left = org.from('message_html').where('message_id', message.id).select('message_id');
  expect(await org.all(left)).toEqual([]);
});

test('stored HTML is sanitized again when it is read', async () => {
  const id = await makeTicket(server.acme);
  const { body } = await reply(id, { html: '<p><b>x</b></p>' });
  await server.acme.org.write((tx) =>
    tx.update(
      'message_html',
      { message_id: body.id },
      { html: '<p><b onclick="alert(1)">x</b><script>alert(1)</script></p>' },
    ),
  );
  expect((await open(id)).messages.at(-1)?.html).toBe('<p><strong>x</strong></p>');
});

test('the description of a new ticket keeps its formatting, and is searched and listed as text', async () => {
  const as = server.acme.agent;
  const body = {
    subject: 'Red',
    description: 'Press **red**',
    descriptionFormat: 'markdown',
  } as const;
  const made = await server.call('tickets.create', { as, body });
  const html = '<p>Press <strong>red</strong></p>';
  expect(made.body).toMatchObject({ description: 'Press red', descriptionHtml: html });
  expect(await open(made.body.id)).toMatchObject({
    description: 'Press red',
    descriptionHtml: html,
  });
  const plain = { subject: 'Plain', description: 'Press **red**' };
  expect((await server.call('tickets.create', { as, body: plain })).body).toMatchObject({
    description: 'Press **red**',
    descriptionHtml: null,
  });
  const empty = { ...body, description: '[](https://a.example)' };
  const refused = await server.call('tickets.create', { as, body: empty });
  expect(refused.error.errors).toMatchObject([
    { field: 'description', message: 'Description is required' },
  ]);
});

test('an API client sends the description of a new ticket as Markdown, and reads it as text', async () => {
  const key = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Program', permissions: ['tickets:create', 'tickets:read'] },
  });
  const as = { token: key.body.data.key };
  const create = (body: object) =>
    server.call('v1Tickets.create', {
      as,
      body: { subject: 'Red', description: 'Press **red**', ...body },
    });
  const made = await create({ descriptionFormat: 'markdown' });
  expect([made.status, made.body.data.description]).toEqual([201, 'Press red']);
  expect((await open(made.body.data.id)).descriptionHtml).toBe('<p>Press <strong>red</strong></p>');
  const plain = await create({});
  expect(plain.body.data.description).toBe('Press **red**');
  expect((await open(plain.body.data.id)).descriptionHtml).toBeNull();
  const empty = await create({
    description: '[](https://a.example)',
    descriptionFormat: 'markdown',
  });
  expect(empty.error.errors).toMatchObject([
    { field: 'description', message: 'Description is required' },
  ]);
});

test('a link defined once and used a thousand times is rejected', async () => {
  const id = await makeTicket(server.acme);
  const uses = Array.from({ length: 2_000 }, () => '[][1]').join(' ');
  const refused = await reply(id, {
    markdown: `x ${uses}\n\n[1]: https://a.example/${'a'.repeat(900)}`,
  });
  expect([refused.status, refused.error.message]).toEqual([
    400,
    'This message has too much formatting',
  ]);
});

test('the note of a handover keeps its formatting', async () => {
  const id = await makeTicket(server.acme);
  await server.call('tickets.handOver', {
    as: server.acme.agent,
    params: { id },
    body: { assignedAgentId: server.acme.admin.userId, note: '- wait', noteFormat: 'markdown' },
  });
  expect((await open(id)).messages.at(-1)).toMatchObject({
    isInternal: true,
    html: '<ul>\n<li>wait</li>\n</ul>',
    markdown: '- wait',
  });
});
