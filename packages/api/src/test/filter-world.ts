import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { weekdays } from '@helpdesk/sdk/rules/business-hours';
import { expect } from 'vitest';
import { newId, now } from '../database/ids.ts';
import { ticketRows } from '../database/ticket-rows.ts';
import { createKey } from '../features/api-keys/store.ts';
import { bodies } from './accepted-bodies.ts';
import { allRights } from './all-rights.ts';
import { holdMail } from './canary-mails.ts';
import { startChat } from './chats.ts';
import { makeTicket, type TestOrganization } from './factories.ts';
import type { CallOptions, TestServer } from './harness.ts';

export interface FilterWorld {
  params(id: OperationId): Record<string, string>;
  /** An API key with all permissions. */
  key: string;
  chatToken: string;
  /** The tag that every ticket has, in the format that each operation expects. */
  noTag: Partial<Record<OperationId, string>>;
}

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Puts at least two rows into every list of an organization. */
export async function fillLists(server: TestServer): Promise<FilterWorld> {
  const { acme } = server;
  const { canary, org, subdomain, formId } = acme;
  const call = async <Id extends OperationId>(id: Id, options: CallOptions = {}) => {
    const answer = await server.call(id, { as: acme.admin, ...options });
    expect(answer.status, `${id} ${answer.error?.message}`).toBeLessThan(300);
    return answer.body;
  };
  const tag = await call('tags.create', { body: { name: canary } });
  // Inactive, so no delivery changes its list of deliveries.
  const asleep = { ...(bodies['webhooks.create'] as object), isActive: false };
  const hook = (await call('webhooks.create', { body: asleep })).data;
  const category = await call('helpCategories.create', { body: { name: canary, slug: 'a' } });
  const translations = { de: { title: 'Kontakt' } };
  await call('contactForms.update', { params: { id: formId }, body: { translations } });

  for (const at of [1, 2]) {
    const ticket = () => makeTicket(acme, { customerEmail: `vera${at}@${subdomain}.example` });
    const listed = await ticket();
    await call('tickets.update', { params: { id: listed }, body: { addTagIds: [tag.id] } });
    const spam = await ticket();
    await call('tickets.markSpam', { body: { ids: [spam] } });
    await call('tickets.delete', { params: { id: await ticket() } });
    await call('publicChatbot.ask', {
      params: { subdomain },
      body: { query: `Where do zebras of herd ${at} graze at night?` },
    });
    const answer = { query: `${canary} ${at}`, response: canary, keywords: [canary] };
    await call('chatbot.create', { body: { ...answer, category: canary } });
    const reply = { title: `${canary} ${at}`, text: canary, folder: canary };
    await call('cannedReplies.create', { body: { ...reply, visibility: 'team' } });
    const article = { title: `${canary} ${at}`, content: `<p>${canary}</p>`, slug: `a${at}` };
    const published = { categoryId: category.id, isPublished: true };
    await call('helpArticles.create', { body: { ...article, ...published } });
    await call('contactForms.create', { body: bodies['contactForms.create'] });
    const data = { name: canary, email: `v${at}@a.example`, subject: canary, message: canary };
    await call('widget.submit', { body: { formId, org: subdomain, data } });
    const email = `vera${at}@${subdomain}.example`;
    await call('customers.update', { body: { email, externalId: `customer-${at}` } });
    await holdMail(acme);
    await org.write((tx) =>
      tx.insert('webhook_deliveries', {
        id: newId(),
        webhook_id: hook.id,
        seq: -at,
        type: 'ticket.created',
        state: 'failed',
        attempts: 1,
        error: canary,
        created_at: now(),
      }),
    );
  }
  await importOld(server, canary, tag.name);
  await tagAll(server, tag.id);
  await resolveSome(acme);
  const chats = [
    await startChat(server, acme, { message: canary }),
    await startChat(server, acme, { message: canary }),
  ];
  const chat = chats[0];
  await acceptChats(acme, chats);
  // Business hours on a weekday without data.
  const days = [weekdays[new Date(Date.now() + day).getUTCDay()]];
  const businessHours = { enabled: true, start: '09:00', end: '10:00', days };
  await call('organization.updateGeneral', { body: { businessHours } });
  await server.drain();
  const members = await call('team.list');
  const memberId = members.find(({ user }) => user.id === acme.admin.userId)?.id ?? '';
  const roleId = await roleWithKey(server);
  return {
    params: (id) => ({
      subdomain,
      formId,
      memberId,
      roleId,
      id: id.startsWith('contactForms.')
        ? formId
        : id.startsWith('metrics.')
          ? acme.admin.userId
          : id.startsWith('webhooks.')
            ? hook.id
            : (chat?.id ?? ''),
    }),
    key: await allRights(server, acme),
    chatToken: chat?.token ?? '',
    noTag: { 'tickets.list': tag.id, 'v1Tickets.list': tag.name },
  };
}

