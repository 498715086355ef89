// @module-tag slow

// Reads everything with every permission: thousands of requests. The ordinary tier tests the parts: test/key-scopes (the
// permission that each operation requires).
// @module-tag full

import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { type ApiPermission, apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChat } from './chats.ts';
import { makeTicket } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;

/** A canary for each kind of data, and the permissions that let a key read it on behalf of a member. */
const words = {
  ticketword: ['tickets:read', 'search:read'],
  // Form names appear in the ticket filter and in the figures.
  formword: ['contact_forms:read', 'tickets:read', 'analytics:read'],
  answerword: ['contact_forms:read', 'tickets:read', 'search:read'],
  replyword: ['canned_replies:read'],
  macroword: ['macros:read'],
  viewword: ['views:read'],
  tagword: ['tags:read', 'search:read'],
  // Questions that the bot couldn't answer are in its list of questions.
  chatword: ['chat:read', 'chatbot:read'],
  draftword: ['help:read', 'search:read'],
  botword: ['chatbot:read'],
  signatureword: ['organization:read'],
  guestword: ['team:read'],
  'blocked.example': ['blocked_senders:read'],
} as const satisfies Record<string, readonly ApiPermission[]>;
type Word = keyof typeof words;
const all = Object.keys(words) as Word[];

beforeAll(async () => {
  server = await startTestServer();
  const { acme } = server;
  const as = acme.admin;
  const made = async (id: OperationId, body: object) => {
    const { status, error } = await server.call(id, { as, body });
    expect([id, [200, 201].includes(status)], error?.message).toEqual([id, true]);
  };
  await makeTicket(acme, { subject: 'A ticketword', description: 'A ticketword' });
  const fields = [{ id: 'q', type: 'text', required: false, name: 'q', label: 'Q' }];
  await made('contactForms.create', { name: 'formword', title: 'Title', fields });
  const data = { name: 'V', email: 'v@example.com', subject: 'answerword', message: 'M' };
  await server.call('widget.submit', { body: { formId: acme.formId, org: acme.subdomain, data } });
  const team = { visibility: 'team' };
  await made('cannedReplies.create', { title: 'replyword', text: 'Text', ...team });
  await made('macros.create', { name: 'macroword', note: 'Note', ...team });
  await made('views.create', { name: 'viewword', query: 'is:unread', ...team });
  await made('tags.create', { name: 'tagword' });
  const category = { name: 'Category', slug: 'category' };
  const { body } = await server.call('helpCategories.create', { as, body: category });
  const draft = { title: 'draftword', slug: 'draft', content: '<p>Text</p>', categoryId: body.id };
  await made('helpArticles.create', draft);
  await made('chatbot.create', { query: 'botword', response: 'Answer' });
  await made('organization.updateGeneral', { signature: 'signatureword' });
  await made('team.invite', { email: 'guestword@acme.example' });
  await made('blockedSenders.create', { value: 'blocked.example' });
  await startChat(server, acme, { customerName: 'chatword', message: 'chatword' });
});
afterAll(() => server.stop());

const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) =>
    operations[id].method === 'GET' &&
    operations[id].access.some(({ scheme }) => scheme === 'memberKey'),
);

async function keyWith(permissions: readonly ApiPermission[]) {
  const body = { name: 'Key', permissions: [...permissions] };
  const made = await server.call('apiKeys.create', { as: server.acme.admin, body });
  return { token: made.body.data.key };
}

/** The canaries in a response; a search is called with each of them. */
async function wordsReadBy(as: { token: string }, id: OperationId): Promise<Word[]> {
  const params = { id: '0'.repeat(30), entryId: '0'.repeat(30) };
  const queries = id === 'search.query' ? all.map((q) => ({ q })) : [{}];
  const answers = await Promise.all(queries.map((query) => server.call(id, { as, params, query })));
  const text = JSON.stringify(answers.map(({ body }) => body));
  return all.filter((word) => text.includes(word));
}

describe('AZ-16: a key that acts for an admin can read only what its permissions allow, through every operation', () => {
  test.each(apiPermissions)('with only %s', async (scope) => {
    const as = await keyWith([scope]);
    const allowed = all.filter((word) => (words[word] as readonly string[]).includes(scope));
    for (const id of reads) {
      const beyond = (await wordsReadBy(as, id)).filter((word) => !allowed.includes(word));
      expect(beyond, `${id} with ${scope}`).toEqual([]);
    }
  });

  test('with all of them, every canary appears somewhere, so the canaries can be found', async () => {
    const as = await keyWith(apiPermissions);
    const read = await Promise.all(reads.map((id) => wordsReadBy(as, id)));
    expect([...new Set(read.flat())].toSorted()).toEqual(all.toSorted());
  });
});
