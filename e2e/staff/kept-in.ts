import type { Page } from 'playwright/test';

/** Returns everything in a store of a browser database as one text. */
export const keptIn = (page: Page, database: string, store: string) =>
  page.evaluate(
    ([name = '', of = '']) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve('[]');
        opening.onsuccess = () => {
          const all = opening.result.transaction(of).objectStore(of).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
    [database, store],
  );
