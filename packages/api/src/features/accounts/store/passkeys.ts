import { endOtherSessions } from '../../../auth/store/sessions.ts';
import { hashToken, newToken } from '../../../auth/tokens.ts';
import { newId, now } from '../../../database/ids.ts';
import type {
  PasskeyChallengeRow,
  PasskeyRow,
  SignInChallengeRow,
} from '../../../database/rows/people.ts';
import type { Directory, DirectoryTx } from '../../../database/types.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { aboutUser } from './about-user.ts';
import { challengeExpired } from './challenges.ts';
import {
  forgetCodesWithoutFactor,
  lockAccount,
  noteFactor,
  type Owner,
  tell,
} from './second-factor.ts';

const lifetime = 10 * 60 * 1000;
const maxPasskeys = 20;

export const wrongPasskey = (status: 400 | 401) =>
  new Refusal(status, "This passkey didn't work", 'wrong_passkey');

/** The passkeys of a user, oldest first. */
export const passkeysOf = (directory: Directory, userId: string) =>
  directory.all<PasskeyRow>(directory.from('passkeys').where('user_id', userId).orderBy('id'));

export const findPasskey = (directory: Directory, credentialId: string) =>
  directory.first<PasskeyRow>(directory.from('passkeys').where('credential_id', credentialId));

export function refuseTooMany(rows: readonly PasskeyRow[]) {
  if (rows.length < maxPasskeys) return;
  throw new Refusal(409, `An account can have up to ${maxPasskeys} passkeys`, 'too_many');
}

/** Saves a challenge for a passkey without a password before it: for a user who adds one, or null to sign in. */
export async function openPasskeyChallenge(
  directory: Directory,
  userId: string | null,
  challenge: string,
): Promise<string> {
  const token = newToken();
  await directory.write((tx) =>
    tx.insert('passkey_challenges', {
      token_hash: hashToken(token),
      user_id: userId,
      passkey_challenge: challenge,
      expires_at: new Date(Date.now() + lifetime).toISOString(),
    }),
  );
  return token;
}

export const findPasskeyChallenge = (directory: Directory, token: string, userId: string | null) =>
  directory.first<PasskeyChallengeRow>(
    directory
      .from('passkey_challenges')
      .where({ token_hash: hashToken(token), user_id: userId })
      .where('expires_at', '>', now()),
  );

/** Uses up a passkey's challenge; of two simultaneous calls, one succeeds. */
export async function spendPasskeyChallenge(
  tx: DirectoryTx,
  { token_hash }: Pick<PasskeyChallengeRow, 'token_hash'>,
) {
  if ((await tx.remove('passkey_challenges', { token_hash })) === 0) throw challengeExpired();
}

/** Saves the challenge for a passkey as the second factor after the right password. */
export const askPasskey = (
  directory: Directory,
  { token_hash }: SignInChallengeRow,
  passkey_challenge: string,
) =>
  directory.write((tx) => tx.update('sign_in_challenges', { token_hash }, { passkey_challenge }));

interface NewPasskey {
  name: string;
  credential: { id: string; publicKey: Uint8Array; counter: number; transports?: string[] };
}

/** Adds a passkey; returns whether it is the account's first factor, which comes with recovery codes. */
export async function addPasskey(
  directory: Directory,
  { userId, token }: Owner,
  challenge: PasskeyChallengeRow,
  { name, credential }: NewPasskey,
  codeHashes: readonly string[],
) {
  const account = await aboutUser(directory, userId);
  return account.write(async (tx) => {
    await lockAccount(tx, userId);
    await spendPasskeyChallenge(tx, challenge);
    refuseTooMany(await passkeysOf(tx, userId));
    const isNew = await tx.insertIfAbsent('passkeys', {
      id: newId(),
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      created_at: now(),
    });
    // An account already has this passkey, maybe this one.
    if (!isNew) throw wrongPasskey(400);
    const isFirst = await noteFactor(tx, userId, codeHashes);
    await endOtherSessions(tx, userId, token);
    await tell(tx, userId, 'passkey_added');
    return isFirst;
  });
}

export const renamePasskey = (directory: Directory, userId: string, id: string, name: string) =>
  directory.locking({ users: [userId] }).write(async (tx) => {
    const changed = await tx.update('passkeys', { id, user_id: userId }, { name });
    if (changed === 0) throw notFound('Passkey not found');
  });

export async function removePasskey(directory: Directory, { userId, token }: Owner, id: string) {
  const account = await aboutUser(directory, userId);
  await account.write(async (tx) => {
    await lockAccount(tx, userId);
    const removed = await tx.remove('passkeys', { id, user_id: userId });
    if (removed === 0) throw notFound('Passkey not found');
    await forgetCodesWithoutFactor(tx, userId);
    await endOtherSessions(tx, userId, token);
    await tell(tx, userId, 'passkey_removed');
  });
}

/** Records the use of a passkey. Fails if it was removed or its counter changed in the meantime. */
export async function notePasskeyUse(
  tx: DirectoryTx,
  { id, counter: before }: PasskeyRow,
  counter: number,
) {
  const used = { counter, last_used_at: now() };
  if ((await tx.update('passkeys', { id, counter: before }, used)) === 0) throw wrongPasskey(401);
}
