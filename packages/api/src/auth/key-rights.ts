import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { can, type Holder, holdsAllOf, type Permission } from '@helpdesk/sdk/rules/roles';
import { forbidden } from '../refusal.ts';

/** The member permission that corresponds to each key permission. Every key also needs permission to view all tickets. */
const taken: Partial<Record<ApiPermission, Permission>> = {
  'tickets:read': 'view_all_tickets',
  'tickets:create': 'create_tickets',
  'tickets:update': 'resolve_tickets',
  'tickets:delete': 'delete_tickets',
  'contact_forms:read': 'manage_contact_forms',
  'contact_forms:create': 'manage_contact_forms',
  'contact_forms:update': 'manage_contact_forms',
  'contact_forms:delete': 'manage_contact_forms',
  'webhooks:read': 'manage_settings',
  'webhooks:create': 'manage_settings',
  'webhooks:update': 'manage_settings',
  'webhooks:delete': 'manage_settings',
  'analytics:read': 'view_analytics',
  'organization:update': 'manage_settings',
  'help:read': 'manage_help_center',
  'help:create': 'manage_help_center',
  'help:update': 'manage_help_center',
  'help:delete': 'manage_help_center',
  'tags:create': 'resolve_tickets',
  'tags:update': 'manage_settings',
  'tags:delete': 'manage_settings',
  'blocked_senders:read': 'resolve_tickets',
  'blocked_senders:create': 'resolve_tickets',
  'blocked_senders:delete': 'resolve_tickets',
  'chat:read': 'view_live_chat',
  'chat:update': 'manage_live_chat',
  'chatbot:read': 'manage_chatbot',
  'chatbot:create': 'manage_chatbot',
  'chatbot:update': 'manage_chatbot',
  'chatbot:delete': 'manage_chatbot',
  'team:read': 'manage_team',
  'team:create': 'invite_users',
  'team:update': 'change_user_roles',
  'team:delete': 'remove_users',
};

/** The member permission that corresponds to a key permission. */
export const takenFor = (scope: ApiPermission): Permission | undefined => taken[scope];

/** Whether the member has every permission that such a key would give them. */
export function holdsAllOfKey(maker: Holder, permissions: readonly string[]): boolean {
  const holds = (one: string) => {
    // The first can act for any member, and the audit log says what all of them do.
    if (one === 'members:act_as' || one === 'audit:read') return holdsAllOf(maker, 'admin');
    const needed = taken[one as ApiPermission];
    return needed === undefined || can(maker, needed);
  };
  return can(maker, 'view_all_tickets') && permissions.every(holds);
}

/** Refuses the request if a key with these permissions would give the member more than their own. */
export function refuseHigherThanOwn(maker: Holder, permissions: readonly string[] = []): void {
  if (!holdsAllOfKey(maker, permissions)) throw forbidden();
}
