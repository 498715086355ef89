// @module-tag postgres
// @module-tag slow

import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayCall } from '../auth/may-call.ts';
import { newTestId } from '../mail/mailbox/loop-test.ts';
import { bodies } from './accepted-bodies.ts';
import { allRights } from './all-rights.ts';
import { holdMail, keepOriginal } from './canary-mails.ts';
import { acceptedBy, beginUploads } from './canary-uploads.ts';
import { comeOnline, startChat, type TestChat } from './chats.ts';
import { makeTicket, type TestOrganization } from './factories.ts';
import { type CallOptions, startTestServer, type TestServer } from './harness.ts';
import { saveMacro, saveReport, saveView } from './saved-things.ts';

const walked = { language: 'de', number: '1' };
let server: TestServer;
let ticketId: string;
let invitationId: string;
let invitationToken: string;
let memberId: string;
let roleId: string;
let submissionId: string;
let queryId: string;
let replyId: string;
let tagId: string;
let viewId: string;
let reportId: string;
let spamId: string;
let deletedId: string;
let blockedId: string;
let addressId: string;
let questionId: string;
let articleId: string;
let categoryId: string;
let accessToken: string;
let ourChat: TestChat;
let keyId: string;
let notificationId: string;
let macroId: string;
let webhookId: string;
let mailId: string;
let heldId: string;
let sessionId: string;
let uploads: Awaited<ReturnType<typeof beginUploads>>;

beforeAll(async () => {
  server = await startTestServer();
  ticketId = await makeTicket(server.acme);
  const as = server.acme.admin;
  const invitee = { email: 'new@acme.example', message: server.acme.canary };
  const invited = await server.call('team.invite', { as, body: invitee });
  invitationId = invited.body.id;
  invitationToken = invited.body.url?.split('/').at(-1) ?? '';
  const members = await server.call('team.list', { as });
  memberId = members.body.find(({ role }) => role === 'agent')?.id ?? '';
  accessToken = await lookUp(server.acme, ticketId);
  roleId = (await server.call('team.createRole', { as, body: bodies['team.createRole'] })).body.id;
  keyId = (await server.call('apiKeys.create', { as, body: bodies['apiKeys.create'] })).body.data
    .id;
  const hook = await server.call('webhooks.create', { as, body: bodies['webhooks.create'] });
  webhookId = hook.body.data.id;
  await server.call('organization.updateApi', { as, body: { apiKeyEnabled: true } });
  await server.call('organization.regenerateApiKey', { as });
  await server.drain();
  notificationId = (await server.call('notifications.list', { as })).body[0]?.id ?? '';
  submissionId = await fillIn(server.acme);
  ourChat = await startChat(server, server.acme, { message: server.acme.canary });
  [queryId, questionId] = await teachAndAsk(server.acme);
  replyId = await keepReply(server.acme);
  tagId = await tagTicket(server.acme);
  viewId = await saveView(server, server.acme);
  reportId = await saveReport(server, server.acme);
  macroId = await saveMacro(server, server.acme);
  [articleId, categoryId] = await explain(server.acme);
  mailId = await keepOriginal(server.acme, ticketId);
  heldId = await holdMail(server.acme);
  await holdMail(server.globex);
  [spamId, deletedId, blockedId, addressId] = await archiveTickets(server.acme);
  sessionId = (await server.call('sessions.list', { as })).body[0]?.id ?? '';
  uploads = await beginUploads(server, server.acme, { ticketId, accessToken });
});
afterAll(() => server.stop());

const ids = Object.keys(operations) as OperationId[];
const needsSession = (id: OperationId) =>
  operations[id].access.some(({ scheme }) => scheme === 'session');

/** Submits an organization's form with its canary as the answers. */
async function fillIn({ formId, subdomain, canary }: TestOrganization) {
  const data = { name: canary, email: 'vera@example.com', subject: canary, message: canary };
  const sent = await server.call('widget.submit', { body: { formId, org: subdomain, data } });
  return sent.body.id;
}

/** Teaches an organization's chatbot its canary, and asks a question that it can't answer. */
async function teachAndAsk({ admin, subdomain, canary }: TestOrganization) {
  const body = { query: canary, response: canary, keywords: [canary], category: canary };
  const taught = await server.call('chatbot.create', { as: admin, body });
  const query = `What is a zebra${canary}?`;
  await server.call('publicChatbot.ask', { params: { subdomain }, body: { query } });
  const waiting = await server.call('chatbot.unanswered', { as: admin });
  return [taught.body.id, waiting.body[0]?.id ?? ''] as const;
}

