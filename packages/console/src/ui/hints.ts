import { type ReactNode, useSyncExternalStore } from 'react';
import type { Placement } from './overlays/placement.ts';

export type Hint = { id: number; element: HTMLElement; label: ReactNode; placement: Placement };

const listeners = new Set<() => void>();
let current: Hint | null = null;
let count = 0;

/** Requests the tooltip of an element that is hovered or focused; the layer shows it after the delay. */
export function hint(next: Omit<Hint, 'id'>) {
  if (next.element !== current?.element) show({ ...next, id: ++count });
}

/** Removes the tooltip of an unmounted element. */
export function forgetHint(element: Element | null | undefined) {
  if (current?.element === element) show(null);
}

const shared = new WeakSet<Event>();

/** Lets Escape also close the dialog below, in addition to a tooltip. */
export function shareEscape(event: Event) {
  shared.add(event);
}

/** Marks a key event as handled, even if it was shared before. */
export function take(event: Event) {
  event.preventDefault();
  shared.delete(event);
}

/** Whether a key event has been handled. */
export function isTaken(event: Event): boolean {
  return event.defaultPrevented && !shared.has(event);
}

export function useHint(): Hint | null {
  return useSyncExternalStore(subscribe, () => current);
}

function show(next: Hint | null) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
