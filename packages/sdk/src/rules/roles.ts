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
export type Permission = (typeof permissions)[number];

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
  return permissions.includes(value as Permission);
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

/** Whether a role or a member holds a permission; somebody without a role holds none. */
export function can(who: Role | Holder | null | undefined, permission: Permission): boolean {
  const { role } = typeof who === 'string' ? { role: who } : (who ?? {});
  return isRole(role) && permissionsOf(who as Role | Holder).includes(permission);
}

/** Whether somebody holds all that another holds. */
export function holdsAllOf(who: Role | Holder, other: Role | Holder): boolean {
  const held = permissionsOf(who);
  return permissionsOf(other).every((one) => held.includes(one));
}

/** Whether somebody of this role answers customers rather than being one. */
export function isStaff(role: string | null | undefined): boolean {
  return isRole(role) && can(role, 'view_all_tickets');
}
