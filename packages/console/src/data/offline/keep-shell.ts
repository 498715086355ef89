import { releaseIn, releaseOfPage } from './release-name.ts';

const PREFIX = 'helpdesk-shell-';

/**
 * Stores the complete console of one release in this browser, so members' pages open while the server is down: see app/worker.ts. It
 * contains no data. Without it, loading a page needs the server.
 */
export async function keepShell(files: readonly string[]): Promise<void> {
  const mine = releaseOfPage();
  // Custom domains belong to organizations, and may point elsewhere later.
  const isOnCustomDomain = document.querySelector('meta[name="helpdesk-organization"]') !== null;
  if (!mine || isOnCustomDomain || !('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    await keep(PREFIX + mine, mine, files);
  } catch {
    // The disk is full, or the browser doesn't allow storage.
  }
}

async function keep(name: string, mine: string, files: readonly string[]) {
  const cache = await caches.open(name);
  if (await cache.match('/', { ignoreVary: true })) return;
  // The root shows the landing page to visitors without a cookie.
  const page = await fetch('/login', { cache: 'no-cache' });
  const html = await page.clone().text();
  // The server may have a newer release by now; the first window with that release stores it.
  if (!page.ok || page.redirected || releaseIn(html) !== mine) return void caches.delete(name);
  // The worker serves no other files; the browser caches icons and the manifest itself.
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    (found) => found[1] ?? '',
  );
  await cache.addAll([...new Set([...named, ...files])]);
  // Stored last: a cache with a page is complete.
  await cache.put('/', page);
  const others = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name);
  await Promise.all(others.map((one) => caches.delete(one)));
}
