import type { ApiPermission } from '@helpdesk/sdk/rules/roles';
import { now } from '../database/ids.ts';
import { prepareDirectory } from '../database/prepare.ts';
import type { ApiKeyRow } from '../database/rows/programs.ts';
import type { Database, P } from '../database/types.ts';
import type { KeyCaller } from './caller.ts';
import { hashToken } from './tokens.ts';

/** How every key begins, so that leaked ones are found and no session is mistaken for one. */
export const keyMark = 'hdk_';

const keyByHash = prepareDirectory((directory, p: P<'hash'>) =>
  directory.from('api_keys').where('token_hash', p.hash).where('is_active', 1),
);

interface Remembered {
  key: KeyCaller;
  expiresAt: string | null;
  version: number;
}

interface Used {
  count: number;
  at: string;
}

interface Memory {
  keys: Map<string, Remembered>;
  /** Calls since they were last written down, by organization and key. */
  used: Map<string, Used>;
  writing?: NodeJS.Timeout | undefined;
}

const capacity = 10_000;
const pause = 3_000;
const memories = new WeakMap<Database, Memory>();

/**
 * Who calls with a key, unless it is unknown, switched off or expired. As with sessions, the one process that
 * owns an SQLite file remembers a key for as long as its organization has not moved.
 */
export async function recognizeKey(database: Database, token: string): Promise<KeyCaller | null> {
  const memory = memoryOf(database);
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
  countUse(database, memory, found.key);
  return found.key;
}

async function find(database: Database, token: string): Promise<Remembered | null> {
  const read = () => database.directory.first<ApiKeyRow>(keyByHash({ hash: hashToken(token) }));
  const organizationId = (await read())?.organization_id;
  if (!organizationId) return null;
  // The version is taken before what is remembered is read: it may be newer than that says, never older.
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

/** A call must not cost a write of its own: uses gather in memory for some seconds. */
function countUse(database: Database, memory: Memory, { organizationId, id }: KeyCaller) {
  addUse(memory, `${organizationId} ${id}`, { count: 1, at: now() });
  memory.writing ??= setTimeout(() => writeKeyUses(database).catch(() => {}), pause).unref();
}

function addUse({ used }: Memory, name: string, { count, at }: Used) {
  const before = used.get(name);
  used.set(name, {
    count: (before?.count ?? 0) + count,
    at: before && before.at > at ? before.at : at,
  });
}

/**
 * Writes down how often each key was used: before keys are shown, and before the database closes. What cannot be
 * written is counted again with the next use.
 */
export async function writeKeyUses(database: Database): Promise<void> {
  const memory = memoryOf(database);
  clearTimeout(memory.writing);
  memory.writing = undefined;
  const used = [...memory.used];
  memory.used.clear();
  if (used.length === 0) return;
  try {
    await writeUses(database, used);
  } catch (error) {
    for (const [name, use] of used) addUse(memory, name, use);
    throw error;
  }
}

function writeUses(database: Database, used: [string, Used][]): Promise<void> {
  return database.directory.write(async (tx) => {
    for (const [name, { count, at }] of used) {
      const [organization_id, id] = name.split(' ') as [string, string];
      const row = await tx.first<ApiKeyRow>(
        tx.from('api_keys').where({ organization_id, id }).select('usage_count'),
      );
      const usage_count = Number(row?.usage_count ?? 0) + count;
      await tx.update('api_keys', { organization_id, id }, { usage_count, last_used_at: at });
    }
  });
}

function memoryOf(database: Database): Memory {
  const memory = memories.get(database) ?? { keys: new Map(), used: new Map() };
  memories.set(database, memory);
  return memory;
}
