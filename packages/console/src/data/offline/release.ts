import { useSyncExternalStore } from 'react';
import { onServerBack } from './reach.ts';
import { releaseIn, releaseOfPage } from './release-name.ts';

/** Minimum time in milliseconds between checks when the window becomes visible. */
const INTERVAL = 10 * 60 * 1000;

const listeners = new Set<() => void>();
let isNew = false;
let askedAt = Date.now();
let isWatching = false;

/** Checks the server's release whenever it is back, and when the window becomes visible after a while. */
function watchRelease() {
  const mine = releaseOfPage();
  if (!mine) return;

  async function ask() {
    askedAt = Date.now();
    const answer = await fetch('/', { cache: 'no-cache' }).catch(() => null);
    const current = answer?.ok && releaseIn(await answer.text());
    if (!current || current === mine) return;
    isNew = true;
    for (const listener of listeners) listener();
  }
  onServerBack(() => void ask());
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - askedAt > INTERVAL;
    if (document.visibilityState === 'visible' && isDue && !isNew) void ask();
  });
}

/** Whether the page has unsaved input that a reload could lose. */
export function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="url"]',
  );
  const isEditing = document.querySelector('[contenteditable="true"], [role="dialog"]') !== null;
  return isEditing || [...fields].some(({ value }) => value.trim() !== '');
}

/** Whether the server has another release than this page. */
export function useNewRelease(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      if (!isWatching) watchRelease();
      isWatching = true;
      return () => listeners.delete(listener);
    },
    () => isNew,
  );
}
