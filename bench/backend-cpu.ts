import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Sums the CPU milliseconds of PostgreSQL's backends for one database, if it runs on this machine. */
export async function watchBackends(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const own = `select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const used = new Map<number, number>();
  return {
    /** Backends that have ended count with their last known value. */
    async milliseconds() {
      for (const { pid } of (await client.query(own)).rows as { pid: number }[]) {
        const nanoseconds = timeOf(pid);
        if (nanoseconds !== null) used.set(pid, nanoseconds / 1e6);
      }
      return [...used.values()].reduce((sum, one) => sum + one, 0);
    },
    stop: () => client.end(),
  };
}

function timeOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return null;
  }
}
