import { endSessionsBut, endSessionsOf } from '../../../auth/store/sessions.ts';
import { hashToken } from '../../../auth/tokens.ts';
import type { Config } from '../../../config.ts';
import { newId, now } from '../../../database/ids.ts';
import type { EmailChangeRow, UserRow } from '../../../database/rows/people.ts';
import type { Directory, DirectoryTx } from '../../../database/types.ts';
import { confirmToken, takeBackToken } from '../email-links.ts';
import { resetToken } from '../reset-link.ts';
import { aboutUser } from './about-user.ts';
import { emailTaken, endOpenChanges, findUser, findUserByEmail } from './accounts.ts';
import { endOpenResets, linkInvalid, openReset, organizationThatWrites } from './password-reset.ts';
import { removeAllFactors } from './second-factor.ts';

const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(Date.now() + days * day).toISOString();
const changes = (directory: Directory) => directory.from('email_changes').whereNull('ended_at');

const open = (directory: Directory) =>
  changes(directory).whereNull('confirmed_at').where('expires_at', '>', now());

/** The requested address that is not confirmed yet. */
export async function pendingEmail(directory: Directory, userId: string): Promise<string | null> {
  const query = open(directory).where('user_id', userId).orderBy('created_at', 'desc').limit(1);
  return (await directory.first<EmailChangeRow>(query))?.new_email ?? null;
}

/** An open change of address, for its emails. */
export const findChange = (directory: Directory, id: string) =>
  directory.first<EmailChangeRow>(changes(directory).where('id', id));

/** Whether another account has the address, or can still revert to it. */
export async function isTaken(tx: DirectoryTx, email: string, userId: string): Promise<boolean> {
  const owner = await findUserByEmail(tx, email);
  if (owner && owner.id !== userId) return true;
  const held = changes(tx)
    .where('old_email', email)
    .whereNot('user_id', userId)
    .whereNotNull('confirmed_at')
    .where('take_back_until', '>', now());
  return Boolean(await tx.first<EmailChangeRow>(held));
}

/** Requests a change of address: the new address confirms it, the current one can revert it. Replaces an earlier request. */
export async function requestChange(
  tx: DirectoryTx,
  config: Config,
  user: UserRow,
  email: string,
  ownToken: string | null,
) {
  await endOpenChanges(tx, user.id);
  const id = newId();
  await tx.insert('email_changes', {
    id,
    user_id: user.id,
    old_email: user.email,
    new_email: email,
    session_hash: ownToken && hashToken(ownToken),
    confirm_hash: hashToken(confirmToken(config, id)),
    take_back_hash: hashToken(takeBackToken(config, id)),
    created_at: now(),
    expires_at: later(1),
    take_back_until: later(7),
  });
  const organizationId = await organizationThatWrites(tx, user);
  if (!organizationId) return;
  for (const to of ['new', 'former'] as const) {
    await tx.org(organizationId).record('account.email_change_requested', { changeId: id, to });
  }
}

/** The change that a link in the new mailbox would confirm. */
export async function changeToConfirm(directory: Directory, token: string) {
  const query = open(directory).where('confirm_hash', hashToken(token));
  const change = await directory.first<EmailChangeRow>(query);
  const user = change && (await findUser(directory, change.user_id));
  if (!user || user.email !== change.old_email) throw linkInvalid();
  return { change, user };
}

/** The change that a link in the old mailbox would revert. */
export async function changeToTakeBack(directory: Directory, token: string) {
  const query = changes(directory)
    .where('take_back_hash', hashToken(token))
    .where('take_back_until', '>', now());
  const change = await directory.first<EmailChangeRow>(query);
  if (!change) throw linkInvalid();
  return change;
}

/**
 * Applies the new address. Its owner can set a new password, so it controls the account. Therefore every other
 * session and every open password link end, and both addresses are notified.
 */
export async function confirmChange(directory: Directory, token: string): Promise<void> {
  const asked = await changeToConfirm(directory, token);
  const account = await aboutUser(directory, asked.user.id);
  await account.write(async (tx) => {
    const { change, user } = await changeToConfirm(tx, token);
    const stillOpen = { id: change.id, confirmed_at: null, ended_at: null };
    const confirmed = { confirmed_at: now(), take_back_until: later(7) };
    if ((await tx.update('email_changes', stillOpen, confirmed)) === 0) throw linkInvalid();
    const { new_email: email } = change;
    if (await isTaken(tx, email, user.id)) throw emailTaken();
    await tx.update('users', { id: user.id }, { email, email_unconfirmed_since: null });
    await endSessionsBut(tx, user.id, change.session_hash);
    await endOpenResets(tx, user.id);
    const organizationId = await organizationThatWrites(tx, user);
    if (!organizationId) return;
    for (const to of [user.email, email]) {
      const payload = { userId: user.id, to, email, changeId: change.id };
      await tx.org(organizationId).record('account.email_changed', payload);
    }
  });
}

/**
 * Restores the former address. The attacker knew the password, so it is removed and all sessions end.
 * Returns the secret of a link for a new password. Later changes can no longer be reverted, since
 * their
 * links went to the attacker.
 */
export async function takeBack(
  directory: Directory,
  config: Config,
  token: string,
): Promise<string> {
  const asked = await changeToTakeBack(directory, token);
  const account = await aboutUser(directory, asked.user_id);
  return account.write(async (tx) => {
    const change = await changeToTakeBack(tx, token);
    const { id, user_id: userId, old_email: email } = change;
    const isFirst = await tx.update('email_changes', { id, ended_at: null }, { ended_at: now() });
    if (isFirst === 0) throw linkInvalid();
    for (const since of await tx.all<EmailChangeRow>(changes(tx).where('user_id', userId))) {
      if (since.created_at < change.created_at) continue;
      await tx.update('email_changes', { id: since.id }, { ended_at: now() });
    }
    await endOpenChanges(tx, userId);
    if (await isTaken(tx, email, userId)) throw emailTaken();
    await tx.update('users', { id: userId }, { email, password_hash: null });
    // The attacker may have added factors of their own.
    await removeAllFactors(tx, userId);
    await endSessionsOf(tx, userId);
    const resetId = await openReset(tx, userId, (one) => resetToken(config, one));
    const user = await findUser(tx, userId);
    const organizationId = user && (await organizationThatWrites(tx, user));
    if (organizationId) {
      await tx.org(organizationId).record('account.email_taken_back', { userId });
    }
    return resetToken(config, resetId);
  });
}
