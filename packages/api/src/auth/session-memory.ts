import type { Database } from '../database/types.ts';
import type { Remembering } from '../server-context.ts';
import type { Person } from './caller.ts';
import { type MembershipPlace, readMemberships } from './store/organizations.ts';
import { findSession } from './store/sessions.ts';

/** The user of a session token, with their memberships. */
export interface Known {
  user: Person;
  memberships: MembershipPlace[];
  /** The organization on whose custom domain the session began; the only membership then. */
  onlyIn: string | null;
  provedAt: string | null;
}

interface Remembered extends Known {
  versions: number[];
  until: number;
}

const capacity = 10_000;
const lifetime = 30_000;

const createSessions = () => new Map<string, Remembered>();

/**
 * Looks up a session token. On SQLite, where one process owns the file, the result is cached until an organization of
 * the user changes its version (as every change of a member or user does); on PostgreSQL it is always queried.
 */
export async function recognize(server: Remembering, token: string): Promise<Known | null> {
  const { database } = server;
  const memory = database.dialect === 'sqlite' ? server.memory.of(createSessions) : undefined;
  const remembered = memory?.get(token);
  if (remembered && (await isCurrent(database, remembered))) return remembered;
  memory?.delete(token);
  const session = await findSession(database.directory, token);
  if (!session) return null;
  const { user, onlyIn, provedAt } = session;
  const read = async () => {
    const all = await readMemberships(database.directory, user.id);
    const counts = ({ organizationId }: MembershipPlace) =>
      onlyIn === null || organizationId === onlyIn;
    return { user, onlyIn, provedAt, memberships: all.filter(counts) };
  };
  if (!memory) return read();
  // The versions are read before the data: the cached data may be newer than the versions, never older.
  const versions = await versionsOf(database, await read());
  const known = await read();
  if (versions.length > 0 && versions.length === known.memberships.length) {
    if (memory.size >= capacity) memory.clear();
    memory.set(token, { ...known, versions, until: Date.now() + lifetime });
  }
  return known;
}

/** Removes a session from the cache; without a token, all of them. */
export function forgetSession({ memory }: Remembering, token?: string) {
  if (token === undefined) memory.of(createSessions).clear();
  else memory.of(createSessions).delete(token);
}

const versionsOf = (database: Database, { memberships }: Known) =>
  Promise.all(memberships.map(({ organizationId }) => database.org(organizationId).version()));

async function isCurrent(database: Database, { memberships, versions, until }: Remembered) {
  if (Date.now() > until) return false;
  for (const [index, { organizationId }] of memberships.entries()) {
    if ((await database.org(organizationId).version()) !== versions[index]) return false;
  }
  return true;
}
