import type { Result } from '@helpdesk/sdk/contract/operations';
import type { Role } from '@helpdesk/sdk/rules/roles';
import type { Refresh } from '../../data/cache.ts';

export type Member = Result<'team.list'>[number];
export type Invitation = Result<'team.invitations'>[number];

/** What a role is called where it is given to somebody. */
export const roleOptions: readonly { value: Role; label: string }[] = [
  { value: 'admin', label: 'Admin - Full access' },
  { value: 'agent', label: 'Agent - Handle tickets and chat' },
  { value: 'customer', label: 'Customer - View only' },
];

/** What is old after somebody has joined, left or got another role: tickets lose their agents with them. */
export const readsOfMembers: readonly Refresh[] = [
  'team.list',
  'team.assignable',
  'dashboard.performance',
  'tickets.list',
  'tickets.get',
];

/** The members of a role, all of them for none; in the order in which they came. */
export function withRole(members: readonly Member[], role: Role | ''): readonly Member[] {
  return role === '' ? members : members.filter((member) => member.role === role);
}
