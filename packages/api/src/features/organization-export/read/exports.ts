import { prepare } from '../../../database/prepare.ts';
import type { OrganizationExportRow } from '../../../database/rows/exports.ts';
import type { OrganizationRow } from '../../../database/rows/people.ts';
import type { Org, P } from '../../../database/types.ts';

export interface ExportWithPerson extends OrganizationExportRow {
  email: string | null;
  first_name: string | null;
  last_name: string | null;
}

const withPerson = prepare((org, p: P<'limit'>) =>
  org
    .from('organization_exports')
    .leftJoin('users', 'users.id', 'organization_exports.requested_by')
    .orderBy('organization_exports.created_at', 'desc')
    .orderBy('organization_exports.id', 'desc')
    .limit(p.limit)
    .select('organization_exports.*', 'users.email', 'users.first_name', 'users.last_name'),
);

const oneOf = prepare((org, p: P<'id'>) =>
  org
    .from('organization_exports')
    .leftJoin('users', 'users.id', 'organization_exports.requested_by')
    .where('organization_exports.id', p.id)
    .select('organization_exports.*', 'users.email', 'users.first_name', 'users.last_name'),
);

const shown = 10;

/** The exports of an organization, newest first. */
export const listExports = (org: Org) => org.all<ExportWithPerson>(withPerson({ limit: shown }));

export const findExport = (org: Org, id: string) => org.first<ExportWithPerson>(oneOf({ id }));

const head = prepare((org) => org.from('organizations').select('id', 'name', 'subdomain'));

/** The organization's data for an archive and its name. */
export const readHead = (org: Org) =>
  org.first<{ id: string; name: string; subdomain: string }>(head({}));

const door = prepare((org) => org.from('organizations').select('allowed_networks', 'deletes_at'));

/** The organization's data that limits access. */
export const readDoor = (org: Org) =>
  org.first<Pick<OrganizationRow, 'allowed_networks' | 'deletes_at'>>(door({}));
