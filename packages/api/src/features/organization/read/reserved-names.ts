import { reservedSubdomains } from '@helpdesk/sdk/rules/slug';
import type { Directory } from '../../../database/types.ts';

interface Holder {
  id: string;
  name: string;
  reserved: string;
}

/** The organizations whose current or former subdomain became reserved after they chose it. */
export async function holdersOfReservedNames(directory: Directory): Promise<Holder[]> {
  const names = reservedSubdomains.filter((name) => name !== 'demo');
  const now = directory
    .from('organizations')
    .whereIn('subdomain', names)
    .select('id', 'name', 'subdomain as reserved');
  const formerly = directory
    .from('former_subdomains')
    .join('organizations', 'organizations.id', 'former_subdomains.organization_id')
    .whereIn('former_subdomains.subdomain', names)
    .select('organizations.id', 'organizations.name', 'former_subdomains.subdomain as reserved');
  return [...(await directory.all<Holder>(now)), ...(await directory.all<Holder>(formerly))];
}
