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

describe('AZ-21: who manages the organization and lacks one permission', () => {
  it('exports nothing of it and does not see its exports', async () => {
    const { acme } = server;
    const lacking = permissions.filter((one) => one !== 'view_live_chat');
    const as = await memberWith(server, acme, lacking);
    expect(await server.call('organization.startExport', { as })).toMatchObject(forbidden);
    expect(await server.call('organization.listExports', { as })).toMatchObject(forbidden);
    const all = await memberWith(server, acme, permissions);
    expect(await statusOf('organization.startExport', all)).toBe(201);
  });

  it('does not read the audit log, which names what all members did', async () => {
    const as = await memberWith(server, server.acme, ['view_all_tickets', 'manage_organization']);
    for (const id of [
      'audit.list',
      'audit.verify',
      'audit.exportCsv',
      'audit.exportJsonl',
    ] as const)
      expect(await server.call(id, { as })).toMatchObject(forbidden);
  });

  it('does not delete it', async () => {
    const as = await memberWith(server, server.acme, ['view_all_tickets', 'manage_organization']);
    const body = { name: 'Acme' };
    expect(await server.call('organization.close', { as, body })).toMatchObject(forbidden);
  });
});

it('AZ-21: a retention policy deletes tickets, so it takes the permission to delete them', async () => {
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

it('AZ-21: blocking the visitor of a chat blocks a sender, so it takes the permission to', async () => {
  const { acme } = server;
  const chat = await waitingChat(server, acme);
  const params = { id: chat.id };
  const as = await memberWith(server, acme, ['view_live_chat', 'manage_live_chat']);
  expect(await server.call('chat.block', { as, params })).toMatchObject(forbidden);
  const more = ['view_live_chat', 'manage_live_chat', 'resolve_tickets'] as const;
  expect(await statusOf('chat.block', await memberWith(server, acme, more), { params })).toBe(201);
});
