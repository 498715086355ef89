import type { Role } from '@helpdesk/sdk/rules/roles';
import { newId, now } from '../../database/ids.ts';
import { prepareDirectory } from '../../database/prepare.ts';
import type { Directory, DirectoryScope, DirectoryTx, P } from '../../database/types.ts';
import { gateIn } from '../allowed-networks.ts';
import type { Person } from '../caller.ts';
import { permissionsIn } from '../permissions.ts';
import { hashToken, newToken } from '../tokens.ts';
import { type MembershipPlace, readMemberships } from './organizations.ts';

const idleHours = 12;
const absoluteDays = 30;
/** Short, so the provider confirms each day that the person still has access. */
const ssoHours = 12;
const hour = 60 * 60 * 1000;
/** Maximum lag of the last use: a write per request would cost more than the request. */
const touchEvery = 10 * 60 * 1000;

interface SessionRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  profile_image_url: string | null;
  last_used_at: string;
  organization_id: string | null;
  proved_at: string | null;
  second_factor_since: string | null;
  by_sso: number;
}

/** A session ends after 12 idle hours or 30 days, at that moment. */
const live = (directory: DirectoryScope, p: P<'hash' | 'now' | 'idleSince'>) =>
  directory
    .from('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', p.hash)
    .where('sessions.expires_at', '>', p.now)
    .where('sessions.last_used_at', '>', p.idleSince)
    .select(
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.profile_image_url',
      'users.second_factor_since',
      'sessions.last_used_at',
      'sessions.organization_id',
      'sessions.proved_at',
      'sessions.by_sso',
    );

const liveSession = prepareDirectory(live);

const liveWithPlaces = prepareDirectory((directory, p: P<'hash' | 'now' | 'idleSince'>) =>
  live(directory, p)
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .leftJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .orderBy(['memberships.created_at', 'memberships.id'])
    .select(
      'organizations.id as place',
      'organizations.subdomain',
      'organizations.version',
      'organizations.second_factor_from',
      'organizations.sso_only',
      'organizations.allowed_networks',
      'organizations.deletes_at',
      'memberships.role',
      'memberships.permissions',
    ),
);

/** A session that was last used before this has ended. */
export const idleSince = () => new Date(Date.now() - idleHours * hour).toISOString();

const valuesOf = (hash: string) => ({ hash, now: now(), idleSince: idleSince() });

/** How a session began, by the hash of its token; null when it has ended. */
export async function findLive(directory: Directory, hash: string) {
  const row = await directory.first<SessionRow>(liveSession(valuesOf(hash)));
  return row ? { bySso: row.by_sso === 1 } : null;
}

/** The device on which a session begins. */
export interface SignInPlace {
  userAgent: string;
  ip: string;
}

const maxUserAgent = 300;

/**
 * Starts a session and returns its token, which is stored only as a hash. A session on a custom domain is valid in that
 * organization only, because the owner of the domain could point it elsewhere and collect cookies. So is a single sign-on
 * session, because the organization chooses the provider.
 */
export async function startSession(
  tx: DirectoryTx,
  userId: string,
  onlyIn: string | null = null,
  place: SignInPlace | null = null,
  bySso = false,
): Promise<string> {
  const token = newToken();
  const at = now();
  await keepAccount(tx, userId);
  await tx.insert('sessions', {
    id: newId(),
    user_agent: place?.userAgent.slice(0, maxUserAgent) || null,
    address: place?.ip ?? null,
    token_hash: hashToken(token),
    user_id: userId,
    created_at: at,
    last_used_at: at,
    expires_at: new Date(Date.parse(at) + (bySso ? ssoHours : absoluteDays * 24) * hour),
    organization_id: onlyIn,
    proved_at: at,
    by_sso: bySso ? 1 : 0,
  });
  return token;
}

/** Cancels a requested deletion of the account when its user signs in. */
async function keepAccount(tx: DirectoryTx, userId: string) {
  const leaving = tx.from('users').where('id', userId).whereNotNull('deletes_at').select('id');
  if (await tx.first(leaving)) await tx.update('users', { id: userId }, { deletes_at: null });
}

interface FoundSession {
  user: Person;
  /** The organization that it is restricted to. */
  onlyIn: string | null;
  provedAt: string | null;
  hasSecondFactor: boolean;
  bySso: boolean;
}

/** The user of a session token, unless it is unknown or has ended. */
export async function findSession(
  directory: Directory,
  token: string,
): Promise<FoundSession | null> {
  const hash = hashToken(token);
  const row = await directory.first<SessionRow>(liveSession(valuesOf(hash)));
  return row ? used(directory, hash, row) : null;
}

/** A membership with the version of its organization at that time. */
export interface VersionedPlace extends MembershipPlace {
  version: number;
}

