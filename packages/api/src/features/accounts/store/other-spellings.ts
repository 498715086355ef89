import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { Directory } from '../../../database/types.ts';

interface Account {
  id: string;
  email: string;
}

/** Accounts whose stored address is not normalized, because another account already has the normalized address. */
export async function accountsOfOtherSpellings(directory: Directory): Promise<Account[]> {
  const international = directory
    .from('users')
    .whereRaw('length(email) <> octet_length(email)')
    .orderBy('email')
    .select('id', 'email');
  const rows = await directory.all<Account>(international);
  return rows.filter(({ email }) => normalizeEmail(email) !== email);
}
