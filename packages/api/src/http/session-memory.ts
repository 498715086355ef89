import type { Database } from '../database/types.ts';
import type { Person } from './caller.ts';
import { type MembershipPlace, readMemberships } from './organization-of-request.ts';
import { findSession } from './sessions.ts';

/** Who a token stands for, with the organizations he belongs to. */
export interface Known {
  user: Person;
  memberships: MembershipPlace[];
  /** The organization on whose domain the session began: the only one of the memberships. */
  onlyIn: string | null;
}

interface Remembered extends Known {
  versions: number[];
  until: number;
}

const capacity = 10_000;
const lifetime = 30_000;

const memories = new WeakMap<Database, Map<string, Remembered>>();

/**
 * Looks a token up. One process owns an SQLite file, so there it remembers the answer for as long as no organization of
 * the person has moved (its version does with every change of a member or his account); on PostgreSQL it always asks.
 */
export async function recognize(database: Database, token: string): Promise<Known | null> {
  const memory = memoryOf(database);
  const remembered = memory?.get(token);
  if (remembered && (await isCurrent(database, remembered))) return remembered;
  memory?.delete(token);
  const session = await findSession(database.directory, token);
  if (!session) return null;
  const { user, onlyIn } = session;
  const read = async () => {
    const all = await readMemberships(database.directory, user.id);
    const counts = ({ organizationId }: MembershipPlace) =>
      onlyIn === null || organizationId === onlyIn;
    return { user, onlyIn, memberships: all.filter(counts) };
  };
  if (!memory) return read();
  // The versions are taken before what is remembered is read: it may be newer than they say, never older.
  const versions = await versionsOf(database, await read());
  const known = await read();
  if (versions.length > 0 && versions.length === known.memberships.length) {
    if (memory.size >= capacity) memory.clear();
    memory.set(token, { ...known, versions, until: Date.now() + lifetime });
  }
  return known;
}

/** Forgets a session that ends; without a token, all of them. */
export function forgetSession(database: Database, token?: string) {
  if (token === undefined) memories.get(database)?.clear();
  else memories.get(database)?.delete(token);
}

function memoryOf(database: Database) {
  if (database.dialect !== 'sqlite') return undefined;
  const memory = memories.get(database) ?? new Map<string, Remembered>();
  memories.set(database, memory);
  return memory;
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
