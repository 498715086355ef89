import type { OrganizationRow } from '../../../database/rows/people.ts';
import type { Database } from '../../../database/types.ts';
import { verifiedDomainOf } from '../../organization/read.ts';

const most = 500;

/** The organizations with a help center on the product's own host: open ones without a verified domain. */
export async function readCenters({ directory, org }: Pick<Database, 'directory' | 'org'>) {
  const all = directory
    .from('organizations')
    .whereNull('deletes_at')
    .orderBy('created_at')
    .limit(most)
    .select('id', 'subdomain');
  const here: Pick<OrganizationRow, 'id' | 'subdomain'>[] = [];
  for (const one of await directory.all<Pick<OrganizationRow, 'id' | 'subdomain'>>(all)) {
    if ((await verifiedDomainOf(org(one.id))) === null) here.push(one);
  }
  return here;
}
