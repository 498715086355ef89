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

/** What a screen wants to do with a thing, and the permission that it takes. */
export const actionPermissions = {
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
} as const satisfies Record<string, Record<string, Permission>>;

const labels: Record<Role, string> = {
  admin: 'Administrator',
  agent: 'Agent',
  customer: 'Customer',
};
const shortLabels: Record<Role, string> = { admin: 'Admin', agent: 'Agent', customer: 'User' };

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

/** The role as a badge names it; one we do not know reads Unknown. */
export function roleLabel(role: string | null | undefined): string {
  return isRole(role) ? labels[role] : 'Unknown';
}

/** The role as the sidebar names it, where a customer is a User. */
export function shortRoleLabel(role: string | null | undefined): string {
  return isRole(role) ? shortLabels[role] : 'Unknown';
}
