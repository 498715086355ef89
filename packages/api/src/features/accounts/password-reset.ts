import { newId, now } from '../../database/ids.ts';
import type { PasswordResetRow, UserRow } from '../../database/rows/people.ts';
import type { Directory, DirectoryTx } from '../../database/types.ts';
import { Refusal } from '../../http/refusal.ts';
import { endSessionsOf } from '../../http/sessions.ts';
import { hashToken } from '../../http/tokens.ts';
import { findUserByEmail } from './store.ts';

const hour = 60 * 60 * 1000;
/** More mails than this within an hour are not sent, whoever asks. */
const mailsPerHour = 5;

export const linkInvalid = () =>
  new Refusal(410, 'This link is invalid or has expired', 'token_invalid');

/**
 * Writes down that somebody wants a new password, and has the link mailed if there is such an account.
 * An address without one costs the same write, so that the time tells nothing either.
 */
export async function requestReset(
  directory: Directory,
  email: string,
  tokenFor: (resetId: string) => string,
): Promise<void> {
  const id = newId();
  const at = now();
  const tokenHash = hashToken(tokenFor(id));
  await directory.write(async (tx) => {
    const user = await findUserByEmail(tx, email);
    const organizationId = user ? await organizationThatWrites(tx, user) : null;
    const isMailed = user && organizationId && (await countSince(tx, user.id, at)) < mailsPerHour;
    await tx.insert('password_resets', {
      id,
      user_id: user?.id ?? null,
      token_hash: tokenHash,
      created_at: at,
      expires_at: new Date(Date.parse(at) + hour).toISOString(),
    });
    if (isMailed) await tx.org(organizationId).record('password_reset.requested', { resetId: id });
  });
}

/** The one he joined first, else one that waits for him with an invitation. */
export async function organizationThatWrites(
  tx: DirectoryTx,
  user: UserRow,
): Promise<string | null> {
  const joined = tx
    .from('memberships')
    .where('user_id', user.id)
    .orderBy('created_at')
    .select('organization_id');
  const inviting = tx
    .from('invitations')
    .where('email', user.email)
    .whereNull('accepted_at')
    .whereNull('revoked_at')
    .where('expires_at', '>', now())
    .select('organization_id');
  const row =
    (await tx.first<{ organization_id: string }>(joined)) ??
    (await tx.first<{ organization_id: string }>(inviting));
  return row?.organization_id ?? null;
}

async function countSince(tx: DirectoryTx, userId: string, at: string): Promise<number> {
  const since = new Date(Date.parse(at) - hour).toISOString();
  const recent = tx
    .from('password_resets')
    .where('user_id', userId)
    .where('created_at', '>', since)
    .count('* as count');
  return (await tx.first<{ count: number }>(recent))?.count ?? 0;
}

const open = (directory: Directory) =>
  directory
    .from('password_resets')
    .whereNotNull('password_resets.user_id')
    .whereNull('password_resets.used_at')
    .where('password_resets.expires_at', '>', now());

export async function isOpenReset(directory: Directory, tokenHash: string): Promise<boolean> {
  return Boolean(await directory.first(open(directory).where('token_hash', tokenHash)));
}

/** Sets the new password, spends every link of the person and ends all sessions. */
export async function resetPassword(
  directory: Directory,
  tokenHash: string,
  passwordHash: string,
): Promise<void> {
  await directory.write(async (tx) => {
    const reset = await tx.first<PasswordResetRow>(open(tx).where('token_hash', tokenHash));
    const mine = { token_hash: tokenHash, used_at: null };
    const isFirst = (await tx.update('password_resets', mine, { used_at: now() })) === 1;
    if (!reset?.user_id || !isFirst) throw linkInvalid();
    const { user_id: userId } = reset;
    await tx.update('password_resets', { user_id: userId, used_at: null }, { used_at: now() });
    await tx.update('users', { id: userId }, { password_hash: passwordHash });
    await endSessionsOf(tx, userId);
  });
}
