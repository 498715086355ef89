import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  type ApiPermission,
  apiPermissions,
  v1Permissions,
} from '@helpdesk/sdk/rules/api-permissions';
import { shortDate } from '@helpdesk/sdk/rules/dates';

export type ApiKey = Schema<'ApiKey'>;

/** When a key expires, or that it has. */
export function expiryText({ expiresAt }: ApiKey, now = Date.now()): string | null {
  if (!expiresAt) return null;
  return Date.parse(expiresAt) <= now ? 'Expired' : `Expires ${shortDate(expiresAt, now)}`;
}

/** Until when the key that this one replaced works. */
export const rotationText = ({ previousUntil }: ApiKey, now = Date.now()): string | null =>
  previousUntil && `The key before works until ${shortDate(previousUntil, now)}`;

export const callsText = ({ usageCount }: ApiKey) =>
  `${usageCount.toLocaleString()} ${usageCount === 1 ? 'call' : 'calls'}`;

const groupNames: Record<string, string> = {
  tickets: 'Tickets',
  contact_forms: 'Contact forms',
  webhooks: 'Webhooks',
  analytics: 'Analytics',
  organization: 'Organization',
  search: 'Search over everything',
  canned_replies: 'Canned replies',
  macros: 'Macros',
  views: 'Saved views',
  tags: 'Tags',
  chat: 'Live chat',
  chatbot: 'Chatbot',
  help: 'Help center',
  team: 'Team',
  blocked_senders: 'Blocked senders',
  audit: 'Audit log',
  members: 'Members',
};

export const isOfV1 = (permission: ApiPermission) =>
  (v1Permissions as readonly ApiPermission[]).includes(permission);

/** The permissions by subject, in the order of the catalog: those that open /api/v1, or the others. */
export function permissionGroups(ofV1: boolean): { name: string; permissions: ApiPermission[] }[] {
  const groups = new Map<string, ApiPermission[]>();
  for (const permission of apiPermissions.filter((one) => isOfV1(one) === ofV1)) {
    const name = groupNames[permission.split(':')[0] ?? ''] ?? permission;
    groups.set(name, [...(groups.get(name) ?? []), permission]);
  }
  return [...groups].map(([name, permissions]) => ({ name, permissions }));
}

const verbs: Record<string, string> = {
  'contact_forms:create': 'Submit',
  'members:act_as': 'Act for any of them',
  read: 'Read',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
};

export const permissionLabel = (permission: ApiPermission) =>
  verbs[permission] ?? verbs[permission.split(':')[1] ?? ''] ?? permission;

/** For whom a key acts. */
export function actsForText({ actsFor }: ApiKey): string {
  if (!actsFor) return 'Acts for no member: /api/v1 alone';
  return actsFor.hasLeft
    ? `${actsFor.name}, for whom it acted, has left: /api/v1 alone`
    : `Acts for ${actsFor.name}`;
}
