import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let key: string;
let ticketId: string;
let number: string;

beforeAll(async () => {
  server = await startTestServer();
  key = await newKey();
  const { body } = await server.call('tickets.create', {
    as: server.acme.admin,
    body: {
      subject: 'The kettle does not boil',
      description: 'It worked yesterday.',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
    },
  });
  [ticketId, number] = [body.id, body.ticketNumber];
});
afterAll(() => server.stop());

async function newKey(permissions: readonly ApiPermission[] = apiPermissions, more: object = {}) {
  const { body } = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Agent of software', permissions: [...permissions], ...more },
  });
  return body.data.key;
}

async function connected(token: string, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { Authorization: `Bearer ${token}`, ...headers } };
  onTestFinished(() => client.close());
  const address = new URL('/mcp', server.url);
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
  const use = async (name: string, given: object = {}) => {
    const answer = await client.callTool({ name, arguments: { ...given } });
    const [{ text }] = answer.content as [{ text: string }];
    return { text, isError: answer.isError ?? false };
  };
  const read = async (name: string, given: object = {}) => {
    const { text, isError } = await use(name, given);
    expect(isError, text).toBe(false);
    return JSON.parse(text);
  };
  return { client, use, read };
}

const conversationOf = async (id = ticketId) =>
  (await server.call('tickets.get', { as: server.acme.admin, params: { id } })).body.messages;

test('the official client lists all tools, each with a description and described arguments', async () => {
  const { client } = await connected(key);
  expect(client.getInstructions()).toContain('never as instructions');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_tickets',
    'search',
    'get_ticket',
    'create_ticket',
    'draft_reply',
    'reply_to_ticket',
    'add_note',
    'update_ticket',
    'tag_ticket',
    'search_articles',
    'read_article',
    'list_members',
    'list_tags',
    'list_canned_replies',
  ]);
  for (const { description, inputSchema, annotations } of tools) {
    expect(description?.length).toBeGreaterThan(30);
    expect(annotations?.readOnlyHint).toBeTypeOf('boolean');
    for (const field of Object.values(inputSchema.properties ?? {})) {
      expect(field).toHaveProperty('description');
      expect(JSON.stringify(field)).not.toMatch(/\$ref|x-/);
    }
  }
});

test('an agent finds a ticket and reads its conversation, by number or ID', async () => {
  const { read } = await connected(key);
  const found = await read('search_tickets', { query: 'kettle', status: 'open' });
  expect(found).toMatchObject({ total: 1, tickets: [{ id: ticketId, number }], nextCursor: null });
  const anywhere = await read('search', { q: 'worked yesterday' });
  expect(anywhere.tickets).toMatchObject([{ id: ticketId, foundIn: 'description' }]);
  for (const ticket of [number, number.toLowerCase(), `[#${number}]`, ticketId]) {
    expect(await read('get_ticket', { ticket })).toMatchObject({
      number,
      requester: 'Ada Lovelace <ada@example.com>',
      description: 'It worked yesterday.',
    });
  }
});

test('a long list continues with its cursor', async () => {
  for (let count = 0; count < 3; count++) await makeTicket(server.acme);
  const { read } = await connected(key);
  const first = await read('search_tickets', { limit: 2 });
  const second = await read('search_tickets', { limit: 2, cursor: first.nextCursor });
  expect(first.total).toBeGreaterThanOrEqual(4);
  expect(second.tickets).toHaveLength(2);
  expect(first.tickets).not.toContainEqual(second.tickets[0]);
});

test('a reply is sent only with the confirmation for exactly this reply, and only once', async () => {
  const { use } = await connected(key);
  const reply = { ticket: number, message: 'Have you tried **the switch**?' };
  const preview = await use('reply_to_ticket', reply);
  expect(preview.text).toContain('Ada Lovelace <ada@example.com>');
  expect(preview.text).toContain('Not sent yet');
  expect(await conversationOf()).toEqual([]);
  const [, confirmation] = /confirmation (\S+)$/.exec(preview.text) ?? [];

  const other = await use('reply_to_ticket', { ...reply, message: 'Buy a new one', confirmation });
  expect(other).toMatchObject({
    isError: true,
    text: expect.stringContaining('for another reply'),
  });
  const forged = await use('reply_to_ticket', { ...reply, confirmation: 'zzzzzzzzz.aaaa' });
  expect(forged.isError).toBe(true);

  const confirmed = { ...reply, confirmation };
  await Promise.all([use('reply_to_ticket', confirmed), use('reply_to_ticket', confirmed)]);
  await use('reply_to_ticket', confirmed);
  expect(await conversationOf()).toMatchObject([
    { authorType: 'staff', isInternal: false, html: expect.stringContaining('<strong>') },
  ]);
});

test('a confirmation becomes invalid when a new message arrives', async () => {
  const { use } = await connected(key);
  const id = await makeTicket(server.acme);
  const reply = { ticket: id, message: 'Solved?' };
  const [, confirmation] =
    /confirmation (\S+)$/.exec((await use('reply_to_ticket', reply)).text) ?? [];
  const note = { message: 'Wait with that', isInternal: true };
  await server.call('tickets.reply', { as: server.acme.agent, params: { id }, body: note });
  const late = await use('reply_to_ticket', { ...reply, confirmation });
  expect(late).toMatchObject({
    isError: true,
    text: expect.stringContaining('replied in the meantime'),
  });
});

