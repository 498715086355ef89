import { expect, it } from 'vitest';
import { actionPermissions, can, permissions, roleLabel, shortRoleLabel } from './roles.ts';

it('lets an admin do all eighteen things', () => {
  expect(permissions).toHaveLength(18);
  expect(permissions.every((permission) => can('admin', permission))).toBe(true);
});

it('lets an agent work on tickets but neither delete them nor manage people', () => {
  expect(can('agent', 'resolve_tickets')).toBe(true);
  expect(can('agent', 'delete_tickets')).toBe(false);
  expect(can('agent', 'invite_users')).toBe(false);
  expect(can('agent', 'view_reports')).toBe(false);
  expect(permissions.filter((permission) => can('agent', permission))).toHaveLength(10);
});

it('lets a customer open tickets and nothing else', () => {
  expect(permissions.filter((permission) => can('customer', permission))).toEqual([
    'create_tickets',
  ]);
});

it('lets somebody without a known role do nothing', () => {
  expect(can(null, 'create_tickets')).toBe(false);
  expect(can('toString' as never, 'create_tickets')).toBe(false);
});

it('names roles as the badges and the sidebar do', () => {
  expect(['admin', 'agent', 'customer', 'owner'].map(roleLabel)).toEqual([
    'Administrator',
    'Agent',
    'Customer',
    'Unknown',
  ]);
  expect(shortRoleLabel('customer')).toBe('User');
});

it('knows which permission an action takes', () => {
  expect(actionPermissions.team.changeRole).toBe('change_user_roles');
});
