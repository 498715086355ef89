import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { apiPermissions, roles } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId, now } from '../database/ids.ts';
import { bodies } from './accepted-bodies.ts';
import { comeOnline, startChat, type TestChat } from './chats.ts';
import { makeTicket, type TestOrganization } from './factories.ts';
import { type CallOptions, startTestDesk, type TestDesk } from './harness.ts';

let desk: TestDesk;
let ticketId: string;
let invitationId: string;
let memberId: string;
let submissionId: string;
let queryId: string;
let questionId: string;
let articleId: string;
let categoryId: string;
let accessToken: string;
let ourChat: TestChat;
let keyId: string;
let notificationId: string;
let webhookId: string;
let mailId: string;

beforeAll(async () => {
  desk = await startTestDesk();
  ticketId = await makeTicket(desk.acme);
  const invited = await desk.call('team.invite', {
    as: desk.acme.admin,
    body: { email: 'new@acme.example', message: desk.acme.canary },
  });
  invitationId = invited.body.id;
  const members = await desk.call('team.list', { as: desk.acme.admin });
  memberId = members.body.find(({ role }) => role === 'agent')?.id ?? '';
  accessToken = await lookUp(desk.acme, ticketId);
  const as = desk.acme.admin;
  keyId = (await desk.call('apiKeys.create', { as, body: bodies['apiKeys.create'] })).body.data.id;
  const hook = await desk.call('webhooks.create', { as, body: bodies['webhooks.create'] });
  webhookId = hook.body.data.id;
  await desk.drain();
  notificationId = (await desk.call('notifications.list', { as })).body[0]?.id ?? '';
  submissionId = await fillIn(desk.acme);
  ourChat = await startChat(desk, desk.acme, { message: desk.acme.canary });
  [queryId, questionId] = await teachAndAsk(desk.acme);
  [articleId, categoryId] = await explain(desk.acme);
  mailId = await keepOriginal(desk.acme);
});
afterAll(() => desk.stop());

const ids = Object.keys(operations) as OperationId[];
const isPublic = (id: OperationId) => operations[id].access.length === 0;
const needsSession = (id: OperationId) =>
  operations[id].access.some(({ scheme }) => scheme === 'session');

/** Sends an organization's form, with its canary in the answers. */
async function fillIn({ formId, subdomain, canary }: TestOrganization) {
  const data = { name: canary, email: 'vera@example.com', subject: canary, message: canary };
  const sent = await desk.call('widget.submit', { body: { formId, org: subdomain, data } });
  return sent.body.id;
}

/** Teaches an organization's chatbot its canary, and asks for it in vain. */
async function teachAndAsk({ admin, subdomain, canary }: TestOrganization) {
  const body = { query: canary, response: canary, keywords: [canary], category: canary };
  const taught = await desk.call('chatbot.create', { as: admin, body });
  const query = `What is a zebra${canary}?`;
  await desk.call('publicChatbot.ask', { params: { subdomain }, body: { query } });
  const waiting = await desk.call('chatbot.unanswered', { as: admin });
  return [taught.body.id, waiting.body[0]?.id ?? ''] as const;
}

/** Publishes an article of an organization in a category, and drafts another, its canary in all of them. */
async function explain({ admin: as, canary }: TestOrganization) {
  const named = { name: canary, slug: canary, description: canary };
  const category = await desk.call('helpCategories.create', { as, body: named });
  const text = { title: canary, content: `<p>${canary}</p>`, tags: [canary] };
  const body = { ...text, slug: canary, categoryId: category.body.id, isPublished: true };
  const article = await desk.call('helpArticles.create', { as, body });
  await desk.call('helpArticles.create', { as, body: { ...text, slug: `${canary}-draft` } });
  return [article.body.id, category.body.id] as const;
}

/** An e-mail that came to the ticket, with the canary in it. */
async function keepOriginal({ org, canary }: TestOrganization) {
  const id = newId();
  const raw = Buffer.from(`Subject: ${canary}\n\n${canary}`);
  const mail = { id, ticket_id: ticketId, state: 'done', received_at: now(), raw } as const;
  await org.write((tx) => tx.insert('inbound_mails', mail));
  return id;
}

