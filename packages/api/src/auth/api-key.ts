import type { ApiPermission } from '@helpdesk/sdk/rules/roles';
import { now } from '../database/ids.ts';
import type { Database } from '../database/types.ts';
import type { Remembering } from '../server-context.ts';
import type { KeyCaller } from './caller.ts';
import { addUses, findKey, type Used } from './store/api-keys.ts';

/** Prefix of every API key, so that leaked keys can be found and are never mistaken for sessions. */
export const keyPrefix = 'hdk_';

interface Remembered {
  key: KeyCaller;
  expiresAt: string | null;
  version: number;
}

interface Memory {
  keys: Map<string, Remembered>;
  /** Calls since the last write, by organization and key. */
  used: Map<string, Used>;
  writing?: NodeJS.Timeout | undefined;
}

const capacity = 10_000;
const pause = 3_000;

function createKeys(server: Remembering, atStop: (finish: () => Promise<unknown>) => void): Memory {
  atStop(() => writeKeyUses(server));
  return { keys: new Map(), used: new Map() };
}

/**
 * Looks up an API key, unless it is unknown, disabled or expired. As with sessions, the one process that
 * owns an SQLite file caches a key until its organization's version changes.
 */
export async function recognizeKey(server: Remembering, token: string): Promise<KeyCaller | null> {
  const { database } = server;
  const memory = server.memory.of(createKeys);
  const known = memory.keys.get(token);
  const found = known && (await isCurrent(database, known)) ? known : await find(database, token);
  if (!found || (found.expiresAt !== null && found.expiresAt <= now())) {
    memory.keys.delete(token);
    return null;
  }
  if (database.dialect === 'sqlite' && found !== known) {
    if (memory.keys.size >= capacity) memory.keys.clear();
    memory.keys.set(token, found);
  }
  countUse(server, memory, found.key);
  return found.key;
}

async function find(database: Database, token: string): Promise<Remembered | null> {
  const read = () => findKey(database.directory, token);
  const organizationId = (await read())?.organization_id;
  if (!organizationId) return null;
  // The version is read before the data: the cached data may be newer than the version, never older.
  const version = database.dialect === 'sqlite' ? await database.org(organizationId).version() : 0;
  const row = await read();
  if (!row) return null;
  const permissions = new Set(JSON.parse(row.permissions) as ApiPermission[]);
  const { id, name } = row;
  return { key: { id, name, organizationId, permissions }, expiresAt: row.expires_at, version };
}

async function isCurrent(database: Database, { key, version }: Remembered): Promise<boolean> {
  return (await database.org(key.organizationId).version()) === version;
}

/** Counts uses in memory for some seconds, so that a call does not cost a write. */
function countUse(server: Remembering, memory: Memory, { organizationId, id }: KeyCaller) {
  addUse(memory, `${organizationId} ${id}`, { count: 1, at: now() });
  memory.writing ??= setTimeout(() => writeKeyUses(server).catch(() => {}), pause).unref();
}

function addUse({ used }: Memory, name: string, { count, at }: Used) {
  const before = used.get(name);
  used.set(name, {
    count: (before?.count ?? 0) + count,
    at: before && before.at > at ? before.at : at,
  });
}

/**
 * Stores the usage counts of keys: before keys are listed, and before the database closes. What cannot be
 * stored is added to the next count.
 */
export async function writeKeyUses(server: Remembering): Promise<void> {
  const memory = server.memory.of(createKeys);
  clearTimeout(memory.writing);
  memory.writing = undefined;
  const used = [...memory.used];
  memory.used.clear();
  if (used.length === 0) return;
  try {
    await addUses(server.database.directory, used);
  } catch (error) {
    for (const [name, use] of used) addUse(memory, name, use);
    throw error;
  }
}
