import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { ServerContext } from '../../server-context.ts';
import { accountsOfOtherSpellings } from './store/other-spellings.ts';

/** Warns the operator about unreachable accounts: another account has the normalized spelling of their address. */
export async function warnOfOtherSpellings({
  database,
  log,
}: Pick<ServerContext, 'database' | 'log'>): Promise<void> {
  for (const { id, email } of await accountsOfOtherSpellings(database.directory)) {
    const other = normalizeEmail(email);
    log.warn(
      { user: id, email, other },
      `Two accounts have the same address, "${email}" and "${other}". The first can't sign in. Change its address, or delete it.`,
    );
  }
}
