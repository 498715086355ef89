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

/** The permissions of a custom role: the built-in ones, and viewing unassigned tickets for those who can't view all tickets. */
export const grantable = [...permissions, 'view_unassigned_tickets'] as const;
export type Permission = (typeof grantable)[number];

/** Permissions that expose all tickets, through form answers, metrics, webhooks or an export: only for roles that can view all tickets. */
export const showingAllTickets: readonly Permission[] = [
  'manage_organization',
  'manage_settings',
  'manage_contact_forms',
  'view_analytics',
  'view_reports',
];

/** The rights that operations require: a permission, or `view_assigned_tickets`, which all staff have. */
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

/** A member's rights: the permissions of their custom role, or else those of the built-in role. */
export interface Holder {
  role: Role;
  permissions?: readonly Permission[] | null;
}

/** Returns the permissions of a role or a member. */
export function permissionsOf(who: Role | Holder): readonly Permission[] {
  return typeof who === 'string'
    ? rolePermissions[who]
    : (who.permissions ?? rolePermissions[who.role]);
}

/** Whether a role or a member has a right; without a known role, none. Viewing all tickets includes unassigned ones. */
export function can(who: Role | Holder | null | undefined, right: Right): boolean {
  const { role } = typeof who === 'string' ? { role: who } : (who ?? {});
  if (!isRole(role)) return false;
  if (right === 'view_assigned_tickets') return isStaff(role);
  const held = permissionsOf(who as Role | Holder);
  if (held.includes(right)) return true;
  return right === 'view_unassigned_tickets' && held.includes('view_all_tickets');
}

/** Whether a role or a member has all permissions of another. */
export const holdsAllOf = (who: Role | Holder, other: Role | Holder): boolean =>
  permissionsOf(other).every((one) => can(who, one));

/** Whether the role is staff (admin or agent), not a customer. */
export const isStaff = (role: string | null | undefined): boolean =>
  role === 'admin' || role === 'agent';
