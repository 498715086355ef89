export type Toast = {
  title: string;
  text?: string;
  /** The red style for errors. */
  destructive?: boolean;
  /** Undoes the action; dropped on full-page navigation. */
  undo?: (() => void) | undefined;
  /** A follow-up action; also dropped on full-page navigation. */
  action?: { label: string; run: () => void } | undefined;
};

export type ShownToast = Toast & { id: number };

const CARRY_KEY = 'helpdesk_toast';
const listeners = new Set<() => void>();
let shown: ShownToast | null = null;
let count = 0;

/** Shows a toast, which replaces the current one: at most one is visible. */
export function toast(next: Toast) {
  count += 1;
  shown = { ...next, id: count };
  notify();
}

export function dismissToast(id: number) {
  if (shown?.id !== id) return;
  shown = null;
  notify();
}

/** Keeps the current toast across an upcoming full-page navigation. */
export function carryToast() {
  if (!shown) return;
  sessionStorage.setItem(CARRY_KEY, JSON.stringify({ ...shown, action: undefined }));
}

/** Restores the toast that carryToast kept. */
export function restoreToast() {
  const carried = sessionStorage.getItem(CARRY_KEY);
  sessionStorage.removeItem(CARRY_KEY);
  if (carried) toast(JSON.parse(carried) as Toast);
}

/** The current toast, for useSyncExternalStore together with onToastChange. */
export function shownToast() {
  return shown;
}

export function onToastChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}
