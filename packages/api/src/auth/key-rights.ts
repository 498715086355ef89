import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { can, type Holder, holdsAllOf, type Permission } from '@helpdesk/sdk/rules/roles';
import { forbidden } from '../refusal.ts';

/** What a member takes to do what a key with this permission does for itself, besides to see all tickets, as every key does. */
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

/** The permission of a member that goes with one of a key. */
export const takenFor = (scope: ApiPermission): Permission | undefined => taken[scope];

/** Whether a key with these permissions gives a member no more rights than are their own. */
export function holdsAllOfKey(maker: Holder, permissions: readonly string[]): boolean {
  const holds = (one: string) => {
    // Such a key acts for any member.
    if (one === 'members:act_as') return holdsAllOf(maker, 'admin');
    const needed = taken[one as ApiPermission];
    return needed === undefined || can(maker, needed);
  };
  return can(maker, 'view_all_tickets') && permissions.every(holds);
}

/** Refuses whoever would get more rights by a key with these permissions than are their own. */
export function refuseHigherThanOwn(maker: Holder, permissions: readonly string[] = []): void {
  if (!holdsAllOfKey(maker, permissions)) throw forbidden();
}
