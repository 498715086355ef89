import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  type ApiPermission,
  apiPermissions,
  v1Permissions,
} from '@helpdesk/sdk/rules/api-permissions';
import { shortDate } from '@helpdesk/sdk/rules/dates';
import m from '../messages.yaml';

export type ApiKey = Schema<'ApiKey'>;

/** When a key expires, or that it has expired. */
export function expiryText({ expiresAt }: ApiKey, now = Date.now()): string | null {
  if (!expiresAt) return null;
  return Date.parse(expiresAt) <= now
    ? m.keys.expired
    : m.keys.expires({ shortDate: shortDate(expiresAt, now) });
}

/** Until when the rotated secret keeps working. */
export const rotationText = ({ previousUntil }: ApiKey, now = Date.now()): string | null =>
  previousUntil && m.keys.theKeyBeforeWorksUntil({ shortDate: shortDate(previousUntil, now) });

export const callsText = ({ usageCount }: ApiKey) => m.keys.calls({ usageCount });

const groupNames: Record<string, string> = {
  tickets: m.keys.tickets,
  contact_forms: m.keys.contactForms,
  webhooks: m.keys.webhooks,
  analytics: m.keys.analytics,
  organization: m.keys.organization,
  search: m.keys.searchOverEverything,
  canned_replies: m.keys.cannedReplies,
  macros: m.keys.macros,
  views: m.keys.savedViews,
  tags: m.keys.tags,
  chat: m.keys.liveChat,
  chatbot: m.keys.chatbot,
  help: m.keys.helpCenter,
  team: m.keys.team,
  blocked_senders: m.keys.blockedSenders,
  audit: m.keys.auditLog,
  members: m.keys.members,
};

export const isOfV1 = (permission: ApiPermission) =>
  (v1Permissions as readonly ApiPermission[]).includes(permission);

/** The permissions by subject, in the order of the catalog: either those of /api/v1, or the others. */
export function permissionGroups(ofV1: boolean): { name: string; permissions: ApiPermission[] }[] {
  const groups = new Map<string, ApiPermission[]>();
  for (const permission of apiPermissions.filter((one) => isOfV1(one) === ofV1)) {
    const name = groupNames[permission.split(':')[0] ?? ''] ?? permission;
    groups.set(name, [...(groups.get(name) ?? []), permission]);
  }
  return [...groups].map(([name, permissions]) => ({ name, permissions }));
}

const verbs: Record<string, string> = {
  'contact_forms:create': m.keys.submit,
  'members:act_as': m.keys.actForAnyOfThem,
  read: m.keys.read,
  create: m.keys.create,
  update: m.keys.update,
  delete: 'Delete',
};

export const permissionLabel = (permission: ApiPermission) =>
  verbs[permission] ?? verbs[permission.split(':')[1] ?? ''] ?? permission;

/** The name of the member that a key acts for. */
export function actsForText({ actsFor }: ApiKey): string {
  if (!actsFor) return m.keys.actsForNoMemberApiV1;
  return actsFor.hasLeft
    ? m.keys.forWhomItActedHasLeft({ actsFor: actsFor.name })
    : m.keys.actsFor({ actsFor: actsFor.name });
}
