import { browserDatabase } from './browser-database.ts';

/** A read as it is stored in this browser. */
export interface KeptRead {
  owner: string;
  hash: string;
  key: readonly unknown[];
  data: unknown;
  /** The time of the server's response, in milliseconds since 1970. */
  at: number;
}

const STORE = 'reads';
/** Set in local storage if the database may contain data. */
const MARK = 'helpdesk_keeps';

const open = browserDatabase('helpdesk', (database) =>
  database.createObjectStore(STORE, { keyPath: ['owner', 'hash'] }),
);

/** Runs one transaction; if the disk is full or the database closed, less is stored. */
async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | void,
): Promise<Result | undefined> {
  const database = await open();
  return new Promise((resolve) => {
    try {
      const transaction = database?.transaction(STORE, mode);
      if (!transaction) return resolve(undefined);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onerror = () => resolve(undefined);
      transaction.onabort = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

export const allKept = async () =>
  ((await run('readonly', (store) => store.getAll())) ?? []) as KeptRead[];

export const putKept = (reads: readonly KeptRead[]) => {
  localStorage.setItem(MARK, '1');
  return run('readwrite', (store) => {
    for (const read of reads) store.put(read);
  });
};

export const dropKept = (reads: readonly KeptRead[]) =>
  run('readwrite', (store) => {
    for (const { owner, hash } of reads) store.delete([owner, hash]);
  });

/** Visitors store nothing, so no database is created for them. */
export async function clearKept() {
  if (localStorage.getItem(MARK) === null) return;
  await run('readwrite', (store) => void store.clear());
  localStorage.removeItem(MARK);
}
