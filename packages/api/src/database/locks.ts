import type { Runner, Transaction } from './engine.ts';
import { NotLocked } from './errors.ts';
import { together } from './together.ts';
import type { Log, WriteScope } from './types.ts';

/** The rows that a directory write locks before anything else, sorted so two writes can't deadlock. */
export interface Locks {
  readonly organizationIds: readonly string[];
  readonly userIds: readonly string[];
}

export interface LockedOrganization {
  id: string;
  seq: number;
  version: number;
}

const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();
const marks = (ids: readonly string[]) => ids.map(() => '?').join(', ');

/** The rows that a write must lock, according to the current memberships. */
export async function locksOf(
  runner: Runner,
  { organizations = [], users = [] }: WriteScope,
): Promise<Locks> {
  const userIds = sorted(users);
  if (userIds.length === 0) return { organizationIds: sorted(organizations), userIds };
  const rows = (await runner.all(
    `select distinct organization_id from memberships where user_id in (${marks(userIds)})`,
    userIds,
  )) as { organization_id: string }[];
  const organizationIds = sorted([...organizations, ...rows.map((row) => row.organization_id)]);
  return { organizationIds, userIds };
}

/** Locks those of the rows that exist. */
export async function takeLocks(transaction: Transaction, { organizationIds, userIds }: Locks) {
  const lock = (columns: string, table: string, ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : transaction.all(
          `select ${columns} from ${table} where id in (${marks(ids)}) order by id for no key update`,
          ids,
        );
  const [organizations] = await together(
    lock('id, seq, version', 'organizations', organizationIds),
    lock('id', 'users', userIds),
  );
  return organizations as LockedOrganization[];
}

/**
 * Runs a write with its locks. If it needs more organizations, because users joined them meanwhile or they are missing in its
 * scope, it runs again with these locked too.
 */
export async function withLocks<R>(
  runner: Runner,
  log: Log,
  scope: WriteScope,
  write: (locks: Locks) => Promise<R>,
): Promise<R> {
  const further: string[] = [];
  let locks = await locksOf(runner, scope);
  for (;;) {
    const organizationIds = sorted([...locks.organizationIds, ...further]);
    try {
      return await write({ ...locks, organizationIds });
    } catch (error) {
      if (!(error instanceof NotLocked)) throw error;
      locks = await locksOf(runner, scope);
      const missing = error.organizationIds.filter((id) => !locks.organizationIds.includes(id));
      further.push(...missing);
      if (missing.length > 0) log.warn({ err: error }, 'Retrying a write: its scope was too small');
    }
  }
}
