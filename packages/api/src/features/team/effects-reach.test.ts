import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { permissions } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingChat } from '../../test/chats.ts';
import { memberWith } from '../../test/custom-role.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const forbidden = { status: 403, error: { code: 'forbidden' } };
const statusOf = async (id: OperationId, as: TestMember, options = {}) =>
  (await server.call(id, { as, ...options })).status;

describe('AZ-21: a member who manages the organization and lacks one permission', () => {
  it('cannot export it or see its exports', async () => {
    const { acme } = server;
    const lacking = permissions.filter((one) => one !== 'view_live_chat');
    const as = await memberWith(server, acme, lacking);
    expect(await server.call('organization.startExport', { as })).toMatchObject(forbidden);
    expect(await server.call('organization.listExports', { as })).toMatchObject(forbidden);
    const all = await memberWith(server, acme, permissions);
    expect(await statusOf('organization.startExport', all)).toBe(201);
  });

  it('cannot read the audit log, which covers every member', async () => {
    const as = await memberWith(server, server.acme, ['view_all_tickets', 'manage_organization']);
    for (const id of [
      'audit.list',
      'audit.verify',
      'audit.exportCsv',
      'audit.exportJsonl',
    ] as const)
      expect(await server.call(id, { as })).toMatchObject(forbidden);
  });

  it('cannot delete it', async () => {
    const as = await memberWith(server, server.acme, ['view_all_tickets', 'manage_organization']);
    const body = { name: 'Acme' };
    expect(await server.call('organization.close', { as, body })).toMatchObject(forbidden);
  });
});

it('AZ-21: a retention policy requires the permission to delete tickets', async () => {
  const { acme } = server;
  const body = {
    closeResolvedDays: null,
    deleteClosedMonths: 1,
    deleteMailsDays: null,
    deleteChatsMonths: 1,
  };
  const set = (as: TestMember) => server.call('organization.updateRetention', { as, body });
  const as = await memberWith(server, acme, ['view_all_tickets', 'manage_settings']);
  expect(await set(as)).toMatchObject(forbidden);
  const rules = await server.call('organization.retention', { as });
  expect(rules.body).toMatchObject({ deleteClosedMonths: null });
  const deleting = await memberWith(server, acme, [
    'view_all_tickets',
    'manage_settings',
    'delete_tickets',
  ]);
  expect((await set(deleting)).status).toBe(200);
});

it('AZ-21: only a member who could grant an invitation’s role can revoke it', async () => {
  const { acme } = server;
  const body = { email: 'second-admin@acme.example', role: 'admin' as const };
  const invited = await server.call('team.invite', { as: acme.admin, body });
  const params = { id: invited.body.id };
  const as = await memberWith(server, acme, ['view_all_tickets', 'manage_team', 'invite_users']);
  const revoke = (by: TestMember) => server.call('team.revokeInvitation', { as: by, params });
  expect(await revoke(as)).toMatchObject({ status: 403, error: { code: 'higher_rights' } });
  const { body: waiting } = await server.call('team.invitations', { as });
  expect(waiting.map(({ email }) => email)).toContain(body.email);
  expect((await revoke(acme.admin)).status).toBe(204);
  expect((await revoke(acme.admin)).status).toBe(404);
});

it('AZ-21: changing the notification address of a form requires the settings permission', async () => {
  const { acme } = server;
  const params = { id: acme.formId };
  const settle = (as: TestMember, settings: object) =>
    server.call('contactForms.update', { as, params, body: { settings } });
  const as = await memberWith(server, acme, ['view_all_tickets', 'manage_contact_forms']);
  const away = { emailNotificationTo: 'drop@outside.example' };
  expect(await settle(as, away)).toMatchObject(forbidden);
  const fields = [{ id: 'q', type: 'text', required: false, name: 'q', label: 'Q' }];
  const body = { name: 'Mine', title: 'Mine', fields, settings: away };
  expect(await server.call('contactForms.create', { as, body })).toMatchObject(forbidden);
  expect((await settle(as, { submitButtonText: 'Ask us' })).status).toBe(200);
  const more = ['view_all_tickets', 'manage_contact_forms', 'manage_settings'] as const;
  expect((await settle(await memberWith(server, acme, more), away)).status).toBe(200);
});

it('AZ-21: each step of a team macro requires its author to have the permission for that step', async () => {
  const { acme } = server;
  const as = await memberWith(server, acme, ['manage_help_center', 'assign_tickets']);
  const create = (body: object) =>
    server.call('macros.create', { as, body: { name: 'Hand over', visibility: 'team', ...body } });
  const refused = (field: string) => ({ status: 403, error: { errors: [{ field }] } });
  // They would get tickets that they can't see.
  expect(await create({ assignee: as.userId })).toMatchObject(refused('assignee'));
  expect(await create({ note: 'Seen', status: 'closed' })).toMatchObject(refused('status'));
  const own = await create({ visibility: 'personal', assignee: as.userId });
  expect(own.status).toBe(201);
  const change = (id: string, body: object) =>
    server.call('macros.update', { as, params: { id }, body });
  expect(await change(own.body.id, { visibility: 'team' })).toMatchObject(refused('assignee'));
  const body = { name: 'Close', visibility: 'team', status: 'closed' } as const;
  const { body: ofAdmin } = await server.call('macros.create', { as: acme.admin, body });
  expect(await change(ofAdmin.id, { assignee: 'me' })).toMatchObject(refused('assignee'));
  expect((await change(ofAdmin.id, { name: 'Close it', note: 'Done' })).status).toBe(200);
});

it('AZ-21: blocking a chat visitor requires the permission to block senders', async () => {
  const { acme } = server;
  const chat = await waitingChat(server, acme);
  const params = { id: chat.id };
  const as = await memberWith(server, acme, ['view_live_chat', 'manage_live_chat']);
  expect(await server.call('chat.block', { as, params })).toMatchObject(forbidden);
  const more = ['view_live_chat', 'manage_live_chat', 'resolve_tickets'] as const;
  expect(await statusOf('chat.block', await memberWith(server, acme, more), { params })).toBe(201);
});
