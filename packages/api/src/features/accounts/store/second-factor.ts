import type { SecondFactorChange } from '@helpdesk/sdk/rules/event-payloads';
import { endOtherSessions, endSessionsOf } from '../../../auth/store/sessions.ts';
import { newId, now } from '../../../database/ids.ts';
import type { RecoveryCodeRow, TotpFactorRow, UserRow } from '../../../database/rows/people.ts';
import type { Directory, DirectoryTx } from '../../../database/types.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { aboutUser } from './about-user.ts';
import { findUser } from './accounts.ts';
import { organizationThatWrites } from './password-reset.ts';

const alreadySetUp = () =>
  new Refusal(409, 'An authenticator app is already set up', 'already_set_up');

export const wrongCode = (status: 400 | 401) =>
  new Refusal(status, 'This code is wrong or was already used', 'wrong_code');

const totpOf = (directory: Directory, userId: string) =>
  directory.first<TotpFactorRow>(directory.from('totp_factors').where('user_id', userId));

/** The user's authenticator app, if it has been set up. */
export const findTotp = (directory: Directory, userId: string) =>
  directory.first<TotpFactorRow>(
    directory.from('totp_factors').where('user_id', userId).whereNotNull('confirmed_at'),
  );

/** The user's unused recovery codes. */
export const unusedCodes = (directory: Directory, userId: string) =>
  directory.all<RecoveryCodeRow>(
    directory.from('recovery_codes').where('user_id', userId).whereNull('used_at').orderBy('id'),
  );

/** Stores the secret of an authenticator app during its setup, replacing an earlier attempt. */
export const beginTotp = (directory: Directory, userId: string, secretSealed: string) =>
  directory.locking({ users: [userId] }).write(async (tx) => {
    await lockAccount(tx, userId);
    if (await findTotp(tx, userId)) throw alreadySetUp();
    await tx.remove('totp_factors', { user_id: userId });
    const row = { user_id: userId, secret_sealed: secretSealed, created_at: now() };
    await tx.insert('totp_factors', row);
  });

/** The authenticator app during its setup. */
export async function findTotpToConfirm(directory: Directory, userId: string) {
  const found = await totpOf(directory, userId);
  if (!found) throw notFound('Start setting up an authenticator app first');
  if (found.confirmed_at !== null) throw alreadySetUp();
  return found;
}

/** The user who changes their factors, and their session. */
export interface Owner {
  userId: string;
  token: string | null;
}

/**
 * Confirms the authenticator app with its first code; returns whether it is the account's first factor, which comes
 * with recovery codes.
 */
export async function confirmTotp(
  directory: Directory,
  { userId, token }: Owner,
  asked: Pick<TotpFactorRow, 'secret_sealed'>,
  step: number,
  codeHashes: readonly string[],
) {
  const account = await aboutUser(directory, userId);
  return account.write(async (tx) => {
    await lockAccount(tx, userId);
    const open = { user_id: userId, secret_sealed: asked.secret_sealed, confirmed_at: null };
    const confirmed = { confirmed_at: now(), last_step: step };
    if ((await tx.update('totp_factors', open, confirmed)) === 0) throw alreadySetUp();
    const isFirst = await noteFactor(tx, userId, codeHashes);
    await endOtherSessions(tx, userId, token);
    await tell(tx, userId, 'totp_added');
    return isFirst;
  });
}

export async function removeTotp(directory: Directory, { userId, token }: Owner) {
  const account = await aboutUser(directory, userId);
  await account.write(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await findTotp(tx, userId))) throw notFound('No authenticator app is set up');
    await tx.remove('totp_factors', { user_id: userId });
    await forgetCodesWithoutFactor(tx, userId);
    await endOtherSessions(tx, userId, token);
    await tell(tx, userId, 'totp_removed');
  });
}

/** Replaces the recovery codes of an account that has a factor. */
export async function replaceCodes(
  directory: Directory,
  userId: string,
  codeHashes: readonly string[],
) {
  const account = await aboutUser(directory, userId);
  await account.write(async (tx) => {
    const user = await lockAccount(tx, userId);
    if (user.second_factor_since === null) {
      throw new Refusal(409, 'Set up two-factor authentication first', 'second_factor_missing');
    }
    await insertCodes(tx, userId, codeHashes);
    await tell(tx, userId, 'recovery_codes_made');
  });
}

/** Uses up a code's time step and all earlier ones; of two simultaneous calls with one code, one succeeds. */
export async function spendStep(tx: DirectoryTx, userId: string, step: number) {
  const unspent = await tx.update(
    'totp_factors',
    (row) =>
      row.where('user_id', userId).whereNotNull('confirmed_at').where('last_step', '<', step),
    { last_step: step },
  );
  if (unspent === 0) throw wrongCode(401);
}

/** Uses up a recovery code; of two simultaneous calls with one code, one succeeds. */
export async function spendCode(tx: DirectoryTx, userId: string, id: string) {
  const unused = { id, user_id: userId, used_at: null };
  if ((await tx.update('recovery_codes', unused, { used_at: now() })) === 0) throw wrongCode(401);
  await tell(tx, userId, 'recovery_code_used');
}

/** Removes every factor except the password. */
export async function removeAllFactors(tx: DirectoryTx, userId: string) {
  await tx.remove('totp_factors', { user_id: userId });
  await tx.remove('passkeys', { user_id: userId });
  await forgetCodesWithoutFactor(tx, userId);
}

/** Removes a user's factors on behalf of an admin: signs the user out and notifies them. */
export async function resetFactors(tx: DirectoryTx, userId: string) {
  await lockAccount(tx, userId);
  await removeAllFactors(tx, userId);
  await endSessionsOf(tx, userId);
  await tell(tx, userId, 'reset');
}

/** Locks the user's row, so changes to an account's factors run one after another. */
export async function lockAccount(tx: DirectoryTx, userId: string): Promise<UserRow> {
  await tx.update('users', { id: userId }, { id: userId });
  const user = await findUser(tx, userId);
  if (!user) throw new Error(`The user ${userId} has a session but no row`);
  return user;
}

/** Records a new factor; an account's first factor comes with recovery codes. */
export async function noteFactor(tx: DirectoryTx, userId: string, codeHashes: readonly string[]) {
  const without = { id: userId, second_factor_since: null };
  const isFirst = (await tx.update('users', without, { second_factor_since: now() })) === 1;
  if (isFirst) await insertCodes(tx, userId, codeHashes);
  return isFirst;
}

async function insertCodes(tx: DirectoryTx, userId: string, codeHashes: readonly string[]) {
  await tx.remove('recovery_codes', { user_id: userId });
  for (const code_hash of codeHashes) {
    await tx.insert('recovery_codes', {
      id: newId(),
      user_id: userId,
      code_hash,
      created_at: now(),
    });
  }
}

/** Removes the recovery codes of an account without another factor. */
export async function forgetCodesWithoutFactor(tx: DirectoryTx, userId: string) {
  if (await findTotp(tx, userId)) return;
  if (await tx.first(tx.from('passkeys').where('user_id', userId))) return;
  await tx.remove('recovery_codes', { user_id: userId });
  await tx.update('users', { id: userId }, { second_factor_since: null });
}

/** Notifies the user by email. */
export async function tell(tx: DirectoryTx, userId: string, change: SecondFactorChange) {
  const user = await findUser(tx, userId);
  const organizationId = user && (await organizationThatWrites(tx, user));
  if (!organizationId) return;
  const payload = { userId, change, at: now() };
  await tx.org(organizationId).record('account.second_factor_changed', payload);
}
