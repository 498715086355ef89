import { BrokenReference, DatabaseBusy, DatabaseUnavailable, Duplicate } from '../errors.ts';

/** SQLSTATE classes and Node.js error codes that mean the database is unavailable, not that the query is wrong. */
const unavailable = /^(08|53|57P|58|25006|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH)/;
const lostConnection =
  /connection terminated|connection ended|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|client was closed|cannot use a pool after calling end/i;

interface PgError extends Error {
  code?: string;
  table?: string;
  detail?: string;
}

/** Maps a PostgreSQL error to the errors that both databases share; leaves programming errors unchanged. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', table = '', detail = '', message } = error as PgError;
  if (code === '23505') {
    const columns = /^Key \((.+?)\)=/.exec(detail)?.[1]?.split(', ') ?? [];
    return new Duplicate(table, columns, error);
  }
  // lock_timeout.
  if (code === '55P03') return new DatabaseBusy(`PostgreSQL: ${message}`, error);
  if (code === '23503') return new BrokenReference(error);
  if (unavailable.test(code) || lostConnection.test(message)) {
    return new DatabaseUnavailable(`PostgreSQL: ${message || code}`, error);
  }
  return error;
}

/** Whether running the transaction again may succeed. */
export function isConflict(error: unknown): boolean {
  const code = (error as PgError | undefined)?.code;
  return code === '40001' || code === '40P01' || isStalePlan(error);
}

/** Another node has changed a table since this connection prepared a statement on it. */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error && error.message.includes('cached plan must not change result type')
  );
}
