declare global {
  interface Window {
    /** Where the list of the files of all pages is, from the script in the head. */
    pageFiles?: string;
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/**
 * Fetches the code of all pages while there is nothing else to do, one file after the other, so that a page that was not
 * visited before opens at once, and while the server is away. Nothing of it runs before the page is opened. Returns the
 * addresses of these files, none where nothing was fetched.
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
