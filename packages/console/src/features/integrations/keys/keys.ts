import type { Schema } from '@helpdesk/sdk/contract/operations';
import { shortDate } from '@helpdesk/sdk/rules/dates';
import { type ApiPermission, apiPermissions } from '@helpdesk/sdk/rules/roles';

export type ApiKey = Schema<'ApiKey'>;

/** When a key expires, or that it has. */
export function expiryText({ expiresAt }: ApiKey, now = Date.now()): string | null {
  if (!expiresAt) return null;
  return Date.parse(expiresAt) <= now ? 'Expired' : `Expires ${shortDate(expiresAt, now)}`;
}

export const callsText = ({ usageCount }: ApiKey) =>
  `${usageCount.toLocaleString()} ${usageCount === 1 ? 'call' : 'calls'}`;

const groupNames: Record<string, string> = {
  tickets: 'Tickets',
  contact_forms: 'Contact forms',
  webhooks: 'Webhooks',
  analytics: 'Analytics',
  organization: 'Organization',
};

/** The permissions by subject, in the order of the catalog. */
export function permissionGroups(): { name: string; permissions: ApiPermission[] }[] {
  const groups = new Map<string, ApiPermission[]>();
  for (const permission of apiPermissions) {
    const name = groupNames[permission.split(':')[0] ?? ''] ?? permission;
    groups.set(name, [...(groups.get(name) ?? []), permission]);
  }
  return [...groups].map(([name, permissions]) => ({ name, permissions }));
}

const verbs: Record<string, string> = {
  'contact_forms:create': 'Submit',
  read: 'Read',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
};

export const permissionLabel = (permission: ApiPermission) =>
  verbs[permission] ?? verbs[permission.split(':')[1] ?? ''] ?? permission;
