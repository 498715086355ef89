import { DatabaseBusy, DatabaseUnavailable } from '../database/errors.ts';
import { NotNow } from './retry.ts';

/** A task that failed for some items, and succeeded for all others. */
export class FailedForSome extends AggregateError {
  constructor(failures: ReadonlyMap<string, unknown>) {
    const named = [...failures].map(([id, error]) => `${id} (${String(error)})`);
    super([...failures.values()], `Failed for ${named.join(', ')}`);
    this.name = 'FailedForSome';
  }
}

/** Without a database, all other items would fail too. */
const isOver = (error: unknown) =>
  error instanceof DatabaseUnavailable && !(error instanceof DatabaseBusy);

/**
 * Runs the work of a task for one item after the other. A failed item doesn't stop the others; at the end the task fails with
 * the ids of the failed ones, so the log names them and it runs again sooner.
 */
export async function forEach<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isOver(error)) throw error;
      if (!(error instanceof NotNow)) failures.set(idOf(item), error);
      else if (failures.size === 0) throw error;
      else break;
    }
  }
  if (failures.size > 0) throw new FailedForSome(failures);
}

/** The organization id of a row, which is an organization or belongs to one. */
export const organizationIn = (row: { organization_id: string } | { id: string }) =>
  'organization_id' in row ? row.organization_id : row.id;

/** Like `forEach`, for organizations. */
export const forEachOrganization = (
  ids: Iterable<string>,
  work: (id: string) => Promise<unknown>,
): Promise<void> => forEach([...new Set(ids)], (id) => id, work);
