import { useSyncExternalStore } from 'react';

/** The sources of pictures that were attached in this window, by file ID. */
let drawn: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

export function drawPicture(id: string, source: string): void {
  if (drawn.get(id) === source) return;
  drawn = new Map([...drawn, [id, source]]);
  for (const listener of listeners) listener();
}

export const drawingOf = (id: string): string | undefined => drawn.get(id);

/** Calls the listener when pictures are added. Returns a function that stops it. */
export function onDrawn(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the sources of pictures in drafts, by file ID; a new map when some are added. */
export const useDraftPictures = (): ReadonlyMap<string, string> =>
  useSyncExternalStore(onDrawn, () => drawn);
