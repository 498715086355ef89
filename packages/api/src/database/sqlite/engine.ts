import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Engine, Runner } from '../engine.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { groupCommit, type Session } from '../group-commit.ts';
import type { Log } from '../types.ts';
import { checkpointsOf } from './checkpoints.ts';
import { lockFile } from './lock-file.ts';
import { logSync, syncFile } from './log-sync.ts';
import { searchMergesOf } from './search-merges.ts';
import { snapshotOf } from './snapshot.ts';
import { statementCache } from './statements.ts';

/**
 * The embedded database: one connection, and every commit is on disk before it is acknowledged. A commit writes the log. Its
 * sync, which responses wait for, runs off the event loop, so reads never wait for the disk.
 */
export function openSqlite(file: string, log: Log, syncOf = syncFile): Engine {
  const { connection, unlock, log: written, checkpoints } = connect(file, syncOf);
  const statements = statementCache(connection);
  let isClosed = false;
  /** While a group of writes runs, reads wait here, so they don't see uncommitted data. */
  let gate: Promise<void> | undefined;
  let openGate = () => {};

  function closeGate() {
    gate = new Promise((open) => {
      openGate = () => {
        gate = undefined;
        open();
      };
    });
  }

  const inside: Runner = {
    all: async (sql, values) => statements.all(sql, values),
    first: async (sql, values) => statements.first(sql, values),
    run: async (sql, values) => {
      // A full disk can abort the transaction of a verb that continues regardless.
      if (!connection.inTransaction) throw new DatabaseUnavailable('The transaction was lost');
      return statements.run(sql, values);
    },
  };

  async function outside<R>(execute: () => R): Promise<R> {
    while (gate) await gate;
    if (isClosed) throw new DatabaseUnavailable('The database is closed');
    return execute();
  }

  const copySoon = () => checkpoints?.committed();
  const merges = searchMergesOf({ statements, between: outside, merged: copySoon, log });
  const execute = (sql: string) => statements.run(sql, []);
  const session: Session = {
    runner: inside,
    begin: () => {
      closeGate();
      execute('begin immediate');
    },
    commit: () => {
      execute('commit');
      copySoon();
      merges.committed();
    },
    synced: () => written?.synced(),
    rollback: () => execute('rollback'),
    savepoint: () => execute('savepoint one'),
    releaseSavepoint: () => execute('release one'),
    rollbackToSavepoint: () => {
      execute('rollback to one');
      execute('release one');
    },
    isOpen: () => connection.inTransaction,
    release: () => openGate(),
  };
  const queue = groupCommit({
    open: () => session,
    isConflict: () => false,
    timeout: 5_000,
    slice: 8,
    log,
  });

  const write: Engine['write'] = async (organizationId, work) => {
    if (isClosed) throw new DatabaseUnavailable('The database is closed');
    if (written?.isLost()) throw new DatabaseUnavailable('The disk rejected writes');
    return queue.write(work, organizationId ?? undefined);
  };

  return {
    dialect: 'sqlite',
    all: (sql, values) => outside(() => statements.all(sql, values)),
    first: (sql, values) => outside(() => statements.first(sql, values)),
    run: async (sql, values) => {
      const changed = await outside(() => statements.run(sql, values));
      copySoon();
      await written?.synced();
      return changed;
    },
    write,
    migrate: async (work) => {
      execute('begin immediate');
      try {
        await work(inside);
        execute('commit');
        await written?.synced();
      } catch (error) {
        if (connection.inTransaction) execute('rollback');
        throw error;
      }
    },
    snapshot: (work) =>
      file === ':memory:'
        ? // No other connection can open an in-memory database: each query reads as of its own moment.
          work(async function* (sql, values) {
            yield await outside(() => statements.all(sql, values));
          })
        : snapshotOf(file, work),
    // One process owns the file, so there are no other nodes.
    notify: async () => {},
    onNotice: () => () => {},
    isUpToDate: () => true,
    onChange: () => {},
    claimPlace: async () => true,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      merges.close();
      await queue.idle();
      await checkpoints?.close();
      connection.close();
      written?.close();
      unlock();
    },
  };
}

/** Makes the file readable by its owner only; SQLite gives its journals the same mode. */
function keepPrivate(path: string) {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

function connect(file: string, syncOf: typeof syncFile) {
  const isFile = file !== ':memory:';
  const path = isFile ? resolve(file) : file;
  if (isFile) mkdirSync(dirname(path), { recursive: true });
  const unlock = isFile ? lockFile(path) : () => {};
  try {
    if (isFile) keepPrivate(path);
    const connection = new Sqlite(path, { timeout: 5_000 });
    connection.pragma('journal_mode = WAL');
    // Checkpoints are synced here, and commits by `logSync` before they are acknowledged.
    connection.pragma('synchronous = NORMAL');
    // 32 MB instead of 4: the log is copied off the event loop before it gets this long.
    connection.pragma('wal_autocheckpoint = 8000');
    connection.pragma('foreign_keys = ON');
    connection.pragma('trusted_schema = OFF');
    connection.pragma('temp_store = MEMORY');
    connection.pragma('cache_size = -65536');
    connection.pragma('journal_size_limit = 67108864');
    const log = isFile ? logSync(path, syncOf) : null;
    return { connection, unlock, log, checkpoints: isFile ? checkpointsOf(path) : null };
  } catch (error) {
    unlock();
    throw error;
  }
}
