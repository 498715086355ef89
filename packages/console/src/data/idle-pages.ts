declare global {
  interface Window {
    /** The URL of the list of all pages' files, set by the script in the head. */
    pageFiles?: string;
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/**
 * Preloads the code of all pages while the browser is idle, one file after the other, so pages that haven't been visited open at once, even
 * if the server is down. Runs none of it. Returns the URLs of these files; empty if nothing was loaded.
 */
export async function fetchPagesWhenIdle(): Promise<string[]> {
  const list = window.pageFiles;
  if (!list || navigator.connection?.saveData) return [];
  window.pageFiles = undefined;
  const answer = await fetch(list).catch(() => null);
  const files: string[] = answer?.ok ? await answer.json() : [];
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    await idle();
    await fetched(file);
  }
  return files.length > 0 ? [list, ...files] : [];
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

function fetched(file: string) {
  return new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = file;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