async function lookUp(organization: TestOrganization, id: string) {
  const ticket = await desk.call('tickets.get', { as: organization.admin, params: { id } });
  const found = await desk.call('publicTickets.lookup', {
    params: { subdomain: organization.subdomain },
    body: { email: ticket.body.customerEmail, ticketNumber: ticket.body.ticketNumber },
  });
  return found.body.accessToken;
}

const needsKey = (id: OperationId) =>
  operations[id].access.some(({ scheme }) => scheme === 'apiKey');

test.each(ids.filter((id) => needsSession(id) || needsKey(id)))(
  '%s answers 401 to a stranger',
  async (id) => {
    const proofs: Record<string, string>[] = [
      {},
      { authorization: 'Bearer nonsense' },
      { cookie: 'helpdesk=nonsense', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of proofs) {
      const answer = await desk.call(id, {
        headers,
        body: operations[id].body === 'json' ? bodies[id] : undefined,
      });
      expect(answer.status).toBe(401);
      expect(answer.error).toMatchObject({ message: 'Unauthorized', code: 'unauthorized' });
    }
  },
);

/** The id of ours that an operation would take. */
function ourIdFor(id: OperationId) {
  if (operations[id].params.some((name) => name === 'memberId')) return memberId;
  if (id.startsWith('organization.')) return desk.acme.id;
  if (id.startsWith('team.')) return invitationId;
  if (id.startsWith('chat.')) return ourChat.id;
  if (id.startsWith('notifications.')) return notificationId;
  if (id.startsWith('apiKeys.')) return keyId;
  if (id.startsWith('webhooks.')) return webhookId;
  if (id === 'chatbot.dismiss' || id === 'chatbot.teach') return questionId;
  if (id.startsWith('chatbot.')) return queryId;
  if (id.startsWith('helpArticles.')) return articleId;
  if (id.startsWith('helpCategories.')) return categoryId;
  return id.startsWith('contactForms.') ? desk.acme.formId : ticketId;
}

describe('AZ-01: another organization cannot tell an id of ours from one that does not exist', () => {
  const withId: [OperationId, (id: string) => CallOptions][] = [
    ['tickets.get', (id) => ({ params: { id } })],
    ['tickets.update', (id) => ({ params: { id }, body: bodies['tickets.update'] })],
    ['tickets.reply', (id) => ({ params: { id }, body: bodies['tickets.reply'] })],
    ['tickets.delete', (id) => ({ params: { id } })],
    ['tickets.mail', (id) => ({ params: { id, mailId } })],
    ['contactForms.get', (id) => ({ params: { id } })],
    ['contactForms.update', (id) => ({ params: { id }, body: bodies['contactForms.update'] })],
    ['contactForms.delete', (id) => ({ params: { id } })],
    ['contactForms.duplicate', (id) => ({ params: { id } })],
    ['contactForms.analytics', (id) => ({ params: { id } })],
    ['contactForms.submissions', (id) => ({ params: { id } })],
    ['contactForms.submission', (id) => ({ params: { id, submissionId } })],
    ['contactForms.exportSubmissions', (id) => ({ params: { id } })],
    [
      'organization.setCustomDomain',
      (id) => ({ params: { id }, body: bodies['organization.setCustomDomain'] }),
    ],
    ['organization.verifyCustomDomain', (id) => ({ params: { id } })],
    ['organization.removeCustomDomain', (id) => ({ params: { id } })],
    ['notifications.markRead', (id) => ({ params: { id } })],
    ['notifications.delete', (id) => ({ params: { id } })],
    ['apiKeys.update', (id) => ({ params: { id }, body: bodies['apiKeys.update'] })],
    ['apiKeys.delete', (id) => ({ params: { id } })],
    ['webhooks.get', (id) => ({ params: { id } })],
    ['webhooks.update', (id) => ({ params: { id }, body: bodies['webhooks.update'] })],
    ['webhooks.delete', (id) => ({ params: { id } })],
    ['webhooks.test', (id) => ({ params: { id } })],
    ['webhooks.deliveries', (id) => ({ params: { id } })],
    ['webhooks.redeliver', (id) => ({ params: { id, deliveryId: id } })],
    ['webhooks.rotateSecret', (id) => ({ params: { id } })],
    ['chatbot.get', (id) => ({ params: { id } })],
    ['chatbot.update', (id) => ({ params: { id }, body: bodies['chatbot.update'] })],
    ['chatbot.delete', (id) => ({ params: { id } })],
    ['chatbot.dismiss', (id) => ({ params: { id } })],
    ['chatbot.teach', (id) => ({ params: { id }, body: bodies['chatbot.teach'] })],
    ['helpArticles.get', (id) => ({ params: { id } })],
    ['helpArticles.update', (id) => ({ params: { id }, body: bodies['helpArticles.update'] })],
    ['helpArticles.delete', (id) => ({ params: { id } })],
    [
      'helpArticles.saveDraft',
      (id) => ({ params: { id }, body: bodies['helpArticles.saveDraft'] }),
    ],
    ['helpArticles.discardDraft', (id) => ({ params: { id } })],
    ['helpCategories.update', (id) => ({ params: { id }, body: bodies['helpCategories.update'] })],
    ['helpCategories.delete', (id) => ({ params: { id } })],
    ['chat.get', (id) => ({ params: { id } })],
    ['chat.accept', (id) => ({ params: { id } })],
    ['chat.send', (id) => ({ params: { id }, body: bodies['chat.send'] })],
    ['chat.markRead', (id) => ({ params: { id }, body: bodies['chat.markRead'] })],
    ['chat.transfer', (id) => ({ params: { id }, body: bodies['chat.transfer'] })],
    ['chat.close', (id) => ({ params: { id } })],
    ['chat.convertToTicket', (id) => ({ params: { id } })],
    ['team.resendInvitation', (id) => ({ params: { id } })],
    ['team.revokeInvitation', (id) => ({ params: { id } })],
    ['team.setRole', (id) => ({ params: { memberId: id }, body: bodies['team.setRole'] })],
    ['team.remove', (id) => ({ params: { memberId: id } })],
  ];

  test('every operation of members that takes an id is tried here', () => {
    const takesId = ids.filter(
      (id) =>
        needsSession(id) &&
        operations[id].params.some((name) => name === 'id' || name === 'memberId'),
    );
    expect(withId.map(([id]) => id).sort()).toEqual(takesId.sort());
  });

  test.each(withId)('%s', async (id, options) => {
    const ours = ourIdFor(id);
    for (const as of [desk.globex.admin, desk.globex.agent, desk.globex.customer]) {
      const foreign = await desk.call(id, { as, ...options(ours) });
      const unknown = await desk.call(id, { as, ...options('0'.repeat(30)) });
      expect([403, 404]).toContain(foreign.status);
      expect(foreign.status).toBe(unknown.status);
      expect({ ...foreign.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
    }
  });

  test('publicTickets.get and reply with the proof of another ticket, organization or none', async () => {
    const other = await makeTicket(desk.globex);
    const otherToken = await lookUp(desk.globex, other);
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
        await desk.call('publicTickets.get', at),
        await desk.call('publicTickets.reply', { ...at, body: { message: 'Hello' } }),
      ]) {
        expect(answer.status).toBe(404);
        expect(answer.error).toMatchObject({ message: 'Ticket not found', code: 'not_found' });
      }
    }
  });
});

