import { later } from '../database/ids.ts';
import { prepareDirectory } from '../database/prepare.ts';
import type { Database, DirectoryScope, Query, Value } from '../database/types.ts';
import type { Group, Job } from './queue.ts';

/** A table of jobs, with columns for due time, lease and attempts. */
export interface LeasedTable {
  table:
    | 'outbox'
    | 'inbound_mails'
    | 'imap_accounts'
    | 'webhook_deliveries'
    | 'schedules'
    | 'scheduled_replies'
    | 'ticket_snoozes'
    | 'macro_runs'
    | 'organization_exports';
  /** SQL condition for waiting rows, backed by an index. */
  waiting: string;
  /** Key columns. */
  key: readonly string[];
  /** Columns of the group. */
  group: readonly string[];
  /** Further columns of a job. */
  columns?: readonly string[];
}

export interface Leased extends Job {
  leased_until: string | null;
}

type Params = Readonly<Record<string, never>>;
type Fields = Readonly<Record<string, unknown>>;

const free = '(leased_until is null or leased_until < ?)';
const inWhile = (from: string, milliseconds: number) =>
  new Date(Date.parse(from) + milliseconds).toISOString();

const clock = prepareDirectory((all) => all.raw('select ? as now', [all.time()]) as never);

const closedOrganizations = prepareDirectory((directory) =>
  directory.from('organizations').whereNotNull('deletes_at').select('id'),
);

