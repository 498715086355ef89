import { type RefObject, useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open: readonly HTMLDialogElement[] = [];

/** Opens a dialog element as a modal while `isOpen`, and remembers which of several lies on top. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    remember([...open, dialog]);
    return () => {
      dialog.close();
      remember(open.filter((other) => other !== dialog));
    };
  }, [ref, isOpen]);
}

/** The modal on top of all others: whatever lies outside of it cannot be reached while it is open. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, () => open.at(-1));
}

function remember(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
