import { browserDatabase } from '../../../data/offline/browser-database.ts';
import type { NewUnsent, Unsent } from './unsent.ts';

const STORE = 'writes';

/** The database of unsent writes in this browser. */
const open = browserDatabase('helpdesk_unsent', (database) => {
  const store = database.createObjectStore(STORE, { keyPath: 'at', autoIncrement: true });
  store.createIndex('owner', 'owner');
  store.createIndex('madeAt', 'madeAt');
});

/** Runs one transaction; returns null if it failed, for example because the disk is full. */
async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<{ result: Result | undefined } | null> {
  const database = await open();
  return new Promise((resolve) => {
    try {
      // The text must be on the disk before its author sees that it's saved.
      const transaction = database?.transaction(STORE, mode, { durability: 'strict' });
      if (!transaction) return resolve(null);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve({ result: request?.result });
      transaction.onerror = () => resolve(null);
      transaction.onabort = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

/** The unsent writes of one owner, in order; null if they couldn't be read. */
export async function unsentOf(owner: string): Promise<Unsent[] | null> {
  const read = await run('readonly', (store) => store.index('owner').getAll(owner));
  return read && (read.result as Unsent[]).toSorted((a, b) => a.at - b.at);
}

/** Stores writes, new ones at the end of the order; returns whether they were stored. */
export async function putUnsent(writes: readonly (NewUnsent | Unsent)[]): Promise<boolean> {
  const done = await run('readwrite', (store) => {
    for (const one of writes) store.put(one);
    return undefined;
  });
  return done !== null;
}

export const dropUnsent = (places: readonly number[]) =>
  run('readwrite', (store) => {
    for (const at of places) store.delete(at);
    return undefined;
  });

/** Removes old writes of all users. */
export async function dropUnsentBefore(time: number) {
  const old = await run('readonly', (store) =>
    store.index('madeAt').getAllKeys(IDBKeyRange.upperBound(time)),
  );
  if (old?.result?.length) await dropUnsent(old.result as number[]);
}