/** Leases, releases and completes jobs of any job table. */
export function leasedRows<J extends Leased>(
  { directory, dialect }: Database,
  { table, waiting, key, group, columns = [] }: LeasedTable,
) {
  const [turn = ''] = group;
  const isDue = `${waiting} and due_at <= ? and ${free}`;

  /** Skips from group to group in the index, without scanning the jobs of each. */
  const groupsWithDue = prepareDirectory((all) => {
    const first = (after: string) =>
      `select ${turn} from ${table} where ${isDue}${after} order by ${turn} limit 1`;
    const text = `select * from (${first('')}) as least union all
      select (${first(` and ${turn} > found.name`)}) from found where found.name is not null`;
    const at = all.time();
    const found = all.raw(text, [at, at, at, at]);
    return all
      .from(table)
      .withRecursive('found', ['name'], found)
      .from('found')
      .whereNotNull('name')
      .limit(500)
      .select('name') as Query;
  });

  const returned = [...new Set([...key, ...group, ...columns, 'attempts', 'leased_until'])];

  const dueIn = (all: DirectoryScope, p: Params) => {
    const at = all.time();
    const query = all.from(table).whereRaw(isDue, [at, at]);
    for (const column of group) query.where(column, p[column] as never);
    return query.orderBy('due_at').limit(p.limit as never);
  };
  const due = prepareDirectory<string>((all, p) =>
    dueIn(all, p)
      .select(returned)
      .select(all.raw('? as now', [all.time()])),
  );
  /** In one statement, which commits by itself: each round trip costs more than the work. */
  const leaseAmongNodes = prepareDirectory<string>((all, p) =>
    all
      .from(table)
      .with('due', dueIn(all, p).select(key).forUpdate().skipLocked())
      .whereRaw(`(${key.join(', ')}) in (select ${key.join(', ')} from due)`)
      .update({
        attempts: all.raw('attempts + 1'),
        leased_until: all.raw(
          `to_char((cast(? as timestamptz) + cast(? as float8) * interval '1 millisecond')
            at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
          [all.time(), p.lease as never],
        ),
      })
      .returning([...returned, 'due_at']),
  );
  const settlements = new Map<string, ReturnType<typeof prepareDirectory<string>>>();
  /** The same for completing a job; one for each set of columns. */
  function settlement(patched: readonly string[]) {
    const name = patched.join();
    const known = settlements.get(name);
    if (known) return known;
    const made = prepareDirectory<string>((all, p) => {
      const query = all.from(table);
      for (const column of key) query.where(column, p[`key ${column}`] as never);
      return query
        .update(Object.fromEntries(patched.map((column) => [column, p[`new ${column}`]])))
        .returning(key) as Query;
    });
    settlements.set(name, made);
    return made;
  }

  const named = (job: J, columns: readonly string[]) =>
    Object.fromEntries(columns.map((column) => [column, (job as Fields)[column]]));

  return {
    /** Groups with due jobs: mostly organizations. */
    async groups(): Promise<string[]> {
      const rows = await directory.all<{ name: string }>(groupsWithDue({}));
      const names = rows.map(({ name }) => name);
      if (names.length === 0 || turn !== 'organization_id' || table === 'outbox') return names;
      // Jobs of a closed organization wait until it reopens, except the outbox, which still sends its emails.
      const closed = await directory.all<{ id: string }>(closedOrganizations({}));
      return closed.length === 0
        ? names
        : names.filter((name) => closed.every(({ id }) => id !== name));
    },

    /** Leases up to `limit` due rows of a group. */
    async claim(of: object, limit: number, lease: number): Promise<J[]> {
      if (dialect === 'postgres') {
        const asked = { ...(of as Record<string, string>), limit, lease };
        const leased = await directory.all<J & { due_at: string }>(leaseAmongNodes(asked));
        return leased.sort((one, other) => (one.due_at < other.due_at ? -1 : 1));
      }
      return directory.write(async (tx) => {
        const rows = await tx.all<J & { now: string }>(
          due({ ...(of as Record<string, string>), limit }),
        );
        for (const row of rows) {
          const leased_until = inWhile(row.now, lease);
          row.attempts += 1;
          row.leased_until = leased_until;
          await tx.update(
            table,
            named(row, key) as never,
            { leased_until, attempts: row.attempts } as never,
          );
        }
        return rows;
      });
    },

    /** Extends a lease unless it was lost; returns whether it did. */
    async extend(job: J, lease: number, patch: Fields): Promise<boolean> {
      return directory.write(async (tx) => {
        const at = await tx.first<{ now: string }>(clock({}));
        const leased_until = inWhile(at?.now ?? '', lease);
        const mine = named(job, [...key, 'leased_until']);
        const changed = await tx.update(table, mine as never, { leased_until, ...patch } as never);
        if (changed > 0) job.leased_until = leased_until;
        return changed > 0;
      });
    },

    /** Records completion, even if the lease has expired in the meantime. */
    async settle(job: J, patch: Fields): Promise<void> {
      if (dialect === 'postgres') {
        const news = Object.entries({ leased_until: null, ...patch });
        const values = Object.fromEntries([
          ...key.map((column) => [`key ${column}`, (job as Fields)[column]]),
          ...news.map(([column, value]) => [`new ${column}`, value]),
        ]) as Record<string, Value>;
        await directory.all(settlement(news.map(([column]) => column))(values));
        return;
      }
      await directory.write((tx) =>
        tx.update(table, named(job, key) as never, { leased_until: null, ...patch } as never),
      );
    },

    /** Records a failure, unless the lease has expired. */
    async release(job: J, wait: number | null, patch: Fields = {}): Promise<void> {
      await directory.write((tx) =>
        tx.update(
          table,
          named(job, [...key, 'leased_until']) as never,
          {
            leased_until: null,
            due_at: wait === null ? null : later(wait),
            ...patch,
          } as never,
        ),
      );
    },

    /** Releases the leases of a killed process. */
    async free(): Promise<void> {
      await directory.write((tx) =>
        tx.update(table, (row: Query) => row.whereRaw(waiting).whereNotNull('leased_until'), {
          leased_until: null,
        } as never),
      );
    },
  };
}

export interface OrganizationGroup extends Group {
  organization_id: string;
}

/** Jobs of an organization, up to `max` concurrently. */
export const organizationGroup = (id: string, max: number): OrganizationGroup => ({
  key: id,
  max,
  organization_id: id,
});
