import { useSyncExternalStore } from 'react';

/** A dialog that more than one screen opens. */
export type Overlay =
  | 'canned-reply'
  | 'invite'
  | 'log-out'
  | 'new-ticket'
  | 'palette'
  | 'shortcuts'
  | 'unsent';

const listeners = new Set<() => void>();
let shown: Overlay | null = null;
let text: string | undefined;

/** Opens a dialog from any screen, without importing the feature that renders it. */
export function openOverlay(overlay: Overlay, startText?: string) {
  text = startText;
  show(overlay);
}

export function closeOverlay() {
  show(null);
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** The text that the open dialog starts with, if any. */
export const overlayText = () => text;

function show(next: Overlay | null) {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