describe("AZ-01: a visitor's proof opens his own chat, and no other", () => {
  const bodyOf: Partial<Record<OperationId, unknown>> = {
    'publicChat.send': { message: 'Hello' },
    'publicChat.requestPerson': { customerName: 'Vera', customerEmail: 'vera@example.com' },
    'publicChat.leaveMessage': { customerEmail: 'vera@example.com', message: 'Hello' },
    'publicChat.rate': { rating: 5 },
    'publicChat.markRead': { read: 1 },
  };

  test.each(
    ids.filter((id) => operations[id].access.some(({ scheme }) => scheme === 'chatAccess')),
  )('%s', async (id) => {
    const mine = await startChat(desk, desk.acme);
    const foreign = await startChat(desk, desk.globex);
    const tries: [string, string, string][] = [
      ['acme', ourChat.id, mine.token],
      ['acme', ourChat.id, foreign.token],
      ['globex', ourChat.id, ourChat.token],
      ['globex', foreign.id, ourChat.token],
      ['acme', foreign.id, foreign.token],
      ['acme', ourChat.id, ''],
      ['acme', ourChat.id, desk.acme.admin.token],
      ['acme', ourChat.id, `${ourChat.token.slice(0, -1)}_`],
      ['nowhere', ourChat.id, ourChat.token],
      ['acme', '0'.repeat(30), ourChat.token],
    ];
    for (const [subdomain, chatId, token] of tries) {
      const answer = await desk.call(id, {
        params: { subdomain, id: chatId },
        headers: { 'x-chat-access': token },
        body: bodyOf[id],
      });
      expect(answer.status, `${subdomain} ${chatId} ${token}`).toBe(404);
      expect(answer.error).toMatchObject({ message: 'Chat session not found', code: 'not_found' });
    }
  });
});

