import { useEffect } from 'react';
import { openOverlay } from '../../data/overlay.ts';
import m from './messages.yaml';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The shortcut of the palette for display. */
export const paletteKeys = isMac ? '⌘ K' : m.paletteKeys.ctrlK;

/** Opens the palette from anywhere, even while typing, unless a dialog is open. */
export function usePaletteKeys() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (!document.querySelector('html[data-modal]')) openOverlay('palette');
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
