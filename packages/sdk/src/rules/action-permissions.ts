import type { Permission } from './roles.ts';

/** The permission for each action on screen. */
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
