import type { Result } from '@helpdesk/sdk/contract/operations';
import type { Role } from '@helpdesk/sdk/rules/roles';
import type { Refresh } from '../../data/cache.ts';
import m from './messages.yaml';

export type Member = Result<'team.list'>[number];
export type CustomRole = Result<'team.roles'>[number];
export type Invitation = Result<'team.invitations'>[number];

/** The labels of roles in selects. */
export const roleOptions: readonly { value: Role; label: string }[] = [
  { value: 'admin', label: m.members.adminFullAccess },
  { value: 'agent', label: m.members.agentHandleTicketsAndChat },
  { value: 'customer', label: m.members.customerViewOnly },
];

/** The reads to invalidate when a member joins, leaves or changes role: tickets may lose their assignee. */
export const readsOfMembers: readonly Refresh[] = [
  'team.list',
  'team.roles',
  'team.assignable',
  'dashboard.performance',
  'tickets.list',
  'tickets.get',
];

/** The members of a role, or all of them, in the order they joined. */
export function withRole(members: readonly Member[], role: Role | ''): readonly Member[] {
  return role === '' ? members : members.filter((member) => member.role === role);
}
