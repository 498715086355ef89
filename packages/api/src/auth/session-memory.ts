import type { Database } from '../database/types.ts';
import { keep } from '../memory.ts';
import type { Remembering } from '../server-context.ts';
import type { Person } from './caller.ts';
import type { MembershipPlace } from './store/organizations.ts';
import { findSessionWithPlaces, type VersionedPlace } from './store/sessions.ts';

/** The user of a session token, with their memberships. */
export interface Known {
  user: Person;
  memberships: MembershipPlace[];
  /** The organization on whose custom domain, or with whose single sign-on, the session began. It is then the only membership. */
  onlyIn: string | null;
  provedAt: string | null;
  hasSecondFactor: boolean;
  bySso: boolean;
}

interface Remembered extends Known {
  /** The version of each organization when the memberships were read. */
  versions: ReadonlyMap<string, number>;
  until: number;
}

interface Sessions {
  known: Map<string, Remembered>;
  /** Results read before the last invalidation are not cached. */
  timesForgotten: number;
  /** Called when sessions may have ended, on this node or another. */
  listeners: Set<() => void>;
}

const lifetime = 30_000;
const topic = 'sessions';

function createSessions({ database }: Remembering): Sessions {
  const sessions: Sessions = { known: new Map(), timesForgotten: 0, listeners: new Set() };
  database.onAnnounced((about) => {
    if (about === topic || about === null) forget(sessions);
  });
  return sessions;
}

function forget(sessions: Sessions, token?: string) {
  sessions.timesForgotten += 1;
  if (token === undefined) sessions.known.clear();
  else sessions.known.delete(token);
  for (const listener of sessions.listeners) listener();
}

/** Calls the listener whenever sessions may have ended. Returns a function that stops it. */
export function onSessionsForgotten(server: Remembering, listener: () => void): () => void {
  const { listeners } = server.memory.of(createSessions);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Looks up a session token. The result is cached until the version of one of the user's organizations changes, which every
 * change of a member or user and every end of a session causes.
 */
export async function recognize(server: Remembering, token: string): Promise<Known | null> {
  const { database } = server;
  const memory = server.memory.of(createSessions);
  const remembered = memory.known.get(token);
  if (remembered && isCurrent(database, remembered)) return remembered;
  const { timesForgotten } = memory;
  const found = await database.learnVersions(
    `session ${timesForgotten} ${token}`,
    () => findSessionWithPlaces(database.directory, token),
    (one) => versionsIn(one?.places),
  );
  if (!found) return null;
  const { places, ...session } = found;
  const known = { ...session, memberships: places.map(({ version: _, ...place }) => place) };
  // A user without memberships has no version that would change with their first one.
  if (places.length > 0 && memory.timesForgotten === timesForgotten) {
    const versions = new Map(versionsIn(places));
    keep(memory.known, token, { ...known, versions, until: Date.now() + lifetime });
  }
  return known;
}

/** Removes a session from the cache, or all of them if no token is given. Other nodes remove all of theirs. */
export function forgetSession({ database, memory }: Remembering, token?: string) {
  forget(memory.of(createSessions), token);
  database.announce(topic);
}

const versionsIn = (places: readonly VersionedPlace[] = []) =>
  places.map(({ organizationId, version }) => [organizationId, version] as const);

function isCurrent(database: Database, { versions, until }: Remembered) {
  if (Date.now() > until) return false;
  for (const [organizationId, version] of versions) {
    if (database.rememberedVersion(organizationId) !== version) return false;
  }
  return true;
}
