import { idleSince, publishEnd } from '../../../auth/store/sessions.ts';
import { hashToken } from '../../../auth/tokens.ts';
import { now } from '../../../database/ids.ts';
import type { SessionRow, UserRow } from '../../../database/rows/people.ts';
import type { Directory, DirectoryTx } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';
import { organizationThatWrites } from './password-reset.ts';

/** A session that can be shown to the user. */
export type ShownSession = SessionRow & { id: string };

const shown = (directory: Directory) =>
  directory
    .from('sessions')
    .whereNotNull('id')
    .where('expires_at', '>', now())
    .where('last_used_at', '>', idleSince());

/** The user's active sessions, most recently used first. */
export const sessionsOf = (directory: Directory, userId: string) =>
  directory.all<ShownSession>(
    shown(directory).where('user_id', userId).orderBy('last_used_at', 'desc').orderBy('id'),
  );

/** Ends one session of a user. The caller must remove it from the cache. */
export const endSessionById = (directory: Directory, userId: string, id: string) =>
  directory.locking({ users: [userId] }).write(async (tx) => {
    const found = await tx.first(shown(tx).where('user_id', userId).where('id', id));
    if (!found) throw notFound('Session not found');
    await tx.remove('sessions', { id, user_id: userId });
    await publishEnd(tx, userId);
  });

/** Where a session began; undefined after it has ended. */
export const findSignIn = (directory: Directory, sessionId: string) =>
  directory.first<Pick<SessionRow, 'user_agent' | 'address'>>(
    directory.from('sessions').where('id', sessionId).select('user_agent', 'address'),
  );

/** Notifies the user by email that a session began in an unknown browser. */
export async function tellOfSignIn(tx: DirectoryTx, user: UserRow, token: string) {
  const organizationId = await organizationThatWrites(tx, user);
  const session = await tx.first<ShownSession>(
    tx.from('sessions').where('token_hash', hashToken(token)),
  );
  if (!organizationId || !session) return;
  const payload = { userId: user.id, sessionId: session.id, at: session.created_at };
  await tx.org(organizationId).record('account.signed_in', payload);
}