/** The user of a session and the organizations in which it is valid, all read at one moment. */
export async function findSessionWithPlaces(
  directory: Directory,
  token: string,
): Promise<(FoundSession & { places: VersionedPlace[] }) | null> {
  const hash = hashToken(token);
  const rows = await directory.all<SessionRow & PlaceRow>(liveWithPlaces(valuesOf(hash)));
  if (!rows[0]) return null;
  const places = rows.flatMap(({ organization_id: onlyIn, place, role, subdomain, ...row }) => {
    const isValid = place !== null && (onlyIn === null || onlyIn === place);
    const { version, second_factor_from: secondFactorFrom } = row;
    const permissions = permissionsIn(row.permissions);
    const ssoOnly = row.sso_only === 1;
    const gate = gateIn(row.allowed_networks);
    const deletesAt = row.deletes_at;
    return isValid
      ? [
          {
            organizationId: place,
            role,
            permissions,
            subdomain,
            version,
            secondFactorFrom,
            ssoOnly,
            gate,
            deletesAt,
          },
        ]
      : [];
  });
  return { ...(await used(directory, hash, rows[0])), places };
}

interface PlaceRow {
  place: string | null;
  role: Role;
  permissions: string | null;
  subdomain: string;
  version: number;
  second_factor_from: string | null;
  sso_only: number;
  allowed_networks: string | null;
  deletes_at: string | null;
}

async function used(directory: Directory, hash: string, row: SessionRow): Promise<FoundSession> {
  if (Date.now() - Date.parse(row.last_used_at) > touchEvery) {
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
  const hasSecondFactor = row.second_factor_since !== null;
  const { organization_id: onlyIn, proved_at: provedAt } = row;
  return { user, onlyIn, provedAt, hasSecondFactor, bySso: row.by_sso === 1 };
}

/** Records that the password was just confirmed. The caller must remove the session from the cache. */
export async function proveSession(directory: Directory, token: string) {
  const hash = hashToken(token);
  await directory
    .locking({ users: await ownersOf(directory, hash) })
    .write((tx) => tx.update('sessions', { token_hash: hash }, { proved_at: now() }));
}

/** Ends one session. The caller must remove it from the cache, here and below. */
export async function endSession(directory: Directory, token: string): Promise<void> {
  const hash = hashToken(token);
  await directory.locking({ users: await ownersOf(directory, hash) }).write(async (tx) => {
    const owners = await ownersOf(tx, hash);
    await tx.remove('sessions', { token_hash: hash });
    for (const userId of owners) await publishEnd(tx, userId);
  });
}

/** The user of a session; empty if it has ended. */
async function ownersOf(directory: Directory, hash: string): Promise<string[]> {
  const session = directory.from('sessions').where('token_hash', hash).select('user_id');
  return (await directory.all<{ user_id: string }>(session)).map((row) => row.user_id);
}

/** Ends every session of a user except the current one. */
export const endOtherSessions = (tx: DirectoryTx, userId: string, ownToken: string | null) =>
  endSessionsBut(tx, userId, ownToken && hashToken(ownToken));

/** The same, by the hash of the session's token. */
export async function endSessionsBut(tx: DirectoryTx, userId: string, keptHash: string | null) {
  // Someone who knows only the former password must not finish signing in.
  await tx.remove('sign_in_challenges', { user_id: userId });
  await tx.remove('passkey_challenges', { user_id: userId });
  await tx.remove('sessions', (row) => {
    // Without a hash, ends all of them.
    row.where('user_id', userId).whereNot('token_hash', keptHash);
  });
  await publishEnd(tx, userId);
}

export const endSessionsOf = (tx: DirectoryTx, userId: string) => endSessionsBut(tx, userId, null);

/** Publishes an event in every organization of the user, so every node closes their sockets. */
export async function publishEnd(tx: DirectoryTx, userId: string) {
  for (const { organizationId } of await readMemberships(tx, userId)) {
    await tx.org(organizationId).record('session.ended', { userId });
  }
}

/** Ends all single sign-on sessions of an organization, the only one in which they are valid. The caller must clear the session cache. */
export async function endSsoSessions(tx: DirectoryTx, organizationId: string, ofUser?: string) {
  const whose = ofUser === undefined ? {} : { user_id: ofUser };
  const bySso = { organization_id: organizationId, by_sso: 1, ...whose } as const;
  const rows = await tx.all<{ user_id: string }>(
    tx.from('sessions').where(bySso).distinct('user_id').select('user_id'),
  );
  await tx.remove('sessions', bySso);
  const org = tx.org(organizationId);
  for (const { user_id: userId } of rows) await org.record('session.ended', { userId });
}