/** Creates a shared canned reply with the canary in every field. */
async function keepReply({ admin: as, canary }: TestOrganization) {
  const body = { title: canary, shortcut: canary, text: canary, folder: canary };
  const made = await server.call('cannedReplies.create', {
    as,
    body: { ...body, visibility: 'team' },
  });
  expect(made.status).toBe(201);
  return made.body.id;
}

/** Creates a tag named after the canary, on a new ticket. */
async function tagTicket(organization: TestOrganization) {
  const as = organization.admin;
  const made = await server.call('tags.create', { as, body: { name: organization.canary } });
  const params = { id: await makeTicket(organization) };
  const put = await server.call('tickets.update', {
    as,
    params,
    body: { addTagIds: [made.body.id] },
  });
  expect([made.status, put.status]).toEqual([201, 200]);
  return made.body.id;
}

/** Publishes an article and drafts another in a new category, all with the canary. */
async function explain({ admin: as, canary }: TestOrganization) {
  const slug = canary.toLowerCase();
  const named = { name: canary, slug, description: canary };
  const category = await server.call('helpCategories.create', { as, body: named });
  const text = { title: canary, content: `<p>${canary}</p>`, tags: [canary] };
  const body = { ...text, slug, categoryId: category.body.id, isPublished: true };
  const article = await server.call('helpArticles.create', { as, body });
  const draft = { ...text, slug: `${slug}-draft` };
  const drafted = await server.call('helpArticles.create', { as, body: draft });
  expect([category.status, article.status, drafted.status]).toEqual([201, 201, 201]);
  return [article.body.id, category.body.id] as const;
}

/** Creates a spam ticket, a ticket in the trash, both with the canary, and a blocked sender. */
async function archiveTickets(organization: TestOrganization) {
  const { admin: as, canary } = organization;
  const [spam, deleted] = [await makeTicket(organization), await makeTicket(organization)];
  const marked = await server.call('tickets.markSpam', { as, body: { ids: [spam] } });
  const gone = await server.call('tickets.delete', { as, params: { id: deleted } });
  const value = `${canary.toLowerCase()}.example`;
  const blocked = await server.call('blockedSenders.create', { as, body: { value } });
  expect([marked.status, gone.status, blocked.status]).toEqual([200, 204, 201]);
  const address = { email: `${value}@desk.example`, name: canary };
  const { body: support } = await server.call('supportAddresses.create', { as, body: address });
  return [spam, deleted, blocked.body.id, support.id] as const;
}

async function lookUp(organization: TestOrganization, id: string) {
  const ticket = await server.call('tickets.get', { as: organization.admin, params: { id } });
  const found = await server.call('publicTickets.lookup', {
    params: { subdomain: organization.subdomain },
    body: { email: ticket.body.customerEmail, ticketNumber: ticket.body.ticketNumber },
  });
  return 'accessToken' in found.body ? found.body.accessToken : '';
}

const needsKey = (id: OperationId) =>
  operations[id].access.some(({ scheme }) => scheme === 'apiKey');

