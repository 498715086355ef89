import { BrokenReference, DatabaseUnavailable, Duplicate } from '../errors.ts';

const unavailable =
  /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM|PROTOCOL)/;

/** Maps an SQLite error to the errors that both databases share; leaves programming errors unchanged. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    const names = error.message.replace(/^.*failed: /, '').split(', ');
    const columns = names.map((name) => name.replace(/^.*\./, ''));
    return new Duplicate(names[0]?.split('.')[0] ?? '', columns, error);
  }
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return new BrokenReference(error);
  if (unavailable.test(code)) return new DatabaseUnavailable(`SQLite: ${error.message}`, error);
  return error;
}
