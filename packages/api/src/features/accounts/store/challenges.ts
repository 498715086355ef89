import { hashToken, newToken } from '../../../auth/tokens.ts';
import { now } from '../../../database/ids.ts';
import type { SignInChallengeRow } from '../../../database/rows/people.ts';
import type { Directory, DirectoryTx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';

const lifetime = 10 * 60 * 1000;
const maxAttempts = 5;

export const challengeExpired = () =>
  new Refusal(410, 'This sign-in has expired. Please sign in again.', 'challenge_expired');

/** Creates a challenge for a user whose password was right; its token grants no access. */
export async function openChallenge(directory: Directory, userId: string, onlyIn: string | null) {
  const token = newToken();
  const at = now();
  const expiresAt = new Date(Date.parse(at) + lifetime).toISOString();
  await directory.locking({ users: [userId] }).write((tx) =>
    tx.insert('sign_in_challenges', {
      token_hash: hashToken(token),
      user_id: userId,
      only_in: onlyIn,
      created_at: at,
      expires_at: expiresAt,
    }),
  );
  return { token, expiresAt };
}

/** The challenge of a token, if it can still be answered at the host where it was created. */
export async function findChallenge(directory: Directory, token: string, onlyIn: string | null) {
  const open = directory
    .from('sign_in_challenges')
    .where('token_hash', hashToken(token))
    .where('expires_at', '>', now())
    .where('attempts', '<', maxAttempts);
  const found = await directory.first<SignInChallengeRow>(open);
  if (!found || found.only_in !== onlyIn) throw challengeExpired();
  return found;
}

/** Counts an answer before it is checked, so simultaneous answers count one by one. */
export async function countAttempt(
  directory: Directory,
  { token_hash, attempts }: SignInChallengeRow,
) {
  const counted = await directory.write((tx) =>
    tx.update('sign_in_challenges', { token_hash, attempts }, { attempts: attempts + 1 }),
  );
  if (counted === 0) throw challengeExpired();
}

/** Uses up a challenge; of two simultaneous calls, one succeeds. */
export async function spendChallenge(tx: DirectoryTx, { token_hash }: SignInChallengeRow) {
  if ((await tx.remove('sign_in_challenges', { token_hash })) === 0) throw challengeExpired();
}
