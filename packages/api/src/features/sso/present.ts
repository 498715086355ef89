import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Role } from '@helpdesk/sdk/rules/roles';
import type { SsoConnectionRow, SsoDomainRow } from '../../database/rows/sso.ts';
import { rolesOf } from './role.ts';

export const recordName = (domain: string) => `_helpdesk-sso.${domain}`;

/** A connection, without its secret. */
export const presentConnection = (row: SsoConnectionRow): Schema<'SsoConnection'> => ({
  issuer: row.issuer,
  clientId: row.client_id,
  makesMembers: row.makes_members === 1,
  roleClaim: row.role_claim,
  roles: rolesOf(row),
  defaultRole: row.default_role as Role,
  maxRole: row.max_role as Role,
  updatesRoles: row.updates_roles === 1,
  atOwnAddresses: row.at_own_addresses === 1,
  lastUsedAt: row.last_used_at,
});

export const presentDomain = (row: SsoDomainRow): Schema<'SsoDomain'> => ({
  id: row.id,
  domain: row.domain,
  verifiedAt: row.verified_at,
  record: { name: recordName(row.domain), value: row.token },
});
