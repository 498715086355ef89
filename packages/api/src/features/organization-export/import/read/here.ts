import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { Directory } from '../../../../database/types.ts';

type Reading = Pick<Directory, 'from' | 'first'>;

export async function isOrganization(directory: Reading, id: string): Promise<boolean> {
  const found = directory.from('organizations').where('id', id).select('id');
  return (await directory.first(found)) !== undefined;
}

/** Whether an organization has or had the subdomain. */
export async function isHeld(directory: Reading, subdomain: string): Promise<boolean> {
  for (const table of ['organizations', 'former_subdomains'] as const) {
    const found = directory.from(table).where('subdomain', subdomain).select('subdomain');
    if (await directory.first(found)) return true;
  }
  return false;
}

export const accountOf = (directory: Reading, email: string) =>
  directory.first<{ id: string; email_unconfirmed_since: string | null }>(
    directory
      .from('users')
      .where('email', normalizeEmail(email))
      .select('id', 'email_unconfirmed_since'),
  );

export async function isUser(directory: Reading, id: string): Promise<boolean> {
  const found = directory.from('users').where('id', id).select('id');
  return (await directory.first(found)) !== undefined;
}