/** Resolves two tickets as the admin, with a date some days ago. */
async function resolveSome({ org, admin }: TestOrganization) {
  const rows = await org.all<{ id: string }>(
    org.from('tickets').orderBy('id').select('id').limit(2),
  );
  await org.write(async (tx) => {
    for (const [at, { id }] of rows.entries()) {
      const moment = { resolved_at: daysAgo([3, 45][at] ?? 0), resolved_by: admin.userId };
      const status = at === 0 ? 'resolved' : 'closed';
      await ticketRows(tx).update({ id }, { ...moment, status, created_at: daysAgo(46) });
    }
  });
}

/** Accepts chats as the admin, some days ago; the first one is rated. */
async function acceptChats({ org, admin }: TestOrganization, chats: readonly { id: string }[]) {
  const rated = { rating: 5, rated_at: daysAgo(3) };
  await org.write(async (tx) => {
    for (const [at, { id }] of chats.entries()) {
      const accepted = { agent_id: admin.userId, accepted_at: daysAgo([3, 10][at] ?? 0) };
      await tx.update('chat_sessions', { id }, { ...accepted, ...(at === 0 && rated) });
    }
  });
}

/** Creates a custom role with a member who has created an API key. */
async function roleWithKey({ acme, context }: TestServer) {
  const [roleId, userId] = [newId(), newId()];
  await context.database.directory.write(async (directory) => {
    const names = { first_name: 'Rae', last_name: acme.canary };
    const user = { id: userId, email: 'rae@acme.example', ...names, password_hash: null };
    await directory.insert('users', {
      ...user,
      notification_preferences: {},
      created_at: now(),
    });
    const tx = directory.org(acme.id);
    const role = { permissions: 'manage_settings view_all_tickets', created_at: now() };
    const named = { id: roleId, name: 'Programmers', name_key: 'programmers' };
    await tx.insert('custom_roles', { ...named, ...role, updated_at: now() });
    const has = { role: 'agent', custom_role_id: roleId } as const;
    await tx.insert('memberships', { id: newId(), user_id: userId, ...has, ...role });
  });
  await createKey(acme.org, {
    name: acme.canary,
    permissions: ['tickets:read'],
    madeById: userId,
  });
  return roleId;
}

/** Imports tickets that were opened and resolved in the last month, but not in the last week. */
async function importOld({ acme, ...server }: TestServer, canary: string, tag: string) {
  const ticket = {
    subject: canary,
    description: canary,
    createdAt: daysAgo(16),
    customerEmail: 'old@acme.example',
    assignedAgentEmail: acme.agent.email,
    tags: [tag],
  };
  const tickets = [
    { ...ticket, externalId: 'old-open' },
    { ...ticket, externalId: 'old-resolved', status: 'resolved', resolvedAt: daysAgo(15) },
  ];
  const done = await server.call('tickets.import', { as: acme.admin, body: { tickets } });
  expect(done.body.imported, JSON.stringify(done.body)).toBe(2);
}

/** Tags all tickets, including those from forms. */
async function tagAll({ acme, ...server }: TestServer, tagId: string) {
  const all = await server.call('tickets.list', { as: acme.admin, query: { limit: 100 } });
  const body = { ids: all.body.map(({ id }) => id), addTagIds: [tagId] };
  const done = await server.call('tickets.bulk', { as: acme.admin, body });
  expect(done.status, done.error?.message).toBe(200);
}
