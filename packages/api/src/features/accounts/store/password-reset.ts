import { hashToken } from '../../../auth/tokens.ts';
import { newId, now } from '../../../database/ids.ts';
import type { UserRow } from '../../../database/rows/people.ts';
import type { Directory, DirectoryTx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { findUserByEmail } from './accounts.ts';

const hour = 60 * 60 * 1000;
/** Maximum emails per hour and account. */
const mailsPerHour = 5;

export const linkInvalid = () =>
  new Refusal(410, 'This link is invalid or has expired', 'token_invalid');

/**
 * Records a password request, and emails the link if there is such an account.
 * An unknown address costs the same write, so the response time reveals nothing.
 */
export async function requestReset(
  directory: Directory,
  email: string,
  tokenFor: (resetId: string) => string,
): Promise<void> {
  const id = newId();
  const at = now();
  const tokenHash = hashToken(tokenFor(id));
  const user = await findUserByEmail(directory, email);
  const writer = user && (await organizationThatWrites(directory, user));
  const organizations = writer ? [writer] : [];
  await directory.locking({ organizations }).write(async (tx) => {
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

/** The organization the user joined first, else one that has invited them, else the one they left last. */
export async function organizationThatWrites(tx: Directory, user: UserRow): Promise<string | null> {
  const joined = tx
    .from('memberships')
    .where('user_id', user.id)
    .orderBy(['created_at', 'id'])
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
  return row?.organization_id ?? user.former_organization_id;
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

/** Password links that are neither used nor expired. */
export const openResets = (directory: Directory) =>
  directory
    .from('password_resets')
    .whereNotNull('password_resets.user_id')
    .whereNull('password_resets.used_at')
    .where('password_resets.expires_at', '>', now());

/** The user of an open password link. */
export const ownerOfReset = (directory: Directory, tokenHash: string) =>
  directory.first<Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name'>>(
    openResets(directory)
      .where('password_resets.token_hash', tokenHash)
      .join('users', 'users.id', 'password_resets.user_id')
      .select('users.id', 'users.email', 'users.first_name', 'users.last_name'),
  );

/** Invalidates a user's open password links. */
export const endOpenResets = (tx: DirectoryTx, userId: string) =>
  tx.update('password_resets', { user_id: userId, used_at: null }, { used_at: now() });

/** Creates a password link to show instead of email, and invalidates earlier ones; returns its ID. */
export async function openReset(
  tx: DirectoryTx,
  userId: string,
  tokenFor: (resetId: string) => string,
): Promise<string> {
  await endOpenResets(tx, userId);
  const id = newId();
  const at = now();
  await tx.insert('password_resets', {
    id,
    user_id: userId,
    token_hash: hashToken(tokenFor(id)),
    created_at: at,
    expires_at: new Date(Date.parse(at) + hour).toISOString(),
  });
  return id;
}
