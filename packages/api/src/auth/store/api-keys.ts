import type { Role } from '@helpdesk/sdk/rules/roles';
import { prepareDirectory } from '../../database/prepare.ts';
import type { ApiKeyRow } from '../../database/rows/programs.ts';
import type { Directory, P } from '../../database/types.ts';
import { hashToken } from '../tokens.ts';

/** Usage of a key: count and last time. */
export interface Used {
  count: number;
  at: string;
}

const keyByHash = prepareDirectory((directory, p: P<'hash'>) =>
  directory
    .from('api_keys')
    .join('organizations', 'organizations.id', 'api_keys.organization_id')
    .leftJoin('memberships', (on) =>
      on
        .on('memberships.organization_id', 'api_keys.organization_id')
        .andOn('memberships.user_id', 'api_keys.acts_for_id'),
    )
    .leftJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('memberships as maker', (on) =>
      on
        .on('maker.organization_id', 'api_keys.organization_id')
        .andOn('maker.user_id', 'api_keys.made_by_id'),
    )
    .where((its) => its.where('token_hash', p.hash).orWhere('previous_hash', p.hash))
    .where('is_active', 1)
    .select(
      'api_keys.*',
      'organizations.version',
      'organizations.allowed_networks',
      'organizations.name as organization_name',
      'organizations.deletes_at',
      'users.deletes_at as member_deletes_at',
      'memberships.role',
      'memberships.permissions as member_permissions',
      'maker.role as maker_role',
      'maker.permissions as maker_permissions',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.profile_image_url',
    ),
);

/** An API key with its organization, the member it acts for, and its creator. Both members may be gone. */
export interface KeyRow extends ApiKeyRow {
  version: number;
  allowed_networks: string | null;
  organization_name: string;
  /** When its closed organization is deleted. */
  deletes_at: string | null;
  /** When the member's account is deleted. */
  member_deletes_at: string | null;
  role: Role | null;
  member_permissions: string | null;
  /** The role of the member who created it; null if they have left. */
  maker_role: Role | null;
  maker_permissions: string | null;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  profile_image_url: string | null;
}

/** The API key of this token with its organization's version at that time, unless it is unknown or disabled. */
export const findKey = (directory: Directory, token: string) =>
  directory.first<KeyRow>(keyByHash({ hash: hashToken(token) }));

/** Adds to the stored usage of keys, by organization and key. Sorted, so two nodes lock the rows in the same order. */
export function addUses(directory: Directory, used: [string, Used][]): Promise<void> {
  // Equivalent when changed: no two names are equal, and any number above zero sorts the same.
  const sorted = used.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return directory.write(async (tx) => {
    for (const [name, { count, at }] of sorted) {
      const [organization_id, id] = name.split(' ') as [string, string];
      const row = await tx.first<ApiKeyRow>(tx.from('api_keys').where({ organization_id, id }));
      if (!row) continue;
      const usage_count = Number(row.usage_count) + count;
      await tx.update('api_keys', { organization_id, id }, { usage_count, last_used_at: at });
    }
  });
}
