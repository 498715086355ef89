import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { now } from '../database/ids.ts';
import type { Database } from '../database/types.ts';
import { keep } from '../memory.ts';
import type { Remembering } from '../server-context.ts';
import { gateIn } from './allowed-networks.ts';
import type { KeyCaller, Member } from './caller.ts';
import { organizationClosed } from './closed-organization.ts';
import { permissionsIn } from './permissions.ts';
import { addUses, findKey, type KeyRow, type Used } from './store/api-keys.ts';
import { hashToken } from './tokens.ts';

/** The prefix of every API key. Makes leaked keys easy to find and distinguishes keys from sessions. */
export const keyPrefix = 'hdk_';

interface Remembered {
  key: KeyCaller;
  expiresAt: string | null;
  version: number;
  /** When its closed organization is deleted; null if it is open. */
  deletesAt: string | null;
}

interface Memory {
  keys: Map<string, Remembered>;
  /** Calls since the last write, by organization and key. */
  used: Map<string, Used>;
  writing?: NodeJS.Timeout | undefined;
}

const pause = 3_000;

function createKeys(server: Remembering, atStop: (finish: () => Promise<unknown>) => void): Memory {
  atStop(() => writeKeyUses(server));
  return { keys: new Map(), used: new Map() };
}

/**
 * Looks up an API key, unless it is unknown, disabled or expired. Like a session, a key is cached until the version of its
 * organization changes.
 */
export async function recognizeKey(server: Remembering, token: string): Promise<KeyCaller | null> {
  const { database } = server;
  const memory = server.memory.of(createKeys);
  const known = memory.keys.get(token);
  const isCurrent = known && database.rememberedVersion(known.key.organizationId) === known.version;
  const found = isCurrent ? known : await find(database, memory, token);
  if (!found || (found.expiresAt !== null && found.expiresAt <= now())) return null;
  if (found.deletesAt !== null) throw organizationClosed(found.deletesAt);
  countUse(server, memory, found.key);
  return found.key;
}

async function find(database: Database, memory: Memory, token: string) {
  const row = await database.learnVersions(
    `key ${token}`,
    () => findKey(database.directory, token),
    (one) => (one ? [[one.organization_id, one.version]] : []),
  );
  if (!row) return null;
  const { id, name, organization_id: organizationId, version } = row;
  const expiresAt = endOf(row, token);
  const permissions = new Set(JSON.parse(row.permissions) as ApiPermission[]);
  const publicName = row.public_name ?? row.organization_name;
  const gate = gateIn(row.allowed_networks);
  const [member, maker] = [memberOf(row), makerOf(row)];
  const key = { id, name, publicName, organizationId, permissions, gate, member, maker };
  const found = { key, expiresAt, version, deletesAt: row.deletes_at };
  keep(memory.keys, token, found);
  return found;
}

/** When this secret expires: the end of the overlap for a replaced one, or the key's own expiry if sooner. */
function endOf({ token_hash, previous_until, expires_at }: KeyRow, token: string): string | null {
  if (token_hash === hashToken(token) || previous_until === null) return expires_at;
  return expires_at !== null && expires_at < previous_until ? expires_at : previous_until;
}

/** The member that the key acts for, as long as they are a member. */
function memberOf(row: KeyRow): Member | null {
  const { acts_for_id: id, role, email, member_deletes_at: leavesAt } = row;
  if (id === null || role === null || email === null || leavesAt !== null) return null;
  return {
    user: {
      id,
      email,
      firstName: row.first_name,
      lastName: row.last_name,
      profileImageUrl: row.profile_image_url,
    },
    role,
    permissions: permissionsIn(row.member_permissions),
    organizationId: row.organization_id,
    via: row.name,
  };
}

/** The member who created the key, with their current permissions. */
const makerOf = ({ made_by_id: id, maker_role: role, maker_permissions: held }: KeyRow) =>
  id === null || role === null ? null : { id, role, permissions: permissionsIn(held) };

/** Counts uses in memory for a few seconds, so a call doesn't need a write. */
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
 * Writes the usage counts of keys: before keys are listed, and before the database closes. If a write fails, its counts are
 * added to the next one.
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
