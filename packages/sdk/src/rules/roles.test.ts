import { expect, it } from 'vitest';
import { actionPermissions } from './action-permissions.ts';
import { roleLabel, shortRoleLabel } from './role-names.ts';
import { can, isStaff, permissions, roles } from './roles.ts';

/** The specification's table: admin, agent, customer. */
const table: Record<string, [admin: boolean, agent: boolean, customer: boolean]> = {
  manage_organization: [true, false, false],
  manage_team: [true, false, false],
  manage_settings: [true, false, false],
  view_all_tickets: [true, true, false],
  create_tickets: [true, true, true],
  assign_tickets: [true, true, false],
  resolve_tickets: [true, true, false],
  delete_tickets: [true, false, false],
  view_live_chat: [true, true, false],
  manage_live_chat: [true, true, false],
  manage_help_center: [true, true, false],
  manage_contact_forms: [true, true, false],
  manage_chatbot: [true, true, false],
  view_analytics: [true, true, false],
  view_reports: [true, false, false],
  invite_users: [true, false, false],
  remove_users: [true, false, false],
  change_user_roles: [true, false, false],
};

it('has exactly the eighteen permissions', () => {
  expect([...permissions]).toEqual(Object.keys(table));
  expect(permissions).toHaveLength(18);
  expect(roles).toEqual(['admin', 'agent', 'customer']);
});

const cases = permissions.flatMap((permission) =>
  roles.map((role, column) => ({ permission, role, holds: table[permission]?.[column] })),
);

it.each(cases)('$role holds $permission: $holds', ({ permission, role, holds }) => {
  expect(can(role, permission)).toBe(holds);
});

it('grants nothing without a known role', () => {
  expect(can(null, 'create_tickets')).toBe(false);
  expect(can('toString' as never, 'create_tickets')).toBe(false);
});

it('counts admins and agents as staff', () => {
  expect(['admin', 'agent', 'customer', 'owner', '', null, undefined].map(isStaff)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('labels roles for badges and the sidebar', () => {
  expect(['admin', 'agent', 'customer', 'owner'].map(roleLabel)).toEqual([
    'Administrator',
    'Agent',
    'Customer',
    'Unknown',
  ]);
  expect(['admin', 'agent', 'customer', 'owner', null].map(shortRoleLabel)).toEqual([
    'Admin',
    'Agent',
    'User',
    'Unknown',
    'Unknown',
  ]);
});

it('returns the permission of an action', () => {
  expect(actionPermissions).toEqual({
    organization: {
      view: 'manage_organization',
      edit: 'manage_organization',
      delete: 'manage_organization',
    },
    team: {
      view: 'manage_team',
      invite: 'invite_users',
      remove: 'remove_users',
      changeRole: 'change_user_roles',
    },
    tickets: {
      view: 'view_all_tickets',
      create: 'create_tickets',
      assign: 'assign_tickets',
      resolve: 'resolve_tickets',
      delete: 'delete_tickets',
    },
    chat: { view: 'view_live_chat', manage: 'manage_live_chat' },
    helpCenter: { manage: 'manage_help_center' },
    contactForms: { manage: 'manage_contact_forms' },
    chatbot: { manage: 'manage_chatbot' },
    analytics: { view: 'view_analytics' },
    reports: { view: 'view_reports' },
  });
});