test.each(ids.filter((id) => needsSession(id) || needsKey(id)))(
  '%s answers 401 without credentials',
  async (id) => {
    const proofs: Record<string, string>[] = [
      {},
      { authorization: 'Bearer nonsense' },
      { cookie: 'helpdesk=nonsense', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of proofs) {
      const answer = await server.call(id, {
        headers,
        body: operations[id].body === 'json' ? bodies[id] : undefined,
      });
      expect(answer.status).toBe(401);
      expect(answer.error).toMatchObject({ message: 'Unauthorized', code: 'unauthorized' });
    }
  },
);

/** Returns the ID of our organization's object that an operation expects. */
function ourIdFor(id: OperationId) {
  if (operations[id].params.some((name) => name === 'memberId')) return memberId;
  if (operations[id].params.some((name) => name === 'roleId')) return roleId;
  if (id.startsWith('organization.')) return server.acme.id;
  if (id.startsWith('metrics.')) return server.acme.agent.userId;
  if (id.startsWith('team.')) return invitationId;
  if (/^(chat|publicChat)\./.test(id)) return ourChat.id;
  if (id.startsWith('notifications.')) return notificationId;
  if (id.startsWith('apiKeys.')) return keyId;
  if (id.startsWith('sessions.')) return sessionId;
  if (id.startsWith('webhooks.')) return webhookId;
  if (id.startsWith('chatbot.')) return /dismiss|teach/.test(id) ? questionId : queryId;
  if (id.startsWith('cannedReplies.')) return replyId;
  if (id.startsWith('tags.')) return tagId;
  if (id.startsWith('views.')) return viewId;
  if (id.startsWith('savedReports.')) return reportId;
  if (id.startsWith('blockedSenders.')) return blockedId;
  if (id.startsWith('supportAddresses.')) return addressId;
  if (id === 'mailbox.testResult') return newTestId(server.context.config, server.acme.id);
  if (id.startsWith('mailbox.')) return heldId;
  if (/\.get(Spam|Deleted)$/.test(id)) return id.endsWith('Spam') ? spamId : deletedId;
  if (id.startsWith('macros.')) return macroId;
  if (id.startsWith('files.')) return uploads.ours;
  if (id.startsWith('publicUploads.')) return uploads.theirs;
  if (/^help[AC]/.test(id)) return id.startsWith('helpA') ? articleId : categoryId;
  return id.startsWith('contactForms.') ? server.acme.formId : ticketId;
}

describe("AZ-01: another organization can't distinguish our IDs from IDs that do not exist", () => {
  const withId = ids.filter(
    (id) =>
      needsSession(id) && operations[id].params.some((name) => /^(id|memberId|roleId)$/.test(name)),
  );

  const tried = (operation: OperationId, id: string): CallOptions => ({
    params: { id, memberId: id, roleId: id, deliveryId: id, mailId, submissionId, ...walked },
    ...acceptedBy(operation),
  });

  test.each(withId)('%s', async (id) => {
    const ours = ourIdFor(id);
    for (const as of [server.globex.admin, server.globex.agent, server.globex.customer]) {
      const foreign = await server.call(id, { as, ...tried(id, ours) });
      const unknown = await server.call(id, { as, ...tried(id, '0'.repeat(30)) });
      expect(foreign.status, as.role).toBe(mayCall(id, as.role) ? 404 : 403);
      expect(unknown.status).toBe(foreign.status);
      expect({ ...foreign.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
    }
  });

  test.each(withId)(
    "AZ-15: a customer of our own organization can't distinguish them either, through %s",
    async (id) => {
      const as = server.acme.customer;
      const others = await server.call(id, { as, ...tried(id, ourIdFor(id)) });
      const unknown = await server.call(id, { as, ...tried(id, '0'.repeat(30)) });
      expect(others.status).toBe(mayCall(id, 'customer') ? 404 : 403);
      expect(unknown.status).toBe(others.status);
      expect({ ...others.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
    },
  );

  test('publicTickets.get and reply refuse a missing access token, and one of another ticket or organization', async () => {
    const other = await makeTicket(server.globex);
    const otherToken = await lookUp(server.globex, other);
    const tries: [string, string, string][] = [
      ['acme', ticketId, otherToken],
      ['globex', ticketId, accessToken],
      ['globex', other, accessToken],
      ['acme', other, accessToken],
      ['acme', ticketId, `${accessToken.slice(0, -1)}_`],
      ['acme', ticketId, ''],
      ['nowhere', ticketId, accessToken],
      ['acme', '0'.repeat(30), accessToken],
    ];
    for (const [subdomain, id, token] of tries) {
      const at = { params: { subdomain, ticketId: id }, headers: { 'x-ticket-access': token } };
      for (const answer of [
        await server.call('publicTickets.get', at),
        await server.call('publicTickets.reply', { ...at, body: { message: 'Hello' } }),
      ]) {
        expect(answer.status).toBe(404);
        expect(answer.error).toMatchObject({ message: 'Ticket not found', code: 'not_found' });
      }
    }
  });
});

describe("AZ-01: a visitor's access token opens only their own chat", () => {
  const bodyOf: Partial<Record<OperationId, unknown>> = {
    'publicChat.send': { message: 'Hello' },
    'publicChat.requestPerson': { customerName: 'Vera', customerEmail: 'vera@example.com' },
    'publicChat.leaveMessage': { customerEmail: 'vera@example.com', message: 'Hello' },
    'publicChat.rate': { rating: 5 },
    'publicChat.markRead': { read: 1 },
    'publicChat.identify': { context: { plan: 'gold' } },
    'publicChat.mailTranscript': { customerEmail: 'vera@example.com' },
  };

  test.each(
    ids.filter((id) => operations[id].access.some(({ scheme }) => scheme === 'chatAccess')),
  )('%s', async (id) => {
    const mine = await startChat(server, server.acme);
    const foreign = await startChat(server, server.globex);
    const tries: [string, string, string][] = [
      ['acme', ourChat.id, mine.token],
      ['acme', ourChat.id, foreign.token],
      ['globex', ourChat.id, ourChat.token],
      ['globex', foreign.id, ourChat.token],
      ['acme', foreign.id, foreign.token],
      ['acme', ourChat.id, ''],
      ['acme', ourChat.id, server.acme.admin.token],
      ['acme', ourChat.id, `${ourChat.token.slice(0, -1)}_`],
      ['nowhere', ourChat.id, ourChat.token],
      ['acme', '0'.repeat(30), ourChat.token],
    ];
    for (const [subdomain, chatId, token] of tries) {
      const answer = await server.call(id, {
        params: { subdomain, id: chatId },
        headers: { 'x-chat-access': token },
        body: bodyOf[id],
      });
      expect(answer.status, `${subdomain} ${chatId} ${token}`).toBe(404);
      expect(answer.error).toMatchObject({ message: 'Chat session not found', code: 'not_found' });
    }
  });
});

test('no response to one organization contains data of another', async () => {
  await makeTicket(server.globex);
  await fillIn(server.globex);
  await teachAndAsk(server.globex);
  await keepReply(server.globex);
  await tagTicket(server.globex);
  await saveView(server, server.globex);
  await saveReport(server, server.globex);
  await archiveTickets(server.globex);
  await saveMacro(server, server.globex);
  await comeOnline(server, server.globex, server.globex.agent);
  await startChat(server, server.globex, { message: server.globex.canary });
  await explain(server.globex);
  const { globex, acme } = server;
  const program = { token: await allRights(server, acme) };
  await server.drain();
  const hook = { as: acme.admin, params: { id: webhookId } };
  const deliveryId = (await server.call('webhooks.deliveries', hook)).body.data[0]?.id ?? '';
  const unread: string[] = [];
  for (const id of ids) {
    if (operations[id].method !== 'GET') continue;
    const statuses: number[] = [];
    for (const as of [acme.admin, acme.agent, acme.customer, program, undefined]) {
      const answer = await server.call(id, {
        as,
        params: {
          id: ourIdFor(id),
          memberId,
          roleId,
          mailId,
          deliveryId,
          subdomain: 'acme',
          ticketId,
          formId: acme.formId,
          submissionId,
          token: invitationToken,
          slug: acme.canary.toLowerCase(),
          ...walked,
        },
        query: queryOf(id),
        headers: { 'x-ticket-access': accessToken, 'x-chat-access': ourChat.token },
      });
      expect(JSON.stringify(answer.body ?? ''), id).not.toContain(globex.canary);
      expect(answer.status, id).toBeLessThan(500);
      statuses.push(answer.status);
    }
    if (!statuses.some((status) => status < 400)) unread.push(`${id} ${statuses.join()}`);
  }
  expect(unread).toEqual([]);
});

/** Returns the query of an operation, with our canary as the search text. */
function queryOf(id: OperationId) {
  const words = {
    org: 'acme',
    host: 'acme.localhost',
    q: id.startsWith('publicHelp.') ? server.globex.canary : 'canary',
    pageType: 'article',
    report: 'tickets',
    figure: id === 'metrics.agentChats' ? 'chats' : 'open',
  };
  const asked: readonly string[] = operations[id].query;
  return Object.fromEntries(Object.entries(words).filter(([name]) => asked.includes(name)));
}

test('an empty change never causes a server error', async () => {
  const program = { token: await allRights(server, server.acme) };
  const changes = ids.filter((id) => operations[id].method === 'PATCH');
  for (const id of changes) {
    const as = needsSession(id) ? server.acme.admin : program;
    const params = { id: ourIdFor(id), memberId, roleId, formId: server.acme.formId };
    const { status } = await server.call(id, { as, params, body: {} });
    expect(status, id).toBeLessThan(500);
  }
});
