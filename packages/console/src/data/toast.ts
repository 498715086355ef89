export type Toast = {
  title: string;
  text?: string;
  /** The red style of failures. */
  destructive?: boolean;
  /** Takes back what the notification tells of; not carried across pages. */
  undo?: (() => void) | undefined;
  /** Leads on from what the notification tells of; not carried across pages either. */
  action?: { label: string; run: () => void } | undefined;
};

export type ShownToast = Toast & { id: number };

const CARRY_KEY = 'helpdesk_toast';
const listeners = new Set<() => void>();
let shown: ShownToast | null = null;
let count = 0;

/** Shows a notification; it takes the place of the one that is still there, as at most one is shown at a time. */
export function toast(next: Toast) {
  count += 1;
  shown = { ...next, id: count };
  tell();
}

export function dismissToast(id: number) {
  if (shown?.id !== id) return;
  shown = null;
  tell();
}

/** Keeps the shown notification across the full-page navigation that is about to happen. */
export function carryToast() {
  if (!shown) return;
  sessionStorage.setItem(CARRY_KEY, JSON.stringify({ ...shown, action: undefined }));
}

/** Shows again what carryToast kept. */
export function restoreToast() {
  const carried = sessionStorage.getItem(CARRY_KEY);
  sessionStorage.removeItem(CARRY_KEY);
  if (carried) toast(JSON.parse(carried) as Toast);
}

/** The notification to show now, for useSyncExternalStore together with onToastChange. */
export function shownToast() {
  return shown;
}

export function onToastChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
