import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { Refusal } from '../refusal.ts';
import type { KeyCaller } from './caller.ts';

/** Refuses a key that has none of these permissions. */
export function refuseUnlessAllowed(key: KeyCaller, needed: readonly ApiPermission[]): void {
  if (needed.some((permission) => key.permissions.has(permission))) return;
  throw new Refusal(403, `This API key needs ${needed.join(' or ')}`, 'key_permission_missing');
}
