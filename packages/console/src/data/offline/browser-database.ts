/** Opens a database of this browser, once; null if it has none, as in some private windows. */
export function browserDatabase(name: string, make: (database: IDBDatabase) => void) {
  let opening: Promise<IDBDatabase | null> | undefined;
  return () => {
    opening ??= new Promise((resolve) => {
      try {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => make(request.result);
        request.onsuccess = () => {
          // Another window may have a newer console that upgrades the database.
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
  };
}
