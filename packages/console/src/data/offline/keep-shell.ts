import { releaseIn, releaseOfPage } from './release-name.ts';

const PREFIX = 'helpdesk-shell-';

/**
 * Keeps the console itself in this browser, whole and for one release, so that members' pages open while the server is
 * away: see app/worker.ts. It holds no data. Where a browser cannot, loading a page needs the server.
 */
export async function keepShell(files: readonly string[]): Promise<void> {
  const mine = releaseOfPage();
  // Custom domains are an organization's, and may lead elsewhere tomorrow.
  const isOnCustomDomain = document.querySelector('meta[name="helpdesk-organization"]') !== null;
  if (!mine || isOnCustomDomain || !('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    await keep(PREFIX + mine, mine, files);
  } catch {
    // A full disk, or a browser that is told to keep nothing.
  }
}

async function keep(name: string, mine: string, files: readonly string[]) {
  const cache = await caches.open(name);
  if (await cache.match('/', { ignoreVary: true })) return;
  // At the root, who has no cookie gets the landing page.
  const page = await fetch('/login', { cache: 'no-cache' });
  const html = await page.clone().text();
  // The server may have a newer release by now, whose first window keeps that.
  if (!page.ok || page.redirected || releaseIn(html) !== mine) return void caches.delete(name);
  // The worker returns no other files: icons and manifest are the browser's own matter.
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    (found) => found[1] ?? '',
  );
  await cache.addAll([...new Set([...named, ...files])]);
  // Last: what has a page is whole.
  await cache.put('/', page);
  const others = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name);
  await Promise.all(others.map((one) => caches.delete(one)));
}
