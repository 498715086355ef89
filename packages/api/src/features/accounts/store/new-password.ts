import { endSessionsOf } from '../../../auth/store/sessions.ts';
import { now } from '../../../database/ids.ts';
import type { PasswordResetRow } from '../../../database/rows/people.ts';
import type { Directory } from '../../../database/types.ts';
import { endOpenChanges, findUser } from './accounts.ts';
import { endOpenResets, linkInvalid, openResets, ownerOfReset } from './password-reset.ts';
import { removeAllFactors } from './second-factor.ts';

/** Sets the new password, uses up every link of the user and ends all sessions. */
export async function resetPassword(
  directory: Directory,
  tokenHash: string,
  passwordHash: string,
): Promise<void> {
  const owner = await ownerOfReset(directory, tokenHash);
  await directory.locking({ users: owner ? [owner.id] : [] }).write(async (tx) => {
    const reset = await tx.first<PasswordResetRow>(openResets(tx).where('token_hash', tokenHash));
    const mine = { token_hash: tokenHash, used_at: null };
    const isFirst = (await tx.update('password_resets', mine, { used_at: now() })) === 1;
    if (!reset?.user_id || !isFirst) throw linkInvalid();
    const { user_id: userId } = reset;
    await endOpenResets(tx, userId);
    await endOpenChanges(tx, userId);
    const user = await findUser(tx, userId);
    // A person who opened the account with someone else's address could still sign in with their passkey.
    if (user?.email_unconfirmed_since) await removeAllFactors(tx, userId);
    await tx.update(
      'users',
      { id: userId },
      {
        password_hash: passwordHash,
        // The link confirms the address.
        email_unconfirmed_since: null,
      },
    );
    await endSessionsOf(tx, userId);
  });
}
