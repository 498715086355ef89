import { now } from '../../database/ids.ts';
import { prepareDirectory } from '../../database/prepare.ts';
import type { Directory, DirectoryTx, P } from '../../database/types.ts';
import type { Person } from '../caller.ts';
import { hashToken, newToken } from '../tokens.ts';
import { readMemberships } from './organizations.ts';

const idleHours = 12;
const absoluteDays = 30;
const hour = 60 * 60 * 1000;
/** Maximum lag of the last use: a write for every request would cost more than the request. */
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
  proved_at: string | null;
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
      'sessions.proved_at',
    ),
);

const liveSession = prepareDirectory((directory, p: P<'hash' | 'now' | 'idleSince'>) =>
  directory
    .from('sessions')
    .where('token_hash', p.hash)
    .where('expires_at', '>', p.now)
    .where('last_used_at', '>', p.idleSince)
    .select('user_id'),
);

/** Whether a session is still valid, by the hash of its token. */
export async function isLive(directory: Directory, hash: string): Promise<boolean> {
  const idleSince = new Date(Date.now() - idleHours * hour).toISOString();
  return Boolean(await directory.first(liveSession({ hash, now: now(), idleSince })));
}

/**
 * Starts a session and returns its token, which is stored only as a hash. One that begins on a custom domain
 * is valid in that organization only: the owner of the domain could point it elsewhere and collect cookies.
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
    proved_at: at,
  });
  return token;
}

/** The user of a session token, unless it is unknown, idle for 12 hours or 30 days old; with the organization that it is restricted to. */
export async function findSession(
  directory: Directory,
  token: string,
): Promise<{ user: Person; onlyIn: string | null; provedAt: string | null } | null> {
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
  return { user, onlyIn: row.organization_id, provedAt: row.proved_at };
}

/** Records that the password was just confirmed. The caller must remove the session from the cache. */
export const proveSession = (directory: Directory, token: string) =>
  directory.write((tx) =>
    tx.update('sessions', { token_hash: hashToken(token) }, { proved_at: now() }),
  );

/** Ends one session. The caller must remove it from the cache, here and below. */
export async function endSession(directory: Directory, token: string): Promise<void> {
  const hash = hashToken(token);
  await directory.write(async (tx) => {
    const row = await tx.first<SessionRow>(sessionByHash({ hash }));
    await tx.remove('sessions', { token_hash: hash });
    if (row) await publishEnd(tx, row.id);
  });
}

/** Ends every session of a user except the present one. */
export const endOtherSessions = (tx: DirectoryTx, userId: string, ownToken: string | null) =>
  endSessionsBut(tx, userId, ownToken && hashToken(ownToken));

/** The same, by the hash of the session's token. */
export async function endSessionsBut(tx: DirectoryTx, userId: string, keptHash: string | null) {
  await tx.remove('sessions', (row) => {
    row.where('user_id', userId);
    if (keptHash) row.whereNot('token_hash', keptHash);
  });
  await publishEnd(tx, userId);
}

export async function endSessionsOf(tx: DirectoryTx, userId: string): Promise<void> {
  await tx.remove('sessions', { user_id: userId });
  await publishEnd(tx, userId);
}

/** Records an event in every organization of the user, so that every node closes their sockets. */
async function publishEnd(tx: DirectoryTx, userId: string) {
  for (const { organizationId } of await readMemberships(tx, userId)) {
    await tx.org(organizationId).record('session.ended', { userId });
  }
}
