import type { Schema } from '@helpdesk/sdk/contract/operations';
import { now } from '../../database/ids.ts';
import type { UserRow } from '../../database/rows/people.ts';
import type { Directory, DirectoryTx } from '../../database/types.ts';
import { endOtherSessions } from '../../http/sessions.ts';
import { organizationThatWrites } from './password-reset.ts';
import { emailTaken } from './sign-up.ts';
import { findUser, findUserByEmail } from './store.ts';

/** Changes somebody's name and address; what is left out stays as it is. */
export function changeProfile(
  directory: Directory,
  id: string,
  { firstName, lastName, email: given }: Schema<'ProfileInput'>,
  ownToken: string | null,
): Promise<void> {
  return directory.write(async (tx) => {
    const email = given?.toLowerCase();
    const owner = email === undefined ? undefined : await findUserByEmail(tx, email);
    if (owner && owner.id !== id) throw emailTaken();
    const patch = { first_name: firstName, last_name: lastName, email };
    if (Object.values(patch).every((value) => value === undefined)) return;
    const user = await findUser(tx, id);
    await tx.update('users', { id }, patch);
    if (user && email !== undefined && email !== user.email) {
      await secureMove(tx, user, email, ownToken);
    }
  });
}

/**
 * With an address goes the account: whoever has it can set a new password. So every other session and every open link
 * for a new password end, and both addresses are told, in case it was not its owner who did it.
 */
async function secureMove(tx: DirectoryTx, user: UserRow, email: string, ownToken: string | null) {
  await endOtherSessions(tx, user.id, ownToken);
  await tx.update('password_resets', { user_id: user.id, used_at: null }, { used_at: now() });
  const organizationId = await organizationThatWrites(tx, user);
  if (!organizationId) return;
  for (const to of [user.email, email]) {
    await tx.org(organizationId).record('account.email_changed', { userId: user.id, to, email });
  }
}