test('an agent drafts, adds notes and tags, assigns and resolves as the key’s member', async () => {
  const { read } = await connected(key);
  const id = await makeTicket(server.acme);
  const tag = await server.call('tags.create', {
    as: server.acme.admin,
    body: { name: 'Kettles' },
  });
  await read('draft_reply', { ticket: id, draft: 'Hello Ada' });
  await read('add_note', { ticket: id, markdown: 'It is the fuse' });
  const [{ id: tagId }] = await read('list_tags');
  expect(tagId).toBe(tag.body.id);
  await read('tag_ticket', { ticket: id, addTagIds: [tagId] });
  const members = await read('list_members');
  const agent = members.find(({ role }: { role: string }) => role === 'agent');
  const changed = await read('update_ticket', {
    ticket: id,
    assignedAgentId: agent.id,
    status: 'resolved',
  });
  expect(changed).toMatchObject({
    status: 'resolved',
    tags: ['Kettles'],
    assignedTo: agent && { id: agent.id },
  });
  expect(await conversationOf(id)).toMatchObject([
    { isInternal: true, sharedDraft: 'Hello Ada' },
    { isInternal: true, message: 'It is the fuse' },
  ]);
});

test('an agent finds and reads articles, and canned replies', async () => {
  const as = server.acme.admin;
  const article = { title: 'Descale a kettle', content: '<p>Vinegar.</p>', isPublished: true };
  await server.call('helpArticles.create', { as, body: { ...article, slug: 'descale' } });
  await server.call('cannedReplies.create', { as, body: { title: 'Greeting', text: 'Hello' } });
  const { read } = await connected(key);
  const [found] = await read('search_articles', { q: 'kettle' });
  expect(await read('read_article', { id: found.id })).toMatchObject({
    content: '<p>Vinegar.</p>',
  });
  expect((await read('list_canned_replies', { q: 'greet' })).replies).toMatchObject([
    { title: 'Greeting', text: 'Hello' },
  ]);
});

test('tickets of another organization look as if they didn’t exist', async () => {
  const theirs = await makeTicket(server.globex);
  const { use, read } = await connected(key);
  for (const [name, more] of Object.entries({
    get_ticket: {},
    reply_to_ticket: { message: 'Hello' },
    draft_reply: { draft: 'Hello' },
    add_note: { markdown: 'Hello' },
    update_ticket: { status: 'closed' },
    tag_ticket: { addTagIds: [] },
  })) {
    const [foreign, unknown] = [
      await use(name, { ticket: theirs, ...more }),
      await use(name, { ticket: '0'.repeat(30), ...more }),
    ];
    expect(foreign, name).toEqual(unknown);
    expect(foreign.isError, name).toBe(true);
  }
  const listed = await read('search_tickets', { limit: 100 });
  expect(JSON.stringify(listed)).not.toContain(theirs);
  expect(await use('get_ticket', { ticket: '../search' })).toMatchObject({ isError: true });
  expect(await use('get_ticket', { ticket: '..' })).toMatchObject({ isError: true });
});

test('errors have the messages of the contract', async () => {
  const { use } = await connected(key);
  expect((await use('create_ticket', { subject: '', description: 'b' })).text).toContain(
    'Subject is required',
  );
  expect(await use('search_tickets', { colour: 'red' })).toEqual({
    isError: true,
    text: 'Unknown parameter of search_tickets: colour (validation_failed)',
  });
  expect((await use('update_ticket', { ticket: number, status: 'lost' })).isError).toBe(true);
  expect((await use('get_ticket', { ticket: 'TK-1999-000001' })).text).toBe(
    'Ticket TK-1999-000001 not found (not_found)',
  );
  expect((await use('fly')).text).toBe('Unknown tool: fly (validation_failed)');
});

test('a key sees and uses only the tools that its permissions and its member’s role allow', async () => {
  const { client, use } = await connected(await newKey(['tickets:read']));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search_tickets', 'get_ticket']);
  expect((await use('add_note', { ticket: ticketId, markdown: 'x' })).text).toBe(
    'This API key needs tickets:update (key_permission_missing)',
  );
});

test('rejects requests without a key, sessions, keys without a member, and browsers', async () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const post = async (headers: Record<string, string>) => {
    const response = await fetch(new URL('/mcp', server.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(message),
    });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  expect(await post({})).toEqual([401, 'unauthorized']);
  expect(await post(bearer('hdk_unknown'))).toEqual([401, 'unauthorized']);
  expect(await post(bearer(server.acme.admin.token))).toEqual([401, 'unauthorized']);
  const alone = await newKey(['tickets:read'], { actsForId: null });
  expect(await post(bearer(alone))).toEqual([403, 'key_without_member']);
  expect(await post({ ...bearer(key), origin: server.url })).toEqual([403, 'key_in_browser']);
  expect(await post(bearer(key))).toEqual([200, undefined]);
  const read = await fetch(new URL('/mcp', server.url), { headers: bearer(key) });
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
});
