import pg from 'pg';
import type { Engine, Runner } from '../engine.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { groupCommit, type Session } from '../group-commit.ts';
import type { Log } from '../types.ts';
import { isConflict, isStalePlan, translated } from './errors.ts';
import { openNotices } from './notices.ts';
import { snapshotOn } from './snapshot.ts';
import { rememberStatements, runnerOn } from './statements.ts';
import { createLimit, createTurns } from './turns.ts';

/** An arbitrary number; it keeps two nodes from migrating at the same time. */
const migrationLock = 482_917_341;
const maxConnections = 10;
/** The other connections are for reads. */
const maxWrites = 7;
/** Milliseconds that a write waits for a database lock. */
const lockTimeout = 5_000;
/** Milliseconds that a write waits for other writes of this process. */
const turnTimeout = 10_000;
const numbers = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    numbers.has(id) ? Number : pg.types.getTypeParser(id, format as 'text'),
};

/** A PostgreSQL server: a pool of connections, and one group commit queue for each organization. */
export function openPostgres(url: string, log: Log): Engine {
  const statement = rememberStatements();
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    fallback_application_name: 'helpdesk',
    idle_in_transaction_session_timeout: 60_000,
    lock_timeout: lockTimeout,
    pipeline: true,
    types: types as pg.CustomTypesConfig,
  });
  // A connection that breaks while in use reports the error twice: to its query, and here.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn({ error: error.message }, 'A database connection was lost'));

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw translated(error);
    }
  }

  async function outside<R>(execute: (runner: Runner) => Promise<R>, isRetry = false): Promise<R> {
    const client = await connect();
    let failure: unknown;
    try {
      return await execute(runnerOn(client, statement));
    } catch (error) {
      failure = error;
      if (!isStalePlan(error) || isRetry) throw error;
    } finally {
      client.release(isBroken(failure));
    }
    return outside(execute, true);
  }

  const notices = openNotices(url, log);
  const queues = new Map<string, ReturnType<typeof groupCommit>>();
  const turns = createTurns(turnTimeout);
  const writes = createLimit(maxWrites, turnTimeout);

  async function openSession(organizationIds: readonly string[]): Promise<Session> {
    const endTurn = await turns.take(organizationIds);
    const end = await writes.take().catch((error: unknown) => {
      endTurn();
      throw error;
    });
    const release = () => {
      end();
      endTurn();
    };
    try {
      return sessionOn(await connect(), statement, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  const newQueue = (organizationIds: readonly string[]) =>
    groupCommit({
      open: () => openSession(organizationIds),
      isConflict,
      timeout: 30_000,
      log,
    });

  return {
    dialect: 'postgres',
    all: (sql, values) => outside((runner) => runner.all(sql, values)),
    first: (sql, values) => outside((runner) => runner.first(sql, values)),
    run: (sql, values) => outside((runner) => runner.run(sql, values)),
    write: async (name, work, organizationIds = []) => {
      if (name === null) return newQueue(organizationIds).write(work);
      const queue = queues.get(name) ?? newQueue([name]);
      queues.set(name, queue);
      try {
        return await queue.write(work);
      } finally {
        if (queue.isIdle() && queues.get(name) === queue) queues.delete(name);
      }
    },
    migrate: (work) =>
      outside(async (runner) => {
        await runner.run('begin', []);
        try {
          // Another node's migration may take minutes.
          await runner.run('set local lock_timeout = 0', []);
          await runner.run('select pg_advisory_xact_lock(?)', [migrationLock]);
          await work(runner);
          await runner.run('commit', []);
        } catch (error) {
          await runner.run('rollback', []).catch(() => {});
          throw error;
        }
      }),
    snapshot: async (work) => snapshotOn(await connect(), statement, work),
    notify: notices.notify,
    onNotice: notices.listen,
    isUpToDate: notices.isUpToDate,
    onChange: notices.hear,
    claimPlace: notices.claimPlace,
    close: async () => {
      await notices.close();
      await Promise.all([...queues.values()].map((queue) => queue.idle()));
      if (!pool.ending) await pool.end();
    },
  };
}

function sessionOn(
  client: pg.PoolClient,
  statement: ReturnType<typeof rememberStatements>,
  onRelease: () => void,
): Session {
  const runner = runnerOn(client, statement);
  let isLost = false;
  const onLoss = () => {
    isLost = true;
  };
  client.on('error', onLoss);
  const execute = (sql: string) => runner.run(sql, []);
  return {
    runner,
    begin: () => execute('begin'),
    commit: async () => {
      // PostgreSQL responds to the commit of a failed transaction with a rollback and no error.
      const { command } = await client.query('commit').catch((error: unknown) => {
        throw translated(error);
      });
      if (command !== 'COMMIT') throw new DatabaseUnavailable('The transaction had failed');
    },
    rollback: () => execute('rollback'),
    savepoint: () => execute('savepoint one'),
    releaseSavepoint: () => execute('release savepoint one'),
    rollbackToSavepoint: () => execute('rollback to savepoint one'),
    isOpen: () => !isLost,
    release: (error) => {
      client.off('error', onLoss);
      client.release(isLost || isBroken(error));
      onRelease();
    },
  };
}

const isBroken = (error: unknown) => error instanceof DatabaseUnavailable || isStalePlan(error);
