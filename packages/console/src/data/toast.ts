export type Toast = {
  title: string;
  text?: string;
  /** The red style for errors. */
  destructive?: boolean;
  /** When the action happens, in milliseconds since 1970. The toast counts down and stays until then. */
  until?: number | undefined;
  /** Undoes the action; dropped on full-page navigation. */
  undo?: (() => void) | undefined;
  /** A follow-up action; also dropped on full-page navigation. */
  action?: { label: string; run: () => void } | undefined;
  /** Whether it isn't about an action of the user: it waits until the current toast is gone. */
  isNotice?: boolean;
};

export type ShownToast = Toast & { id: number };

const CARRY_KEY = 'helpdesk_toast';
const listeners = new Set<() => void>();
let shown: ShownToast | null = null;
let count = 0;
let lastUndo: (() => void) | null = null;
let waiting: Toast | null = null;

/** Shows a toast, which replaces the current one: at most one is visible. */
export function toast(next: Toast) {
  if (next.isNotice && shown && !shown.isNotice) {
    waiting = next;
    return;
  }
  count += 1;
  shown = { ...next, ...(next.undo && { undo: undoable(next.undo, count) }), id: count };
  notify();
}

/** Undoes the last change that a toast offered to undo, even if the toast is gone; returns whether there was one. */
export function undoLast(): boolean {
  const undo = lastUndo;
  undo?.();
  return undo !== null;
}

/** Makes sure that a change is undone only once, by its toast or by the key. */
function undoable(undo: () => void, id: number) {
  const once = () => {
    if (isUndone) return;
    isUndone = true;
    if (lastUndo === once) lastUndo = null;
    dismissToast(id);
    undo();
  };
  let isUndone = false;
  lastUndo = once;
  return once;
}

export function dismissToast(id: number) {
  if (shown?.id !== id) return;
  shown = null;
  notify();
  if (waiting) toast(waiting);
  waiting = null;
}

/** Keeps the current toast across an upcoming full-page navigation. */
export function carryToast() {
  if (!shown) return;
  sessionStorage.setItem(CARRY_KEY, JSON.stringify({ ...shown, action: undefined }));
}

/** Restores the toast that carryToast stored. */
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

/** Whether a key event is the undo shortcut. */
export const isUndoKey = (event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}) =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'z';
