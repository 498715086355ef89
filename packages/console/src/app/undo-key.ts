import { useEffect } from 'react';
import { isTyping } from '../data/shortcuts.ts';
import { isUndoKey, undoLast } from '../data/toast.ts';
import m from './messages.yaml';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The undo shortcut for display. */
export const undoKeys = isMac ? '⌘ Z' : m.undoKey.ctrlZ;

/** Undoes the last change; in text fields the browser handles the shortcut. */
export function useUndoKey() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isUndoKey(event) || event.defaultPrevented || event.repeat) return;
      if (!isTyping(event.target) && undoLast()) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
