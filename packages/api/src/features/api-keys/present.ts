import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ApiKeyRow } from '../../database/rows/programs.ts';

/** An API key without its secret, which is not stored. */
export function presentKey(row: ApiKeyRow): Schema<'ApiKey'> {
  return {
    id: row.id,
    name: row.name,
    isActive: row.is_active === 1,
    expiresAt: row.expires_at,
    permissions: JSON.parse(row.permissions) as Schema<'ApiPermission'>[],
    lastUsedAt: row.last_used_at,
    usageCount: Number(row.usage_count),
    createdAt: row.created_at,
    prefix: row.prefix,
    lastFour: row.last_four,
  };
}
