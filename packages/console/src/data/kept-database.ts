/** A read as it is kept in this browser. */
export interface KeptRead {
  owner: string;
  hash: string;
  key: readonly unknown[];
  data: unknown;
  /** When the server answered it. */
  at: number;
}

const NAME = 'helpdesk';
const STORE = 'reads';
/** In local storage while something may be kept. */
const MARK = 'helpdesk_keeps';

let opening: Promise<IDBDatabase | null> | undefined;

/** The database of this origin; null where the browser has none, as in some private windows. */
function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore(STORE, { keyPath: ['owner', 'hash'] });
      request.onsuccess = () => {
        // Another window may have a newer console, which changes the database.
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

/** Runs one transaction; a full disk or a closed database only means that less is kept. */
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

/** Visitors, of whom nothing is kept, get no database. */
export async function clearKept() {
  if (localStorage.getItem(MARK) === null) return;
  await run('readwrite', (store) => void store.clear());
  localStorage.removeItem(MARK);
}
