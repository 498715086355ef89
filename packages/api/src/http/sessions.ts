import { now } from '../database/ids.ts';
import { prepareDirectory } from '../database/prepare.ts';
import type { Directory, DirectoryTx, P } from '../database/types.ts';
import type { Person } from './caller.ts';
import { hashToken, newToken } from './tokens.ts';

const idleHours = 12;
const absoluteDays = 30;
const hour = 60 * 60 * 1000;
/** How much the last use may lag behind: a write for every request would cost more than the request. */
const touchEvery = 10 * 60 * 1000;

interface SessionRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  profile_image_url: string | null;
  last_used_at: string;
  expires_at: string;
  organization_id: string | null;
}

const sessionByHash = prepareDirectory((directory, p: P<'hash'>) =>
  directory
    .from('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', p.hash)
    .select(
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.profile_image_url',
      'sessions.last_used_at',
      'sessions.expires_at',
      'sessions.organization_id',
    ),
);

const liveSessions = prepareDirectory((directory, p: P<'user' | 'now' | 'idleSince'>) =>
  directory
    .from('sessions')
    .where('user_id', p.user)
    .where('expires_at', '>', p.now)
    .where('last_used_at', '>', p.idleSince)
    .select('user_id'),
);

/** Whether a person has any session that still counts. */
export async function isSignedIn(directory: Directory, userId: string): Promise<boolean> {
  const idleSince = new Date(Date.now() - idleHours * hour).toISOString();
  return Boolean(await directory.first(liveSessions({ user: userId, now: now(), idleSince })));
}

/**
 * Starts a session and answers its token, which is stored only as a hash. One that begins on an organization's own domain
 * counts in that organization alone: whoever has the domain could move it, and collect what browsers keep for it.
 */
export async function startSession(
  tx: DirectoryTx,
  userId: string,
  onlyIn: string | null = null,
): Promise<string> {
  const token = newToken();
  const at = now();
  await tx.insert('sessions', {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: at,
    last_used_at: at,
    expires_at: new Date(Date.parse(at) + absoluteDays * 24 * hour).toISOString(),
    organization_id: onlyIn,
  });
  return token;
}

/** The person behind a token, unless it is unknown, idle for 12 hours or 30 days old; and where alone it counts. */
export async function findSession(
  directory: Directory,
  token: string,
): Promise<{ user: Person; onlyIn: string | null } | null> {
  const hash = hashToken(token);
  const row = await directory.first<SessionRow>(sessionByHash({ hash }));
  if (!row) return null;
  const at = Date.now();
  const idle = at - Date.parse(row.last_used_at);
  if (idle > idleHours * hour || at > Date.parse(row.expires_at)) return null;
  if (idle > touchEvery) {
    await directory.write((tx) =>
      tx.update('sessions', { token_hash: hash }, { last_used_at: now() }),
    );
  }
  const user = {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
  };
  return { user, onlyIn: row.organization_id };
}

export async function endSession(directory: Directory, token: string): Promise<void> {
  await directory.write((tx) => tx.remove('sessions', { token_hash: hashToken(token) }));
}

/** Ends every session of a person; the memory of who calls must forget them too. */
/** All of a person but the one that he acts with. */
export async function endOtherSessions(tx: DirectoryTx, userId: string, ownToken: string | null) {
  await tx.remove('sessions', (row) => {
    row.where('user_id', userId);
    if (ownToken) row.whereNot('token_hash', hashToken(ownToken));
  });
}

export async function endSessionsOf(tx: DirectoryTx, userId: string): Promise<void> {
  await tx.remove('sessions', { user_id: userId });
}
