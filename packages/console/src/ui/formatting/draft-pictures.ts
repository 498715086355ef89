import { useSyncExternalStore } from 'react';

/** How pictures look that were attached in this window, by the ids of their files. */
let drawn: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

export function drawPicture(id: string, source: string): void {
  if (drawn.get(id) === source) return;
  drawn = new Map([...drawn, [id, source]]);
  for (const listener of listeners) listener();
}

export const drawingOf = (id: string): string | undefined => drawn.get(id);

/** Calls back when more pictures are known, until the returned function is called. */
export function onDrawn(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How pictures of drafts look, by the ids of their files; another map once more are known. */
export const useDraftPictures = (): ReadonlyMap<string, string> =>
  useSyncExternalStore(onDrawn, () => drawn);
