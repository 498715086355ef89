import { readMemberships } from '../../../auth/store/organizations.ts';
import { endSessionsOf } from '../../../auth/store/sessions.ts';
import { now } from '../../../database/ids.ts';
import { prepareDirectory } from '../../../database/prepare.ts';
import type { Database, Directory, P } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { aboutUser } from '../../accounts/store/about-user.ts';
import { findUser } from '../../accounts/store/accounts.ts';
import { organizationThatWrites } from '../../accounts/store/password-reset.ts';
import { readOrganization } from '../../organization/store/organization.ts';
import { countOtherAdmins } from '../../team/read.ts';
import { grace } from './closing.ts';

/**
 * Schedules the deletion of an account after the grace period: signs its user out everywhere and stops assigning
 * them work. The caller must forget all sessions.
 */
export async function requestDeletion(directory: Directory, userId: string): Promise<string> {
  const account = await aboutUser(directory, userId);
  // Locks the organizations, so of two admins who leave at once, the second sees that they are the last.
  return account.write(async (tx) => {
    const places = await readMemberships(tx, userId);
    for (const { organizationId, role, deletesAt } of places) {
      const org = tx.org(organizationId);
      await org.update(
        'memberships',
        { user_id: userId },
        { availability: 'away', away_reason: null },
      );
      if (role !== 'admin' || deletesAt !== null) continue;
      if ((await countOtherAdmins(org, userId)) > 0) continue;
      const { name } = await readOrganization(org);
      throw new Refusal(
        409,
        `You are the only admin of ${name}. Make someone else an admin first, or delete the organization`,
        'last_admin',
      );
    }
    const deletesAt = new Date(Date.parse(now()) + grace).toISOString();
    await tx.update('users', { id: userId }, { deletes_at: deletesAt });
    const user = await findUser(tx, userId);
    const writer = user && (await organizationThatWrites(tx, user));
    if (writer) await tx.org(writer).record('account.deletion_requested', { userId, deletesAt });
    await endSessionsOf(tx, userId);
    return deletesAt;
  });
}

const due = prepareDirectory((directory, p: P<'now'>) =>
  directory.from('users').where('deletes_at', '<=', p.now).select('id'),
);

/** Users whose grace period is over. */
export const usersDue = ({ directory }: Database, at: string) =>
  directory.all<{ id: string }>(due({ now: at }));
