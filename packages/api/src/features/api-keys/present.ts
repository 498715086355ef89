import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import { now } from '../../database/ids.ts';
import type { KeyRow } from './store.ts';

/** An API key without its secret, which is not stored. */
export function presentKey(row: KeyRow): Schema<'ApiKey'> {
  return {
    id: row.id,
    name: row.name,
    publicName: row.public_name,
    actsFor: memberOf(row),
    isActive: row.is_active === 1,
    expiresAt: row.expires_at,
    permissions: JSON.parse(row.permissions) as Schema<'ApiPermission'>[],
    lastUsedAt: row.last_used_at,
    usageCount: Number(row.usage_count),
    createdAt: row.created_at,
    prefix: row.prefix,
    lastFour: row.last_four,
    previousUntil: row.previous_until && row.previous_until > now() ? row.previous_until : null,
  };
}

function memberOf({ acts_for_id: id, first_name, last_name, email, role }: KeyRow) {
  if (id === null) return null;
  const name = fullName({ firstName: first_name, lastName: last_name }) || email;
  return { id, name: name ?? 'Former member', hasLeft: role === null };
}
