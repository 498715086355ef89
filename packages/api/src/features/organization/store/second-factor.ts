import type { UserRow } from '../../../database/rows/people.ts';
import type { Directory } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { Refusal } from '../../../refusal.ts';

const day = 24 * 60 * 60 * 1000;

/** Requires two-factor authentication for staff from the end of a grace period; null stops requiring it. */
export const requireSecondFactor = (
  directory: Directory,
  organizationId: string,
  graceDays: number | null,
  actor: Actor,
) =>
  directory.locking({ organizations: [organizationId] }).write(async (tx) => {
    const user = await tx.first<Pick<UserRow, 'second_factor_since'>>(
      tx.from('users').where('id', actor.userId).select('second_factor_since'),
    );
    if (graceDays !== null && !user?.second_factor_since) {
      throw new Refusal(
        409,
        'Set up two-factor authentication for yourself first',
        'second_factor_missing',
      );
    }
    const requiredFrom =
      graceDays === null ? null : new Date(Date.now() + graceDays * day).toISOString();
    const org = tx.org(organizationId);
    await org.update('organizations', {}, { second_factor_from: requiredFrom });
    await org.record('organization.second_factor_required', { requiredFrom, actor });
  });
