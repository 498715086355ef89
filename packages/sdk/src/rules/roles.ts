export const roles = ['admin', 'agent', 'customer'] as const;
export type Role = (typeof roles)[number];

export const permissions = [
  'manage_organization',
  'manage_team',
  'manage_settings',
  'view_all_tickets',
  'create_tickets',
  'assign_tickets',
  'resolve_tickets',
  'delete_tickets',
  'view_live_chat',
  'manage_live_chat',
  'manage_help_center',
  'manage_contact_forms',
  'manage_chatbot',
  'view_analytics',
  'view_reports',
  'invite_users',
  'remove_users',
  'change_user_roles',
] as const;

/** What a role of a team's own may hold: beside the given ones, tickets of nobody for those who do not see all. */
export const grantable = [...permissions, 'view_unassigned_tickets'] as const;
export type Permission = (typeof grantable)[number];

/** What shows all tickets, by answers to forms, figures, webhooks or a copy of everything: not for who does not see all. */
export const showingAllTickets: readonly Permission[] = [
  'manage_organization',
  'manage_settings',
  'manage_contact_forms',
  'view_analytics',
  'view_reports',
];

/** What operations ask for: a permission, or to be one of the staff, who all see the tickets that are assigned to them. */
export const rights = [...grantable, 'view_assigned_tickets'] as const;
export type Right = (typeof rights)[number];

export const rolePermissions: Record<Role, readonly Permission[]> = {
  admin: permissions,
  agent: [
    'view_all_tickets',
    'create_tickets',
    'assign_tickets',
    'resolve_tickets',
    'view_live_chat',
    'manage_live_chat',
    'manage_help_center',
    'manage_contact_forms',
    'manage_chatbot',
    'view_analytics',
  ],
  customer: ['create_tickets'],
};

export function isPermission(value: unknown): value is Permission {
  return grantable.includes(value as Permission);
}

export function isRole(value: unknown): value is Role {
  return roles.includes(value as Role);
}

/** A member by what they may do: the permissions of a role that the team has made, else those of the given one. */
export interface Holder {
  role: Role;
  permissions?: readonly Permission[] | null;
}

/** The permissions of a role, or of a member. */
export function permissionsOf(who: Role | Holder): readonly Permission[] {
  return typeof who === 'string'
    ? rolePermissions[who]
    : (who.permissions ?? rolePermissions[who.role]);
}

/** Whether a role or a member holds a right; somebody without a role holds none. Who sees all tickets sees those of nobody. */
export function can(who: Role | Holder | null | undefined, right: Right): boolean {
  const { role } = typeof who === 'string' ? { role: who } : (who ?? {});
  if (!isRole(role)) return false;
  if (right === 'view_assigned_tickets') return isStaff(role);
  const held = permissionsOf(who as Role | Holder);
  if (held.includes(right)) return true;
  return right === 'view_unassigned_tickets' && held.includes('view_all_tickets');
}

/** Whether somebody holds all that another holds. */
export const holdsAllOf = (who: Role | Holder, other: Role | Holder): boolean =>
  permissionsOf(other).every((one) => can(who, one));

/** Whether somebody of this role answers customers rather than being one. */
export const isStaff = (role: string | null | undefined): boolean =>
  role === 'admin' || role === 'agent';
