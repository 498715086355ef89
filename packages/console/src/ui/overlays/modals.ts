import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open: readonly HTMLElement[] = [];

/** Tracks which of several open modals is on top, and prevents the page behind from scrolling. */
export function useModalLayer(modal: HTMLElement | null) {
  useEffect(() => {
    if (!modal) return;
    remember([...open, modal]);
    return () => remember(open.filter((other) => other !== modal));
  }, [modal]);
}

/** The topmost modal: everything outside of it is inert while it is open. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => open.at(-1));
}

function remember(next: readonly HTMLElement[]) {
  const root = document.documentElement;
  // Reserves the space of the scrollbar, so the page behind doesn't shift sideways.
  if (open.length === 0 && window.innerWidth > root.clientWidth) {
    root.style.scrollbarGutter = 'stable';
  }
  if (next.length === 0) root.style.scrollbarGutter = '';
  root.toggleAttribute('data-modal', next.length > 0);
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
