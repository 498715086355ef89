import type { Permission } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingChat } from '../../test/chats.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const forbidden = { status: 403, error: { code: 'forbidden' } };
const url = 'https://hooks.acme.example/a';

/** Gives Acme's agent a role with these permissions and access to all tickets. */
async function agentWith(...chosen: Permission[]): Promise<TestMember> {
  const { admin, agent } = server.acme;
  const permissions = ['view_all_tickets', ...chosen];
  const role = await server.call('team.createRole', {
    as: admin,
    body: { name: `With ${chosen.join(' ')}`.slice(0, 40), permissions },
  });
  expect(role.status).toBe(201);
  const members = await server.call('team.list', { as: admin });
  const memberId = members.body.find(({ userId }) => userId === agent.userId)?.id ?? '';
  const body = { role: 'agent', customRoleId: role.body.id };
  const given = await server.call('team.setRole', { as: admin, params: { memberId }, body });
  expect(given.status).toBe(200);
  return agent;
}

describe('AZ-19: a member who can manage settings but not read chats', () => {
  let as: TestMember;
  let ofAdmin: { id: string; deliveryId: string };
  const hook = (events: string[]) =>
    server.call('webhooks.create', { as, body: { name: 'Mine', url, events } });
  const change = (id: string, body: object) =>
    server.call('webhooks.update', { as, params: { id }, body });
  const needs = (permission: string, event: string, field = 'events') => {
    const message = `Your role needs ${permission} to receive ${event}`;
    return { status: 403, error: { message, errors: [{ field, message }] } };
  };

  beforeAll(async () => {
    const { admin } = server.acme;
    const body = { name: 'All', url, events: ['ticket.created', 'chat.started'] };
    const made = await server.call('webhooks.create', { as: admin, body });
    await waitingChat(server, server.acme);
    await server.drain();
    const params = { id: made.body.data.id };
    const [sent] = (await server.call('webhooks.deliveries', { as: admin, params })).body.data;
    ofAdmin = { ...params, deliveryId: sent?.id ?? '' };
    if (!ofAdmin.deliveryId) throw new Error('Nothing was sent');
    as = await agentWith('manage_settings');
  });

  it('cannot subscribe webhooks to events of chats, forms, articles and members', async () => {
    expect((await hook(['ticket.created', 'note.created', 'tag.changed'])).status).toBe(201);
    expect(await hook(['ticket.created', 'chat.message_received'])).toMatchObject(
      needs('view_live_chat', 'chat.message_received'),
    );
    expect(await hook(['contact_form.submitted'])).toMatchObject(
      needs('manage_contact_forms', 'contact_form.submitted'),
    );
    expect(await hook(['article.created'])).toMatchObject(
      needs('manage_help_center', 'article.created'),
    );
    expect(await hook(['member.joined'])).toMatchObject(needs('manage_team', 'member.joined'));
  });

  it('can neither add these events to a webhook nor change the URL of one that has them', async () => {
    const made = await hook(['ticket.created']);
    const mine = made.body.data.id;
    const refused = needs('view_live_chat', 'chat.started');
    expect(await change(mine, { events: ['chat.started'] })).toMatchObject(refused);
    expect(await change(ofAdmin.id, { url: 'https://mine.example/' })).toMatchObject(refused);
    expect(await change(ofAdmin.id, { isActive: true })).toMatchObject(refused);
    expect((await change(ofAdmin.id, { isActive: false })).status).toBe(200);
    expect((await change(ofAdmin.id, { events: ['ticket.created'] })).status).toBe(200);
    const { admin } = server.acme;
    await server.call('webhooks.update', {
      as: admin,
      params: { id: ofAdmin.id },
      body: { events: ['ticket.created', 'chat.started'], isActive: true },
    });
  });

  it('can neither read nor repeat deliveries of such a webhook', async () => {
    const attempts = await server.call('webhooks.attempts', { as, params: ofAdmin });
    expect(attempts).toMatchObject(forbidden);
    expect(await server.call('webhooks.redeliver', { as, params: ofAdmin })).toMatchObject(
      forbidden,
    );
    const again = await server.call('webhooks.redeliverFailed', {
      as,
      params: { id: ofAdmin.id },
      body: { since: '2026-01-01T00:00:00.000Z' },
    });
    expect(again).toMatchObject(forbidden);
  });

  it('cannot set a URL that gets every event', async () => {
    const webhookUrl = 'https://mine.example/';
    const set = (body: object) => server.call('organization.updateApi', { as, body });
    expect(await set({ webhookUrl })).toMatchObject({
      status: 403,
      error: { errors: [{ field: 'webhookUrl' }] },
    });
    const { admin } = server.acme;
    await server.call('organization.updateApi', { as: admin, body: { webhookUrl: url } });
    expect(await set({ webhookUrl })).toMatchObject({ status: 403 });
    expect((await set({ webhookUrl: '' })).status).toBe(200);
  });

  it('cannot create a key with such permissions, or enable one again', async () => {
    const { admin } = server.acme;
    const key = (permissions: string[]) =>
      server.call('apiKeys.create', { as, body: { name: 'Mine', permissions } });
    expect((await key(['tickets:read', 'webhooks:create'])).status).toBe(201);
    expect(await key(['chat:read'])).toMatchObject(forbidden);
    const made = await server.call('apiKeys.create', {
      as: admin,
      body: { name: 'Of an admin', permissions: ['chat:read'] },
    });
    const params = { id: made.body.data.id };
    const edit = (body: object, by = as) => server.call('apiKeys.update', { as: by, params, body });
    expect((await edit({ isActive: false })).status).toBe(200);
    for (const body of [
      { isActive: true },
      { expiresAt: null },
      { actsForId: as.userId },
      { actsForId: as.userId, isActive: true },
    ]) {
      expect(await edit(body), JSON.stringify(body)).toMatchObject(forbidden);
    }
    expect((await edit({ isActive: true }, admin)).status).toBe(200);
  });

  it('can change neither sign-in nor the mail server', async () => {
    const call = server.call;
    expect(
      await call('organization.requireSecondFactor', { as, body: { isRequired: false } }),
    ).toMatchObject(forbidden);
    expect(await call('sso.remove', { as })).toMatchObject(forbidden);
    expect(await call('sso.removeDomain', { as, params: { id: 'x' } })).toMatchObject(forbidden);
    expect(await call('sso.require', { as, body: { isRequired: false } })).toMatchObject(forbidden);
    const smtpSettings = { host: 'smtp.mine.example', port: 2525 };
    expect(
      await call('organization.updateEmail', { as, body: { provider: 'smtp', smtpSettings } }),
    ).toMatchObject(forbidden);
  });

  it('cannot import tickets without permission to create, assign and resolve them', async () => {
    const one = {
      externalId: 'a',
      subject: 'Old',
      description: 'Said long ago',
      customerEmail: 'ann@example.com',
      createdAt: '2023-05-04T09:00:00Z',
    };
    expect(await server.call('tickets.import', { as, body: { tickets: [one] } })).toMatchObject(
      forbidden,
    );
  });
});