test('no answer to one organization holds a word of another', async () => {
  await makeTicket(desk.globex);
  await fillIn(desk.globex);
  await teachAndAsk(desk.globex);
  await comeOnline(desk, desk.globex, desk.globex.agent);
  await startChat(desk, desk.globex, { message: desk.globex.canary });
  await explain(desk.globex);
  const { globex, acme } = desk;
  for (const id of ids) {
    if (operations[id].method !== 'GET') continue;
    for (const as of [acme.admin, acme.agent, acme.customer, undefined]) {
      const answer = await desk.call(id, {
        as,
        params: {
          id: ownIdFor(id),
          subdomain: 'acme',
          ticketId,
          formId: acme.formId,
          submissionId,
          token: 'x',
          slug: globex.canary,
        },
        query: {
          ...(id === 'widget.form' ? { org: 'acme' } : {}),
          host: 'acme.localhost',
          q: id.startsWith('publicHelp.') ? globex.canary : 'canary',
          pageType: 'article',
        },
        headers: { 'x-ticket-access': accessToken, 'x-chat-access': ourChat.token },
      });
      expect(JSON.stringify(answer.body ?? ''), id).not.toContain(globex.canary);
    }
  }
});

function ownIdFor(id: OperationId) {
  if (/^(chat|publicChat)\./.test(id)) return ourChat.id;
  return id.startsWith('contactForms.') ? desk.acme.formId : ticketId;
}

test('a change of nothing is never a failure of ours', async () => {
  const made = await desk.call('apiKeys.create', {
    as: desk.acme.admin,
    body: { name: 'All', permissions: [...apiPermissions] },
  });
  const changes = ids.filter((id) => operations[id].method === 'PATCH');
  for (const id of changes) {
    const as = needsSession(id) ? desk.acme.admin : { token: made.body.data.key };
    const params = { id: ourIdFor(id), memberId, formId: desk.acme.formId };
    const { status } = await desk.call(id, { as, params, body: {} });
    expect(status, id).toBeLessThan(500);
  }
});

test('a form answers only for its own organization', async () => {
  const { globex } = desk;
  const params = { formId: globex.formId };
  const got = await desk.call('widget.form', { params, query: { org: 'acme' } });
  const sent = await desk.call('widget.submit', {
    body: { formId: globex.formId, org: 'acme', data: {} },
  });
  for (const answer of [got, sent]) {
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe(
      "The contact form you're looking for doesn't exist or is not available.",
    );
  }
});

test('who may call what', async () => {
  const rows: string[] = [];
  for (const id of ids) {
    const cells = await Promise.all(
      roles.map(async (role) => {
        if (!needsSession(id)) return '–';
        const answer = await desk.call(id, {
          as: desk.acme[role],
          params: { id: '0'.repeat(30), memberId: '0'.repeat(30), token: 'x' },
          body: bodies[id] && { ...(bodies[id] as object), unknownField: true },
        });
        return answer.status === 403 ? 'no' : 'yes';
      }),
    );
    const access = isPublic(id) ? 'anyone' : needsSession(id) ? '' : 'proof';
    rows.push(`${id.padEnd(32)} ${access || cells.map((cell) => cell.padEnd(5)).join(' ')}`.trim());
  }
  const head = `${'operation'.padEnd(32)} ${roles.map((role) => role.padEnd(5)).join(' ')}`;
  expect(`\n${[head, ...rows].join('\n')}\n`).toMatchSnapshot();
});
