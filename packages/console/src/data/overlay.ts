import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useSyncExternalStore } from 'react';

/** A dialog that several screens can open. */
export type Overlay =
  | 'away'
  | 'branding'
  | 'canned-reply'
  | 'edit-ticket'
  | 'hand-over'
  | 'invite'
  | 'link'
  | 'log-out'
  | 'macro'
  | 'merge'
  | 'new-ticket'
  | 'palette'
  | 'shortcuts'
  | 'snooze'
  | 'support-address'
  | 'unsent';

/** The text of a reply to save. */
type BegunReply = { text: string; isFormatted: boolean };

const listeners = new Set<() => void>();
let shown: Overlay | null = null;
let about: unknown;

/** Opens a dialog from any screen, without importing the feature that renders it. */
export function openOverlay(overlay: Overlay, what?: BegunReply | Schema<'Ticket'>) {
  about = what;
  show(overlay);
}

export function closeOverlay() {
  show(null);
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** The text that the open dialog starts with, if any. */
export const overlayReply = () => about as BegunReply | undefined;
/** The ticket of the open dialog. */
export const overlayTicket = () => about as Schema<'Ticket'>;

function show(next: Overlay | null) {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