it('AZ-19: setting a domain where colleagues sign in requires all permissions', async () => {
  const as = await agentWith('manage_organization', 'manage_settings');
  const params = { id: server.acme.id };
  const body = { customDomain: 'support.mine.example' };
  const set = await server.call('organization.setCustomDomain', { as, params, body });
  expect(set).toMatchObject(forbidden);
  expect(await server.call('organization.verifyCustomDomain', { as, params })).toMatchObject(
    forbidden,
  );
  expect(await server.call('organization.removeCustomDomain', { as, params })).toMatchObject(
    forbidden,
  );
});

it('AZ-19: a member who can invite gets no link of an invitation with more permissions', async () => {
  const { admin } = server.acme;
  const invited = await server.call('team.invite', {
    as: admin,
    body: { email: 'boss@acme.example', role: 'admin' },
  });
  const as = await agentWith('invite_users', 'manage_team');
  const params = { id: invited.body.id };
  const again = await server.call('team.resendInvitation', { as, params });
  expect(again).toMatchObject({ status: 403, error: { code: 'higher_rights' } });
  const listed = await server.call('team.invitations', { as });
  expect(listed.body.every((one) => !('url' in one))).toBe(true);
});

it('AZ-19: a member who can read chats but not create tickets cannot create one from a chat', async () => {
  const chat = await waitingChat(server, server.acme);
  const as = await agentWith('view_live_chat');
  const params = { id: chat.id };
  expect(await server.call('chat.convertToTicket', { as, params })).toMatchObject(forbidden);
});
