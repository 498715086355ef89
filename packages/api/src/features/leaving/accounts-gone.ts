import type { Database, Log } from '../../database/types.ts';
import { forEach } from '../../jobs/each-organization.ts';
import { usersDue } from './store/account.ts';
import { eraseAccount } from './store/erase-account.ts';

/** Deletes the accounts whose grace period is over. */
export async function lookAfterLeaving(
  { database, log }: { database: Database; log: Log },
  at = Date.now(),
): Promise<void> {
  const users = await usersDue(database, new Date(at).toISOString());
  await forEach(
    users,
    ({ id }) => id,
    async ({ id }) => {
      await eraseAccount(database, id);
      log.info({ user: id }, 'An account was deleted');
    },
  );
}
